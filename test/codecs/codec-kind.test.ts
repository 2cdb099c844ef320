import { expect, it } from "vitest";
import { CODECS } from "../../src/codecs/builtin.ts";
import { codecKind } from "../../src/codecs/codec-kind.ts";
import { loadCodec } from "../../src/codecs/registry.ts";

it.each([...CODECS.keys()])("%s has the kind of the codec itself, without loading it", async (name) => {
	expect(codecKind(name)).toBe((await loadCodec(name)).kind);
});

it("a codec that nobody knows may be of any kind", () => {
	expect(codecKind("example.unknown")).toBeUndefined();
});
