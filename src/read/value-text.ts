import type { DecodedArray } from "../fill/decode.ts";
import { type DataType, dataType } from "../zarr/data-type.ts";
import { hexText } from "../zarr/hex.ts";
import type { Element } from "../zarr/nd-array.ts";
import { formatScalar } from "../zarr/scalar.ts";

/**
 * The first element of decoded values as text with all of its digits, without quotes around text. `stored` is the data type that
 * it has in the file.
 */
export function valueText({ dataType: name, data }: Pick<DecodedArray, "dataType" | "data">, stored: DataType): string {
	if (ArrayBuffer.isView(data)) {
		// float16 is in wider numbers.
		const type = name === "float16" ? dataType("float32") : name === stored.name ? stored : dataType(name as "float64");
		return formatScalar(type, new Uint8Array(data.buffer, data.byteOffset, data.byteLength));
	}
	return elementText((data as (Element | null)[])[0] as Element | null);
}

/** Text of an element that is not a number of a typed array: text as it is, bytes in hexadecimal, lists and structs as JSON. */
export function elementText(element: Element | null): string {
	if (typeof element === "string") return element;
	if (element instanceof Uint8Array) return `0x${hexText(element)}`;
	return JSON.stringify(element, (_, value) => {
		if (typeof value === "bigint" || (typeof value === "number" && !Number.isFinite(value))) return String(value);
		return ArrayBuffer.isView(value) ? Array.from(value as Uint8Array) : value;
	});
}
