import { lookup3 } from "../../codecs/lookup3.ts";
import type { Cursor } from "./cursor.ts";

/** The checksum of every structure since version 1.8 of the format. */
export { lookup3 } from "../../codecs/lookup3.ts";

/** Reads the checksum that ends a structure and compares it with all the bytes before it. */
export function expectChecksum(cursor: Cursor): void {
	const end = cursor.at;
	const stored = cursor.u32();
	if (stored !== lookup3(cursor.bytes.subarray(0, end))) throw cursor.corrupt("the checksum is wrong", end);
}
