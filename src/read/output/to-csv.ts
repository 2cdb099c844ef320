import { checkOptions, isMiraError, type OptionValues, oneOf } from "../../errors.ts";
import { ABORT_OPTIONS, type AbortOptions } from "../../io/deadline.ts";
import type { ManifestStore } from "../../manifest/manifest-store.ts";
import { DECODE_OPTIONS, type DecodeOptions, decode } from "../decode.ts";
import { resolveSelection } from "../selection.ts";
import { csvBlocks } from "./csv.ts";

/** Options of `toCsv`: what is selected, and what counts as missing, as for `decode`. */
export type CsvOptions = Pick<
	DecodeOptions,
	"selection" | "mask" | "maskStorageFill" | "maskExcept" | "maskArrays" | "scale"
> &
	AbortOptions & {
		/** Times as dates (the default), or as the numbers that are stored; numbers always where the calendar is not known. */
		times?: "iso" | "number" | undefined;
	};

const CSV_OPTIONS: OptionValues<CsvOptions> = {
	selection: DECODE_OPTIONS.selection,
	mask: DECODE_OPTIONS.mask,
	maskStorageFill: DECODE_OPTIONS.maskStorageFill,
	maskExcept: DECODE_OPTIONS.maskExcept,
	maskArrays: DECODE_OPTIONS.maskArrays,
	scale: DECODE_OPTIONS.scale,
	times: oneOf("iso", "number"),
	...ABORT_OPTIONS,
};

/**
 * Values of an array as a table in long form (RFC 4180), as `mirazarr read --format csv` writes it: a line for each, with its
 * coordinates before it. What is missing is empty. The text comes in pieces.
 */
export async function* toCsv(
	store: ManifestStore,
	path: string,
	options: CsvOptions = {},
): AsyncGenerator<string, void, undefined> {
	checkOptions("toCsv", options, CSV_OPTIONS);
	const { times = "iso", signal = new AbortController().signal, ...selected } = options;
	const reading = { ...selected, signal, missing: "validity", reasons: true, characters: "joined" } as const;
	const values = await decode(store, path, { ...reading, times }).catch((error: unknown) => {
		if (times === "iso" && isMiraError(error, "unsupported-feature")) return decode(store, path, reading);
		throw error;
	});
	const ranges = resolveSelection(options.selection, store.array(path).description.shape, path);
	yield* csvBlocks(store, { path, ranges, values, times, isLookedAt: false, signal });
}
