import type { CompletedCommand, CompletedOption } from "./words.ts";

/** The script for zsh: a function of its completion system, which a folder of `fpath` or `source` loads. */
export function zshScript(commands: readonly CompletedCommand[]): string {
	return `#compdef mirazarr
# Completion of mirazarr for zsh.
_mirazarr() {
	local -a commands=(
${commands.map(({ name, description }) => `\t\t${quoted(`${name}:${description}`)}`).join("\n")}
	)
	if ((CURRENT == 2)); then
		_describe command commands
		return
	fi
	local command=$words[2]
	shift words
	((CURRENT--))
	case $command in
${commands.map(commandCase).join("\n")}
	esac
}
if [[ $funcstack[1] == _mirazarr ]]; then
	_mirazarr "$@"
else
	compdef _mirazarr mirazarr
fi
`;
}

function commandCase({ name, options, words }: CompletedCommand): string {
	const specs = [
		...options.flatMap(optionSpecs),
		words === undefined ? "*:file:_files" : `1:word:(${words.join(" ")})`,
	];
	return `\t${name})
		_arguments -s ${specs.map((spec) => `\\\n\t\t\t${quoted(spec)}`).join(" ")}
		;;`;
}

/** `*` before an option lets it be given again. */
function optionSpecs({ names, description, takes, isRepeatable }: CompletedOption): string[] {
	const text = description.replace(/[[\]\\]/g, "\\$&");
	return names.map((name) => `${isRepeatable ? "*" : ""}${name}[${text}]${argumentSpec(takes)}`);
}

function argumentSpec(takes: CompletedOption["takes"]): string {
	if (takes.kind === "nothing") return "";
	return takes.kind === "words" ? `:word:(${takes.words.join(" ")})` : `:${takes.name}:_files`;
}

function quoted(text: string): string {
	return `'${text.replaceAll("'", "'\\''")}'`;
}
