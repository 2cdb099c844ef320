import { Command } from "commander";
import { packageVersion } from "../exec/package-version.ts";
import { CommandTime } from "./command-time.ts";
import { startSession } from "./credentials.ts";
import { EXIT, reportFailure } from "./failure.ts";
import { helpColumns, helpLayout } from "./help.ts";
import { examples } from "./reading-options.ts";
import { styleFor } from "./style.ts";
import { guardedTerminal, type Terminal } from "./terminal.ts";

type AddCommand = (program: Command, terminal: Terminal, argv: readonly string[]) => void;

/** The commands, in the order of the help. Each is loaded when it is named: what it needs is most of the library. */
export const COMMANDS: ReadonlyMap<string, () => Promise<AddCommand>> = new Map([
	["info", async () => (await import("./commands/info.ts")).addInfoCommand],
	["explain", async () => (await import("./commands/explain.ts")).addExplainCommand],
	["read", async () => (await import("./commands/read.ts")).addReadCommand],
	["build", async () => (await import("./commands/build.ts")).addBuildCommand],
	["update", async () => (await import("./commands/update.ts")).addUpdateCommand],
	["convert", async () => (await import("./commands/convert.ts")).addConvertCommand],
	["verify", async () => (await import("./commands/verify.ts")).addVerifyCommand],
	["serve", async () => (await import("./commands/serve.ts")).addServeCommand],
	["explore", async () => (await import("./commands/explore.ts")).addExploreCommand],
	["worker", async () => (await import("./commands/worker.ts")).addWorkerCommand],
	["demo", async () => (await import("./commands/demo.ts")).addDemoCommand],
	["completion", async () => (await import("./commands/completion.ts")).addCompletionCommand],
	["help", async () => (await import("./commands/help.ts")).addHelpCommand],
]);

/** Runs the command line with the arguments behind the program's name. Gives the exit code; never throws, never exits. */
export async function run(argv: readonly string[], outside: Terminal): Promise<number> {
	const time = new CommandTime(guardedTerminal(outside));
	const { terminal } = time;
	const program = createProgram(terminal);
	for (const load of neededCommands(argv)) (await load())(program, terminal, argv);
	const command = program.commands.find((one) => one.name() === commandName(argv)) ?? program;
	program.hook("preAction", (_, acting) => {
		startSession(acting, terminal);
		const { timeout } = acting.opts<{ timeout?: number }>();
		if (timeout !== undefined && !TIMES_REQUESTS.has(acting.name())) time.start(timeout);
	});
	try {
		await time.wait(program.parseAsync([...argv], { from: "user" }));
		return EXIT.success;
	} catch (error) {
		return reportFailure(error, terminal, command, argv.includes("--json"));
	}
}

/** The program itself has no options with arguments: the first word that is none is the name of a command. */
function commandName(argv: readonly string[]): string | undefined {
	return argv.find((word) => !word.startsWith("-"));
}

/** Those whose `--timeout` is for what they are asked while they run. */
const TIMES_REQUESTS: ReadonlySet<string> = new Set(["serve"]);

/** Those that speak of all others. */
const NEED_ALL: ReadonlySet<string> = new Set(["completion", "help"]);

/** The one that is named; for the version none, for help and mistakes all. */
function neededCommands(argv: readonly string[]): Iterable<() => Promise<AddCommand>> {
	if (argv[0] === "-V" || argv[0] === "--version") return [];
	const name = commandName(argv) ?? "";
	const named = COMMANDS.get(name);
	return named === undefined || NEED_ALL.has(name) ? COMMANDS.values() : [named];
}

/** The program without its commands, which are added as they are needed. */
export function createProgram(terminal: Terminal): Command {
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
	return program;
}
