/** The structures below Icechunk's files, against what other implementations wrote. */
import { describe, expect, it } from "vitest";
import { encodeZstd } from "../../../src/codecs/zstd.ts";
import { containerNames, containerNamesOfYaml, locationUrl } from "../../../src/icechunk/containers.ts";
import { unwrapFile } from "../../../src/icechunk/file.ts";
import { FlatBuffer } from "../../../src/icechunk/flatbuffer.ts";
import { readFlexBuffer, writeFlexBuffer } from "../../../src/icechunk/flexbuffer.ts";
import { idText, parseId } from "../../../src/icechunk/object-id.ts";
import { REPO, type Repo, SNAPSHOT } from "../../../src/icechunk/schemas.ts";
import { DictionaryDecoder } from "../../../src/icechunk/zstd-dictionary.ts";
import { JsonFloat, type JsonValue } from "../../../src/zarr/json.ts";
import { generator } from "../damage.ts";
import { EXPECTED, repositoryFiles } from "./fixtures.ts";
import { bufferOf } from "./made-repository.ts";

const files = repositoryFiles("v2");

async function bufferOfFile(name: string, type: "repository" | "snapshot"): Promise<FlatBuffer> {
	return new FlatBuffer(await unwrapFile(files.get(name) as Uint8Array, type, name, 2 ** 20));
}

async function readRepo(): Promise<Repo> {
	const buffer = await bufferOfFile("repo", "repository");
	return REPO.read(buffer, buffer.root);
}

describe("FlatBuffers", () => {
	it("the file of icechunk-python, and the same written by us", async () => {
		const repo = await readRepo();
		expect(repo.branches.map(({ name }) => name)).toEqual(["dev", "main"]);
		expect(repo.tags.map(({ name }) => name)).toEqual(["v1.0"]);
		expect(repo.deletedTags).toEqual(["gone"]);
		expect(repo.latestUpdates.map(({ type }) => type.kind)).toEqual([
			"newCommit",
			"newCommit",
			"branchCreated",
			"tagDeleted",
			"tagCreated",
			"tagCreated",
			"newCommit",
			"repoInitialized",
		]);
		const again = new FlatBuffer(bufferOf(REPO, repo));
		expect(REPO.read(again, again.root)).toEqual(repo);
	});

	it("a snapshot of icechunk-python, and the same written by us", async () => {
		const { second } = EXPECTED.snapshots.v2;
		const buffer = await bufferOfFile(`snapshots/${second}`, "snapshot");
		const snapshot = SNAPSHOT.read(buffer, buffer.root);
		expect(snapshot.message).toBe("append and a hole filled");
		expect(buffer.hasUnknownFields).toBe(false);
		const again = new FlatBuffer(bufferOf(SNAPSHOT, snapshot));
		expect(SNAPSHOT.read(again, again.root)).toEqual(snapshot);
	});
});

describe("FlexBuffers", () => {
	it("properties that icechunk-python wrote", async () => {
		const repo = await readRepo();
		const info = repo.snapshots.find(({ id }) => idText(id) === EXPECTED.snapshots.v2.first);
		const properties = (info?.metadata ?? []).map(({ name, value }) => [name, readFlexBuffer(value)]);
		expect(Object.fromEntries(properties)).toEqual({ author: "make.py", numbers: [1, new JsonFloat(2.5), null] });
	});

	it.each<[string, JsonValue]>([
		["null", null],
		["numbers", [0, -1, 2 ** 53 - 1, 2n ** 64n - 1n, -(2n ** 63n), new JsonFloat(-0.5)]],
		["text", { "": "", é: "ü\0", z: ["a", true, false] }],
		["nested", { b: { a: [[], {}, [{ c: null }]] }, a: 1 }],
	])("%s written and read", (_, value) => {
		expect(readFlexBuffer(writeFlexBuffer(value))).toEqual(value);
	});
});

describe("zstd with a dictionary", () => {
	it.each([1, 3, 9, 19])("frames of libzstd at level %i, without one", async (level) => {
		const random = generator(level);
		const decoder = new DictionaryDecoder(new Uint8Array(0), 2 ** 17);
		for (const length of [1, 20, 300, 5000, 2 ** 17]) {
			const words = ["temperature", "salinity", "/level_", "0", "17", "file:///data/", "\n"];
			let text = "";
			while (text.length < length) text += words[random(words.length)] ?? "";
			const bytes = new TextEncoder().encode(text.slice(0, length));
			expect(decoder.decode(await encodeZstd(bytes, level))).toEqual(bytes);
		}
		const noise = Uint8Array.from({ length: 3000 }, () => random(256));
		expect(decoder.decode(await encodeZstd(noise, level))).toEqual(noise);
		expect(decoder.decode(await encodeZstd(new Uint8Array(4000), level))).toEqual(new Uint8Array(4000));
	});

	it("a text that would be longer than allowed", async () => {
		const frame = await encodeZstd(new Uint8Array(5000), 3);
		expect(() => new DictionaryDecoder(new Uint8Array(0), 1000).decode(frame)).toThrow(RangeError);
	});
});

describe("ids", () => {
	it("as Icechunk spells them", () => {
		const id = Uint8Array.of(0x0b, 0x1c, 0xc8, 0xd6, 0x78, 0x75, 0x80, 0xf0, 0xe3, 0x3a, 0x65, 0x34);
		expect(idText(id)).toBe("1CECHNKREP0F1RSTCMT0");
		expect(parseId("1CECHNKREP0F1RSTCMT0")).toEqual(id);
		expect(parseId("1CECHNKREP0F1RSTCMTU")).toBeUndefined();
		expect(parseId("short")).toBeUndefined();
	});
});

describe("containers", () => {
	it("of a configuration, and of the YAML of version 1", () => {
		const config = { virtual_chunk_containers: { "s3://b/": { name: "b", url_prefix: "s3://b/" }, "s3://c/": {} } };
		expect(containerNames(config)).toEqual(new Map([["b", "s3://b/"]]));
		const yaml = `storage:
  name: no
virtual_chunk_containers:
  s3://b/:
    name: 'it''s'
    url_prefix: s3://b/
    store: !s3
      name: nested
  s3://c/:
    name: null
    url_prefix: s3://c/
manifest: null
`;
		expect(containerNamesOfYaml(yaml)).toEqual(new Map([["it's", "s3://b/"]]));
		expect(containerNamesOfYaml("")).toEqual(new Map());
	});

	it("locations become urls", () => {
		const names = new Map([["c", "gcs://bucket/dir/"]]);
		expect(locationUrl("vcc://c/a%20b.nc", names)).toBe("gs://bucket/dir/a%20b.nc");
		expect(locationUrl("gcs://bucket/x", names)).toBe("gs://bucket/x");
		expect(locationUrl("https://host/x", names)).toBe("https://host/x");
		expect(() => locationUrl("vcc://d/x", names)).toThrow(expect.objectContaining({ code: "bad-reference" }));
	});
});
