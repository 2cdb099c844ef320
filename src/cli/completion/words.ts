import type { Command, Option } from "commander";

/** An option as shells complete it. */
export type CompletedOption = {
	/** `-o` and `--output`, whichever there are. */
	names: string[];
	description: string;
	/** What follows it: nothing, one of some words, or anything, which is completed as the name of a file. */
	takes: { kind: "nothing" } | { kind: "words"; words: readonly string[] } | { kind: "anything"; name: string };
	isRepeatable: boolean;
};

/** A command as shells complete it. */
export type CompletedCommand = {
	name: string;
	description: string;
	options: CompletedOption[];
	/** What its first argument can be; undefined where it is a file. */
	words: readonly string[] | undefined;
};

/** What there is to complete, taken from the program itself. */
export function completedCommands(program: Command): CompletedCommand[] {
	return program.commands.map((command) => ({
		name: command.name(),
		description: command.description(),
		options: command.createHelp().visibleOptions(command).map(completedOption),
		words: command.registeredArguments[0]?.argChoices,
	}));
}

function completedOption(option: Option): CompletedOption {
	const { short, long, description, argChoices, required, optional, defaultValue } = option;
	return {
		names: [short, long].filter((name) => name != null),
		// The lines behind the first explain the words, which the shell shows anyway.
		description: (description.split("\n")[0] ?? "").replace(/:$/, ""),
		takes:
			argChoices !== undefined
				? { kind: "words", words: argChoices }
				: required || optional
					? { kind: "anything", name: /[<[](.+)[>\]]/.exec(option.flags)?.[1] ?? "value" }
					: { kind: "nothing" },
		isRepeatable: typeof defaultValue === "object",
	};
}
