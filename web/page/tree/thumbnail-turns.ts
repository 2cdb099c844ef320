/** Small pictures come one after the other, after what the reader looks at. */
import { effect } from "@preact/signals";
import { opened } from "../state/opened.ts";

/** However long the first view takes, they wait no longer. */
const LONGEST_WAIT_MS = 3000;

let settle: () => void = () => {};
let settled = new Promise<void>((resolve) => {
	settle = resolve;
});

/** What the reader looks at is there: others may have their turn. */
export function viewIsThere(): void {
	settle();
}

// When another file is opened, what is shown of it comes first again.
effect(() => {
	if (opened.value.kind !== "opening") return;
	settle();
	settled = new Promise<void>((resolve) => {
		settle = resolve;
	});
});

let last: Promise<unknown> = Promise.resolve();

/** Starts something when it is its turn; not at all if nobody wants it by then. */
export function inTurn<Value>(start: () => Promise<Value>, signal: AbortSignal): Promise<Value> {
	const before = last;
	const own = (async () => {
		await Promise.race([settled, new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))]);
		await before;
		signal.throwIfAborted();
		return start();
	})();
	last = own.catch(() => undefined);
	return own;
}
