import { optionText, type Remedy } from "../errors.ts";

/** A flag that sets an option of the library. */
type OptionFlag = {
	option: string;
	/** A flag without an argument stands for this value alone. */
	value?: Remedy["value"];
	flag: `--${string}`;
	/** What stands behind the flag where the remedy has no value, or another form of it. */
	argument?: string;
};

/** The flags that hints may name. What a command does not have is told in the words of the library. */
export const OPTION_FLAGS: readonly OptionFlag[] = [
	{ option: "allow", flag: "--allow", argument: "PREFIX" },
	{ option: "codecFlavor", flag: "--codec-flavor" },
	{ option: "combine", value: "nested", flag: "--concat", argument: "DIMENSION" },
	{ option: "drop", flag: "--drop" },
	{ option: "grib.filter", flag: "--filter", argument: "KEY=VALUE" },
	{ option: "grib.index", value: "none", flag: "--no-index" },
	{ option: "grib.index", value: "only", flag: "--index-only" },
	{ option: "grib.layout", flag: "--layout" },
	{ option: "inlineBudget.arrayBytes", flag: "--inline-budget" },
	{ option: "inlineBudget.storeBytes", flag: "--inline-total" },
	{ option: "join", flag: "--join" },
	{ option: "lenientText", value: true, flag: "--lenient-text" },
	{ option: "limits.maxArrayBytes", flag: "--limit", argument: "maxArrayBytes=SIZE" },
	{ option: "limits.maxMetadataBytes", flag: "--limit", argument: "maxMetadataBytes=SIZE" },
	{ option: "limits.maxReferences", flag: "--limit", argument: "maxReferences=SIZE" },
	{ option: "onUnsupported", value: "skip", flag: "--skip-unsupported" },
	{ option: "policy", flag: "--policy" },
	{ option: "recordSize", flag: "--record-size" },
	{ option: "tail", flag: "--tail" },
	{ option: "transcode", flag: "--transcode" },
	{ option: "unrepresentableFill", flag: "--unrepresentable-fill" },
	{ option: "zarrFormat", flag: "--zarr-format" },
];

/** Options that remedies name and no command has. */
export const LIBRARY_ONLY: ReadonlySet<string> = new Set([
	"containers",
	"grib.duplicates",
	"inexact",
	"kerchunk.templates",
	"loadable",
	"masks",
	"missing",
	"mode",
	"nullFill",
	"preprocess",
	"tiff.splitBands",
	"times",
	"v2FillAsMask",
]);

/** A remedy as a command that has these flags takes it. */
export function flagText(remedy: Remedy, flags: ReadonlySet<string>): string {
	const row = OPTION_FLAGS.find(
		({ option, value, flag }) =>
			option === remedy.option && (value === undefined || value === remedy.value) && flags.has(flag),
	);
	if (row === undefined) return `the library's ${optionText(remedy)}`;
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
