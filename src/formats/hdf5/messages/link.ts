import { decodeText } from "../../../zarr/scalar.ts";
import type { Cursor } from "../cursor.ts";
import type { Link } from "../object-model.ts";

/** Kinds of links from here on are defined by applications; 64 is the external link of the library. */
const FIRST_USER_DEFINED = 64;

/** Parses a link message (0x0006). */
export function parseLink(cursor: Cursor): Link {
	const version = cursor.u8();
	if (version !== 1) throw cursor.corrupt(`version ${version} of a link is unknown`, 0);
	const flags = cursor.u8();
	const linkType = (flags & 0x08) === 0 ? 0 : cursor.u8();
	const creationOrder = (flags & 0x04) === 0 ? undefined : cursor.uint(8);
	if ((flags & 0x10) !== 0) cursor.skip(1); // encoding of the name
	const name = decodeText(cursor.take(cursor.uint(1 << (flags & 0x03))));
	if (linkType === 0) return { kind: "hard", name, address: cursor.offset(), creationOrder };
	const value = cursor.part(cursor.u16());
	if (linkType === 1) return { kind: "soft", name, target: decodeText(value.bytes), creationOrder };
	if (linkType < FIRST_USER_DEFINED) throw cursor.corrupt(`link type ${linkType} is unknown`);
	if (linkType > FIRST_USER_DEFINED) return { kind: "user-defined", name, linkType, creationOrder };
	value.skip(1); // version and flags
	const file = decodeText(value.untilNul());
	return { kind: "external", name, file, target: decodeText(value.untilNul()), creationOrder };
}
