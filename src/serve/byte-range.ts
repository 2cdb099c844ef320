import { Refusal } from "./refusal.ts";

/** Part of a value: from `begin` up to, without, `end`. */
export type Span = { begin: number; end: number };

/**
 * What a `Range` header asks for (RFC 9110, 14.1.2): one range of bytes, open or a suffix. Undefined where the whole value is
 * the answer, as to another unit or to several ranges, which a server may ignore.
 */
export function parseByteRange(header: string | undefined, sizeBytes: number): Span | undefined {
	if (header === undefined || !/^\s*bytes\s*=/i.test(header)) return undefined;
	const spec = header.slice(header.indexOf("=") + 1).trim();
	if (spec.includes(",")) return undefined;
	const match = /^(\d*)-(\d*)$/.exec(spec);
	const [, first = "", last = ""] = match ?? [];
	if (first === "" && last === "") throw new Refusal(400, "bad-range", `"${clip(header)}" is not a range of bytes`);
	if (first === "") return satisfiable({ begin: Math.max(0, sizeBytes - Number(last)), end: sizeBytes }, sizeBytes);
	const end = last === "" ? sizeBytes : Math.min(sizeBytes, Number(last) + 1);
	return satisfiable({ begin: Number(first), end }, sizeBytes);
}

function satisfiable(span: Span, sizeBytes: number): Span {
	if (span.begin < span.end) return span;
	throw new Refusal(416, "bad-range", `the value has ${sizeBytes} bytes, none of them in the range`, {
		headers: { "Content-Range": `bytes */${sizeBytes}` },
	});
}

function clip(text: string): string {
	return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}
