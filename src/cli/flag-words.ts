import type { Diagnostic } from "../diagnostics.ts";

/** Options of the library as hints name them, and the flags that set them. */
const FLAGS: readonly [option: RegExp, flag: string][] = [
	[/\binlineBudget\.arrayBytes\b/g, "--inline-budget"],
	[/\binlineBudget\.storeBytes\b/g, "--inline-total"],
	[/\bonUnsupported: "skip"/g, "--skip-unsupported"],
	[/\blenientText: true\b/g, "--lenient-text"],
	[/\bunrepresentableFill: "(\w+)"/g, "--unrepresentable-fill $1"],
	[/\blimits\.(\w+)\b(?: of the registry)?/g, "--limit $1=SIZE"],
	[/\bpolicy: "(\w+)"/g, "--policy $1"],
	[/\bjoin: "(\w+)"/g, "--join $1"],
	[/\bdrop: \["([^"]*)"\]/g, '--drop "$1"'],
	[/\bindex: "none"/g, "--no-index"],
	[/\bindex: "only"/g, "--index-only"],
	[/\bwith filter\b/g, "with --filter KEY=VALUE"],
	[/\blayout: "(\w+)"/g, "--layout $1"],
	[/\btail: "(\w+)"/g, "--tail $1"],
	[/\bcodecFlavor: "([\w-]+)"/g, "--zarr-format 3 --codec-flavor $1"],
	[/\bpass maskArrays: false\b/g, "pass --no-mask-arrays"],
	[/\brecordSize\b/g, "--record-size"],
	[/\ballow: \[[^\]]*\] or (?=--allow )/g, ""],
];

/** A message or hint of the library in the words of the command line. */
export function inFlags(text: string): string {
	return FLAGS.reduce((result, [option, flag]) => result.replace(option, flag), text);
}

/** The same for diagnostics. */
export function diagnosticsInFlags(diagnostics: readonly Diagnostic[]): Diagnostic[] {
	return diagnostics.map((diagnostic) => ({
		...diagnostic,
		message: inFlags(diagnostic.message),
		hint: diagnostic.hint === undefined ? undefined : inFlags(diagnostic.hint),
	}));
}
