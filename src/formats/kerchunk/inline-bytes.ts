import { MiraError } from "../../errors.ts";

/** The bytes of an inlined value: base64 behind its prefix, or else the text itself in UTF-8. */
export function inlineBytes(text: string): Uint8Array {
	if (!text.startsWith("base64:")) return new TextEncoder().encode(text);
	let binary: string;
	try {
		binary = atob(text.slice("base64:".length));
	} catch (cause) {
		throw new MiraError("bad-reference", `"${text.slice(0, 40)}" is not base64`, { cause });
	}
	const bytes = new Uint8Array(binary.length);
	for (let i = 0; i < binary.length; i++) bytes[i] = binary.charCodeAt(i);
	return bytes;
}
