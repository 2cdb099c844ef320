import type { NumericDataType } from "../zarr/data-type.ts";
import { type TypedNumbers, viewElements } from "../zarr/nd-array.ts";
import { readScalar } from "../zarr/scalar.ts";
import type { MissingRule } from "./missing-rules.ts";
import type { Packing } from "./model.ts";
import type { Floats, FloatType } from "./promote.ts";

/** Numbers that are compared and computed with as JavaScript numbers. */
type PlainNumbers = Exclude<TypedNumbers, BigInt64Array | BigUint64Array>;

/** Sentinels that one pass compares with. */
const MOST_SENTINELS = 2;

/**
 * Masks, widens and unpacks in a single pass over the elements, for what most arrays are: numbers of up to 32 bits or floats,
 * with one or two sentinels. Undefined where that does not hold, and each step has to be taken by itself; the results are the
 * same. `packing` is undefined where numbers are not to be unpacked.
 */
export function decodeInOnePass(
	type: NumericDataType,
	bytes: Uint8Array,
	rules: readonly MissingRule[],
	target: FloatType,
	packing: Packing | undefined,
): Floats | undefined {
	if (type.name === "float16" || target.name === "float16" || (type.kind !== "float" && type.itemBytes === 8))
		return undefined;
	// NaN stays NaN whatever is computed with it.
	const values = rules.filter(({ kind }) => kind !== "nan");
	if (values.length > MOST_SENTINELS) return undefined;
	// NaN equals nothing: it stands for a sentinel that there is not.
	const sentinels = [Number.NaN, Number.NaN];
	for (const [i, rule] of values.entries()) {
		if (rule.kind !== "value") return undefined;
		sentinels[i] = readScalar(type, rule.value) as number;
	}
	const [first, second] = sentinels as [number, number];
	const decode = (numbers: PlainNumbers): Floats => decodeNumbers(type, numbers, first, second, target, packing);
	// Of bytes there are 256: what each becomes is worked out once, and the rest is a look into a table.
	if (type.itemBytes === 1 && bytes.length > TABLE_PAYS)
		return lookUp(bytes, decode(viewElements(type, EVERY_BYTE) as PlainNumbers));
	return decode(viewElements(type, bytes) as PlainNumbers);
}

const EVERY_BYTE = Uint8Array.from({ length: 256 }, (_, byte) => byte);
const TABLE_PAYS = 4096;

/** Singles are moved as the 32 bits they are, four at a time: converting them would cost more than looking them up. */
function lookUp(bytes: Uint8Array, table: Floats): Floats {
	const { length } = bytes;
	if (table instanceof Float64Array) {
		const doubles = new Float64Array(length);
		for (let i = 0; i < length; i++) doubles[i] = table[bytes[i] as number] as number;
		return doubles;
	}
	const bits = new Uint32Array(table.buffer);
	const output = new Uint32Array(length);
	const whole = length - (length % 4);
	for (let i = 0; i < whole; i += 4) {
		output[i] = bits[bytes[i] as number] as number;
		output[i + 1] = bits[bytes[i + 1] as number] as number;
		output[i + 2] = bits[bytes[i + 2] as number] as number;
		output[i + 3] = bits[bytes[i + 3] as number] as number;
	}
	for (let i = whole; i < length; i++) output[i] = bits[bytes[i] as number] as number;
	return new Float32Array(output.buffer);
}

function decodeNumbers(
	type: NumericDataType,
	numbers: PlainNumbers,
	first: number,
	second: number,
	target: FloatType,
	packing: Packing | undefined,
): Floats {
	const output = target.itemBytes === 8 ? new Float64Array(numbers.length) : new Float32Array(numbers.length);
	if (packing !== undefined) {
		// Times 1 and plus -0 change nothing, not even the sign of a zero.
		const factor = packing.scaleFactor?.value ?? 1;
		const offset = packing.addOffset?.value ?? -0;
		if (output instanceof Float64Array) unpackDoubles(numbers, output, first, second, factor, offset);
		else unpackSingles(numbers, output, first, second, factor, offset);
	} else if (type.name === target.name) {
		// Copied as bytes, so that a NaN keeps its payload.
		output.set(numbers as Floats);
		if (!Number.isNaN(first)) maskValues(output, first, second);
	} else maskCopy(numbers, output, first, second);
	return output;
}

function unpackDoubles(
	numbers: PlainNumbers,
	output: Float64Array,
	first: number,
	second: number,
	factor: number,
	offset: number,
): void {
	for (let i = 0; i < numbers.length; i++) {
		const value = numbers[i] as number;
		output[i] = value === first || value === second ? Number.NaN : value * factor + offset;
	}
}

/** Rounded to float32 after each step, as NumPy's `*=` and `+=` on such an array are. */
function unpackSingles(
	numbers: PlainNumbers,
	output: Float32Array,
	first: number,
	second: number,
	factor: number,
	offset: number,
): void {
	for (let i = 0; i < numbers.length; i++) {
		const value = numbers[i] as number;
		output[i] = value === first || value === second ? Number.NaN : Math.fround(Math.fround(value) * factor) + offset;
	}
}

function maskCopy(numbers: PlainNumbers, output: Floats, first: number, second: number): void {
	for (let i = 0; i < numbers.length; i++) {
		const value = numbers[i] as number;
		output[i] = value === first || value === second ? Number.NaN : value;
	}
}

function maskValues(floats: Floats, first: number, second: number): void {
	for (let i = 0; i < floats.length; i++) if (floats[i] === first || floats[i] === second) floats[i] = Number.NaN;
}
