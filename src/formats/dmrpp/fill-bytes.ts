import { parseFillText } from "../../fill/text.ts";
import type { DataType } from "../../zarr/data-type.ts";
import { castScalar } from "../../zarr/scalar.ts";

/**
 * The fill value of a structure, which is written as the values of all its members one after the other; undefined for other
 * types, and for a text that has not as many values.
 */
export function fillBytes(type: DataType, text: string): Uint8Array | undefined {
	if (type.kind !== "struct") return undefined;
	const words = text.trim().split(/\s+/);
	if (words.length !== leafCount(type)) return undefined;
	const leaves = leafTypes(type);
	const bytes = new Uint8Array(type.itemBytes);
	let at = 0;
	for (const [i, leaf] of leaves.entries()) {
		const scalar = parseFillText(leaf, words[i] as string);
		const cast = scalar === undefined ? undefined : castScalar(leaf, scalar);
		if (cast === undefined) return undefined;
		bytes.set(cast.bytes, at);
		at += leaf.itemBytes ?? 0;
	}
	return bytes;
}

/** How many there are, before a list of them is made. */
function leafCount(type: DataType): number {
	if (type.kind === "subarray") return (type.itemBytes / type.base.itemBytes) * leafCount(type.base);
	return type.kind === "struct" ? type.fields.reduce((sum, { dataType }) => sum + leafCount(dataType), 0) : 1;
}

/** The types of the values of a struct, in their order; it is packed. */
function leafTypes(type: DataType): DataType[] {
	if (type.kind === "subarray") {
		const leaves = leafTypes(type.base);
		return Array.from({ length: type.itemBytes / type.base.itemBytes }, () => leaves).flat();
	}
	return type.kind === "struct" ? type.fields.flatMap(({ dataType }) => leafTypes(dataType)) : [type];
}
