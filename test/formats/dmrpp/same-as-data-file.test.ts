import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import type { ChunkManifest } from "../../../src/manifest/chunk-manifest.ts";
import { chunkIndex, countChunks } from "../../../src/manifest/chunk-manifest.ts";
import type { ManifestStore } from "../../../src/manifest/manifest-store.ts";
import { openStore } from "../../../src/node.ts";

const folder = fileURLToPath(new URL("../../../../shared/corpus/files/dmrpp", import.meta.url));

/** Their data files were written again after the document: the offsets of unchunked data moved by 40 bytes. */
const STALE: readonly string[] = ["OPENDAP.bes__FletcherShuffle.nc4.dmrpp"];

/** Documents whose data file is an HDF5 file beside them. */
const documents = existsSync(folder)
	? readdirSync(folder).filter((name) => /\.(h5|nc4?)\.dmrpp$/.test(name) && existsSync(dataFile(name)))
	: [];

function dataFile(name: string): string {
	return join(folder, name.replace(/\.dmrpp$/, ""));
}

describe.skipIf(documents.length === 0)("references by a DMR++ are those of the data file", () => {
	it.each(documents)("%s", async (name) => {
		const [described, data] = await Promise.all([openStore(join(folder, name)), openStore(dataFile(name))]);
		const shared = virtualPaths(described).filter((path) => virtualPaths(data).includes(path));
		const differing: string[] = [];
		for (const path of shared) {
			const manifest = await described.array(path).manifest();
			// What the document holds itself (compact data, text) is inlined; the data file is referenced.
			if (manifest.inlinedBytes > 0) continue;
			if (places(manifest) !== places(await data.array(path).manifest())) differing.push(path);
		}
		if (STALE.includes(name)) expect(differing).not.toEqual([]);
		else expect(differing).toEqual([]);
	});
});

function virtualPaths(store: ManifestStore): string[] {
	return store.contents().flatMap(({ path, kind }) => {
		if (kind === "group") return [];
		try {
			return store.array(path).kind === "manifest" ? [path] : [];
		} catch {
			return [];
		}
	});
}

function places(manifest: ChunkManifest): string {
	return Array.from({ length: countChunks(manifest.gridShape) }, (_, number) => {
		const entry = manifest.get(chunkIndex(manifest.gridShape, number));
		return entry.kind === "virtual" ? `${entry.offset}+${entry.length}` : entry.kind;
	}).join();
}
