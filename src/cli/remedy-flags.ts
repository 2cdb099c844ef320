import type { LibraryCode, Remedy } from "../errors.ts";
import { DEFAULT_LIMITS } from "../zarr/budget.ts";
import { formatFlagTable, type OptionFlag } from "./format-flags.ts";
import { shellWord } from "./shell-word.ts";

/** The flags of options that no format has for itself, as far as hints name them. */
export const SHARED_FLAGS: readonly OptionFlag[] = [
	{ option: "allow", flag: "--allow", argument: "PREFIX" },
	{ option: "codecFlavor", flag: "--codec-flavor" },
	{ option: "combine", value: "nested", flag: "--concat", argument: "DIMENSION" },
	{ option: "dimension", flag: "--concat", argument: "DIMENSION" },
	{ option: "drop", flag: "--drop", argument: "NAME" },
	{ option: "expandDims", flag: "--expand-dims", argument: "DIMENSION" },
	{ option: "gap", flag: "--gap" },
	// The formats declare one flag for an option; `build` has this one besides.
	{ option: "grib.index", value: "only", flag: "--index-only" },
	{ option: "group", flag: "--group", argument: "PATH" },
	{ option: "inlineBudget.arrayBytes", flag: "--inline-budget" },
	{ option: "inlineBudget.storeBytes", flag: "--inline-total" },
	{ option: "join", flag: "--join" },
	{ option: "lenientText", value: true, flag: "--lenient-text" },
	...Object.keys(DEFAULT_LIMITS).map((name) => ({
		option: `limits.${name}`,
		flag: "--limit",
		argument: `${name}=${name.endsWith("Bytes") ? "SIZE" : "N"}`,
	})),
	{ option: "loadable", flag: "--load", argument: "NAME" },
	{ option: "maskArrays", value: false, flag: "--no-mask-arrays" },
	{ option: "nullFill", flag: "--null-fill", argument: "VALUE" },
	{ option: "onUnsupported", value: "skip", flag: "--skip-unsupported" },
	{ option: "overlap", flag: "--overlap" },
	{ option: "policy", flag: "--policy" },
	{ option: "prune", value: true, flag: "--prune" },
	{ option: "q", flag: "--quantile" },
	{ option: "recordSize", flag: "--record-size" },
	{ option: "renumber", value: true, flag: "--renumber" },
	{ option: "scale", value: false, flag: "--no-scale" },
	{ option: "session", flag: "--netrc" },
	{ option: "tail", flag: "--tail" },
	{ option: "takeOver", value: true, flag: "--take-over" },
	{ option: "threads", flag: "--threads" },
	{ option: "timeoutMs", flag: "--timeout", argument: "DURATION" },
	{ option: "times", value: "iso", flag: "--times", argument: "iso" },
	{ option: "times", value: "number", flag: "--times", argument: "numbers" },
	{ option: "transcode", flag: "--transcode" },
	{ option: "unrepresentableFill", flag: "--unrepresentable-fill" },
	{ option: "v2FillAsMask", value: true, flag: "--v2-fill-as-mask" },
	{ option: "v2FillAsMask", value: false, flag: "--no-v2-fill-as-mask" },
	{ option: "zarrFormat", flag: "--zarr-format" },
];

/** All flags that hints may name. What a command does not have is left out of its hints. */
export const OPTION_FLAGS: readonly OptionFlag[] = [...formatFlagTable(), ...SHARED_FLAGS];

/** Options that remedies name and no command has, each with the reason. */
export const LIBRARY_ONLY: ReadonlyMap<string, string> = new Map([
	["containers", "a list of stores with their settings, in the terms of Icechunk's configuration"],
	["inexact", "no command moves packing between attributes and codecs"],
	["masks", "arrays in memory"],
	["missing", "a served array has no place for a bitmap, and read gives one already"],
	["mode", "build and convert replace what a repository holds, as they replace a file"],
	["parser", "a function"],
	["preprocess", "a function"],
	["registry", "an object"],
]);

/** A remedy as a command that has these flags takes it; undefined for one that has none for it. */
export function flagText(remedy: Remedy | LibraryCode, flags: ReadonlySet<string>): string | undefined {
	if ("code" in remedy) return undefined;
	const row = OPTION_FLAGS.find(
		({ option, value, flag }) =>
			option === remedy.option && (value === undefined || value === remedy.value) && flags.has(flag),
	);
	if (row === undefined) return undefined;
	const { flag, argument } = row;
	const given = row.value === undefined ? remedy.value : undefined;
	if (given === undefined) return argument === undefined ? flag : `${flag} ${argument}`;
	return [given]
		.flat()
		.map((value) => `${flag} ${shellWord(String(value))}`)
		.join(" ");
}
