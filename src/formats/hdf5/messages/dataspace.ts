import type { Cursor } from "../cursor.ts";
import type { Dataspace } from "../object-model.ts";

/** The limit of the library. */
const MAX_RANK = 32;

/** Parses a dataspace message (0x0001) of version 1 or 2. */
export function parseDataspace(cursor: Cursor): Dataspace {
	const version = cursor.u8();
	if (version !== 1 && version !== 2) throw cursor.corrupt(`version ${version} of a dataspace is unknown`, 0);
	const rank = cursor.u8();
	const flags = cursor.u8();
	const kind = cursor.u8();
	if (version === 1) cursor.skip(4);
	if (version === 2 && kind === 2) return { kind: "null" };
	if (rank === 0) return { kind: "scalar" };
	if (rank > MAX_RANK) throw cursor.corrupt(`a dataspace has ${rank} dimensions`, 1);
	const shape = Array.from({ length: rank }, () => cursor.length());
	if ((flags & 0x01) === 0) return { kind: "simple", shape, maxShape: undefined };
	const maxShape = shape.map(() => cursor.uintOrNone(cursor.sizes.lengthBytes));
	const canGrow = maxShape.some((most, i) => most !== shape[i]);
	return { kind: "simple", shape, maxShape: canGrow ? maxShape : undefined };
}

/** Number of elements. */
export function spaceElements(space: Dataspace): number {
	if (space.kind === "null") return 0;
	return space.kind === "scalar" ? 1 : space.shape.reduce((product, length) => product * length, 1);
}
