import { MiraError } from "../errors.ts";
import { type DataType, isFixed } from "./data-type.ts";
import { joinBytes } from "./join-bytes.ts";

/** A struct with fields of variable length. */
export type RecordType = Extract<DataType, { kind: "record" }>;

/** Of the number that comes before a field of variable length. */
const SIZE_BYTES = 4;

/**
 * The bytes of one element from those of its fields, as `mirazarr.vlen_struct` stores it: fields of a fixed size as they are,
 * the others behind their size, a 32-bit little-endian number.
 */
export function joinFields(type: RecordType, fields: readonly Uint8Array[]): Uint8Array {
	return joinBytes(
		type.fields.flatMap(({ dataType }, i) => {
			const field = fields[i] as Uint8Array;
			return isFixed(dataType) ? [field] : [sizePrefix(field.length), field];
		}),
	);
}

/** The bytes of the fields of one element again: views on its own. */
export function splitFields(type: RecordType, bytes: Uint8Array): Uint8Array[] {
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	let at = 0;
	const fields = type.fields.map(({ name, dataType }) => {
		if (!isFixed(dataType)) at += SIZE_BYTES;
		if (at > bytes.length) throw tooShort(name);
		const begin = at;
		at += isFixed(dataType) ? dataType.itemBytes : view.getUint32(at - SIZE_BYTES, true);
		if (at > bytes.length) throw tooShort(name);
		return bytes.subarray(begin, at);
	});
	if (at === bytes.length) return fields;
	throw new MiraError("corrupt-chunk", `${bytes.length - at} bytes follow the last field of a struct`);
}

/** An element whose numbers are zero and whose texts and lists are empty. */
export function zeroRecord(type: RecordType): Uint8Array {
	const zeroOf = (own: DataType): Uint8Array =>
		own.kind === "record" ? zeroRecord(own) : new Uint8Array(own.itemBytes ?? 0);
	return joinFields(
		type,
		type.fields.map(({ dataType }) => zeroOf(dataType)),
	);
}

function sizePrefix(size: number): Uint8Array {
	const bytes = new Uint8Array(SIZE_BYTES);
	new DataView(bytes.buffer).setUint32(0, size, true);
	return bytes;
}

function tooShort(name: string): MiraError {
	return new MiraError("corrupt-chunk", `field "${name}" reaches beyond the end of its struct`);
}
