import { createHash } from "node:crypto";
import { hostname } from "node:os";
import { keyOf, type OpenTask } from "../open-task.ts";
import { packageVersion } from "../package-version.ts";
import { readRecord } from "./read-record.ts";
import { isTexts } from "./task-text.ts";

/** What all keys of a queue in Redis begin with. */
export const PREFIX = "mirazarr";

/** Changes when those who speak through Redis no longer understand each other. */
const PROTOCOL = 2;

/** Who takes part: workers, and builds, as they introduce themselves to each other. */
export type Participant = {
	/** Of a build it is part of the ids of its jobs. */
	id: string;
	/** The queue of its kind, {@link queueName}. */
	queue: string;
	version: string;
	node: string;
	host: string;
};

/**
 * The queue of all who make the same partials: those of one version of this program, with one engine. A worker of another kind
 * listens to another queue, and never gets what it would do in another way.
 */
export function queueName(): string {
	const version = packageVersion();
	const task: OpenTask = { kind: "open", options: {}, folders: [], concurrency: 1, partials: undefined, version };
	const kind = createHash("sha256")
		.update(`${PROTOCOL} ${keyOf({ urls: [] }, task)}`)
		.digest("hex");
	return `batches-${version}-${kind.slice(0, 12)}`;
}

/** This process as others see it. */
export function participant(id: string): Participant {
	return {
		id,
		queue: queueName(),
		version: packageVersion(),
		node: process.versions.node,
		host: `${hostname()}:${process.pid}`,
	};
}

/** Somebody who takes part, as they wrote it; undefined for what is nobody. */
export function readParticipant(text: string): Participant | undefined {
	const { id, queue, version, node, host } = readRecord(text) ?? {};
	const facts = { id, queue, version, node, host };
	return isTexts(Object.values(facts)) ? (facts as Participant) : undefined;
}

/** Where the task of a build is. */
export function taskKey(run: string): string {
	return `${PREFIX}:task:${run}`;
}

/** The channel on which workers tell a build how far they are. */
export function channelOf(run: string): string {
	return `${PREFIX}:said:${run}`;
}

/** How often each job of a queue was begun and not ended, by its id. */
export function begunKey(queue: string): string {
	return `${PREFIX}:${queue}:begun`;
}

/** The id of a job: that of its build, the number of its batch, and how often it was put in. */
export function jobId(run: string, batch: number, attempt: number): string {
	return `${run}.${batch}.${attempt}`;
}

/** The build that a job is of. */
export function runOf(id: string): string {
	return id.slice(0, id.indexOf("."));
}
