import { resolveFill } from "../../fill/resolve.ts";
import { ManifestArray } from "../../manifest/manifest-array.ts";
import { gridShape } from "../../zarr/chunk-grid.ts";
import { dataType } from "../../zarr/data-type.ts";
import type { FitsFile } from "./file.ts";
import type { Hdu } from "./hdus.ts";
import { reportTruncation, slabGrid, slabManifest } from "./slabs.ts";

/**
 * The data of an extension whose type nobody registered: their bytes, as astropy gives them. All its keywords are attributes,
 * those of its axes too: only they say what the bytes are.
 */
export function buildBytes(hdu: Hdu, type: string, file: FitsFile): ManifestArray {
	const { header, number, path, dataOffsetBytes, dataBytes } = hdu;
	const { options, diagnostics } = file;
	const bytes = dataType("uint8");
	const shape = [dataBytes];
	const attributes = header.attributes(() => false, file.limits);
	const resolved = resolveFill({ policy: "fits", path, dataType: bytes, attributes, candidates: [], options });
	for (const diagnostic of resolved.diagnostics) diagnostics.push(diagnostic);
	diagnostics.push({
		severity: "warning",
		code: "unknown-extension",
		path,
		message: `HDU ${number} is an extension of type "${type}", which is not known; its data are shown as bytes`,
	});
	reportTruncation(path, dataOffsetBytes + dataBytes, file);
	const chunkGrid = slabGrid(shape, 1, file.limits);
	const slabs = { beginBytes: dataOffsetBytes, count: 1, strideBytes: 0, shape, grid: chunkGrid, itemBytes: 1 };
	return new ManifestArray(
		{
			path,
			shape,
			dataType: bytes,
			chunkGrid,
			codecs: [{ name: "bytes" }],
			dimensionNames: [`byte_${number}`],
			attributes,
			fill: resolved.fill,
			fillRules: { policy: "fits", options },
		},
		() => slabManifest(path, slabs, gridShape(chunkGrid, shape), file),
	);
}
