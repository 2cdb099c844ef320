import { MiraError } from "../errors.ts";
import type { ChunkElements } from "../read/chunk.ts";
import type { PickedAxis } from "../read/pick.ts";
import { gather } from "../read/picked-boxes.ts";
import { countOf, listPositions } from "../read/positions.ts";
import { type DataType, type FixedDataType, isFixed } from "../zarr/data-type.ts";
import { type Element, type Elements, elementCount, fixedNdArray, type NdArray } from "../zarr/nd-array.ts";
import { sameStructure } from "../zarr/same-structure.ts";
import { castScalar, readScalar, type Scalar } from "../zarr/scalar.ts";

/** Elements with their shape, C order: little-endian bytes, or a list for types of a variable length. */
export type ShapedElements = { shape: readonly number[]; elements: ChunkElements };

/** The elements of an array as they are now. Its `data` may have been edited, so `bytes` alone do not tell. */
export function elementsOf({ data, bytes, shape }: NdArray, type: DataType): ChunkElements {
	const elements = isFixed(type) ? fixedElements(data, bytes, type) : (Array.from(data as Element[]) as ChunkElements);
	const count = elements.length / (type.itemBytes ?? 1);
	if (count !== elementCount(shape))
		throw new MiraError("bad-argument", `${count} values do not fill a shape of [${shape.join(", ")}]`);
	return elements;
}

function fixedElements(data: Elements, bytes: Uint8Array, type: FixedDataType): Uint8Array {
	// Numbers are in `data` with all their bits; float16 alone is widened.
	if (ArrayBuffer.isView(data) && type.name !== "float16")
		return new Uint8Array(data.buffer, data.byteOffset, data.byteLength).slice();
	const { itemBytes } = type;
	const out = new Uint8Array(data.length * itemBytes);
	for (const [i, value] of (data as Scalar[]).entries()) {
		const at = i * itemBytes;
		// What was not edited keeps its bytes: text may have more beyond its end, NaN a payload.
		const isKept = at + itemBytes <= bytes.length && sameStructure(readScalar(type, bytes, at), value);
		const cast = isKept ? bytes.subarray(at, at + itemBytes) : castScalar(type, value)?.bytes;
		if (cast === undefined)
			throw new MiraError("bad-argument", `${String(value)} is not a value of data type "${type.name}"`);
		out.set(cast, at);
	}
	return out;
}

/** Elements as an array of their own. */
export function toNdArray(type: DataType, { shape, elements }: ShapedElements): NdArray {
	if (elements instanceof Uint8Array) return fixedNdArray(type as FixedDataType, [...shape], elements);
	return { dataType: type.name, shape: [...shape], bytes: new Uint8Array(0), data: elements };
}

/** Elements of several arrays, one behind the other along an axis. */
export function concatElements(parts: readonly ShapedElements[], axis: number, type: DataType): ShapedElements {
	const shape = (parts[0] as ShapedElements).shape.map((length, d) =>
		d === axis ? parts.reduce((sum, part) => sum + (part.shape[d] as number), 0) : length,
	);
	const unit = elementCount(shape.slice(axis + 1)) * (type.itemBytes ?? 1);
	const out = roomFor(type, shape);
	let begin = 0;
	for (const { shape: own, elements } of parts) {
		const run = (own[axis] as number) * unit;
		const outer = elementCount(own.slice(0, axis));
		for (let o = 0; o < outer; o++) copyRun(elements, o * run, out, o * (shape[axis] as number) * unit + begin, run);
		begin += run;
	}
	return { shape, elements: out };
}

/** Elements at these places along an axis, in this order; `fill` (one element) where a place is negative. */
export function takeElements(
	{ shape, elements }: ShapedElements,
	axis: number,
	places: readonly number[],
	type: DataType,
	fill: ChunkElements,
): ShapedElements {
	const taken = shape.map((length, d) => (d === axis ? places.length : length));
	const inner = elementCount(shape.slice(axis + 1));
	const itemLength = type.itemBytes ?? 1;
	const unit = inner * itemLength;
	const out = roomFor(type, taken);
	const outer = elementCount(shape.slice(0, axis));
	for (let o = 0; o < outer; o++)
		for (const [i, place] of places.entries()) {
			const to = (o * places.length + i) * unit;
			if (place >= 0) copyRun(elements, (o * (shape[axis] as number) + place) * unit, out, to, unit);
			else for (let e = 0; e < inner; e++) copyRun(fill, 0, out, to + e * itemLength, itemLength);
		}
	return { shape: taken, elements: out };
}

/** Elements at positions along every axis, none of which is negative. */
export function pickElements(
	{ shape, elements }: ShapedElements,
	axes: readonly PickedAxis[],
	type: DataType,
): ShapedElements {
	const picked: number[] = [];
	for (const { positions, to } of axes) if (to !== undefined) picked[to] = countOf(positions);
	const copies = picked.map((count, d) => {
		const step = elementCount(picked.slice(d + 1));
		return { from: new Float64Array(count), to: Float64Array.from({ length: count }, (_, i) => i * step) };
	});
	let first = 0;
	for (const [axis, { positions, to }] of axes.entries()) {
		const step = elementCount(shape.slice(axis + 1));
		const from = to === undefined ? undefined : copies[to]?.from;
		for (const [i, position] of listPositions(positions).entries())
			if (from === undefined) first += position * step;
			else from[i] = (from[i] as number) + position * step;
	}
	const out = roomFor(type, picked);
	gather(elements, out, [{ from: [first], to: [0] }, ...copies], type.itemBytes ?? 1);
	return { shape: picked, elements: out };
}

/** Room for the elements of a shape. */
function roomFor(type: DataType, shape: readonly number[]): ChunkElements {
	const count = elementCount(shape);
	return isFixed(type) ? new Uint8Array(count * type.itemBytes) : new Array(count);
}

function copyRun(from: ChunkElements, at: number, out: ChunkElements, to: number, length: number): void {
	if (from instanceof Uint8Array && out instanceof Uint8Array) {
		out.set(from.subarray(at, at + length), to);
		return;
	}
	const [source, target] = [from, out] as [unknown[], unknown[]];
	for (let i = 0; i < length; i++) target[to + i] = source[at + i];
}
