import { describe, expect, it } from "vitest";
import { createPipeline, type Pipeline } from "../../../src/codecs/index.ts";
import { dataType } from "../../../src/zarr/data-type.ts";
import { decodedOrRefused } from "../decoded-or-refused.ts";
import { type TiffVector, vector, vectors } from "./vectors.ts";

const CHECKED = /zlib|xz with CRC/;

/** Either a typed error, or elements of the right length; the right ones where a checksum guards them. */
async function expectErrorOrElements(pipeline: Pipeline, vector: TiffVector, damaged: Uint8Array): Promise<void> {
	const { name, codecs, decoded } = vector;
	const found = await decodedOrRefused(pipeline, damaged);
	if (found === undefined) return;
	expect(found.length).toBe(decoded.length);
	const isGuarded = CHECKED.test(`${name} ${codecs.map((codec) => codec.name).join(" ")}`);
	if (isGuarded) expect(Buffer.compare(found as Uint8Array, decoded)).toBe(0);
}

const small = vectors.filter(({ decoded }) => decoded.length < 1e5);

describe.each(small.map((vector) => [vector.name, vector] as const))("acceptance 20, %s", (_, vector) => {
	it("survives being cut off anywhere", async () => {
		const { codecs, spec, encoded } = vector;
		const pipeline = await createPipeline(codecs, spec);
		const step = Math.ceil(encoded.length / 40);
		for (let length = 0; length < encoded.length; length += step)
			await expectErrorOrElements(pipeline, vector, encoded.subarray(0, length));
	});

	it("survives flipped bits", async () => {
		const { codecs, spec, encoded } = vector;
		const pipeline = await createPipeline(codecs, spec);
		const step = Math.ceil(encoded.length / 80);
		for (let at = 0; at < encoded.length; at += at < 40 ? 1 : step) {
			const damaged = encoded.slice();
			damaged[at] = (damaged[at] as number) ^ (1 << (at % 8));
			await expectErrorOrElements(pipeline, vector, damaged);
		}
	});
});

describe("a chunk that is too short is an error, as in libtiff", () => {
	it.each([
		"lzw by GDAL",
		"acceptance 11, old-style lzw field",
		"packbits by GDAL",
		"ccitt rle small",
		"ccitt fax3 small",
		"ccitt fax4 small",
		"ccitt fax3 in two dimensions small",
		"acceptance 11, lzma by GDAL",
	])("%s", async (name) => {
		const { codecs, spec, encoded } = vector(name);
		const pipeline = await createPipeline(codecs, spec);
		for (const part of [0.3, 0.6, 0.9])
			await expect(pipeline.decode(encoded.subarray(0, encoded.length * part))).rejects.toMatchObject({
				code: "corrupt-chunk",
			});
	});
});

describe("a size in a damaged header allocates nothing", () => {
	const huge = { dataType: dataType("uint8"), shape: [0xf000_0000] };
	const bytes = Uint8Array.from({ length: 100 }, (_, i) => (i === 0 ? 0x80 : i));

	it.each(["imagecodecs_lzw", "imagecodecs_packbits"])("%s", async (name) => {
		const pipeline = await createPipeline([{ name: "bytes" }, { name }], huge);
		const message = expect.stringMatching(/cannot hold/);
		await expect(pipeline.decode(bytes)).rejects.toMatchObject({ code: "corrupt-chunk", message });
	});

	it("numcodecs.lzma", async () => {
		const { encoded } = vector("lzma xz with CRC32");
		const pipeline = await createPipeline([{ name: "bytes" }, { name: "numcodecs.lzma" }], huge);
		const message = expect.stringMatching(/holds 2400 bytes/);
		await expect(pipeline.decode(encoded)).rejects.toMatchObject({ code: "corrupt-chunk", message });
		const alone = await createPipeline([{ name: "bytes" }, { name: "lzma", configuration: { format: 2 } }], huge);
		const header = Uint8Array.of(0x5d, 0, 0, 1, 0, 0, 0, 0, 0xf0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
		header.set(new Uint8Array(Uint32Array.of(0xf000_0000, 0).buffer), 5);
		await expect(alone.decode(header)).rejects.toMatchObject({ code: "corrupt-chunk" });
	});

	it.each(["imagecodecs_ccittrle", "imagecodecs_ccittfax3", "imagecodecs_ccittfax4"])("%s", async (name) => {
		const pipeline = await createPipeline([{ name }], { dataType: dataType("uint8"), shape: [0xf000, 0x10000] });
		const message = expect.stringMatching(/cannot hold 61440 rows/);
		await expect(pipeline.decode(bytes)).rejects.toMatchObject({ code: "corrupt-chunk", message });
	});
});

describe("lzw", () => {
	const decode = async (...stream: number[]): Promise<unknown> => {
		const spec = { dataType: dataType("uint8"), shape: [2] };
		return (await createPipeline([{ name: "bytes" }, { name: "imagecodecs_lzw" }], spec)).decode(
			Uint8Array.from(stream),
		);
	};

	it("begins with a clear code", async () => {
		await expect(decode(0x20, 0x90, 0x50, 0)).rejects.toMatchObject({ code: "corrupt-chunk" });
	});

	it("refers to nothing that is not there yet", async () => {
		// Clear, then 258.
		await expect(decode(0x80, 0x40, 0x80, 0)).rejects.toMatchObject({ code: "corrupt-chunk" });
	});

	it("that is never cleared is an error when its table is full", async () => {
		// 5000 literals of 9, 10, 11, then 12 bits: the table of libtiff has 5119 places.
		let bits = "100000000";
		for (let entry = 257; entry < 5400; entry++)
			bits += "0".padStart(entry < 511 ? 9 : entry < 1023 ? 10 : entry < 2047 ? 11 : 12, "0");
		const stream = Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2));
		const spec = (length: number): object => ({ dataType: dataType("uint8"), shape: [length] });
		const codecs = [{ name: "bytes" }, { name: "imagecodecs_lzw" }];
		const enough = await createPipeline(codecs, spec(4862) as never);
		expect(await enough.decode(stream)).toEqual(new Uint8Array(4862));
		const tooMany = await createPipeline(codecs, spec(4863) as never);
		await expect(tooMany.decode(stream)).rejects.toMatchObject({ code: "corrupt-chunk" });
	});
});

describe("numcodecs.lzma", () => {
	it.each(["CRC32", "CRC64"])("verifies the %s of the content", async (check) => {
		const { codecs, spec, encoded } = vector(`lzma xz with ${check}`);
		const pipeline = await createPipeline(codecs, spec);
		const size = check === "CRC32" ? 4 : 8;
		// The index of one block, of 12 bytes with its checksum or of 8 and 4, and the footer stand behind the check.
		const damaged = encoded.slice();
		const at = encoded.length - 12 - 12 - size;
		damaged[at] = (damaged[at] as number) ^ 1;
		const message = expect.stringMatching(/checksum/);
		await expect(pipeline.decode(damaged)).rejects.toMatchObject({ code: "corrupt-chunk", message });
	});
});
