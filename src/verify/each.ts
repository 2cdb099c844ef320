import { throwIfOver } from "../io/deadline-signals.ts";

/** Files on this machine may be there at once, one like the other: so often whoever waits besides, for Ctrl-C, gets a turn. */
const TURN_MILLISECONDS = 50;

/** Checks one after the other, `limit` of them side by side. They are taken as they are needed: there may be millions. */
export async function checkEach<T>(
	items: Iterable<T>,
	limit: number,
	signal: AbortSignal | undefined,
	check: (item: T) => Promise<void>,
): Promise<void> {
	const waiting = items[Symbol.iterator]();
	let isOver = false;
	let turn: Promise<void> | undefined;
	let turnEndsMs = performance.now() + TURN_MILLISECONDS;
	const work = async (): Promise<void> => {
		for (let next = waiting.next(); next.done !== true && !isOver; next = waiting.next()) {
			throwIfOver(signal);
			await check(next.value);
			if (turn === undefined && performance.now() < turnEndsMs) continue;
			// All of them: as long as one goes on, nobody else has a turn.
			turn ??= new Promise<void>((done) => setTimeout(done)).then(() => {
				turn = undefined;
				turnEndsMs = performance.now() + TURN_MILLISECONDS;
			});
			await turn;
		}
	};
	try {
		await Promise.all(Array.from({ length: limit }, work));
	} finally {
		isOver = true;
	}
}
