/** Overviews whose JPEG streams have no tables of their own, as GDAL reads them. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openStore } from "../../../src/open.ts";
import { read } from "../../../src/read/read.ts";
import { decodeBase64 } from "../../../src/zarr/base64.ts";

const folder = join(import.meta.dirname, "../../fixtures/tiff-jpeg-tables");
const truth: { [file: string]: string | null } = JSON.parse(readFileSync(join(folder, "truth.json"), "utf8"));
const open = (file: string) => openStore(new Blob([readFileSync(join(folder, file))]));

it.each(["gray-no-huffman.tif", "ycbcr-no-huffman.tif"])("%s: standard Huffman tables are understood", async (file) => {
	const { data } = await read(await open(file), "/overviews/1");
	expect(data).toEqual(decodeBase64(truth[file] as string));
});

it("without quantization tables there is nothing to decode with: GDAL refuses it too", async () => {
	expect(truth["gray-no-tables.tif"]).toBeNull();
	const store = await open("gray-no-tables.tif");
	await expect(read(store, "/overviews/1")).rejects.toMatchObject({ code: "corrupt-chunk" });
	await expect(read(store, "/0")).resolves.toMatchObject({ shape: [64, 64] });
});
