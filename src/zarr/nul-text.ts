import type { Diagnostic } from "../diagnostics.ts";
import { decodeText } from "./scalar.ts";

/** The text of an attribute, and what was done with bytes behind its first NUL, where there are any but NULs. */
export type NulText = { text: string; behindNul?: "kept" | "cut" | undefined };

/**
 * The text of an attribute whose length a file tells, which may continue after a NUL. What follows can be more of the text
 * (netCDF4-python and h5py keep it), or what was in the memory of the program that wrote it: only what follows can tell. It is
 * kept where all of it is readable and it has several words; the NULs between are left out, as netCDF4-python does it, or
 * become a new line where words would run together.
 */
export function textWithNuls(bytes: Uint8Array): NulText {
	let end = bytes.length;
	while (end > 0 && bytes[end - 1] === 0) end--;
	const text = bytes.subarray(0, end);
	const nul = text.indexOf(0);
	if (nul < 0) return { text: decodeText(text) };
	const parts = splitAtNuls(text).map(decodeText);
	const behind = parts.slice(1);
	if (!behind.every(isReadable) || !hasWords(behind.join(" "))) return { text: parts[0] as string, behindNul: "cut" };
	return { text: joinParts(parts.filter((part) => part !== "")), behindNul: "kept" };
}

/** What a user should know of an attribute whose text has bytes behind a NUL; undefined where it has none. */
export function nulTextDiagnostic(path: string, attribute: string, { behindNul }: NulText): Diagnostic | undefined {
	if (behindNul === undefined) return undefined;
	const message =
		behindNul === "kept"
			? `the text of attribute "${attribute}" continues after a NUL; what follows is kept`
			: `the text of attribute "${attribute}" ends at a NUL; what follows does not read as more of it and is left out`;
	return { severity: "info", code: "text-with-nul", path, message };
}

function splitAtNuls(bytes: Uint8Array): Uint8Array[] {
	const parts: Uint8Array[] = [];
	let from = 0;
	for (let nul = bytes.indexOf(0); nul >= 0; nul = bytes.indexOf(0, from)) {
		parts.push(bytes.subarray(from, nul));
		from = nul + 1;
	}
	parts.push(bytes.subarray(from));
	return parts;
}

/** No control characters, but those that lay out text; no replacement characters. */
function isReadable(text: string): boolean {
	return !/[^\P{Cc}\t\n\v\f\r]|\ufffd/u.test(text);
}

/** What is left of a longer word in a buffer is one word, often one letter. */
function hasWords(text: string): boolean {
	return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length > 1;
}

/** Looks at no more than two parts at a time: there may be millions of them. */
function joinParts(parts: readonly string[]): string {
	return parts
		.map((part, i) => {
			const before = parts[i - 1];
			const isApart = before === undefined || /\s$/.test(before) || /^\s/.test(part);
			return isApart ? part : `\n${part}`;
		})
		.join("");
}
