import type { JobType, Queue } from "bullmq";
import type { Redis } from "ioredis";
import { begunKey, runOf, taskKey } from "./names.ts";
import { isBuilding } from "./presence.ts";

/** All places where jobs are. */
const ALL: JobType[] = ["wait", "delayed", "active", "completed", "failed"];

/** Jobs that are removed at a time. */
const TOGETHER = 256;

/** Removes jobs, those that are not there too. One that a worker is at stays: it drops it by itself. */
export async function removeJobs(queue: Queue, redis: Redis, ids: readonly string[]): Promise<void> {
	for (let i = 0; i < ids.length; i += TOGETHER) {
		const some = ids.slice(i, i + TOGETHER);
		await Promise.all(some.map((id) => queue.remove(id).catch(ignoreLocked)));
		await redis.hdel(begunKey(queue.name), ...some);
	}
}

function ignoreLocked(error: unknown): void {
	if (!/locked/i.test(String(error))) throw error;
}

/** Removes what builds that are gone have left behind: no more than a window of each. */
export async function removeDeadRuns(queue: Queue, redis: Redis): Promise<void> {
	const ids = [...(await queue.getRanges(ALL, 0, -1)), ...(await redis.hkeys(begunKey(queue.name)))];
	for (const run of new Set(ids.map(runOf))) {
		if (await isBuilding(redis, run)) continue;
		await redis.del(taskKey(run));
		await removeJobs(queue, redis, [...new Set(ids.filter((id) => runOf(id) === run))]);
	}
}
