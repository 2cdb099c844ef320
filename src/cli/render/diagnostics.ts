import type { Diagnostic } from "../../diagnostics.ts";
import type { Style } from "../style.ts";
import { cut } from "../table.ts";
import type { Printer } from "../terminal.ts";
import { broken } from "./fitting.ts";

/** More of them than this would push the result off the screen. */
const SHOWN = 20;

/** Diagnostics as lines, the worst first, with an empty line behind; nothing where there are none. */
export function diagnosticLines(
	diagnostics: readonly Diagnostic[],
	{ style, columns }: Printer,
	where?: "--json",
): string[] {
	if (diagnostics.length === 0) return [];
	const order: Diagnostic["severity"][] = ["error", "warning", "info"];
	const sorted = [...diagnostics].sort((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity));
	const lines = sorted
		.slice(0, SHOWN)
		.flatMap(({ severity, code, path, message, hint }) => [
			`${severityText(severity, style)} ${cut(path, columns - code.length - 9)} ${style.dim(code)}`,
			...broken(message, columns - 4).map((line) => `    ${line}`),
			...(hint === undefined ? [] : broken(hint, columns - 4).map((line) => style.dim(`    ${line}`))),
		]);
	const rest = sorted.length - SHOWN;
	return [
		style.bold("Diagnostics"),
		...lines,
		...(rest > 0 ? [`… and ${rest} more${where === undefined ? "" : ` (${where} shows all)`}`] : []),
		"",
	];
}

function severityText(severity: Diagnostic["severity"], style: Style): string {
	return severity === "error"
		? style.red("error  ")
		: severity === "warning"
			? style.yellow("warning")
			: style.blue("info   ");
}
