import { readFileSync } from "node:fs";
import { type Command, Option } from "commander";
import { isMiraError } from "../errors.ts";
import type { Executor } from "../exec/executor.ts";
import { shownQueue } from "../exec/queue/redis.ts";
import { isUrl } from "../io/url.ts";
import type { BuildRecord } from "./build-report.ts";
import type { CredentialOptions } from "./credentials.ts";

/** What a command takes that lets workers do its work. */
export type QueueOptions = { queue?: string | undefined };

/** `--queue`; `what` says what for. No message repeats what it is given: it may hold a password. */
export function queueOption(what: string): Option {
	return new Option(
		"--queue <url>",
		`${what}, redis://host:6379/0; @file takes the URL, with its password, from a file`,
	);
}

/** The URL of the queue of a command, as it was given or from the file that was named. */
export function queueUrl(given: string, command: Command): string {
	try {
		const url = given.startsWith("@") ? readFileSync(given.slice(1), "utf8").trim() : given;
		shownQueue(url);
		return url;
	} catch (error) {
		if (isMiraError(error)) return command.error(`error: --queue: ${error.message}`);
		return command.error(`error: "${given}" cannot be read (${(error as NodeJS.ErrnoException).code})`);
	}
}

/** Refuses a build that cannot go to workers, before anything is done. */
export function checkQueue(
	{ queue, partials, session }: QueueOptions & Pick<CredentialOptions, "session"> & { partials?: string | undefined },
	command: Command,
): void {
	if (queue !== undefined && partials === undefined)
		command.error(
			"error: --queue needs --partials: a place below an object store (s3://bucket/partials), or a folder that all workers share",
		);
	checkLogins({ queue, ...(session === undefined ? {} : { session }) }, command);
}

/** Refuses logins, which do not go to workers. */
export function checkLogins(
	{ queue, session }: QueueOptions & Pick<CredentialOptions, "session">,
	command: Command,
): void {
	if (queue !== undefined && session !== undefined)
		command.error(
			"error: --queue does not go with --header and --netrc: what a login gives is not put into Redis. Workers log in with what their own environment has",
		);
}

/** The executor of a build whose files are opened by workers. `say` prints a note. */
export async function queueExecutor(
	url: string,
	partials: string,
	record: BuildRecord,
	say: (note: string) => void,
): Promise<Executor> {
	const { inQueue } = await import("../exec/index.ts");
	const onNote = (note: string): void => {
		record.progress.end();
		say(note);
	};
	if (!isUrl(partials))
		onNote(`partials are kept in the folder ${partials}: every worker has to see it by the same path`);
	return inQueue({ url, onWorkers: (count) => record.noteWorkers(count), onNote });
}
