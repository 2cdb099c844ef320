import type { Diagnostic } from "../../diagnostics.ts";
import { MiraError } from "../../errors.ts";
import type { FillOptions } from "../../fill/policies.ts";
import { InlineBudget, type InlineBudgetOptions } from "../../manifest/inline-budget.ts";
import { ManifestStore } from "../../manifest/manifest-store.ts";
import type { Parser } from "../format.ts";
import { buildCubes } from "./cubes/build-cubes.ts";
import { fieldFilter, type GribFilter } from "./cubes/filter.ts";
import { buildMessages } from "./messages.ts";
import { type GribScan, scanMessages } from "./scan.ts";
import { isGrib } from "./signature.ts";

/** Options of the GRIB parser. */
export type GribOptions = FillOptions & {
	/**
	 * `cubes`, the default: a group for each kind of level and product, an array for each parameter. `messages`: every field of
	 * the file as an array of its own, `/1`, `/2`, …, with its values as they are coded.
	 */
	layout?: "cubes" | "messages" | undefined;
	/** Cubes: take only fields with these values of their keys, such as `{ name: ["2t", "10u"], number: 0 }`. */
	filter?: GribFilter | undefined;
	/** Cubes: two fields for one place are an error of their array, unless one of them is chosen. */
	duplicates?: "error" | "first" | "last" | undefined;
	/** How much may be kept inline: coordinates. */
	inlineBudget?: InlineBudgetOptions | undefined;
};

/** A parser for GRIB, editions 1 and 2. */
export function grib(options: GribOptions = {}): Parser {
	return async (url, registry) => {
		const source = registry.source(url);
		const scan = await scanMessages(source);
		if (scan.messages.length === 0) throw withoutMessages(await source.readUpTo(0, 8), url);
		const diagnostics = [...reportSkipped(scan), ...reportTruncated(scan)];
		const file = { url, options, diagnostics };
		const group =
			options.layout === "messages"
				? buildMessages(scan, file)
				: await buildCubes(scan, {
						...file,
						registry,
						budget: new InlineBudget(options.inlineBudget),
						duplicates: options.duplicates ?? "error",
						accepts: fieldFilter(options.filter ?? {}),
					});
		return new ManifestStore({ url, group, registry, diagnostics });
	};
}

/** Editions 0 and 3 exist, but nobody exchanges files of them. */
function withoutMessages(start: Uint8Array, url: string): MiraError {
	const edition = start[7];
	if (isGrib(start) && edition !== 1 && edition !== 2)
		return new MiraError("unsupported-feature", `GRIB of edition ${edition} is not decoded`, { url });
	return new MiraError("corrupt-file", "the file has no GRIB message that can be understood", { url });
}

function reportSkipped({ skipped }: GribScan): Diagnostic[] {
	if (skipped.length === 0) return [];
	const bytes = skipped.reduce((sum, { length }) => sum + length, 0);
	const places = skipped.length === 1 ? `at byte ${skipped[0]?.offset}` : `in ${skipped.length} places`;
	return [
		{
			severity: "info",
			code: "bytes-skipped",
			path: "/",
			message: `${bytes} bytes ${places} belong to no GRIB message and were skipped`,
		},
	];
}

function reportTruncated({ messages, fileBytes }: GribScan): Diagnostic[] {
	return messages
		.filter(({ range }) => range.offset + range.length > fileBytes)
		.map(({ range }) => ({
			severity: "warning",
			code: "truncated-file",
			path: "/",
			message: `the message at byte ${range.offset} should end at byte ${range.offset + range.length}, but the file has ${fileBytes}`,
			hint: "Reading its fields is an error; fetch the file again",
		}));
}
