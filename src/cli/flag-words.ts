import type { Command } from "commander";
import type { Diagnostic } from "../diagnostics.ts";
import { hintText, type MiraError, messageWithoutHint } from "../errors.ts";
import { flagText } from "./remedy-flags.ts";

/** What errors and diagnostics advise, in the words of a command: the options that it has are its flags. */
export class FlagWords {
	readonly #flags: ReadonlySet<string>;

	constructor(command: Command) {
		this.#flags = new Set(command.options.flatMap(({ long }) => (long == null ? [] : [long])));
	}

	/** A hint. */
	hint({ hint, remedy }: Pick<Diagnostic, "hint" | "remedy">): string | undefined {
		return remedy === undefined ? hint : hintText(remedy, (option) => flagText(option, this.#flags));
	}

	/** The whole message of an error, its hint included. */
	message(error: MiraError): string {
		const hint = this.hint(error);
		return hint === undefined ? messageWithoutHint(error) : `${messageWithoutHint(error)}. ${hint}`;
	}

	/** A text that ends with its hint, as the messages of errors do. */
	ending(text: string, advice: Pick<Diagnostic, "hint" | "remedy">): string {
		return text.slice(0, text.length - (advice.hint?.length ?? 0)) + (this.hint(advice) ?? "");
	}

	/** Reports with their hints in these words; the parts of the hints stay as they are. */
	advised<T extends Pick<Diagnostic, "hint" | "remedy">>(reports: readonly T[]): T[] {
		return reports.map((report) => (report.remedy === undefined ? report : { ...report, hint: this.hint(report) }));
	}
}
