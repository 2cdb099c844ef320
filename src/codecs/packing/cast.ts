import type { FloatType } from "../../fill/promote.ts";
import type { NumericDataType } from "../../zarr/data-type.ts";
import type { TypedNumbers } from "../../zarr/nd-array.ts";
import { type Rounding, roundToFloat, roundToInteger } from "./float-rounding.ts";
import { areWide, integerRange, newNumbers, type PlainNumbers, type WideIntegers } from "./numbers.ts";

/** How values are cast that the target does not have. */
export type CastRules = {
	rounding: Rounding;
	/** `error` throws a `RangeError`; `wrap` is for integers alone. */
	outOfRange: "error" | "clamp" | "wrap";
};

/** Elements that are not cast, because a scalar map has decided them: 0 for the others. */
export type Decided = Uint32Array | undefined;

/**
 * Numbers of one type as numbers of another, by value: exact where that is possible, else rounded, then checked against the
 * range of the target. NaN and infinities are not integers, whatever the rules are (trap P17).
 */
export function castNumbers(
	source: TypedNumbers,
	target: NumericDataType,
	rules: CastRules,
	decided?: Decided,
): TypedNumbers {
	const output = newNumbers(target, source.length);
	if (target.kind === "float") castToFloats(source, target, rules, decided, output as Float32Array | Float64Array);
	else if (areWide(output)) castToWide(source, target, rules, decided, output);
	else castToIntegers(source, target, rules, decided, output);
	return output;
}

function castToFloats(
	source: TypedNumbers,
	target: FloatType,
	rules: CastRules,
	decided: Decided,
	output: Float32Array | Float64Array,
): void {
	if (!areWide(source) && holdsAll(source, output, target)) output.set(source);
	else
		for (let i = 0; i < source.length; i++)
			if (decided === undefined || decided[i] === 0) output[i] = toFloat(source[i] as number | bigint, target, rules);
}

/** True where no number can lose anything, so none has to be looked at. */
function holdsAll(source: PlainNumbers, output: Float32Array | Float64Array, { name }: FloatType): boolean {
	if (name === "float16") return source.BYTES_PER_ELEMENT === 1;
	return output.BYTES_PER_ELEMENT === 8 || source.BYTES_PER_ELEMENT < 4 || source instanceof Float32Array;
}

function toFloat(value: number | bigint, target: FloatType, { rounding, outOfRange }: CastRules): number {
	if (typeof value === "number" && !Number.isFinite(value)) return value;
	const rounded = roundToFloat(value, target, rounding);
	if (!Number.isFinite(rounded) && outOfRange !== "clamp") throw unfit(value, target);
	return rounded;
}

function castToIntegers(
	source: TypedNumbers,
	target: NumericDataType,
	rules: CastRules,
	decided: Decided,
	output: PlainNumbers,
): void {
	const range = integerRange(target);
	const [min, max] = [Number(range.min), Number(range.max)];
	const isWhole = !(source instanceof Float32Array || source instanceof Float64Array);
	for (let i = 0; i < source.length; i++) {
		if (decided !== undefined && decided[i] !== 0) continue;
		const value = source[i] as number | bigint;
		const rounded = isWhole ? value : roundToInteger(value as number, rules.rounding);
		output[i] = Number(rounded >= min && rounded <= max ? rounded : bringIn(rounded, target, rules));
	}
}

function castToWide(
	source: TypedNumbers,
	target: NumericDataType,
	rules: CastRules,
	decided: Decided,
	output: WideIntegers,
): void {
	const { min, max } = integerRange(target);
	for (let i = 0; i < source.length; i++) {
		if (decided !== undefined && decided[i] !== 0) continue;
		const value = source[i] as number | bigint;
		const rounded = typeof value === "number" ? roundToInteger(value, rules.rounding) : value;
		output[i] = rounded >= min && rounded <= max ? BigInt(rounded) : bringIn(rounded, target, rules);
	}
}

/** An integer beyond the range of its target, brought into it as the rules say. */
function bringIn(value: number | bigint, target: NumericDataType, { outOfRange }: CastRules): bigint {
	if (typeof value === "number" && !Number.isFinite(value))
		throw new RangeError(`${value} is not a value of data type "${target.name}", and no scalar_map names one for it`);
	const { min, max } = integerRange(target);
	if (outOfRange === "clamp") return value < min ? min : max;
	if (outOfRange === "error") throw unfit(value, target);
	const bits = target.itemBytes * 8;
	return target.kind === "int" ? BigInt.asIntN(bits, BigInt(value)) : BigInt.asUintN(bits, BigInt(value));
}

function unfit(value: number | bigint, { name }: NumericDataType): RangeError {
	return new RangeError(`${value} is out of the range of data type "${name}"`);
}
