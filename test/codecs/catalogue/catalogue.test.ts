import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import {
	type CodecName,
	catalogued,
	cataloguedV2,
	decodedNames,
	v2Id,
} from "../../../src/codecs/catalogue/catalogue.ts";
import { chainProblem } from "../../../src/codecs/chain-problem.ts";
import { codecKind } from "../../../src/codecs/codec-kind.ts";
import { registerCodec } from "../../../src/codecs/index.ts";
import { loadCodec } from "../../../src/codecs/registry.ts";

const root = join(import.meta.dirname, "../../..");

describe("a codec is one row", () => {
	it.each(decodedNames())("%s is loaded, and is of the kind that its row says", async (name) => {
		expect((await loadCodec(name)).kind).toBe(codecKind(name));
	});

	it("a name that no codec decodes does not compile", () => {
		// @ts-expect-error: so TIFF named the codec of compression 32771, which it did not have.
		const name: CodecName = "mirazarr.no_such_codec";
		expect(catalogued(name)).toBeUndefined();
	});

	it("every name of ours in the sources has a row", () => {
		const files = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" }).filter((f) =>
			f.endsWith(".ts"),
		);
		const named = files.flatMap((file) => [
			...readFileSync(join(root, "src", file), "utf8").matchAll(/"(mirazarr\.\w+)"/g),
		]);
		const names = new Set(named.map(([, name]) => name as string));
		for (const dataType of ["sequence", "struct", "subarray"]) names.delete(`mirazarr.${dataType}`);
		expect(names.size).toBeGreaterThan(25);
		expect([...names].filter((name) => catalogued(name)?.row.codec === undefined)).toEqual([]);
	});

	it("says how each is called in Zarr v2, and what it is there", () => {
		expect(["zlib", "numcodecs.zlib", "zstd", "imagecodecs_zstd", "imagecodecs_lzw", "transpose"].map(v2Id)).toEqual([
			"zlib",
			"zlib",
			"zstd",
			"imagecodecs_zstd",
			"imagecodecs_lzw",
			undefined,
		]);
		expect(["packbits", "imagecodecs_packbits", "pcodec", "nothing"].map((id) => cataloguedV2(id)?.kind)).toEqual([
			"array-to-array",
			"bytes-to-bytes",
			"array-to-bytes",
			undefined,
		]);
	});
});

describe("codecKind", () => {
	it("knows codecs of users: those given, and those loaded", async () => {
		expect(codecKind("test.kind")).toBeUndefined();
		const codec = { kind: "bytes-to-bytes" as const, create: () => ({ decode: (bytes: Uint8Array) => bytes }) };
		registerCodec("test.kind", codec);
		expect(codecKind("test.kind")).toBe("bytes-to-bytes");
		registerCodec("test.kind-later", async () => codec);
		expect(codecKind("test.kind-later")).toBeUndefined();
		await loadCodec("test.kind-later");
		expect(codecKind("test.kind-later")).toBe("bytes-to-bytes");
	});
});

describe("Z8: the order of a chain", () => {
	const named = (...names: string[]) => names.map((name) => ({ name }));

	it("one codec makes bytes, and no codec on arrays stands behind it", () => {
		expect(chainProblem(named("bytes", "bytes"))).toContain("makes bytes of an array, but comes after");
		expect(chainProblem(named("bytes", "transpose"))).toContain("works on arrays, but comes after");
		// Neither was in the table that checked it before.
		expect(chainProblem(named("bytes", "imagecodecs_jpeg"))).toContain("comes after");
		expect(chainProblem(named("bytes", "numcodecs.delta"))).toContain("comes after");
	});

	it("what nobody knows may stand anywhere", () => {
		for (const chain of [named("a.b", "bytes", "c.d"), named("a.b")]) expect(chainProblem(chain)).toBeUndefined();
	});
});
