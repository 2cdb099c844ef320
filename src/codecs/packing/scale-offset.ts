import { isMiraError } from "../../errors.ts";
import type { Floats, FloatType } from "../../fill/promote.ts";
import type { NumericDataType } from "../../zarr/data-type.ts";
import { fillFromJson } from "../../zarr/fill-value.ts";
import { halfToNumber, numberToHalf } from "../../zarr/half.ts";
import { JsonFloat, type JsonObject } from "../../zarr/json.ts";
import { castScalar, readScalar } from "../../zarr/scalar.ts";
import { type ArrayToArrayCodec, badConfiguration } from "../codec.ts";
import {
	areWide,
	elementsOf,
	integerRange,
	newNumbers,
	numbersOf,
	numericType,
	onlyMembers,
	type PlainNumbers,
	type WideIntegers,
} from "./numbers.ts";

const NAME = "scale_offset";

/**
 * `scale_offset`: `(value - offset) * scale`, and back `value / scale + offset`, in the arithmetic of the array's own type:
 * floats are rounded after each step, integers must come out exactly. An infinity or NaN is a value of its type, and no error.
 */
export const scaleOffsetCodec: ArrayToArrayCodec = {
	kind: "array-to-array",
	create(configuration, { dataType, shape }) {
		onlyMembers(NAME, configuration, ["offset", "scale"]);
		const type = numericType(NAME, dataType);
		const offset = parameter(type, configuration, "offset", 0);
		const scale = parameter(type, configuration, "scale", 1);
		if (Number(scale) === 0) throw badConfiguration(NAME, "scale must not be 0");
		const apply = type.kind === "float" ? floatSteps(type) : integerSteps(type);
		return {
			encoded: { dataType, shape },
			decode: (chunk) => apply(chunk as Uint8Array, "decode", scale, offset),
			encode: (chunk) => apply(chunk as Uint8Array, "encode", scale, offset),
		};
	},
};

/** Parameters are spelled like the `fill_value` of the array (trap P25: an integer has no fraction). */
function parameter(
	type: NumericDataType,
	configuration: JsonObject,
	name: "offset" | "scale",
	fallback: number,
): number | bigint {
	const json = configuration[name];
	const bytes = json === undefined ? castScalar(type, fallback)?.bytes : scalarBytes(type, json);
	if (bytes !== undefined) return readScalar(type, bytes) as number | bigint;
	const shown = json instanceof JsonFloat ? json.value : json;
	throw badConfiguration(NAME, `${name} ${String(shown)} is not a value of data type "${type.name}"`);
}

function scalarBytes(type: NumericDataType, json: JsonObject[string]): Uint8Array | undefined {
	try {
		return fillFromJson(type, json);
	} catch (error) {
		if (isMiraError(error, "bad-fill")) return undefined;
		throw error;
	}
}

type Apply = (
	chunk: Uint8Array,
	direction: "decode" | "encode",
	scale: number | bigint,
	offset: number | bigint,
) => Uint8Array;

function floatSteps(type: FloatType): Apply {
	return (chunk, direction, scale, offset) => {
		const input = numbersOf(type, chunk) as Floats;
		const step = direction === "decode" ? divideAdd : subtractMultiply;
		return elementsOf(type, step(input, type, Number(scale), Number(offset)));
	};
}

// Rounding a double result to a narrower type is innocent for one operation on two numbers of that type.

/** `value / scale + offset`, each step rounded to the type. */
export function divideAdd(input: Floats, type: FloatType, scale: number, offset: number): Floats {
	const output = newNumbers(type, input.length) as Floats;
	if (type.name === "float16")
		for (let i = 0; i < input.length; i++) output[i] = toHalf(toHalf((input[i] as number) / scale) + offset);
	else if (type.name === "float32")
		for (let i = 0; i < input.length; i++) output[i] = Math.fround((input[i] as number) / scale) + offset;
	else for (let i = 0; i < input.length; i++) output[i] = (input[i] as number) / scale + offset;
	return output;
}

/** `(value - offset) * scale`, each step rounded to the type. */
function subtractMultiply(input: Floats, type: FloatType, scale: number, offset: number): Floats {
	const output = newNumbers(type, input.length) as Floats;
	if (type.name === "float16")
		for (let i = 0; i < input.length; i++) output[i] = toHalf(toHalf((input[i] as number) - offset) * scale);
	else if (type.name === "float32")
		for (let i = 0; i < input.length; i++) output[i] = Math.fround((input[i] as number) - offset) * scale;
	else for (let i = 0; i < input.length; i++) output[i] = ((input[i] as number) - offset) * scale;
	return output;
}

function toHalf(value: number): number {
	return halfToNumber(numberToHalf(value));
}

function integerSteps(type: NumericDataType): Apply {
	const { min, max } = integerRange(type);
	return (chunk, direction, scale, offset) => {
		const input = numbersOf(type, chunk);
		const output = newNumbers(type, input.length);
		if (areWide(input)) stepWide(input, output as WideIntegers, direction, BigInt(scale), BigInt(offset), { min, max });
		else
			stepIntegers(input, output as PlainNumbers, direction, Number(scale), Number(offset), {
				min: Number(min),
				max: Number(max),
			});
		return elementsOf(type, output);
	};
}

function stepIntegers(
	input: PlainNumbers,
	output: PlainNumbers,
	direction: "decode" | "encode",
	scale: number,
	offset: number,
	{ min, max }: { min: number; max: number },
): void {
	for (let i = 0; i < input.length; i++) {
		const value = input[i] as number;
		// The value between the two steps must be one of the type, too.
		const between = direction === "decode" ? value / scale : value - offset;
		const result = direction === "decode" ? between + offset : between * scale;
		if (!(between >= min && between <= max && result >= min && result <= max) || !Number.isInteger(between))
			throw notExact(value, direction);
		output[i] = result;
	}
}

function stepWide(
	input: WideIntegers,
	output: WideIntegers,
	direction: "decode" | "encode",
	scale: bigint,
	offset: bigint,
	{ min, max }: { min: bigint; max: bigint },
): void {
	for (let i = 0; i < input.length; i++) {
		const value = input[i] as bigint;
		const between = direction === "decode" ? value / scale : value - offset;
		const result = direction === "decode" ? between + offset : between * scale;
		const isExact = direction === "encode" || between * scale === value;
		if (between < min || between > max || result < min || result > max || !isExact) throw notExact(value, direction);
		output[i] = result;
	}
}

function notExact(value: number | bigint, direction: "decode" | "encode"): RangeError {
	return new RangeError(`${value} cannot be ${direction}d: the result is not an integer of the array's data type`);
}
