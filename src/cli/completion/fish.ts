import type { CompletedCommand, CompletedOption } from "./words.ts";

/** The script for fish. Files are offered by fish itself, except where `-f` or `-x` says that none are wanted. */
export function fishScript(commands: readonly CompletedCommand[]): string {
	const lines = commands.flatMap(({ name, description, options, words }) => {
		const inside = `complete -c mirazarr -n '__fish_seen_subcommand_from ${name}'`;
		return [
			`complete -c mirazarr -n __fish_use_subcommand -f -a ${name} -d ${quoted(description)}`,
			...(words === undefined ? [] : [`${inside} -f -a ${quoted(words.join(" "))}`]),
			...options.map((option) => `${inside} ${optionWords(option)}`),
		];
	});
	return ["# Completion of mirazarr for fish.", ...lines, ""].join("\n");
}

function optionWords({ names, description, takes }: CompletedOption): string {
	const spelt = names.map((name) => (name.startsWith("--") ? `-l ${name.slice(2)}` : `-s ${name.slice(1)}`));
	return [...spelt, ...argumentWords(takes), `-d ${quoted(description)}`].join(" ");
}

function argumentWords(takes: CompletedOption["takes"]): string[] {
	if (takes.kind === "nothing") return [];
	return takes.kind === "words" ? [`-x -a ${quoted(takes.words.join(" "))}`] : ["-r"];
}

/** In single quotes, where fish knows two escapes. */
function quoted(text: string): string {
	return `'${text.replace(/[\\']/g, "\\$&")}'`;
}
