// Synthetic references as a large archive has them: files of a thousand chunks, lengths that vary, offsets that grow.
import { ManifestBuilder } from "mirazarr/formats";
import { storeOfArray } from "./array-store.mjs";

/** The references of the peers' bench lie here, ours in a bucket whose name is two characters longer. */
export const PEERS_BUCKET = "noaa-goes16";
export const CHUNKS_PER_FILE = 1000;
const GRID_OF_FILE = [25, 40];

/** The url of file `k`: 120 characters, 118 in the bucket of the peers. */
export function fileUrl(k, bucket = "mirror-goes16") {
	const pad = (value, width) => String(value).padStart(width, "0");
	const day = pad(1 + Math.floor(k / 144), 3);
	const hour = pad(Math.floor(k / 6) % 24, 2);
	const at = `2021${day}${hour}${pad((k % 6) * 10, 2)}`;
	const name = `OR_ABI-L2-MCMIPF-M6_G16_s${at}205_e${at}519_c${at}598${k % 10}.nc`;
	// Joined, so that it is one text in memory, as a parser has it, and not a rope of pieces.
	return ["s3:/", bucket, "ABI-L2-MCMIPF/2021", day, hour, name].join("/");
}

/** Offsets and lengths of the chunks of `files` files, one file after the other. */
export function placesOf(files, chunksPerFile = CHUNKS_PER_FILE) {
	const count = files * chunksPerFile;
	const offsets = new Float64Array(count);
	const lengths = new Uint32Array(count);
	let random = 1;
	for (let row = 0, offset = 0; row < count; row++) {
		if (row % chunksPerFile === 0) offset = 8192;
		random = (Math.imul(random, 1664525) + 1013904223) >>> 0;
		offsets[row] = offset;
		lengths[row] = 20_000 + (random % 40_000);
		offset += lengths[row];
	}
	return { offsets, lengths };
}

/** A manifest of those places in a grid of [files, …], as a parser builds it: one reference after the other. */
export function buildManifest(gridShape, urls, { offsets, lengths }) {
	const count = offsets.length;
	const perFile = count / urls.length;
	const builder = new ManifestBuilder(gridShape, { expected: count });
	for (let file = 0, row = 0; file < urls.length; file++)
		for (let chunk = 0; chunk < perFile; chunk++, row++) builder.virtualAt(row, urls[file], offsets[row], lengths[row]);
	return builder.build();
}

/** The manifest of `files` files with the numbers `first` and on. */
export function manifestOfFiles(files, { first = 0, bucket, places = placesOf(files) } = {}) {
	const urls = Array.from({ length: files }, (_, k) => fileUrl(first + k, bucket));
	return buildManifest([files, ...GRID_OF_FILE], urls, places);
}

/** A store with one array over a manifest of `manifestOfFiles`. */
export function storeOf(manifest) {
	return storeOfArray({
		manifest,
		chunkShape: [1, 100, 100],
		dataType: { kind: "int", name: "int16", itemBytes: 2 },
		codecs: [
			{ name: "bytes", configuration: { endian: "little" } },
			{ name: "numcodecs.shuffle", configuration: { elementsize: 2 } },
			{ name: "numcodecs.zlib", configuration: { level: 4 } },
		],
	});
}
