/**
 * Tables of a FlatBuffer as plain objects. A schema names the fields in the order of their slots, and serves reading and
 * writing alike: what was read can be written again, changed where it has to be.
 */

import type { FlatBuffer } from "./flatbuffer.ts";
import type { Cell, FlatBufferBuilder, Place } from "./flatbuffer-builder.ts";

/** Something that stands at a place of its own: text, lists, tables. */
export interface Reference<T> {
	read(buffer: FlatBuffer, at: number): T;
	write(builder: FlatBufferBuilder, value: T): Place;
}

/** A field of a table. A union takes two slots, any other field one. */
export interface Field<T> {
	readonly slots: number;
	read(buffer: FlatBuffer, table: number, slot: number): T;
	write(builder: FlatBufferBuilder, value: T): Cell[];
}

/** The fields of a table by their names, in the order of their slots. */
export type Schema<T> = { readonly [K in keyof T]: Field<T[K]> };

/** One of several tables, by the name of its kind. */
export type OneOf<M> = { [K in keyof M & string]: { kind: K; value: M[K] } }[keyof M & string];

/** A number of 8 bits; like all numbers 0 by default. */
export const uint8: Field<number> = number(
	1,
	(view, at) => view.getUint8(at),
	(view, at, v) => view.setUint8(at, v),
);
/** A number of 16 bits. */
export const uint16: Field<number> = number(
	2,
	(view, at) => view.getUint16(at, true),
	(view, at, v) => view.setUint16(at, v, true),
);
/** A number of 32 bits. */
export const uint32: Field<number> = number(
	4,
	(view, at) => view.getUint32(at, true),
	(view, at, v) => view.setUint32(at, v, true),
);
/** A number of 32 bits with a sign. */
export const int32: Field<number> = number(
	4,
	(view, at) => view.getInt32(at, true),
	(view, at, v) => view.setInt32(at, v, true),
);
/** A number of 64 bits. */
export const uint64: Field<bigint> = {
	slots: 1,
	read: (buffer, table, slot) => {
		const at = buffer.field(table, slot);
		return at === undefined ? 0n : buffer.view.getBigUint64(at, true);
	},
	write: (_, value) => [
		value === 0n ? undefined : { sizeBytes: 8, alignBytes: 8, write: (view, at) => view.setBigUint64(at, value, true) },
	],
};

function number(
	sizeBytes: number,
	get: (view: DataView, at: number) => number,
	set: (view: DataView, at: number, value: number) => void,
): Field<number> {
	return {
		slots: 1,
		read: (buffer, table, slot) => {
			const at = buffer.field(table, slot);
			return at === undefined ? 0 : get(buffer.view, at);
		},
		write: (_, value) => [
			value === 0 ? undefined : { sizeBytes, alignBytes: sizeBytes, write: (view, at) => set(view, at, value) },
		],
	};
}

/** A struct of bytes inside the table, such as an id. */
export function struct(sizeBytes: number): Field<Uint8Array> {
	const field = optionalStruct(sizeBytes);
	return { ...field, read: (buffer, table, slot) => present(field.read(buffer, table, slot)) };
}

/** The same where it may be absent. */
export function optionalStruct(sizeBytes: number): Field<Uint8Array | undefined> {
	return {
		slots: 1,
		read: (buffer, table, slot) => {
			const at = buffer.field(table, slot);
			if (at === undefined) return undefined;
			if (at + sizeBytes > buffer.bytes.length) throw new RangeError(`a struct begins at byte ${at}`);
			return buffer.bytes.slice(at, at + sizeBytes);
		},
		write: (_, value) => [
			value && {
				sizeBytes,
				alignBytes: 1,
				write: (view, at) => new Uint8Array(view.buffer, view.byteOffset).set(value, at),
			},
		],
	};
}

/** Text in UTF-8. */
export const text: Reference<string> = {
	read: (buffer, at) => buffer.text(at),
	write: (builder, value) => builder.text(value),
};

/** A list of bytes. */
export const bytes: Reference<Uint8Array> = structs(1, 1);

/** A list of structs, as their bytes. */
export function structs(sizeBytes: number, alignBytes: number): Reference<Uint8Array> {
	return {
		read: (buffer, at) => buffer.bytesAt(at, sizeBytes).slice(),
		write: (builder, value) => builder.vector(value, sizeBytes, alignBytes),
	};
}

/** A list of texts or tables. */
export function list<T>(element: Reference<T>): Reference<T[]> {
	return {
		read: (buffer, at) => {
			const { begin, count } = buffer.vector(at, 4);
			buffer.take(4 * count);
			return Array.from({ length: count }, (_, i) => element.read(buffer, buffer.target(begin + 4 * i)));
		},
		write: (builder, values) => builder.offsets(values.map((value) => element.write(builder, value))),
	};
}

/** A table. */
export function record<T>(schema: Schema<T>): Reference<T> {
	const fields = Object.entries(schema) as [keyof T & string, Field<unknown>][];
	const slots = fields.reduce((count, [, field]) => count + field.slots, 0);
	return {
		read: (buffer, table) => {
			buffer.take(8 + 8 * slots);
			for (let slot = slots; slot < buffer.fieldCount(table); slot++)
				if (buffer.field(table, slot) !== undefined) buffer.hasUnknownFields = true;
			let slot = 0;
			const entries = fields.map(([name, field]): [string, unknown] => {
				const value = field.read(buffer, table, slot);
				slot += field.slots;
				return [name, value];
			});
			return Object.fromEntries(entries) as T;
		},
		write: (builder, value) => builder.table(fields.flatMap(([name, field]) => field.write(builder, value[name]))),
	};
}

/** A field that refers to something, which must be there. */
export function required<T>(reference: Reference<T>): Field<T> {
	const field = optional(reference);
	return { ...field, read: (buffer, table, slot) => present(field.read(buffer, table, slot)) };
}

/** A field that refers to something, or to nothing. */
export function optional<T>(reference: Reference<T>): Field<T | undefined> {
	return {
		slots: 1,
		read: (buffer, table, slot) => {
			const at = buffer.field(table, slot);
			return at === undefined ? undefined : reference.read(buffer, buffer.target(at));
		},
		write: (builder, value) => [value === undefined ? undefined : builder.offsetTo(reference.write(builder, value))],
	};
}

/** A field that is one of several tables: the first is of type 1. */
export function union<M>(members: { readonly [K in keyof M]: Reference<M[K]> }): Field<OneOf<M>> {
	const named = new Map<string, Reference<unknown>>(Object.entries(members));
	const names = [...named.keys()];
	return {
		slots: 2,
		read: (buffer, table, slot) => {
			const kind = names[uint8.read(buffer, table, slot) - 1];
			const at = buffer.field(table, slot + 1);
			if (kind === undefined || at === undefined) throw new RangeError("a table is of none of its kinds");
			return { kind, value: named.get(kind)?.read(buffer, buffer.target(at)) } as OneOf<M>;
		},
		write: (builder, { kind, value }) => {
			const place = (named.get(kind) as Reference<unknown>).write(builder, value);
			return [...uint8.write(builder, names.indexOf(kind) + 1), builder.offsetTo(place)];
		},
	};
}

function present<T>(value: T | undefined): T {
	if (value === undefined) throw new RangeError("a required field is missing");
	return value;
}
