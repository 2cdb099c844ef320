import { MiraError } from "../../errors.ts";
import { corruptChunk } from "../codec.ts";
import { viewOf } from "./octets.ts";
import { newValues } from "./unpack-bits.ts";

/** Numbers of IEEE 754 as they are (template 5.4); `precision` is of code table 5.7. */
export function decodeIeee(data: Uint8Array, count: number, precision: number): Float64Array {
	if (precision !== 1 && precision !== 2)
		throw new MiraError(
			"unsupported-feature",
			`IEEE values of precision ${precision} (code table 5.7) are not decoded`,
		);
	const itemBytes = 4 * precision;
	if (count * itemBytes > data.length)
		throw corruptChunk("grib", `${count} IEEE values of ${itemBytes} bytes do not fit in ${data.length} bytes`);
	const values = newValues(count);
	const view = viewOf(data);
	if (precision === 1) for (let i = 0; i < count; i++) values[i] = view.getFloat32(4 * i);
	else for (let i = 0; i < count; i++) values[i] = view.getFloat64(8 * i);
	return values;
}
