import type { Command, Option } from "commander";
import type { Diagnostic } from "../diagnostics.ts";
import { type HintPart, type MiraError, messageWithoutHint } from "../errors.ts";
import { flagText } from "./remedy-flags.ts";

/**
 * What errors and diagnostics advise, in the words of a command: the options that it has are its flags, and what it has not,
 * or was given already, is not advised.
 */
export class FlagWords {
	readonly #flags: ReadonlySet<string>;
	/** What flags take, of those that take one of a few values. */
	readonly #choices: ReadonlyMap<string, readonly string[]>;
	/** Flags without an argument that were passed. */
	readonly #given: ReadonlySet<string>;

	constructor(command: Command) {
		const flagsOf = (options: readonly Option[]) =>
			new Set(options.flatMap(({ long }) => (long == null ? [] : [long])));
		this.#flags = flagsOf(command.options);
		this.#choices = new Map(
			command.options.flatMap(({ long, argChoices }) =>
				long == null || argChoices == null ? [] : [[long, argChoices]],
			),
		);
		this.#given = flagsOf(command.options.filter((option) => isGiven(command, option)));
	}

	/** A hint: of its alternatives those that the command has, if there are any. */
	hint({ hint, remedy }: Pick<Diagnostic, "hint" | "remedy">): string | undefined {
		if (remedy === undefined) return hint;
		const sentences = splitAt(remedy, ". ").flatMap((sentence) => this.#sentence(sentence) ?? []);
		return sentences.length === 0 ? undefined : sentences.join(". ");
	}

	#sentence(parts: readonly HintPart[]): string | undefined {
		const alternatives = splitAt(parts, ", or ").map((alternative) => this.#words(alternative));
		const had = alternatives.filter((text) => text !== undefined);
		if (had.length === 0) return undefined;
		const text = had.join(", or ");
		return alternatives[0] === undefined ? text.charAt(0).toUpperCase() + text.slice(1) : text;
	}

	#words(parts: readonly HintPart[]): string | undefined {
		const words = parts.map((part, i) => {
			if (typeof part === "string") return part;
			const text = this.#flagText(part);
			// "Without --x" speaks to those who gave it.
			const isWithout = /without $/i.test(String(parts[i - 1] ?? ""));
			return text !== undefined && this.#given.has(text) && !isWithout ? undefined : text;
		});
		return words.includes(undefined) ? undefined : words.join("");
	}

	/** A flag of one command may take less than that of another: `update` has not all policies of `build`. */
	#flagText(part: Exclude<HintPart, string>): string | undefined {
		const text = flagText(part, this.#flags);
		if (text === undefined || !("value" in part)) return text;
		const choices = this.#choices.get(text.split(" ", 1)[0] as string);
		return choices === undefined || [part.value].flat().every((value) => choices.includes(String(value)))
			? text
			: undefined;
	}

	/** The whole message of an error, its hint included. */
	message(error: MiraError): string {
		const hint = this.hint(error);
		return hint === undefined ? messageWithoutHint(error) : `${messageWithoutHint(error)}. ${hint}`;
	}

	/** A text that ends with its hint, as the messages of errors do. */
	ending(text: string, advice: Pick<Diagnostic, "hint" | "remedy">): string {
		const before = text.slice(0, text.length - (advice.hint?.length ?? 0));
		const hint = this.hint(advice);
		return hint === undefined ? before.replace(/[.:;\s]+$/, "") : before + hint;
	}

	/** Reports with their hints in these words; the parts of the hints stay as they are. */
	advised<T extends Pick<Diagnostic, "hint" | "remedy">>(reports: readonly T[]): T[] {
		return reports.map((report) => (report.remedy === undefined ? report : { ...report, hint: this.hint(report) }));
	}
}

/** True for a flag without an argument that was passed. */
function isGiven(command: Command, option: Option): boolean {
	const name = option.attributeName();
	return command.getOptionValueSource(name) === "cli" && command.getOptionValue(name) === !option.negate;
}

/** The parts of a hint between the separators in its words. */
function splitAt(parts: readonly HintPart[], separator: string): HintPart[][] {
	const pieces: HintPart[][] = [[]];
	for (const part of parts) {
		const [first, ...others] = typeof part === "string" ? part.split(separator) : [part];
		if (first !== undefined && first !== "") pieces.at(-1)?.push(first);
		for (const other of others) pieces.push(other === "" ? [] : [other]);
	}
	return pieces;
}
