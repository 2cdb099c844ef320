import { MiraError } from "../errors.ts";
import { type DataType, dataType, type FixedDataType, isFixed, isNumeric } from "../zarr/data-type.ts";
import { viewElements } from "../zarr/nd-array.ts";
import { readScalar, sameBytes } from "../zarr/scalar.ts";
import { isUtf8, utf8OrLatin1 } from "../zarr/text-bytes.ts";
import type { MissingRule } from "./missing-rules.ts";
import type { Floats } from "./promote.ts";

/** A code is one byte; the rules beyond share the last one. */
const MAX_CODE = 255;

/** Values of a data type: little-endian bytes where it has a fixed size, the texts otherwise. */
export type MaskedValues = { dataType: DataType; bytes: Uint8Array; data?: ArrayLike<unknown> | undefined };

/**
 * One code an element: 0 where it is valid, else the number (from 1) of the first rule that makes it missing. Values are
 * compared as they are stored, by their bits, so 64-bit integers and float16 are exact, and no rounding of a later
 * step can make one value look like another; zeros of either sign are equal, and a NaN equals every NaN.
 */
export function markMissing(values: MaskedValues, count: number, rules: readonly MissingRule[]): Uint8Array {
	const codes = new Uint8Array(count);
	// From the last to the first, so the first rule has the last word.
	for (let i = rules.length - 1; i >= 0; i--) mark(values, rules[i] as MissingRule, codes, Math.min(i + 1, MAX_CODE));
	return codes;
}

/** A bit for each rule fits into one byte; the rules beyond share the last one. */
const MAX_BIT = 7;

/** One byte an element: bit 0 is set where the first rule makes it missing, bit 1 where the second does, and so on. */
export function markEvery(values: MaskedValues, count: number, rules: readonly MissingRule[]): Uint8Array {
	const bits = new Uint8Array(count);
	for (const [i, rule] of rules.entries()) {
		const codes = new Uint8Array(count);
		mark(values, rule, codes, 1 << Math.min(i, MAX_BIT));
		for (let k = 0; k < count; k++) bits[k] = (bits[k] as number) | (codes[k] as number);
	}
	return bits;
}

/** The text of every code that `markMissing` gives, beginning with that of 1. */
export function codeTexts(rules: readonly MissingRule[]): string[] {
	const texts = rules.map(({ text }) => text);
	return texts.length <= MAX_CODE ? texts : [...texts.slice(0, MAX_CODE - 1), "one of the further rules"];
}

function mark(values: MaskedValues, rule: MissingRule, codes: Uint8Array, code: number): void {
	const { dataType: type, bytes } = values;
	if (rule.kind === "mask") markMasked(rule.elements, codes, code);
	else if (rule.kind === "nan") markNaN(type, bytes, codes, code);
	else if (rule.kind === "range") markOutside(type, bytes, rule, codes, code);
	else if (!isFixed(type)) markVariable(type, values.data ?? [], rule.value, codes, code);
	else if (type.kind === "text") markText(bytes, type.itemBytes, rule.value, codes, code);
	else for (const pattern of bitPatterns(type, rule.value)) markPattern(bytes, pattern, codes, code);
}

function markMasked(mask: ArrayLike<number>, codes: Uint8Array, code: number): void {
	if (codes.length > 0 && codes.length % mask.length !== 0)
		throw new MiraError("bad-argument", `a mask of ${mask.length} elements does not cover ${codes.length} values`);
	for (let base = 0; base < codes.length; base += mask.length)
		for (let i = 0; i < mask.length; i++) if (mask[i] === 0) codes[base + i] = code;
}

function markVariable(
	type: DataType,
	data: ArrayLike<unknown>,
	value: Uint8Array,
	codes: Uint8Array,
	code: number,
): void {
	// Bytes may be handed in as `read` shows them, which for `variable_length_bytes` is text.
	const sentinel = type.kind === "bytes" && isUtf8(value) ? utf8OrLatin1(value) : readScalar(type, value);
	for (let i = 0; i < codes.length; i++) {
		const element = data[i];
		if (element === sentinel) codes[i] = code;
		else if (element instanceof Uint8Array && sameBytes(element, value)) codes[i] = code;
	}
}

/** Texts end at their first NUL: what follows it is not compared. The sentinel may be shorter than the elements. */
function markText(bytes: Uint8Array, itemBytes: number, value: Uint8Array, codes: Uint8Array, code: number): void {
	const nul = value.indexOf(0);
	const text = nul < 0 ? value : value.subarray(0, nul);
	for (let i = 0; i < codes.length; i++) {
		const element = bytes.subarray(i * itemBytes, (i + 1) * itemBytes);
		if (text.every((byte, k) => byte === element[k]) && (element[text.length] ?? 0) === 0) codes[i] = code;
	}
}

