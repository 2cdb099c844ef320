import { Argument, type Command } from "commander";
import { bashScript } from "../completion/bash.ts";
import { fishScript } from "../completion/fish.ts";
import { completedCommands } from "../completion/words.ts";
import { zshScript } from "../completion/zsh.ts";
import { examples } from "../reading-options.ts";
import type { Terminal } from "../terminal.ts";

const SCRIPTS = { bash: bashScript, zsh: zshScript, fish: fishScript } as const;

/** `mirazarr completion`: what lets a shell complete commands, options and what they take. */
export function addCompletionCommand(program: Command, terminal: Terminal): void {
	program
		.command("completion")
		.description("print a script that lets your shell complete commands, options and their values")
		.addArgument(new Argument("<shell>", "the shell that you use").choices(Object.keys(SCRIPTS)))
		.addHelpText(
			"after",
			examples(
				"completion bash >> ~/.bash_completion",
				"completion zsh > ~/.zfunc/_mirazarr   # with ~/.zfunc in fpath",
				"completion fish > ~/.config/fish/completions/mirazarr.fish",
			),
		)
		.action((shell: keyof typeof SCRIPTS) => {
			terminal.stdout.write(SCRIPTS[shell](completedCommands(program)));
		});
}
