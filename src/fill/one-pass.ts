import type { NumericDataType } from "../zarr/data-type.ts";
import { type TypedNumbers, viewElements } from "../zarr/nd-array.ts";
import { readScalar } from "../zarr/scalar.ts";
import type { MissingRule } from "./missing-rules.ts";
import type { Packing } from "./model.ts";
import type { Floats, FloatType } from "./promote.ts";

/** Numbers that are compared and computed with as JavaScript numbers. */
type PlainNumbers = Exclude<TypedNumbers, BigInt64Array | BigUint64Array>;

/**
 * Decodes `count` elements, from the element `from` of an input to the element `to` of an output, both below 2^31: places that
 * the engine knows to be integers make the loops twice as fast.
 */
export type DecodeRun = (from: number, to: number, count: number) => void;

/** What is done to numbers in a single pass: plain data, which can be sent to where the numbers are. */
export type PassRecipe = {
	type: NumericDataType;
	rules: readonly MissingRule[];
	target: FloatType;
	/** Undefined where numbers are not to be unpacked. */
	packing: Packing | undefined;
};

/** Masks, widens and unpacks numbers in a single pass, wherever they stand and wherever they go. */
export type OnePass = {
	recipe: PassRecipe;
	target: FloatType;
	/** The way from stored elements, little-endian bytes, to floats of the target's type. */
	between(bytes: Uint8Array, output: Floats): DecodeRun;
};

/** Sentinels that one pass compares with. */
const MOST_SENTINELS = 2;

/** One of the loops below. A sentinel that there is not is NaN, which equals nothing. */
type Loop = (
	numbers: PlainNumbers,
	output: Floats,
	[first, second]: readonly [number, number],
	from: number,
	to: number,
	count: number,
) => void;

/**
 * The single pass for what most arrays are: numbers of up to 32 bits or floats, with one or two sentinels. Undefined where
 * that does not hold, and each step has to be taken by itself; the results are the same.
 */
export function onePass(recipe: PassRecipe): OnePass | undefined {
	const { type, rules, target, packing } = recipe;
	if (type.name === "float16" || target.name === "float16" || (type.kind !== "float" && type.itemBytes === 8))
		return undefined;
	// NaN stays NaN whatever is computed with it.
	const values = rules.filter(({ kind }) => kind !== "nan");
	if (values.length > MOST_SENTINELS) return undefined;
	const sentinels: [number, number] = [Number.NaN, Number.NaN];
	for (const [i, rule] of values.entries()) {
		if (rule.kind !== "value") return undefined;
		sentinels[i] = readScalar(type, rule.value) as number;
	}
	const loop = chooseLoop(type, target, packing);
	if (type.itemBytes === 1) return { recipe, target, between: lookUpIn(everyByte(type, target, loop, sentinels)) };
	const between = (bytes: Uint8Array, output: Floats): DecodeRun => {
		const numbers = viewElements(type, bytes) as PlainNumbers;
		return (from, to, count) => loop(numbers, output, sentinels, from | 0, to | 0, count);
	};
	return { recipe, target, between };
}

function chooseLoop(type: NumericDataType, target: FloatType, packing: Packing | undefined): Loop {
	// Copied as bytes, so a NaN keeps its payload.
	if (packing === undefined) return type.name === target.name ? copyAndMask : maskAndWiden;
	// Times 1 and plus -0 change nothing, not even the sign of a zero.
	const factor = packing.scaleFactor?.value ?? 1;
	const offset = packing.addOffset?.value ?? -0;
	if (packing.kind === "calibration")
		return target.itemBytes === 8 ? calibrateDoubles(factor, offset) : calibrateSingles(factor, offset);
	return target.itemBytes === 8 ? unpackDoubles(factor, offset) : unpackSingles(factor, offset);
}

/** Of bytes there are 256: what each becomes is worked out once, and the rest is a look into a table. */
function everyByte(type: NumericDataType, target: FloatType, loop: Loop, sentinels: readonly [number, number]): Floats {
	const table = target.itemBytes === 8 ? new Float64Array(256) : new Float32Array(256);
	const bytes = Uint8Array.from(table, (_, byte) => byte);
	loop(viewElements(type, bytes) as PlainNumbers, table, sentinels, 0, 0, 256);
	return table;
}

/** Singles are moved as the 32 bits they are: converting them would cost more than looking them up. */
function lookUpIn(table: Floats): OnePass["between"] {
	if (table instanceof Float64Array)
		return (bytes, output) => (from, to, count) => {
			for (let i = 0; i < count; i++) output[to + i] = table[bytes[from + i] as number] as number;
		};
	const bits = new Uint32Array(table.buffer);
	return (bytes, output) => {
		const singles = new Uint32Array(output.buffer, output.byteOffset, output.length);
		return (from, to, count) => lookUpSingles(bytes, bits, singles, from | 0, to | 0, count);
	};
}

/** Four at a time. */
function lookUpSingles(
	bytes: Uint8Array,
	bits: Uint32Array,
	output: Uint32Array,
	from: number,
	to: number,
	count: number,
): void {
	const whole = count - (count % 4);
	for (let i = 0; i < whole; i += 4) {
		output[to + i] = bits[bytes[from + i] as number] as number;
		output[to + i + 1] = bits[bytes[from + i + 1] as number] as number;
		output[to + i + 2] = bits[bytes[from + i + 2] as number] as number;
		output[to + i + 3] = bits[bytes[from + i + 3] as number] as number;
	}
	for (let i = whole; i < count; i++) output[to + i] = bits[bytes[from + i] as number] as number;
}

const copyAndMask: Loop = (numbers, output, [first, second], from, to, count) => {
	output.set(from === 0 && count === numbers.length ? numbers : numbers.subarray(from, from + count), to);
	if (Number.isNaN(first)) return;
	for (let i = to; i < to + count; i++) if (output[i] === first || output[i] === second) output[i] = Number.NaN;
};

const maskAndWiden: Loop = (numbers, output, [first, second], from, to, count) => {
	for (let i = 0; i < count; i++) {
		const value = numbers[from + i] as number;
		output[to + i] = value === first || value === second ? Number.NaN : value;
	}
};

function unpackDoubles(factor: number, offset: number): Loop {
	return (numbers, output, [first, second], from, to, count) => {
		for (let i = 0; i < count; i++) {
			const value = numbers[from + i] as number;
			output[to + i] = value === first || value === second ? Number.NaN : value * factor + offset;
		}
	};
}

/** Rounded to float32 after each step, as NumPy's `*=` and `+=` on such an array are. */
function unpackSingles(factor: number, offset: number): Loop {
	return (numbers, output, [first, second], from, to, count) => {
		for (let i = 0; i < count; i++) {
			const value = numbers[from + i] as number;
			output[to + i] =
				value === first || value === second ? Number.NaN : Math.fround(Math.fround(value) * factor) + offset;
		}
	};
}

function calibrateDoubles(factor: number, offset: number): Loop {
	return (numbers, output, [first, second], from, to, count) => {
		for (let i = 0; i < count; i++) {
			const value = numbers[from + i] as number;
			output[to + i] = value === first || value === second ? Number.NaN : (value - offset) * factor;
		}
	};
}

function calibrateSingles(factor: number, offset: number): Loop {
	return (numbers, output, [first, second], from, to, count) => {
		for (let i = 0; i < count; i++) {
			const value = numbers[from + i] as number;
			output[to + i] =
				value === first || value === second ? Number.NaN : Math.fround(Math.fround(value) - offset) * factor;
		}
	};
}
