/** A value in the compact protocol of Thrift, which Parquet writes its metadata in. Whole numbers up to 2^53. */
export type ThriftValue =
	| { kind: "i32" | "i64"; value: number }
	| { kind: "text"; value: string }
	| { kind: "list"; items: readonly ThriftValue[] }
	| ThriftStruct;

/** Fields by their numbers, in whose order they are written; undefined ones are left out. */
export type ThriftStruct = { kind: "struct"; fields: Readonly<Record<number, ThriftValue | undefined>> };

/** The types of the compact protocol ("Thrift compact protocol encoding", list and field types). */
const TYPES: Readonly<Record<ThriftValue["kind"], number>> = { i32: 5, i64: 6, text: 8, list: 9, struct: 12 };

/** A number of 32 bits, or the number of an enumeration. */
export function i32(value: number): ThriftValue {
	return { kind: "i32", value };
}

/** A number of 64 bits. */
export function i64(value: number): ThriftValue {
	return { kind: "i64", value };
}

/** A text. */
export function text(value: string): ThriftValue {
	return { kind: "text", value };
}

/** A list of values of one kind, one at least. */
export function list(items: readonly ThriftValue[]): ThriftValue {
	return { kind: "list", items };
}

/** A struct. */
export function struct(fields: ThriftStruct["fields"]): ThriftStruct {
	return { kind: "struct", fields };
}

/** The bytes of a value. */
export function encodeThrift(value: ThriftValue): Uint8Array {
	const bytes: number[] = [];
	write(bytes, value);
	return Uint8Array.from(bytes);
}

function write(bytes: number[], value: ThriftValue): void {
	switch (value.kind) {
		case "i32":
		case "i64":
			// Zigzag: the sign is the lowest bit.
			writeVarint(bytes, value.value < 0 ? -2 * value.value - 1 : 2 * value.value);
			return;
		case "text": {
			const encoded = new TextEncoder().encode(value.value);
			writeVarint(bytes, encoded.length);
			for (const byte of encoded) bytes.push(byte);
			return;
		}
		case "list": {
			const { items } = value;
			const type = TYPES[items[0]?.kind ?? "struct"];
			if (items.length < 15) bytes.push((items.length << 4) | type);
			else {
				bytes.push(0xf0 | type);
				writeVarint(bytes, items.length);
			}
			for (const item of items) write(bytes, item);
			return;
		}
		case "struct": {
			let last = 0;
			for (const [key, field] of Object.entries(value.fields)) {
				if (field === undefined) continue;
				// The step from one number to the next: never more than 15 in Parquet.
				bytes.push(((Number(key) - last) << 4) | TYPES[field.kind]);
				last = Number(key);
				write(bytes, field);
			}
			bytes.push(0);
		}
	}
}

function writeVarint(bytes: number[], value: number): void {
	let rest = value;
	for (; rest >= 0x80; rest = Math.floor(rest / 0x80)) bytes.push((rest % 0x80) | 0x80);
	bytes.push(rest);
}
