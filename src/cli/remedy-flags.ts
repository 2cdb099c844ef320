import type { LibraryCode, Remedy } from "../errors.ts";
import { formatFlagTable, type OptionFlag } from "./format-flags.ts";

/** The flags of options that no format has for itself, as far as hints name them. */
export const SHARED_FLAGS: readonly OptionFlag[] = [
	{ option: "allow", flag: "--allow", argument: "PREFIX" },
	{ option: "codecFlavor", flag: "--codec-flavor" },
	{ option: "combine", value: "nested", flag: "--concat", argument: "DIMENSION" },
	{ option: "drop", flag: "--drop", argument: "NAME" },
	// The formats declare one flag for an option; `build` has this one besides.
	{ option: "grib.index", value: "only", flag: "--index-only" },
	{ option: "expandDims", flag: "--expand-dims", argument: "DIMENSION" },
	{ option: "inlineBudget.arrayBytes", flag: "--inline-budget" },
	{ option: "inlineBudget.storeBytes", flag: "--inline-total" },
	{ option: "join", flag: "--join" },
	{ option: "lenientText", value: true, flag: "--lenient-text" },
	{ option: "limits.maxArrayBytes", flag: "--limit", argument: "maxArrayBytes=SIZE" },
	{ option: "limits.maxMetadataBytes", flag: "--limit", argument: "maxMetadataBytes=SIZE" },
	{ option: "limits.maxReferences", flag: "--limit", argument: "maxReferences=SIZE" },
	{ option: "loadable", flag: "--load", argument: "NAME" },
	{ option: "maskArrays", value: false, flag: "--no-mask-arrays" },
	{ option: "onUnsupported", value: "skip", flag: "--skip-unsupported" },
	{ option: "policy", flag: "--policy" },
	{ option: "recordSize", flag: "--record-size" },
	{ option: "scale", value: false, flag: "--raw" },
	{ option: "session", flag: "--netrc" },
	{ option: "tail", flag: "--tail" },
	{ option: "transcode", flag: "--transcode" },
	{ option: "unrepresentableFill", flag: "--unrepresentable-fill" },
	{ option: "zarrFormat", flag: "--zarr-format" },
];

/** All flags that hints may name. What a command does not have is left out of its hints. */
export const OPTION_FLAGS: readonly OptionFlag[] = [...formatFlagTable(), ...SHARED_FLAGS];

/** Options that remedies name and no command has. */
export const LIBRARY_ONLY: ReadonlySet<string> = new Set([
	"containers",
	"inexact",
	"masks",
	"missing",
	"mode",
	"nullFill",
	"parser",
	"preprocess",
	"registry",
	"times",
	"v2FillAsMask",
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

/** In quotes where a shell would take it for something else. */
function shellWord(text: string): string {
	return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
