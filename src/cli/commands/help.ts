import { Argument, type Command } from "commander";

/** `mirazarr help`: the help of the program, or of a command. Added last, because it knows the others. */
export function addHelpCommand(program: Command): void {
	const argument = new Argument("[command]", "one of");
	argument.argChoices = program.commands.map((command) => command.name());
	program
		.command("help")
		.description("print the help of a command, as its --help does")
		.addArgument(argument)
		.action(async (name: string | undefined) => {
			if (name === undefined) program.help();
			program.commands.find((command) => command.name() === name)?.help();
			// As a command it is unknown too, which the program says together with what is near.
			await program.parseAsync([name], { from: "user" });
		});
}
