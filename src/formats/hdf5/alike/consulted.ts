import type { Reading } from "../reading.ts";

/** Bytes of a file, from one position on. */
export type Piece = { begin: number; bytes: Uint8Array };

/** What is not consulted for one object alone. */
const STRUCTURE = "structure";

/** What the header of an object is looked at for. */
export function headerOf(address: number): string {
	return `header ${address}`;
}

/** What its attributes are looked at for, wherever they are, and their values. */
export function attributesOf(address: number): string {
	return `attributes ${address}`;
}

/** Which bytes of a file were looked at while it was taken apart, by what they were looked at for. */
export class Consulted {
	readonly #ranges = new Map<string, [begin: number, end: number][]>();
	#purpose = STRUCTURE;
	/** Where the last of them ends: beyond the end of the file where that is cut off. */
	endBytes = 0;

	/** These bytes were looked at. */
	note(begin: number, length: number): void {
		const ranges = this.#ranges.get(this.#purpose);
		this.endBytes = Math.max(this.endBytes, begin + length);
		if (ranges === undefined) this.#ranges.set(this.#purpose, [[begin, begin + length]]);
		else ranges.push([begin, begin + length]);
	}

	/** Runs a reading: what it looks at is for this purpose, also where readings take turns. Without one, for all of the file. */
	*during<T>(reading: Reading<T>, purpose: string = STRUCTURE): Reading<T> {
		const step = (go: () => IteratorResult<Promise<unknown>, T>): IteratorResult<Promise<unknown>, T> => {
			const before = this.#purpose;
			this.#purpose = purpose;
			try {
				return go();
			} finally {
				this.#purpose = before;
			}
		};
		let state = step(() => reading.next());
		while (state.done !== true) {
			let resume: () => IteratorResult<Promise<unknown>, T>;
			try {
				const value = yield state.value;
				resume = () => reading.next(value);
			} catch (error) {
				resume = () => reading.throw(error);
			}
			state = step(resume);
		}
		return state.value;
	}

	/** The bytes that were looked at for a purpose, of a file that is here as a whole: copies, in order, none of them twice. */
	pieces(whole: Uint8Array, purpose: string = STRUCTURE): Piece[] {
		const merged: [begin: number, end: number][] = [];
		for (const [begin, end] of (this.#ranges.get(purpose) ?? []).toSorted(([a], [b]) => a - b)) {
			const last = merged.at(-1);
			if (last !== undefined && begin <= last[1]) last[1] = Math.max(last[1], end);
			else merged.push([begin, end]);
		}
		return merged.map(([begin, end]) => ({ begin, bytes: whole.slice(begin, end) }));
	}
}

/** Whether a file has these bytes where they were. */
export function hasPieces(whole: Uint8Array, pieces: readonly Piece[]): boolean {
	return pieces.every(({ begin, bytes }) => hasBytes(whole, begin, bytes));
}

function hasBytes(whole: Uint8Array, begin: number, bytes: Uint8Array): boolean {
	if (begin + bytes.length > whole.length) return false;
	for (let i = 0; i < bytes.length; i++) if (whole[begin + i] !== bytes[i]) return false;
	return true;
}
