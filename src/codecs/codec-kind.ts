import { catalogued } from "./catalogue/catalogue.ts";
import { loadedCodec } from "./registry.ts";

/**
 * What the codec of that name takes and gives. Undefined if nobody knows the name, or if it is a user's that has yet to be
 * loaded.
 */
export function codecKind(name: string): "array-to-array" | "array-to-bytes" | "bytes-to-bytes" | undefined {
	return loadedCodec(name)?.kind ?? catalogued(name)?.row.kind;
}
