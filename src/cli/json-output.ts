import { type JsonObject, writeJson } from "../zarr/json.ts";
import type { Output } from "./terminal.ts";

/** Writes a document for programs: indented, exact, one line feed at its end. */
export function printJson(output: Output, document: JsonObject): void {
	output.write(`${writeJson(document, { indent: 2 })}\n`);
}
