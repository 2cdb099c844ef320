import type { CompletedCommand } from "./words.ts";

/**
 * The script for bash. Where it offers nothing, `-o default` lets bash offer files. A `=` is a word of its own to bash
 * (COMP_WORDBREAKS): `--layout=flat` arrives as three.
 */
export function bashScript(commands: readonly CompletedCommand[]): string {
	return `# Completion of mirazarr for bash.
_mirazarr() {
	local word=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD - 1]} words=
	if [[ $word == "=" ]]; then
		word=
	elif [[ $before == "=" ]]; then
		before=\${COMP_WORDS[COMP_CWORD - 2]}
	fi
	COMPREPLY=()
	if ((COMP_CWORD == 1)); then
		words="${commands.map(({ name }) => name).join(" ")} --help --version"
	else
		case "\${COMP_WORDS[1]} $before" in
${choiceCases(commands)}
		*)
			case "\${COMP_WORDS[1]}" in
${commandCases(commands)}
			esac
			;;
		esac
	fi
	COMPREPLY=($(compgen -W "$words" -- "$word"))
}
complete -o default -F _mirazarr mirazarr
`;
}

/** What follows an option; nothing is offered, and so files are, behind those that take anything. */
function choiceCases(commands: readonly CompletedCommand[]): string {
	const cases = commands.flatMap(({ name, options }) =>
		options.flatMap(({ names, takes }) => {
			if (takes.kind === "nothing") return [];
			const pattern = names.map((option) => `"${name} ${option}"`).join(" | ");
			return [`\t\t${pattern}) ${takes.kind === "words" ? `words="${takes.words.join(" ")}"` : ":"} ;;`];
		}),
	);
	return cases.join("\n");
}

/** Options are offered once a word begins with a minus: otherwise it is the name of a file, or of a shell. */
function commandCases(commands: readonly CompletedCommand[]): string {
	return commands
		.map(({ name, options, words }) => {
			const flags = options.flatMap(({ names }) => names.filter((option) => option.startsWith("--")));
			const others = words === undefined ? "" : ` || words="${words.join(" ")}"`;
			return `\t\t\t${name}) [[ $word == -* ]] && words="${flags.join(" ")}"${others} ;;`;
		})
		.join("\n");
}