/** The bits that are equal to a value: its own, and for zeros of floats those with the other signs. */
function bitPatterns(type: FixedDataType, value: Uint8Array): Uint8Array[] {
	if (type.kind !== "float" && type.kind !== "complex") return [value];
	const partBytes = type.kind === "complex" ? type.itemBytes / 2 : type.itemBytes;
	let patterns = [value];
	for (let at = 0; at < value.length; at += partBytes) {
		const part = value.subarray(at, at + partBytes);
		const isZero = part.every((byte, i) => (i === partBytes - 1 ? byte & 0x7f : byte) === 0);
		if (isZero) patterns = patterns.flatMap((pattern) => [pattern, flipSign(pattern, at + partBytes - 1)]);
	}
	return patterns;
}

function flipSign(value: Uint8Array, at: number): Uint8Array {
	const flipped = value.slice();
	flipped[at] = (flipped[at] as number) ^ 0x80;
	return flipped;
}

/** Marks the elements with these bits; they are as long as the pattern. */
function markPattern(bytes: Uint8Array, pattern: Uint8Array, codes: Uint8Array, code: number): void {
	if (pattern.length === 8) {
		const [low, high] = units(4, pattern);
		markPairs(units(4, bytes), low as number, high as number, codes, code);
	} else if (pattern.length === 1 || pattern.length === 2 || pattern.length === 4) {
		markUnits(units(pattern.length, bytes), units(pattern.length, pattern)[0] as number, codes, code);
	} else {
		for (let i = 0; i < codes.length; i++)
			if (sameBytes(bytes.subarray(i * pattern.length, (i + 1) * pattern.length), pattern)) codes[i] = code;
	}
}

type Units = Uint8Array | Uint16Array | Uint32Array;

const UNIT_TYPES = { 1: dataType("uint8"), 2: dataType("uint16"), 4: dataType("uint32") };

function units(unitBytes: 1 | 2 | 4, bytes: Uint8Array): Units {
	return viewElements(UNIT_TYPES[unitBytes], bytes) as Units;
}

function markUnits(elements: Units, bits: number, codes: Uint8Array, code: number): void {
	for (let i = 0; i < codes.length; i++) if (elements[i] === bits) codes[i] = code;
}

function markPairs(words: Units, low: number, high: number, codes: Uint8Array, code: number): void {
	for (let i = 0; i < codes.length; i++) if (words[2 * i] === low && words[2 * i + 1] === high) codes[i] = code;
}

function markNaN(type: DataType, bytes: Uint8Array, codes: Uint8Array, code: number): void {
	// NaT is the least 64-bit integer, of NumPy's own times and of integers that are to become such.
	if (type.kind === "time" || type.name === "int64") markPairs(units(4, bytes), 0, 0x80000000, codes, code);
	if (type.name === "float16") markHalfNaN(units(2, bytes), codes, code);
	else if (type.kind === "float") markFloatNaN(viewElements(type, bytes) as Floats, codes, code);
	else if (type.kind === "complex") markPairNaN(viewElements(type, bytes) as Floats, codes, code);
}

function markHalfNaN(halves: Units, codes: Uint8Array, code: number): void {
	// Exponent of all ones and a fraction, whatever the sign.
	for (let i = 0; i < codes.length; i++) if (((halves[i] as number) & 0x7fff) > 0x7c00) codes[i] = code;
}

function markFloatNaN(floats: Floats, codes: Uint8Array, code: number): void {
	for (let i = 0; i < codes.length; i++) if (Number.isNaN(floats[i])) codes[i] = code;
}

function markPairNaN(parts: Floats, codes: Uint8Array, code: number): void {
	for (let i = 0; i < codes.length; i++)
		if (Number.isNaN(parts[2 * i]) || Number.isNaN(parts[2 * i + 1])) codes[i] = code;
}

function markOutside(
	type: DataType,
	bytes: Uint8Array,
	{ min, max }: Extract<MissingRule, { kind: "range" }>,
	codes: Uint8Array,
	code: number,
): void {
	if (!isNumeric(type)) return;
	const elements = viewElements(type, bytes) as ArrayLike<number | bigint>;
	for (let i = 0; i < codes.length; i++) {
		const element = elements[i] as number | bigint;
		// JavaScript compares a bigint with a number by what they are worth, without rounding either.
		if (element < min || element > max) codes[i] = code;
	}
}
