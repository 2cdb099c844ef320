import { Command } from "commander";
import { addBuildCommand } from "./commands/build.ts";
import { addCompletionCommand } from "./commands/completion.ts";
import { addConvertCommand } from "./commands/convert.ts";
import { addDemoCommand } from "./commands/demo.ts";
import { addExplainCommand } from "./commands/explain.ts";
import { addHelpCommand } from "./commands/help.ts";
import { addInfoCommand } from "./commands/info.ts";
import { addReadCommand } from "./commands/read.ts";
import { addServeCommand } from "./commands/serve.ts";
import { addVerifyCommand } from "./commands/verify.ts";
import { startSession } from "./credentials.ts";
import { EXIT, reportFailure } from "./failure.ts";
import { helpColumns, helpLayout } from "./help.ts";
import { packageVersion } from "./package-version.ts";
import { examples } from "./reading-options.ts";
import { styleFor } from "./style.ts";
import type { Terminal } from "./terminal.ts";

/** Runs the command line with the arguments behind the program's name. Gives the exit code; never throws, never exits. */
export async function run(argv: readonly string[], terminal: Terminal): Promise<number> {
	const program = createProgram(terminal);
	// The program itself has no options with arguments: the first word that is none is the name of a command.
	const name = argv.find((word) => !word.startsWith("-"));
	const command = program.commands.find((one) => one.name() === name) ?? program;
	program.hook("preAction", (_, acting) => startSession(acting, terminal));
	try {
		await program.parseAsync([...argv], { from: "user" });
		return EXIT.success;
	} catch (error) {
		return reportFailure(error, terminal, command, argv.includes("--json"));
	}
}

function createProgram(terminal: Terminal): Command {
	const { stdout, stderr, env } = terminal;
	const style = styleFor(stdout, env);
	const program = new Command("mirazarr")
		.description("Open archival scientific files as virtual Zarr, and get missing data right.")
		.version(packageVersion(), "-V, --version", "print the version")
		.helpOption("-h, --help", "print this help")
		.helpCommand(false)
		.exitOverride()
		.configureOutput({
			writeOut: (text) => void stdout.write(text),
			writeErr: (text) => void stderr.write(text),
			// Errors are reported in one place, in one form.
			outputError: () => {},
			getOutHasColors: () => style.enabled,
			getErrHasColors: () => styleFor(stderr, env).enabled,
			getOutHelpWidth: () => helpColumns(stdout.columns),
			getErrHelpWidth: () => helpColumns(stderr.columns),
		})
		.configureHelp(helpLayout(style))
		.addHelpText(
			"after",
			examples(
				"demo",
				"info data.nc",
				"explain data.nc sst",
				"read data.nc sst 0,10:20,::4",
				"build data.nc > data.json",
				"help build",
			),
		);
	for (const add of [
		addInfoCommand,
		addExplainCommand,
		addReadCommand,
		addBuildCommand,
		addConvertCommand,
		addVerifyCommand,
		addServeCommand,
		addDemoCommand,
		addCompletionCommand,
		addHelpCommand,
	])
		add(program, terminal);
	return program;
}
