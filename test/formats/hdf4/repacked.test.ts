/** What hrepack wrote with every compression it has, chunked and not, against what hdp reads from the same files. */
import { describe, expect, it } from "vitest";
import { read } from "../../../src/read/read.ts";
import { joinBytes } from "../../../src/zarr/join-bytes.ts";
import { fixtureBytes, openFixture, repackedNames } from "./fixtures.ts";

const SETS = ["int8", "uint16", "int32", "float32", "float64"];
const IMAGES = ["grey", "colour"];

const CODECS: Readonly<Record<string, string | undefined>> = {
	"repacked/rle": "mirazarr.hdf4_rle",
	"repacked/rle-chunked": "mirazarr.hdf4_rle",
	"repacked/skip-1": "mirazarr.hdf4_skphuff",
	"repacked/huff": "mirazarr.hdf4_skphuff",
	"repacked/huff-chunked": "mirazarr.hdf4_skphuff",
	"repacked/gzip": "numcodecs.zlib",
	"repacked/gzip-chunked": "numcodecs.zlib",
};

describe.each(repackedNames)("%s", (name) => {
	const valuesOf = async (names: readonly string[]): Promise<Uint8Array> => {
		const store = await openFixture(name);
		return joinBytes(await Promise.all(names.map(async (own) => (await read(store, `/${own}`)).bytes)));
	};

	it("data sets are those that hdp dumps", async () => {
		expect(await valuesOf(SETS)).toEqual(fixtureBytes("repacked/unpacked.sds"));
	});

	it("images are those that hdp dumps", async () => {
		const truth = name === "repacked/jpeg" ? "jpeg.gr" : "unpacked.gr";
		expect(await valuesOf(IMAGES)).toEqual(fixtureBytes(`repacked/${truth}`));
	});

	it("is packed as it should be", async () => {
		const store = await openFixture(name);
		for (const own of SETS) {
			const { codecs, chunkGrid } = store.array(`/${own}`).description;
			expect(codecs[1]?.name).toBe(CODECS[name]);
			const chunkShape = name.endsWith("chunked") ? [5, 7] : [12, 18];
			expect(chunkGrid).toEqual({ kind: "regular", chunkShape });
		}
	});
});
