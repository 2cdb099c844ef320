import type { Command } from "commander";
import { packageVersion } from "../../exec/package-version.ts";
import { shownQueue } from "../../exec/queue/redis.ts";
import type { WorkDone } from "../../exec/queue/worker.ts";
import { onAbort } from "../../io/abort.ts";
import { environmentHelp } from "../environment-help.ts";
import { type ProgressMode, startProgress } from "../progress.ts";
import { queueOption, queueUrl } from "../queue-options.ts";
import { durationArgument, examples, repeatable } from "../reading-options.ts";
import { wrap } from "../table.ts";
import { printerFor, type Terminal } from "../terminal.ts";
import { counted } from "../wording.ts";
import { addProgressOption, countArgument } from "../writing-options.ts";

type WorkerOptions = {
	queue: string;
	threads?: number;
	concurrency?: number;
	allow: string[];
	untilEmpty?: true;
	once?: true;
	lostAfter?: number;
	tries?: number;
	progress: ProgressMode;
};

/** So often the rate is told anew where nothing happens. */
const REFRESH_MS = 1000;

/** `mirazarr worker`: opens files for builds on other machines. */
export function addWorkerCommand(program: Command, terminal: Terminal): void {
	const command = program
		.command("worker")
		.description("open files for builds on other machines, through a queue, until it is stopped")
		.addOption(queueOption("the Redis where builds put what is to be done").makeOptionMandatory())
		.option("--threads <count>", "threads that open files; as many as there are cores", countArgument)
		.option("--concurrency <count>", "files opened at a time, in all threads; as many as the build says", countArgument)
		.addOption(
			repeatable(
				"--allow <prefix>",
				"open files, and keep partials, below this URL or path and nowhere else; without it every URL, and no local file",
			),
		)
		.option("--until-empty", "end when no build is in the queue any more")
		.option("--once", "end after one batch of files")
		.option(
			"--lost-after <duration>",
			"others take the batches of this worker when it was not heard of for so long (default 30s)",
			durationArgument,
		)
		.option(
			"--tries <count>",
			"a batch under which so many workers died fails, and is not begun again (default 3)",
			countArgument,
		);
	addProgressOption(command)
		.addHelpText("after", environmentHelp({ hasLogins: false }))
		.addHelpText(
			"after",
			examples(
				"worker --queue redis://host:6379/0",
				"worker --queue @url.txt --allow s3://archive --allow s3://bucket/p",
				"worker --queue redis://localhost --allow /archive --allow /partials",
				"worker --queue redis://localhost --threads 4 --until-empty",
			),
		)
		.action((options: WorkerOptions, command: Command) => work(options, command, terminal));
}

async function work(options: WorkerOptions, command: Command, terminal: Terminal): Promise<void> {
	const url = queueUrl(options.queue, command);
	const { workQueue } = await import("../../exec/index.ts");
	const stop = new AbortController();
	const progress = startProgress(terminal, options.progress);
	const say = (note: string): void => {
		progress.end();
		const printer = printerFor(terminal.stderr, terminal.env);
		printer.lines(wrap(note, printer.columns).map(printer.style.dim));
	};
	const end = (): void => {
		say("stopping: what is under way is handed back; once more ends at once");
		stop.abort(new Error("stopped"));
	};
	// Once: a second Ctrl-C or SIGTERM ends the process the hard way, and others take over what it had.
	const takeBack = onAbort(terminal.signal, end);
	if (terminal.signal.aborted) end();
	let done: WorkDone = { batches: 0, files: 0, failed: 0, receivedBytes: 0 };
	const show = (): void => {
		if (done.files === 0) return;
		const { batches, files, failed, receivedBytes } = done;
		progress.report({ phase: "files", done: files, failed, bytes: receivedBytes, batches });
	};
	const refresh = options.progress === "json" ? undefined : setInterval(show, REFRESH_MS);
	try {
		done = await workQueue({
			...options,
			url,
			lostAfterMs: options.lostAfter,
			until: untilWhen(options),
			signal: stop.signal,
			onReady: () => say(`mirazarr ${packageVersion()} is waiting for batches in ${shownQueue(url)}`),
			onNote: say,
			onProgress: (now) => {
				done = now;
				show();
			},
		});
	} catch (error) {
		// Stopped before it had begun.
		if (!stop.signal.aborted) throw error;
	} finally {
		clearInterval(refresh);
		takeBack();
		progress.end();
	}
	const failed = done.failed === 0 ? "" : `, ${done.failed} of which could not be opened`;
	const printer = printerFor(terminal.stdout, terminal.env);
	printer.line(`done: ${counted(done.batches, "batch", "batches")} with ${counted(done.files, "file")}${failed}`);
}

function untilWhen({ once, untilEmpty }: WorkerOptions): "one" | "empty" | "stopped" {
	if (once === true) return "one";
	return untilEmpty === true ? "empty" : "stopped";
}
