import type { Input } from "./case.ts";

/** An input as one file: the file itself, or for a store its objects in JSON, each in base64. */
export function packInput({ objects, target }: Input): Uint8Array {
	if (target !== "") return objects.get(target) ?? new Uint8Array(0);
	const entries = Array.from(objects, ([key, bytes]) => [key, Buffer.from(bytes).toString("base64")]);
	return Buffer.from(`${JSON.stringify({ objects: Object.fromEntries(entries) })}\n`);
}

/** The input that was kept in a file of that name. */
export function unpackInput(file: Uint8Array, name: string): Input {
	if (!name.endsWith(".store.json")) return { objects: new Map([[name, file]]), target: name };
	const { objects } = JSON.parse(Buffer.from(file).toString()) as { objects: Record<string, string> };
	return {
		objects: new Map(Object.entries(objects).map(([key, text]) => [key, new Uint8Array(Buffer.from(text, "base64"))])),
		target: "",
	};
}
