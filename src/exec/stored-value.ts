import { JsonFloat } from "../zarr/json.ts";

/**
 * A value as V8 can serialise it, which keeps everything but the classes of objects: a set, of which there are none otherwise,
 * stands for a `JsonFloat`. What was one object stays one. `text` is applied to every text.
 */
export function toStored(value: unknown, text: (text: string) => string): unknown {
	return mapped(value, text, (object) => {
		if (ArrayBuffer.isView(object)) return object;
		return object instanceof JsonFloat ? new Set([object.value]) : undefined;
	});
}

/** The inverse. What V8 gives are views on all that was read: every array gets memory of its own. */
export function fromStored(value: unknown, text: (text: string) => string): unknown {
	return mapped(value, text, (object) => {
		if (object instanceof Uint8Array) return new Uint8Array(object);
		if (ArrayBuffer.isView(object)) return (object as Float64Array).slice();
		return object instanceof Set ? new JsonFloat([...object][0] as number) : undefined;
	});
}

function mapped(
	value: unknown,
	text: (text: string) => string,
	replace: (object: object) => object | undefined,
): unknown {
	const known = new Map<object, unknown>();
	const map = (member: unknown): unknown => {
		if (typeof member === "string") return text(member);
		if (typeof member !== "object" || member === null) return member;
		const before = known.get(member);
		if (before !== undefined) return before;
		const result = replace(member) ?? mapMembers(member, map);
		known.set(member, result);
		return result;
	};
	return map(value);
}

function mapMembers(value: object, map: (member: unknown) => unknown): unknown {
	if (Array.isArray(value)) return value.map(map);
	if (value instanceof Map) return new Map(Array.from(value, ([key, member]) => [key, map(member)]));
	const result: Record<string, unknown> = {};
	// What is a function belongs to options, which say nothing about what was opened.
	for (const key in value) {
		const member = (value as Record<string, unknown>)[key];
		if (typeof member !== "function") result[key] = map(member);
	}
	return result;
}
