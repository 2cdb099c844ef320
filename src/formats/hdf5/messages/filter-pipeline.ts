import { decodeText } from "../../../zarr/scalar.ts";
import type { Cursor } from "../cursor.ts";
import type { Filter } from "../object-model.ts";

/** Filters from here on are registered by others; only those carry a name in version 2. */
const FIRST_REGISTERED = 256;

/** Parses a filter pipeline message (0x000B) of version 1 or 2: filters in the order of writing. */
export function parseFilters(cursor: Cursor): Filter[] {
	const version = cursor.u8();
	if (version !== 1 && version !== 2) throw cursor.corrupt(`version ${version} of a filter pipeline is unknown`, 0);
	const count = cursor.u8();
	if (version === 1) cursor.skip(6);
	return Array.from({ length: count }, () => parseFilter(cursor, version));
}

function parseFilter(cursor: Cursor, version: 1 | 2): Filter {
	const id = cursor.u16();
	const nameBytes = version === 1 || id >= FIRST_REGISTERED ? cursor.u16() : 0;
	const isOptional = (cursor.u16() & 0x01) !== 0;
	const parameterCount = cursor.u16();
	const name = decodeText(cursor.take(nameBytes));
	const parameters = Array.from({ length: parameterCount }, () => cursor.u32());
	if (version === 1 && parameterCount % 2 === 1) cursor.skip(4);
	return { id, name, isOptional, parameters };
}
