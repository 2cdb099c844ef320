import type { ObjectStore } from "../../src/io/object-store.ts";
import type { ByteRange } from "../../src/io/source.ts";

/**
 * Counts what a store is asked, and answers together what was asked together: as soon as nobody asks for more. So `rounds` is
 * the length of the longest chain of requests that waited for each other, whatever the machine does meanwhile.
 */
export class RoundsStore implements ObjectStore {
	readonly requests: { path: string; range: ByteRange | undefined; receivedBytes: number }[] = [];
	rounds = 0;
	readonly #store: ObjectStore;
	#waiting: (() => void)[] = [];

	constructor(store: ObjectStore) {
		this.#store = store;
	}

	get bytes(): number {
		return this.requests.reduce((sum, { receivedBytes }) => sum + receivedBytes, 0);
	}

	/** Bytes that came more than once. */
	get repeatedBytes(): number {
		const inOrder = this.requests
			.map(({ path, range, receivedBytes }) => ({ path, begin: range?.offset ?? 0, length: receivedBytes }))
			.sort((a, b) => a.begin - b.begin);
		const reached = new Map<string, number>();
		let repeated = 0;
		for (const { path, begin, length } of inOrder) {
			const before = reached.get(path) ?? 0;
			repeated += Math.max(0, Math.min(before, begin + length) - begin);
			reached.set(path, Math.max(before, begin + length));
		}
		return repeated;
	}

	/** Requests that brought nothing that had not come before. */
	get vainRequests(): number {
		const isVain = (i: number): boolean => {
			const { path, range, receivedBytes } = this.requests[i] as (typeof this.requests)[number];
			const begin = range?.offset ?? 0;
			let reached = begin;
			const before = this.requests.slice(0, i).filter((request) => request.path === path);
			for (const had of before.sort((a, b) => (a.range?.offset ?? 0) - (b.range?.offset ?? 0))) {
				const from = had.range?.offset ?? 0;
				if (from <= reached) reached = Math.max(reached, from + had.receivedBytes);
			}
			return receivedBytes > 0 && reached >= begin + receivedBytes;
		};
		return this.requests.filter((_, i) => isVain(i)).length;
	}

	get: ObjectStore["get"] = async (path, range, options) => {
		const request = { path, range, receivedBytes: 0 };
		this.requests.push(request);
		await new Promise<void>((answer) => {
			this.#waiting.push(answer);
			if (this.#waiting.length === 1) this.#answerWhenQuiet(1);
		});
		options?.signal?.throwIfAborted();
		const part = await this.#store.get(path, range, options);
		request.receivedBytes = part.bytes.length;
		return part;
	};

	#answerWhenQuiet(count: number): void {
		setImmediate(() => {
			if (this.#waiting.length > count) return this.#answerWhenQuiet(this.#waiting.length);
			this.rounds++;
			for (const answer of this.#waiting.splice(0)) answer();
		});
	}
}
