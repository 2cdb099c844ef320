import { decodeText } from "../../../zarr/scalar.ts";
import type { Cursor } from "../cursor.ts";
import type { SharedBody } from "../shared-message.ts";

/** An attribute message taken apart; its datatype and dataspace may be shared and are resolved later. */
export type AttributeMessage = { name: string; datatype: SharedBody; dataspace: SharedBody; data: Cursor };

/** Parses an attribute message (0x000C) of version 1 to 3. */
export function parseAttribute(cursor: Cursor): AttributeMessage {
	const version = cursor.u8();
	if (version < 1 || version > 3) throw cursor.corrupt(`version ${version} of an attribute is unknown`, 0);
	// The byte is reserved in version 1, and some writers did not clear it.
	const flags = cursor.u8() & (version === 1 ? 0x00 : 0x03);
	const nameBytes = cursor.u16();
	const datatypeBytes = cursor.u16();
	const dataspaceBytes = cursor.u16();
	if (version === 3) cursor.skip(1); // encoding of the name
	const padTo = version === 1 ? 8 : 1;
	const name = decodeText(padded(cursor, nameBytes, padTo).bytes);
	const datatype = { isShared: (flags & 0x01) !== 0, body: padded(cursor, datatypeBytes, padTo) };
	const dataspace = { isShared: (flags & 0x02) !== 0, body: padded(cursor, dataspaceBytes, padTo) };
	return { name, datatype, dataspace, data: cursor.part(cursor.left) };
}

function padded(cursor: Cursor, length: number, unit: number): Cursor {
	const part = cursor.part(length);
	cursor.skip(Math.ceil(length / unit) * unit - length);
	return part;
}
