import type { Redis } from "ioredis";
import { MiraError } from "../../errors.ts";
import { abortable } from "../../io/abort.ts";

/** The packages of the queue. They are loaded when one is asked for: who needs none need not have them. */
export type QueuePackages = { bullmq: typeof import("bullmq"); Client: typeof Redis };

/** A connection to Redis, and what else is made of it. */
export type QueueLink = QueuePackages & { redis: Redis; close(): void };

/** Redis may be a moment late where everything is started at once. */
const CONNECT_MILLISECONDS = 10_000;
const MOST_RETRY_MILLISECONDS = 1_000;

/** Who may come in. */
const LOGIN_REFUSAL = /WRONGPASS|NOAUTH|NOPERM|invalid password|AUTH/i;
/** What does not get better by waiting. */
const REFUSAL = new RegExp(`${LOGIN_REFUSAL.source}|DB index|Protocol error`, "i");
/** In brackets: a password that looks like one is left out of every message. */
const WITH_PASSWORD = "redis://<user>:<password>@host:6379/0";

/** The packages, or what to do where they are not installed. */
export async function loadQueuePackages(): Promise<QueuePackages> {
	try {
		const [bullmq, { Redis: Client }] = await Promise.all([import("bullmq"), import("ioredis")]);
		return { bullmq, Client };
	} catch (cause) {
		if ((cause as NodeJS.ErrnoException).code !== "ERR_MODULE_NOT_FOUND") throw cause;
		throw new MiraError("bad-argument", "a queue needs the packages bullmq and ioredis, which are not installed", {
			hint: "Install them beside mirazarr: npm install bullmq ioredis",
			cause,
		});
	}
}

/** The URL of a Redis as people may see it: without user, password and parameters. No message repeats what is none. */
export function shownQueue(url: string): string {
	const { protocol, host, pathname } = parsed(url);
	return `${protocol}//${host}${pathname === "/" ? "" : pathname}`;
}

function parsed(url: string): URL {
	const result = URL.canParse(url) ? new URL(url) : undefined;
	if (result === undefined || !/^rediss?:$/.test(result.protocol) || result.host === "")
		throw new MiraError("bad-argument", "the queue is not the URL of a Redis", {
			hint: `Write redis://host:6379/0, with a password ${WITH_PASSWORD}, or rediss:// for TLS`,
		});
	return result;
}

/**
 * Connects to a Redis that can hold a queue. Later it may go away and come back: what was asked for meanwhile is asked for again.
 * `onNote` is told what is worth knowing about it.
 */
export async function connectQueue(
	url: string,
	{ signal, onNote }: { signal?: AbortSignal | undefined; onNote?: ((note: string) => void) | undefined } = {},
): Promise<QueueLink> {
	const place = shownQueue(url);
	const packages = await loadQueuePackages();
	const redis = new packages.Client(url, {
		lazyConnect: true,
		maxRetriesPerRequest: null,
		retryStrategy: (times) => Math.min(50 * times, MOST_RETRY_MILLISECONDS),
	});
	// Without a listener ioredis prints what it meets.
	redis.on("error", () => {});
	try {
		await abortable(untilReady(redis), signal);
		await checkSettings(redis, place, onNote);
	} catch (error) {
		redis.disconnect();
		signal?.throwIfAborted();
		throw error instanceof MiraError ? error : connectError(place, error);
	}
	let isClosed = false;
	let isAway = false;
	redis.on("close", () => {
		if (!isAway && !isClosed) onNote?.(`the connection to the queue at ${place} broke off: waiting for it`);
		isAway = true;
	});
	redis.on("ready", () => {
		if (isAway) onNote?.(`connected to the queue at ${place} again`);
		isAway = false;
	});
	const close = (): void => {
		isClosed = true;
		redis.disconnect();
	};
	return { ...packages, redis, close };
}

function connectError(place: string, cause: unknown): MiraError {
	const { code, message } = cause as NodeJS.ErrnoException;
	const why = message === "" || message === undefined ? (code ?? String(cause)) : message;
	return new MiraError("network", `no connection to the queue at ${place} (${why})`, {
		hint: connectHint(why),
		cause,
	});
}

function connectHint(why: string): string {
	if (LOGIN_REFUSAL.test(why)) return `The user and the password belong into its URL: ${WITH_PASSWORD}`;
	if (/DB index/i.test(why)) return "The number at the end of its URL is that of a database of Redis: mostly 0 to 15";
	if (/Protocol error/i.test(why)) return "Is what answers there a Redis?";
	return "Is Redis running there? redis-server --appendonly yes starts one";
}

function untilReady(redis: Redis): Promise<void> {
	return new Promise((resolve, reject) => {
		let last: unknown = new Error("no answer");
		const timer = setTimeout(() => reject(last), CONNECT_MILLISECONDS);
		const end = (settle: () => void): void => {
			clearTimeout(timer);
			settle();
		};
		redis.once("ready", () => end(resolve));
		redis.on("error", (error: Error) => {
			last = error;
			if (REFUSAL.test(error.message)) end(() => reject(error));
		});
		redis.connect().catch(() => {});
	});
}

/** What Redis may throw away, or forgets when it ends. */
async function checkSettings(redis: Redis, place: string, onNote: ((note: string) => void) | undefined): Promise<void> {
	const facts = new Map(
		(await redis.info()).split(/\r?\n/).map((line): [string, string] => {
			const [name = "", value = ""] = line.split(":");
			return [name, value];
		}),
	);
	const policy = facts.get("maxmemory_policy") ?? "noeviction";
	if (policy !== "noeviction")
		throw new MiraError("bad-argument", `the Redis at ${place} may throw away what it holds: ${policy}`, {
			hint: "Set its maxmemory-policy to noeviction: redis-cli config set maxmemory-policy noeviction",
		});
	if (facts.get("aof_enabled") === "0")
		onNote?.(
			`the Redis at ${place} keeps nothing on disk (appendonly no): after its end, batches under way are begun again`,
		);
}

/** An answer of Redis that waiting does not change; a connection that broke off is none. */
export function isFinalAnswer(error: unknown): boolean {
	return (
		error instanceof Error &&
		error.name === "ReplyError" &&
		!/^(LOADING|BUSY|TRYAGAIN|MASTERDOWN|READONLY|CLUSTERDOWN)/.test(error.message)
	);
}

/** Waits for a last task, but not for ever, and whatever comes of it: Redis may be away. */
export async function withinTime(task: Promise<unknown>, milliseconds: number): Promise<void> {
	let timer: NodeJS.Timeout | undefined;
	const late = new Promise<void>((resolve) => {
		timer = setTimeout(resolve, milliseconds);
	});
	await Promise.race([task.catch(() => {}), late]);
	clearTimeout(timer);
}
