import { link, readFile, rename, stat, unlink, writeFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { MiraError } from "../errors.ts";

/** Longer than any writer holds a lock: it is taken for two system calls. What is older was left by one that died. */
const STALE_MS = 10_000;
const POLL_MS = 20;
const PATIENCE_MS = 30_000;

/**
 * Runs `work` while nobody else who asks for the same lock does. `isHeld` says whether that is still so: a process that
 * was stopped for long may have lost its lock to another.
 */
export async function withFileLock<T>(
	path: string,
	signal: AbortSignal | undefined,
	work: (isHeld: () => Promise<boolean>) => Promise<T>,
): Promise<T> {
	const token = crypto.randomUUID();
	const beganMs = Date.now();
	while (!(await tryLock(path, token))) {
		signal?.throwIfAborted();
		if (Date.now() - beganMs > PATIENCE_MS)
			throw new MiraError("write-conflict", `Another process holds the lock ${path}`, {
				hint: "If no process writes there, remove the lock and try again",
			});
		await removeStale(path, token);
		await sleep(POLL_MS);
	}
	const isHeld = async (): Promise<boolean> => (await readFile(path, "utf8").catch(() => "")) === token;
	try {
		return await work(isHeld);
	} finally {
		if (await isHeld()) await unlink(path).catch(() => {});
	}
}

async function tryLock(path: string, token: string): Promise<boolean> {
	try {
		await writeFile(path, token, { flag: "wx" });
		return true;
	} catch (error) {
		if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
		throw error;
	}
}

/**
 * Moved away before it is removed: of several who find the same old lock, one succeeds. Who comes so late that it moved the
 * lock of somebody who works puts it back.
 */
async function removeStale(path: string, token: string): Promise<void> {
	const found = await stat(path).catch(() => undefined);
	if (found === undefined || Date.now() - found.mtimeMs < STALE_MS) return;
	const aside = `${path}.${token}`;
	try {
		await rename(path, aside);
	} catch {
		return;
	}
	const moved = await stat(aside).catch(() => found);
	if (moved.ino !== found.ino || moved.mtimeMs !== found.mtimeMs) await link(aside, path).catch(() => {});
	await unlink(aside).catch(() => {});
}
