import { type Argument, type Command, Help, Option } from "commander";
import { type Style, visibleWidth } from "./style.ts";

/** The headings of help, in the order in which they are shown; those of formats follow. */
export const HEADINGS = {
	own: "Options:",
	output: "Output:",
	missing: "Missing data:",
	opening: "What is read:",
	references: "References:",
	catalogues: "Catalogues (STAC, CMR):",
	credentials: "Credentials:",
} as const;

const HEADING_ORDER: readonly string[] = Object.values(HEADINGS);

/** Help is no wider than this, however wide the terminal is. */
const MAX_COLUMNS = 80;
/** Terms that are longer have a line of their own, so the others leave room for the words beside them. */
const TERM_COLUMNS = 22;
const INDENT = "  ";

/** The width of help on a terminal of so many columns. */
export function helpColumns(columns: number | undefined): number {
	return Math.min(columns ?? MAX_COLUMNS, MAX_COLUMNS);
}

/** How help is laid out: the options of a command first, the shared ones behind, each group below its heading. */
export function helpLayout(style: Style): Partial<Help> {
	return {
		displayWidth: visibleWidth,
		styleTitle: style.bold,
		styleCommandText: style.cyan,
		styleOptionTerm: style.cyan,
		styleSubcommandTerm: style.cyan,
		subcommandTerm: (command: Command) => command.name(),
		optionDescription: describeOption,
		argumentDescription: ({ description, argChoices }: Argument) =>
			argChoices === undefined ? description : `${description}: ${argChoices.join(", ")}`,
		padWidth(command: Command, helper: Help): number {
			return Math.min(Help.prototype.padWidth.call(this, command, helper), TERM_COLUMNS);
		},
		groupItems<T extends Command | Option>(unsorted: T[], visible: T[], headingOf: (item: T) => string) {
			const groups = [...Help.prototype.groupItems.call(this, unsorted, visible, headingOf as never)];
			return new Map(groups.sort(([a], [b]) => rankOf(a) - rankOf(b))) as Map<string, T[]>;
		},
		formatItem(term: string, termWidth: number, description: string, helper: Help): string {
			const width = helper.displayWidth(term);
			const columns = helper.helpWidth ?? MAX_COLUMNS;
			const margin = INDENT.length + termWidth + INDENT.length;
			const lines = wrapped(description, columns - margin).map((line) => " ".repeat(margin) + line);
			if (width > termWidth) return [INDENT + term, ...lines].join("\n");
			const first = lines[0]?.slice(margin) ?? "";
			return [`${INDENT}${term}${" ".repeat(termWidth - width)}${INDENT}${first}`.trimEnd(), ...lines.slice(1)].join(
				"\n",
			);
		},
	};
}

/** The sort is stable: formats stay in the order in which they were added. */
function rankOf(heading: string): number {
	const rank = HEADING_ORDER.indexOf(heading);
	return rank === -1 ? HEADING_ORDER.length : rank;
}

/** Lines that fit; one that is indented goes on a little further in. */
function wrapped(text: string, columns: number): string[] {
	return text.split("\n").flatMap((line) => {
		const indent = /^ */.exec(line)?.[0] ?? "";
		const lines: string[] = [];
		for (const word of line.trim().split(" ")) {
			const last = lines.at(-1);
			if (last !== undefined && last.length + 1 + word.length <= columns) lines[lines.length - 1] = `${last} ${word}`;
			else lines.push((last === undefined || indent === "" ? indent : `${indent}${INDENT}`) + word);
		}
		return lines;
	});
}

/** What an option does, then what it takes where that is not said yet, its default, and whether it can be repeated. */
function describeOption({ description, argChoices, defaultValue, required, optional }: Option): string {
	const notes: string[] = [];
	if (argChoices !== undefined && !description.includes("\n")) notes.push(argChoices.join(", "));
	if (isEmpty(defaultValue)) notes.push("repeatable");
	else if (defaultValue !== undefined && (required || optional)) notes.push(`default ${String(defaultValue)}`);
	return notes.length === 0 ? description : withNotes(description, notes.join("; "));
}

/** Behind the first line: the others explain the choices. */
function withNotes(description: string, notes: string): string {
	const [first = "", ...choices] = description.split("\n");
	return [`${first.replace(/:$/, "")} (${notes})${first.endsWith(":") ? ":" : ""}`, ...choices].join("\n");
}

function isEmpty(value: unknown): boolean {
	return typeof value === "object" && value !== null && Object.keys(value).length === 0;
}

/** An option that takes one of several words, each explained on a line of its own. */
export function explainedChoice(flags: string, description: string, words: Readonly<Record<string, string>>): Option {
	return new Option(flags, explained(description, words)).choices(Object.keys(words));
}

/** A description with a line for each of the words that an option takes. */
export function explained(description: string, words: Readonly<Record<string, string>>): string {
	const lines = Object.entries(words).map(([word, meaning]) => `${INDENT}${word}: ${meaning}`);
	return [`${description}:`, ...lines].join("\n");
}
