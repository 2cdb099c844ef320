import { isMessageStart } from "../../codecs/grib/message-start.ts";
import type { Format } from "../descriptor.ts";
import { FILTER_NAMES, type GribFilter } from "./cubes/filter.ts";

/** Options of GRIB alone. */
export type GribOptions = {
	/**
	 * `cubes`, the default: a group for each kind of level and product, an array for each parameter. `messages`: every field of
	 * the file as an array of its own, `/1`, `/2`, …, with its values as they are coded.
	 */
	layout?: "cubes" | "messages" | undefined;
	/** Cubes: take only fields with these values of their keys, such as `{ name: ["2t", "10u"], number: 0 }`. */
	filter?: GribFilter | undefined;
	/**
	 * An index beside the file, `FILE.idx` of NOAA or `.index` of ECMWF. `auto`, the default: of files beyond 4 MiB it is used if
	 * there is one, and every message is compared with it before it is used. `only`: there has to be one, and what it says of
	 * messages that were not read is believed. `none`: the messages of the file are found by their lengths.
	 */
	index?: "auto" | "only" | "none" | undefined;
	/** Cubes: two fields for one place are an error of their array, unless one of them is chosen. */
	duplicates?: "error" | "first" | "last" | undefined;
	/**
	 * Cubes: rows from north to south, whichever way they are coded, with coordinates to match. The default is the direction of
	 * the file. Lists of points (reduced and unstructured grids) stay as they are.
	 */
	northUp?: boolean | undefined;
	/**
	 * Cubes: true, the default, gives a group one `level` and one `percentile`, with the values of all its arrays; where an array
	 * has no field, it is missing. With false an array has its own values alone: those that differ from the first are along
	 * `level_1`, `level_2`, ….
	 */
	accumulate?: boolean | undefined;
};

/** GRIB, editions 1 and 2. */
export const gribFormat: Format<"grib", GribOptions> = {
	key: "grib",
	name: "GRIB",
	page: "docs/formats/grib.md",
	fillPolicies: ["grib"],
	options: {
		layout: {
			kind: "choice",
			choices: ["cubes", "messages"],
			description: "an array for each parameter, or for each field",
			flag: "--layout <name>",
		},
		filter: {
			kind: "filter",
			keys: FILTER_NAMES,
			description: /* @__PURE__ */ filterDescription(),
			flag: "--filter <key=value>",
		},
		index: {
			kind: "choice",
			choices: ["auto", "only", "none"],
			description: "find the messages by reading the file, not by an index beside it",
			flag: "--no-index",
			flagValue: "none",
		},
		duplicates: {
			kind: "choice",
			choices: ["error", "first", "last"],
			description: "which of two fields for one place to take",
			flag: "--duplicates <which>",
		},
		northUp: {
			kind: "boolean",
			description: "rows from north to south, whichever way they are coded",
			flag: "--north-up",
		},
		accumulate: {
			kind: "boolean",
			description: "each array with its own levels and percentiles, not those of its group",
			flag: "--no-accumulate",
		},
	},
	// A search through the first bytes, which others may happen to satisfy.
	file: { isTriedLast: true, recognises: isGrib, load: async () => (await import("./index.ts")).grib },
};

function filterDescription(): string {
	return `only fields that have one of the values given for a key: ${FILTER_NAMES.join(", ")}`;
}

/**
 * True for files that begin as GRIB, or with a message near their beginning: headings of bulletins and records of other
 * systems come first in many. Since that is a search, GRIB is the last format to be tried.
 */
export function isGrib(head: Uint8Array): boolean {
	return [0x47, 0x52, 0x49, 0x42].every((byte, i) => head[i] === byte) || findMessage(head, 0) !== undefined;
}

/** Where the next message begins, at `from` or later, as far as these bytes tell. */
export function findMessage(bytes: Uint8Array, from: number): number | undefined {
	for (let at = bytes.indexOf(0x47, from); at >= 0; at = bytes.indexOf(0x47, at + 1))
		if (isMessageStart(bytes, at, true)) return at;
	return undefined;
}
