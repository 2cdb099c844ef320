import type { Cursor } from "../cursor.ts";
import type { FillMessage } from "../object-model.ts";

/** What the library says of datasets without any message, which HDF5 before 1.4 wrote. */
export const NO_FILL: FillMessage = {
	status: "undefined",
	value: undefined,
	time: "if-set",
	place: "no fill value message in the object header",
};

const PLACES: readonly string[] = [0, 1, 2, 3].map(
	(version) => `fill value message 0x0005 (version ${version}) of the object header`,
);
const TIMES = ["alloc", "never", "if-set"] as const;
/** A size of all ones: the writer wanted no value. */
const NO_VALUE = 0xffffffff;

/** Parses a fill value message (0x0005) of version 1 to 3. */
export function parseFill(cursor: Cursor): FillMessage {
	const version = cursor.u8();
	const place = PLACES[version] ?? "";
	if (version === 1 || version === 2) {
		cursor.skip(1); // when storage is allocated
		const time = TIMES[cursor.u8()] ?? "if-set";
		const isDefined = cursor.u8() !== 0;
		return isDefined ? { ...parseValue(cursor), time, place } : { status: "undefined", value: undefined, time, place };
	}
	if (version !== 3) throw cursor.corrupt(`version ${version} of a fill value is unknown`, 0);
	const flags = cursor.u8();
	const time = TIMES[(flags >> 2) & 0x03] ?? "if-set";
	if ((flags & 0x20) !== 0) return { ...parseValue(cursor), time, place };
	return withoutValue((flags & 0x10) !== 0 ? "undefined" : "default", time, place);
}

const VALUELESS = new Map<string, FillMessage>();

/** Almost all datasets have one of a few, which are the same object then. */
function withoutValue(status: "default" | "undefined", time: FillMessage["time"], place: string): FillMessage {
	const key = `${status} ${time} ${place}`;
	const known = VALUELESS.get(key) ?? { status, value: undefined, time, place };
	VALUELESS.set(key, known);
	return known;
}

/** Parses the message of HDF5 before 1.6 (0x0004), which has a value and nothing else. */
export function parseOldFill(cursor: Cursor): FillMessage {
	const { status, value } = parseValue(cursor);
	// Unlike in the newer message, an empty value is none.
	return {
		status: status === "default" ? "undefined" : status,
		value,
		time: "if-set",
		place: "fill value message 0x0004 of the object header",
	};
}

function parseValue(cursor: Cursor): Pick<FillMessage, "status" | "value"> {
	const sizeBytes = cursor.u32();
	if (sizeBytes === NO_VALUE) return { status: "undefined", value: undefined };
	return sizeBytes === 0 ? { status: "default", value: undefined } : { status: "user", value: cursor.take(sizeBytes) };
}
