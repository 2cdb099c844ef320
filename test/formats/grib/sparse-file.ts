import type { ObjectPart, ObjectStore } from "../../../src/io/object-store.ts";
import type { ByteRange } from "../../../src/io/source.ts";

/** A message of any length of which only the head and the end are there: what is between is zeros, made when asked for. */
export type SparseMessage = { head: Uint8Array; lengthBytes: number };

/** A message of edition 2 that claims to be so long; its section 7 goes to the end. */
export function stretched(message: Uint8Array, lengthBytes: number): SparseMessage {
	const view = new DataView(message.slice().buffer);
	view.setBigUint64(8, BigInt(lengthBytes));
	let at = 16;
	while (view.getUint8(at + 4) !== 7) at += view.getUint32(at);
	// A section has no more than 4 GiB.
	view.setUint32(at, Math.min(lengthBytes - 4 - at, 2 ** 32 - 1));
	return { head: new Uint8Array(view.buffer, 0, at + 5), lengthBytes };
}

/** A file of such messages, one after the other. */
export class SparseFile implements ObjectStore {
	readonly size: number;
	readonly #pieces: { offset: number; bytes: Uint8Array }[] = [];

	constructor(messages: readonly SparseMessage[]) {
		let at = 0;
		for (const { head, lengthBytes } of messages) {
			this.#pieces.push({ offset: at, bytes: head });
			at += lengthBytes;
			this.#pieces.push({ offset: at - 4, bytes: new TextEncoder().encode("7777") });
		}
		this.size = at;
	}

	async get(_: string, range: ByteRange | undefined): Promise<ObjectPart> {
		const { offset, length } = range ?? { offset: 0, length: this.size };
		const bytes = new Uint8Array(Math.max(0, Math.min(length, this.size - offset)));
		for (const piece of this.#pieces) {
			const to = piece.offset - offset;
			if (to >= bytes.length || to + piece.bytes.length <= 0) continue;
			const part = piece.bytes.subarray(Math.max(0, -to), bytes.length - to);
			bytes.set(part, Math.max(0, to));
		}
		return { bytes, size: this.size, etag: "1" };
	}
}
