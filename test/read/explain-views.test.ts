/** Design, rule 6: explainFill never throws for a file whose fill value does not fit, whatever view of it is asked. */
import { crc32 } from "node:zlib";
import { describe, expect, it } from "vitest";
import { MemoryStore } from "../../src/io/memory.ts";
import { ObjectStoreRegistry } from "../../src/io/registry.ts";
import type { ManifestStore } from "../../src/manifest/manifest-store.ts";
import { openStore } from "../../src/open.ts";
import { decodedView } from "../../src/read/decoded-view.ts";
import { explainFill } from "../../src/read/explain.ts";
import { servedView } from "../../src/serve/index.ts";
import { openBytes } from "../formats/tiff/fixtures.ts";
import { tiffBytes } from "../formats/tiff/tiff-bytes.ts";

/** Bytes of which 300 can be none. */
const TIFF = tiffBytes(new Uint8Array(16), [{ fields: [[42113, 2, "300\0"]] }]);

async function inZip(): Promise<ManifestStore> {
	const memory = new MemoryStore([["a.zip", storedZip("a.tif", TIFF)]]);
	return openStore("memory://zips/a.zip", { registry: new ObjectStoreRegistry().register("memory://zips/", memory) });
}

describe("a TIFF whose nodata does not fit is refused and explained", () => {
	it.each<[string, (store: ManifestStore) => ManifestStore | Promise<ManifestStore>]>([
		["itself", (store) => store],
		["in a decoded view", (store) => decodedView(store)],
		["as it is served", (store) => servedView(store, {})],
		["as it is served decoded", (store) => servedView(store, { decoded: true })],
		["as it is served transcoded", (store) => servedView(store, { decoded: true, transcode: "zstd" })],
		["in a zip", inZip],
	])("%s", async (_, viewOf) => {
		const store = await openBytes(TIFF);
		const view = await viewOf(store);
		expect(view.contents()).toEqual(store.contents());
		expect(() => view.array("/0")).toThrow('GDAL_NODATA "300" does not fit');
		const report = await explainFill(view, "/0");
		expect(report).toMatchObject({ path: "/0", dropped: [{ text: "300", code: "fill-out-of-range" }] });
		expect(report.error).toContain("unrepresentableFill");
		expect(report.diagnostics).toEqual((await explainFill(store, "/0")).diagnostics);
	});
});

/** A zip of one member that is stored as it is (APPNOTE.TXT, sections 4.3.7, 4.3.12 and 4.3.16). */
function storedZip(name: string, bytes: Uint8Array): Uint8Array {
	// Version, flags, method, time and date; checksum and sizes; lengths of the name and of what goes with it.
	const member: Field[] = [
		...([20, 0, 0, 0, 0x21] as const).map((value): Field => [2, value]),
		...[crc32(bytes), bytes.length, bytes.length].map((value): Field => [4, value]),
		...[name.length, 0].map((value): Field => [2, value]),
	];
	const local = Buffer.concat([fields([[4, 0x04034b50], ...member]), Buffer.from(name), bytes]);
	const rest: Field[] = [...[0, 0, 0].map((value): Field => [2, value]), ...[0, 0].map((value): Field => [4, value])];
	const directory = Buffer.concat([fields([[4, 0x02014b50], [2, 20], ...member, ...rest]), Buffer.from(name)]);
	const counts = [0, 0, 1, 1].map((value): Field => [2, value]);
	const end = fields([[4, 0x06054b50], ...counts, [4, directory.length], [4, local.length], [2, 0]]);
	return new Uint8Array(Buffer.concat([local, directory, end]));
}

type Field = [size: 2 | 4, value: number];

function fields(list: readonly Field[]): Buffer {
	return Buffer.concat(
		list.map(([size, value]) => {
			const field = Buffer.alloc(size);
			field.writeUIntLE(value, 0, size);
			return field;
		}),
	);
}
