import { expect } from "vitest";
import type { Decoded, Pipeline } from "../../src/codecs/index.ts";
import { isMiraError } from "../../src/errors.ts";

/** What a damaged chunk decodes to; undefined if it is refused with a reason, and a failure for any other error. */
export async function decodedOrRefused(pipeline: Pipeline, damaged: Uint8Array): Promise<Decoded | undefined> {
	const outcome = await (async () => pipeline.decode(damaged))().catch((error: unknown) => ({ error }));
	if (!("error" in outcome)) return outcome;
	const isTyped = isMiraError(outcome.error, "corrupt-chunk", "unsupported-feature");
	expect(isTyped ? "refused" : outcome.error).toBe("refused");
	return undefined;
}
