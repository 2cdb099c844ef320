/** For every DMR++ of the corpus whose data file is there: its references are those that the data file itself gives. */
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { type ChunkManifest, chunkIndex, countChunks } from "../../../src/manifest/chunk-manifest.ts";
import type { StoreArray } from "../../../src/manifest/manifest-group.ts";
import type { ManifestStore } from "../../../src/manifest/manifest-store.ts";
import { openStore } from "../../../src/node.ts";
import { EVERYTHING } from "../../extent.ts";

const folder = fileURLToPath(new URL("../../../../shared/corpus/files/dmrpp", import.meta.url));

const documents = existsSync(folder) ? readdirSync(folder).filter((name) => /\.dmrpp\w*$/.test(name)) : [];

/** Where the two differ, and why. */
const REASONS: Readonly<Record<string, readonly string[]>> = {
	// The data file was written again after the document: what follows its header moved by 40 bytes. It is reported as stale.
	"OPENDAP.bes__FletcherShuffle.nc4.dmrpp": [
		"/fvcom_mesh",
		"/varShort",
		"/varFloat",
		"/varInt",
		"/Y",
		"/varLong",
		"/X",
		"/varDouble",
		"/varByte",
		"/letter",
	],
	// Vdatas are structures there, and groups of their fields here.
	"OPENDAP.bes__PointFile.hdf.dmrpp": ["/Simple_Point/Data_Vgroup/Sensor"],
	"OPENDAP.bes__vdata_packed_linked_blocks.hdf.dmrpp": ["/Mixed_Data_Vdata", "/Solid_Particle2_Height"],
};

/** There are 108 in the corpus; fewer would mean that arrays were left out. */
const LEAST_ARRAYS = 100;

describe.skipIf(!EVERYTHING || documents.length === 0)("references by a DMR++ are those of the data file", () => {
	let compared = 0;

	it.each(documents)("%s", async (name) => {
		const listed = await referencesOf(await openStore(join(folder, name)));
		const dataUrl = listed.flatMap(({ manifest }) => manifest.urls).find(isThere);
		if (dataUrl === undefined) {
			// Whoever has the document alone has nothing to compare, and no reason is to be given for it.
			expect(REASONS).not.toHaveProperty([name]);
			return;
		}
		const data = await referencesOf(await openStore(dataUrl));
		const differing = listed.flatMap(({ path, manifest }) => {
			// What the document holds itself (compact data, text, computed coordinates) refers to nothing.
			if (manifest.inlinedBytes > 0 || !manifest.urls.every((url) => url === dataUrl)) return [];
			compared++;
			const same = data.find((other) => [other.path, plainName(other.path)].includes(path));
			return same !== undefined && places(manifest) === places(same.manifest) ? [] : [path];
		});
		expect(differing).toEqual(REASONS[name] ?? []);
	});

	it("of many arrays", () => expect(compared).toBeGreaterThanOrEqual(LEAST_ARRAYS));
});

function isThere(url: string): boolean {
	return url.startsWith("file:") && existsSync(fileURLToPath(url));
}

async function referencesOf(store: ManifestStore): Promise<{ path: string; manifest: ChunkManifest }[]> {
	const arrays = store.contents().flatMap(({ path, kind }) => {
		const array = kind === "array" ? orRefused(() => store.array(path)) : undefined;
		return array === undefined ? [] : [{ path, array }];
	});
	return Promise.all(arrays.map(async ({ path, array }) => ({ path, manifest: await array.manifest() })));
}

function orRefused(find: () => StoreArray): StoreArray | undefined {
	try {
		return find();
	} catch {
		return undefined;
	}
}

/** Builders write names of HDF4 with nothing in them but letters and digits. */
function plainName(path: string): string {
	return path.replace(/[^\w/]/g, "_");
}

function places(manifest: ChunkManifest): string {
	return Array.from({ length: countChunks(manifest.gridShape) }, (_, number) => {
		const entry = manifest.get(chunkIndex(manifest.gridShape, number));
		return entry.kind === "virtual" ? `${entry.offset}+${entry.length}` : entry.kind;
	}).join();
}
