import { powerOfTwo, scaled } from "../../zarr/arithmetic/powers.ts";
import type { Datatype, FloatLayout } from "./element-type.ts";

type Float = Extract<Datatype, { kind: "float" }>;

/** Bits of exponent and mantissa and the bias of the formats that computers have. */
const IEEE: ReadonlyMap<number, readonly [exponentBits: number, mantissaBits: number, bias: number]> = new Map([
	[2, [5, 10, 15]],
	[4, [8, 23, 127]],
	[8, [11, 52, 1023]],
]);

/** True for ordinary floats of 16, 32 or 64 bits in either byte order: the others need `floatToNumber`. */
export function isIeee({ sizeBytes, order, layout }: Float): boolean {
	const [exponentBits, mantissaBits, bias] = IEEE.get(sizeBytes) ?? [];
	return (
		order !== "vax" &&
		layout.bitOffset === 0 &&
		layout.bitPrecision === sizeBytes * 8 &&
		layout.exponentBits === exponentBits &&
		layout.mantissaBits === mantissaBits &&
		layout.mantissaLocation === 0 &&
		layout.exponentLocation === mantissaBits &&
		layout.signLocation === sizeBytes * 8 - 1 &&
		layout.exponentBias === bias &&
		layout.normalization === "implied"
	);
}

/** A float of any layout (bfloat16, 8, 80 and 128 bits, VAX, …) as the nearest double. */
export function floatToNumber({ order, layout }: Float, bytes: Uint8Array): number {
	let bits = 0n;
	for (const byte of littleEndianLast(bytes, order)) bits = (bits << 8n) | BigInt(byte);
	const field = (at: number, width: number) => BigInt.asUintN(width, bits >> BigInt(at));
	const sign = field(layout.signLocation, 1) === 0n ? 1 : -1;
	const exponent = Number(field(layout.exponentLocation, layout.exponentBits));
	const mantissa = field(layout.mantissaLocation, layout.mantissaBits);
	return sign * magnitude(layout, exponent, mantissa, order !== "vax");
}

/** Bytes from the most significant to the least; VAX swaps the bytes of each 16-bit word of a big-endian number. */
function littleEndianLast(bytes: Uint8Array, order: Float["order"]): Uint8Array {
	if (order === "big") return bytes;
	if (order === "little") return bytes.slice().reverse();
	return Uint8Array.from(bytes, (_, i) => bytes[i ^ 1] ?? 0);
}

function magnitude(layout: FloatLayout, exponent: number, mantissa: bigint, hasSpecials: boolean): number {
	const { exponentBits, mantissaBits, exponentBias, normalization } = layout;
	if (hasSpecials && exponent === powerOfTwo(exponentBits) - 1) {
		const fraction = normalization === "none" ? BigInt.asUintN(mantissaBits - 1, mantissa) : mantissa;
		return fraction === 0n ? Number.POSITIVE_INFINITY : Number.NaN;
	}
	const isNormal = exponent !== 0;
	if (!isNormal && !hasSpecials) return 0;
	const scale = (isNormal ? exponent : 1) - exponentBias - mantissaBits + (normalization === "none" ? 1 : 0);
	const hasHiddenBit = normalization === "implied" && isNormal;
	return scaled(Number(hasHiddenBit ? mantissa | (1n << BigInt(mantissaBits)) : mantissa), scale);
}
