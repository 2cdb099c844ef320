import { MiraError } from "../errors.ts";

/** Memory that workers of the same page or process see too, all zeros. */
export function allocateShared(bytes: number): Uint8Array {
	if (typeof SharedArrayBuffer !== "function")
		throw new MiraError("bad-argument", "shared memory is not to be had here", {
			hint: "A page must be isolated: serve it with Cross-Origin-Opener-Policy: same-origin and Cross-Origin-Embedder-Policy: require-corp",
		});
	return new Uint8Array(new SharedArrayBuffer(bytes));
}

type TypedArray = Exclude<ArrayBufferView, DataView>;

/** Numbers in shared memory: themselves if they are there already, or else a copy. Texts and lists cannot be shared. */
export function inSharedMemory<T>(elements: T): T {
	if (!ArrayBuffer.isView(elements) || !(elements.buffer instanceof ArrayBuffer)) return elements;
	const { buffer, byteOffset, byteLength } = elements;
	const shared = allocateShared(byteLength);
	shared.set(new Uint8Array(buffer, byteOffset, byteLength));
	const Type = elements.constructor as new (buffer: ArrayBufferLike) => T & TypedArray;
	return new Type(shared.buffer);
}
