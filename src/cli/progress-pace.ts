/** Steps longer ago than this say little about what is to come. */
const WINDOW_MS = 30_000;
/** Steps that follow each other closer are one: a window of a hundred thousand would cost more than the work. */
const APART_MS = 250;

/** How fast work goes, and how long it will take. */
export type PaceNow = { perSecond?: number; secondsLeft?: number };

/** The pace of one phase of work, by what was done of late: files differ, and servers slow down. */
export class Pace {
	readonly #steps: { atMs: number; done: number }[];

	/** Begins with so much done, at a time of the clock that every step is told by. */
	constructor(done: number, nowMs: number) {
		this.#steps = [{ atMs: nowMs, done }];
	}

	/** What the pace is now that so much is done. Nothing is known before anything was. */
	step(done: number, total: number | undefined, nowMs: number): PaceNow {
		const steps = this.#steps;
		while (steps.length > 1 && (steps[1] as { atMs: number }).atMs <= nowMs - WINDOW_MS) steps.shift();
		const first = steps[0] as { atMs: number; done: number };
		const last = steps.at(-1) as { atMs: number };
		if (nowMs - last.atMs >= APART_MS) steps.push({ atMs: nowMs, done });
		const elapsedSeconds = (nowMs - first.atMs) / 1000;
		if (elapsedSeconds <= 0 || done <= first.done) return {};
		const perSecond = (done - first.done) / elapsedSeconds;
		return { perSecond, ...(total === undefined ? {} : { secondsLeft: Math.max(0, total - done) / perSecond }) };
	}
}

/** A time for people, to about a tenth: `45 s`, `12 min`, `3 h 20 min`, `2 d 4 h`. */
export function timeLeftText(seconds: number): string {
	if (seconds < 59.5) return `${Math.ceil(seconds)} s`;
	const minutes = Math.round(seconds / 60);
	if (minutes < 60) return `${minutes} min`;
	const hours = Math.floor(minutes / 60);
	if (hours < 24) return minutes % 60 === 0 || hours > 9 ? `${hours} h` : `${hours} h ${minutes % 60} min`;
	return hours % 24 === 0 ? `${hours / 24} d` : `${Math.floor(hours / 24)} d ${hours % 24} h`;
}
