import { swappedOrder } from "../../codecs/byte-order.ts";
import { decodeBase64 } from "../../zarr/base64.ts";
import type { DataType } from "../../zarr/data-type.ts";
import { joinBytes } from "../../zarr/join-bytes.ts";
import { isJsonObject, type JsonObject } from "../../zarr/json.ts";
import type { NumpyType } from "../../zarr/numpy-type.ts";

/**
 * The `fill_value` of a Zarr v2 array of structs: base64 of the memory of one, each field in its own byte order. Undefined if
 * it is not that; ours are little-endian.
 */
export function structFill({ dataType, codec }: NumpyType, base64: string): Uint8Array | undefined {
	let stored: Uint8Array;
	try {
		stored = decodeBase64(base64);
	} catch {
		return undefined;
	}
	return stored.length === dataType.itemBytes ? littleEndian(dataType, codec, stored) : undefined;
}

/** What the codec of a NumPy type decodes one element to; a struct of mixed byte orders names a codec for each field. */
function littleEndian(type: DataType, { configuration = {} }: NumpyType["codec"], stored: Uint8Array): Uint8Array {
	if (type.kind === "struct" && Array.isArray(configuration.fields)) {
		const bytes = stored.slice();
		for (const [i, field] of (configuration.fields as JsonObject[]).entries()) {
			const { dataType } = type.fields[i] as (typeof type.fields)[number];
			const offset = field.offset as number;
			const part = stored.subarray(offset, offset + (dataType.itemBytes ?? 0));
			if (isJsonObject(field.codec)) bytes.set(littleEndian(dataType, field.codec as NumpyType["codec"], part), offset);
		}
		return bytes;
	}
	if (type.kind === "subarray" && configuration.endian === undefined) {
		const { base } = type;
		const count = stored.length / base.itemBytes;
		const parts = Array.from({ length: count }, (_, i) =>
			stored.subarray(i * base.itemBytes, (i + 1) * base.itemBytes),
		);
		return joinBytes(parts.map((part) => littleEndian(base, { name: "bytes", configuration }, part)));
	}
	const order = configuration.endian === "big" ? swappedOrder(type) : undefined;
	return order === undefined ? stored : Uint8Array.from(order, (from) => stored[from] as number);
}
