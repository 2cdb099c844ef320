import { JsonFloat } from "./json.ts";
import { sameBytes } from "./scalar.ts";

/**
 * True if two plain values have the same parts in the same order: objects, maps, lists, numbers to the last bit. What is an
 * instance of a class of its own, or a function, is only the same as itself.
 */
export function sameStructure(a: unknown, b: unknown): boolean {
	if (Object.is(a, b)) return true;
	if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
	const prototype: unknown = Object.getPrototypeOf(a);
	if (prototype !== Object.getPrototypeOf(b)) return false;
	if (Array.isArray(a))
		return a.length === (b as unknown[]).length && a.every((v, i) => sameStructure(v, (b as unknown[])[i]));
	if (ArrayBuffer.isView(a)) return sameBytes(bytesOf(a), bytesOf(b as ArrayBufferView));
	if (prototype === Map.prototype)
		return sameEntries([...(a as Map<unknown, unknown>)], [...(b as Map<unknown, unknown>)]);
	const isPlain = prototype === Object.prototype || prototype === null || prototype === JsonFloat.prototype;
	return isPlain && sameEntries(Object.entries(a), Object.entries(b));
}

function sameEntries(a: readonly [unknown, unknown][], b: readonly [unknown, unknown][]): boolean {
	return a.length === b.length && a.every(([key, value], i) => key === b[i]?.[0] && sameStructure(value, b[i]?.[1]));
}

function bytesOf({ buffer, byteOffset, byteLength }: ArrayBufferView): Uint8Array {
	return new Uint8Array(buffer, byteOffset, byteLength);
}
