import type { Redis } from "ioredis";
import { type Participant, PREFIX, readParticipant } from "./names.ts";

/** Those who are there, of either kind. */
export type PresenceKind = "workers" | "builds";

/** Builds want to know who comes; workers are many. */
const BEAT_MILLISECONDS: Readonly<Record<PresenceKind, number>> = { workers: 5_000, builds: 2_000 };
/** Who was not heard of for so long is gone. A build may be busy with joining for a while, and its jobs should wait for it. */
const GONE_SECONDS: Readonly<Record<PresenceKind, number>> = { workers: 20, builds: 120 };

/** By the clock of Redis, the only one that all have in common. Gives the others. */
const BEAT = `
local now = tonumber(redis.call('TIME')[1])
for i = 1, 3, 2 do
	for _, id in ipairs(redis.call('ZRANGEBYSCORE', KEYS[i], '-inf', now)) do
		redis.call('ZREM', KEYS[i], id)
		redis.call('HDEL', KEYS[i + 1], id)
	end
end
redis.call('ZADD', KEYS[1], now + tonumber(ARGV[3]), ARGV[1])
redis.call('HSET', KEYS[2], ARGV[1], ARGV[2])
return redis.call('HVALS', KEYS[4])`;

const untilKey = (kind: PresenceKind): string => `${PREFIX}:${kind}:until`;
const factsKey = (kind: PresenceKind): string => `${PREFIX}:${kind}`;

/** Tells the others that this one is there, again and again, and knows who they are. */
export class Presence {
	readonly #redis: Redis;
	readonly #own: Participant;
	readonly #kind: PresenceKind;
	readonly #onOthers: (others: Participant[]) => void;
	#timer: NodeJS.Timeout | undefined;

	constructor(redis: Redis, kind: PresenceKind, own: Participant, onOthers: (others: Participant[]) => void) {
		this.#redis = redis;
		this.#kind = kind;
		this.#own = own;
		this.#onOthers = onOthers;
	}

	/** Begins, and is known when it returns. */
	async begin(): Promise<void> {
		await this.beat();
		const again = async (): Promise<void> => {
			// Without Redis there is nobody to tell.
			await this.beat().catch(() => {});
			if (this.#timer !== undefined) this.#timer = setTimeout(again, BEAT_MILLISECONDS[this.#kind]);
		};
		this.#timer = setTimeout(again, BEAT_MILLISECONDS[this.#kind]);
	}

	async beat(): Promise<void> {
		const other: PresenceKind = this.#kind === "workers" ? "builds" : "workers";
		const keys = [this.#kind, other].flatMap((kind) => [
			untilKey(kind as PresenceKind),
			factsKey(kind as PresenceKind),
		]);
		const own = [this.#own.id, JSON.stringify(this.#own), String(GONE_SECONDS[this.#kind])];
		const others = (await this.#redis.eval(BEAT, keys.length, ...keys, ...own)) as string[];
		this.#onOthers(others.map(readParticipant).filter((one) => one !== undefined));
	}

	/** Tells the others that it goes. */
	async end(): Promise<void> {
		clearTimeout(this.#timer);
		this.#timer = undefined;
		await this.#redis.multi().zrem(untilKey(this.#kind), this.#own.id).hdel(factsKey(this.#kind), this.#own.id).exec();
	}
}

/** Whether a build is still there. */
export async function isBuilding(redis: Redis, run: string): Promise<boolean> {
	return (await redis.hexists(factsKey("builds"), run)) === 1;
}
