// What a reference costs in memory, whatever the length of its url.

import { heldBytes } from "../held-bytes.mjs";
import { buildManifest, fileUrl, placesOf } from "../references.mjs";

const COUNT = 1_000_000;

export const title = "Memory of 1e6 references with urls of 120 characters";

export async function run() {
	const few = await grow(10);
	const many = await grow(1000);
	return [...linesOf(few), ...linesOf(many)];
}

/** Builds a manifest, and keeps it: if an earlier one were collected meanwhile, the difference would say nothing. */
async function grow(files) {
	const places = placesOf(files, COUNT / files);
	const before = await heldBytes();
	// Urls are made here, so that their characters count.
	const urls = Array.from({ length: files }, (_, k) => fileUrl(k));
	const manifest = buildManifest([files, COUNT / files], urls, places);
	const grownBytes = (await heldBytes()) - before;
	if (manifest.referenceCount !== COUNT || urls[0].length !== 120) throw new Error("not what was to be measured");
	return { files, manifest, grownBytes };
}

function linesOf({ files, manifest, grownBytes }) {
	return [
		{
			what: `growth of the process, ${files} files`,
			value: grownBytes / COUNT,
			unit: "bytes/reference",
			// Half a byte for the urls, which are there once each, and for what the process itself needs meanwhile.
			atMost: 16.5,
			peer: "VirtualiZarr 158",
		},
		{
			what: `manifest.memoryBytes, ${files} files`,
			value: manifest.memoryBytes / COUNT,
			unit: "bytes/reference",
			atMost: 16,
			peer: "VirtualiZarr says 32",
		},
	];
}
