// How much of the machine others use: what two threads reach depends on a second core that is free.
import { cpus } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";

const SAMPLE_MS = 500;
/** From so many cores on, two threads are not what they could be. */
const NOT_IDLE = 0.25;

/** Says how many cores are at work while this process waits; undefined where the machine is idle. */
export async function busyNote() {
	const before = sumOfTimes();
	await sleep(SAMPLE_MS);
	const after = sumOfTimes();
	const busy = (cpus().length * (after.busy - before.busy)) / (after.all - before.all);
	return busy < NOT_IDLE ? undefined : `not idle: ${busy.toFixed(1)} cores were busy before`;
}

function sumOfTimes() {
	const times = cpus().map(({ times }) => times);
	const all = times.flatMap((time) => Object.values(time)).reduce((total, ms) => total + ms, 0);
	return { all, busy: all - times.reduce((total, { idle }) => total + idle, 0) };
}
