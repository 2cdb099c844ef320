import type { TypedNumbers } from "../../zarr/nd-array.ts";
import type { ByteOrder, Datatype } from "./element-type.ts";
import { isBooleanEnum } from "./element-value.ts";
import { isIeee } from "./float-value.ts";

type NumberArray = new (buffer: ArrayBuffer) => TypedNumbers;

/**
 * Numbers that lie in the file as JavaScript has them, but for the byte order: no value is made for each of them. Undefined for
 * other types.
 */
export function storedNumbers(type: Datatype, bytes: Uint8Array): TypedNumbers | undefined {
	const found = arrayOf(type);
	if (found === undefined) return undefined;
	const { make, order, sizeBytes } = found;
	const elements = new Uint8Array(bytes.length - (bytes.length % sizeBytes));
	elements.set(bytes.subarray(0, elements.length));
	if (order !== HOST_ORDER)
		for (let at = 0; at < elements.length; at += sizeBytes) elements.subarray(at, at + sizeBytes).reverse();
	return new make(elements.buffer);
}

const HOST_ORDER: ByteOrder = new Uint8Array(Uint16Array.of(1).buffer)[0] === 1 ? "little" : "big";

const SIGNED: ReadonlyMap<number, NumberArray> = new Map<number, NumberArray>([
	[1, Int8Array],
	[2, Int16Array],
	[4, Int32Array],
	[8, BigInt64Array],
]);
const UNSIGNED: ReadonlyMap<number, NumberArray> = new Map<number, NumberArray>([
	[1, Uint8Array],
	[2, Uint16Array],
	[4, Uint32Array],
	[8, BigUint64Array],
]);

function arrayOf(type: Datatype): { make: NumberArray; order: ByteOrder; sizeBytes: number } | undefined {
	switch (type.kind) {
		case "enum":
			return isBooleanEnum(type) ? undefined : arrayOf(type.base);
		case "integer":
		case "bitfield": {
			const { sizeBytes, order, bitOffset, bitPrecision } = type;
			const make = (type.kind === "integer" && type.signed ? SIGNED : UNSIGNED).get(sizeBytes);
			return make === undefined || bitOffset !== 0 || bitPrecision !== 8 * sizeBytes
				? undefined
				: { make, order, sizeBytes };
		}
		case "float": {
			const { sizeBytes, order } = type;
			if (!isIeee(type) || order === "vax" || sizeBytes < 4) return undefined;
			return { make: sizeBytes === 4 ? Float32Array : Float64Array, order, sizeBytes };
		}
		default:
			return undefined;
	}
}
