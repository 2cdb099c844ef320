import { open } from "node:fs/promises";
import { join } from "node:path";
import type { Diagnostic } from "../diagnostics.ts";
import { HEADER_BYTES, implementationOf } from "../icechunk/file.ts";
import { isUrl } from "../io/url.ts";
import type { SourceFacts } from "../verify/source-facts.ts";
import { IMPLEMENTATION } from "../write/icechunk/target.ts";

/** Whether references were written by this program: their sources are noted beside them, or their repository says so. */
export async function areOwn(references: string, sources: readonly SourceFacts[] | undefined): Promise<boolean> {
	if (sources !== undefined) return true;
	if (isUrl(references)) return false;
	const file = await open(join(references, "repo")).catch(() => undefined);
	if (file === undefined) return false;
	try {
		const { buffer } = await file.read(new Uint8Array(HEADER_BYTES), 0, HEADER_BYTES, 0);
		return implementationOf(buffer) === IMPLEMENTATION;
	} finally {
		await file.close();
	}
}

/**
 * What is to be said about our own references when they are read again. About missing data and sources it was said when they
 * were built; what is wrong with them now was not, and neither was what this command was asked for in vain.
 */
export function newDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
	return diagnostics.filter(({ severity, code }) => severity === "error" || code === "unknown-name");
}
