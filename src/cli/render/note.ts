import { wrap } from "../table.ts";
import { printerFor, type Terminal } from "../terminal.ts";

/** Says something by the way. */
export function sayNote(note: string, { stderr, env }: Pick<Terminal, "stderr" | "env">): void {
	const printer = printerFor(stderr, env);
	printer.lines(wrap(note, printer.columns).map(printer.style.dim));
}
