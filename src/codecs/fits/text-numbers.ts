import { elementCount } from "../../zarr/nd-array.ts";
import { decodeText } from "../../zarr/scalar.ts";
import { type ArrayToBytesCodec, badConfiguration, corruptChunk, requireLength } from "../codec.ts";
import { wholeNumber } from "../configuration.ts";

const NAME = "mirazarr.fits_text";

/** What stands for a missing integer of an ASCII table: the least of its type. */
export function missingInteger(itemBytes: 4 | 8): bigint {
	return itemBytes === 4 ? -(2n ** 31n) : -(2n ** 63n);
}

/**
 * `mirazarr.fits_text`: numbers of an ASCII table, written as text of `width` characters (FITS standard, 7.2.5). Configuration:
 * `decimals`, the number of digits behind a point that is not written; `null`, the text that means missing: then floats are
 * NaN and integers the least of their type. A blank field is zero.
 */
export const textNumbersCodec: ArrayToBytesCodec = {
	kind: "array-to-bytes",
	create(configuration, { dataType, shape }) {
		const width = wholeNumber(NAME, configuration, "width", { least: 1 });
		const decimals = wholeNumber(NAME, configuration, "decimals", { least: 0, fallback: 0 });
		const missing = typeof configuration.null === "string" ? configuration.null.trimEnd() : undefined;
		const count = elementCount(shape);
		const write = writerOf(dataType.name);
		if (write === undefined) throw badConfiguration(NAME, `it gives int32, int64 or float64, not "${dataType.name}"`);
		const itemBytes = dataType.itemBytes as number; // the three have a size
		return {
			encodedBytes: count * width,
			decode(bytes) {
				requireLength(NAME, bytes, count * width);
				const output = new Uint8Array(count * itemBytes);
				const view = new DataView(output.buffer);
				for (let i = 0; i < count; i++) {
					const text = decodeText(bytes.subarray(i * width, (i + 1) * width)).trimEnd();
					write(view, i * itemBytes, text === missing ? undefined : text.trim(), decimals);
				}
				return output;
			},
		};
	},
};

type Write = (view: DataView, at: number, text: string | undefined, decimals: number) => void;

function writerOf(type: string): Write | undefined {
	switch (type) {
		case "int32":
			return (view, at, text) => view.setInt32(at, Number(readInteger(text, 4)), true);
		case "int64":
			return (view, at, text) => view.setBigInt64(at, readInteger(text, 8), true);
		case "float64":
			return (view, at, text, decimals) => view.setFloat64(at, readFloat(text, decimals), true);
		default:
			return undefined;
	}
}

function readInteger(text: string | undefined, itemBytes: 4 | 8): bigint {
	if (text === undefined) return missingInteger(itemBytes);
	if (text === "") return 0n;
	const value = /^[+-]?\d+$/.test(text) ? BigInt(text.replace("+", "")) : undefined;
	if (value === undefined || value !== BigInt.asIntN(8 * itemBytes, value))
		throw corruptChunk(NAME, `"${text}" is not an integer of ${8 * itemBytes} bits`);
	return value;
}

function readFloat(text: string | undefined, decimals: number): number {
	if (text === undefined) return Number.NaN;
	if (text === "") return 0;
	// The letter of an exponent may be D, or be left out before its sign.
	const [, digits, exponent = "0"] = /^([+-]?(?:\d+\.?\d*|\.\d+))(?:[ED]?([+-]?\d+))?$/i.exec(text) ?? [];
	if (digits === undefined) throw corruptChunk(NAME, `"${text}" is not a number`);
	const implied = digits.includes(".") ? 0 : decimals;
	return Number(`${digits}e${Number(exponent) - implied}`);
}
