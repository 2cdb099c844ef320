import type { Diagnostic } from "../../diagnostics.ts";
import type { FlagWords } from "../flag-words.ts";
import { wrapMessage } from "../table.ts";
import { printerFor, type Terminal } from "../terminal.ts";
import { counted, sizeText } from "../wording.ts";
import type { Written } from "../write-references.ts";
import { diagnosticLines } from "./diagnostics.ts";

/** Says on stderr what was written, where that was not to stdout, and what its users should know: of its source, and of it. */
export function reportWritten(
	ofSource: readonly Diagnostic[],
	{ referenceCount, bytes, diagnostics, isRelative }: Written,
	output: string | undefined,
	{ stderr, env }: Terminal,
	words: FlagWords,
): void {
	const printer = printerFor(stderr, env);
	printer.lines(diagnosticLines(words.advised([...ofSource, ...diagnostics]), printer));
	if (output === undefined) return;
	const count = counted(referenceCount, "reference");
	const wrote = `${printer.style.green("wrote")} ${output}: ${count}, ${sizeText(bytes)}`;
	printer.lines(wrapMessage(wrote, stderr.columns));
	if (isRelative) printer.lines(wrapMessage(RELATIVE, stderr.columns).map(printer.style.dim));
}

const RELATIVE =
	"Local files are named as seen from its folder: run xarray there, or pass --paths absolute to open it from anywhere";
