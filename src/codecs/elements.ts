import type { ArrayToBytesStage, Awaitable, BytesToBytesStage, DecodeContext, Decoded } from "./codec.ts";
import type { Runs } from "./runs.ts";

/** How the bytes of a chunk stand for its elements. */
export type ElementLayout = {
	/** How many elements there are. */
	count: number;
	itemBytes: number;
	/** Which stored byte each byte of an element is; undefined where they stand as they are. */
	byteOrder: readonly number[] | undefined;
	/** Whether the first bytes of all elements come first, then their second bytes, and so on. */
	isShuffled: boolean;
};

/** A stage that does nothing but put elements together, by a layout: the one before it may do that in its place. */
export abstract class ElementsStage implements ArrayToBytesStage {
	abstract readonly layout: ElementLayout;
	abstract readonly encodedBytes: number;
	abstract decode(bytes: Uint8Array): Uint8Array;
	abstract decodeInto(bytes: Uint8Array, output: Uint8Array, runs: Runs): void;
	encode?(chunk: Decoded): Awaitable<Uint8Array>;
}

/** A stage on bytes that may do the work of an `ElementsStage` together with its own. */
export abstract class FusibleStage implements BytesToBytesStage {
	encodedBytes?(decodedBytes: number): number;
	workBytes?(outputBytes: number): number;
	abstract decode(bytes: Uint8Array, context: DecodeContext): Awaitable<Uint8Array>;
	abstract encode(bytes: Uint8Array): Awaitable<Uint8Array>;
	/** Both in one; undefined where that is not possible, or gains nothing. */
	abstract fuse(layout: ElementLayout): ArrayToBytesStage | undefined;
}

/** Shorter runs are sooner put together here than by a call for each of them. */
const LEAST_RUN_BYTES = 256;

/** Whether such runs are better put together by the tools in WebAssembly. */
export function isMovedByTools(itemBytes: number, runs: Runs): boolean {
	return runs.length >= LEAST_RUN_BYTES && isToolSize(itemBytes);
}

/** The sizes of elements that the tools in WebAssembly know. */
export function isToolSize(itemBytes: number): boolean {
	return itemBytes === 2 || itemBytes === 4 || itemBytes === 8;
}

/** Whether elements stand as they are. */
export function isInOrder({ byteOrder, isShuffled }: ElementLayout): boolean {
	return byteOrder === undefined && !isShuffled;
}
