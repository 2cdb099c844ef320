import type { NdArray } from "../../src/zarr/nd-array.ts";
import type { PeerArray } from "./peer.ts";

/** How what we read differs from what another program read; undefined where it does not. */
export type Difference = { kind: "shape" | "type" | "values"; text: string };

/** Compares an array with what another program read. */
export function compareArrays(ours: NdArray, theirs: PeerArray): Difference | undefined {
	// ecCodes gives the points of a field in one row.
	const isFlat = theirs.shape.length === 1;
	const shapes = [ours.shape, theirs.shape].map((shape) =>
		isFlat ? shape.reduce((product, length) => product * length, 1) : shape.filter((length) => length !== 1).join(),
	);
	if (shapes[0] !== shapes[1])
		return { kind: "shape", text: `[${ours.shape.join(", ")}], not [${theirs.shape.join(", ")}]` };
	const bytes = Buffer.from(theirs.bytes, "base64");
	if (Buffer.compare(ours.bytes, bytes) === 0) return undefined;
	const [mine, other] = [elements(ours.bytes, ours.dataType), elements(bytes, theirs.type)];
	if (mine === undefined || other === undefined) {
		if (ours.bytes.length !== bytes.length) return { kind: "type", text: `${ours.dataType}, not ${theirs.type}` };
		return { kind: "values", text: "bytes differ" };
	}
	const at = mine.findIndex((value, i) => !isSame(value, other[i]));
	if (at === -1) return undefined;
	const wrong = mine.filter((value, i) => !isSame(value, other[i])).length;
	return {
		kind: "values",
		text: `${wrong} of ${mine.length} differ, ${ours.dataType} ${mine[at]} at ${at}, not ${theirs.type} ${other[at]}`,
	};
}

/** Types differ where one program widens: numbers are compared as numbers, and any NaN is one. */
function isSame(a: number | bigint, b: number | bigint | undefined): boolean {
	// biome-ignore lint/suspicious/noDoubleEquals: 1n and 1 are the same number
	return a == b || (Number.isNaN(a) && Number.isNaN(b));
}

const READERS: Readonly<Record<string, [width: number, read: (view: DataView, at: number) => number | bigint]>> = {
	bool: [1, (view, at) => view.getUint8(at)],
	int8: [1, (view, at) => view.getInt8(at)],
	uint8: [1, (view, at) => view.getUint8(at)],
	int16: [2, (view, at) => view.getInt16(at, true)],
	uint16: [2, (view, at) => view.getUint16(at, true)],
	int32: [4, (view, at) => view.getInt32(at, true)],
	uint32: [4, (view, at) => view.getUint32(at, true)],
	int64: [8, (view, at) => view.getBigInt64(at, true)],
	uint64: [8, (view, at) => view.getBigUint64(at, true)],
	float32: [4, (view, at) => view.getFloat32(at, true)],
	float64: [8, (view, at) => view.getFloat64(at, true)],
	complex64: [4, (view, at) => view.getFloat32(at, true)],
	complex128: [8, (view, at) => view.getFloat64(at, true)],
};

function elements(bytes: Uint8Array, type: string): (number | bigint)[] | undefined {
	const reader = READERS[type];
	if (reader === undefined) return undefined;
	const [width, read] = reader;
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
	return Array.from({ length: Math.floor(bytes.length / width) }, (_, i) => read(view, i * width));
}
