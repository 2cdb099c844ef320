import { MiraError } from "../../errors.ts";
import type { CodecBitmapRule } from "../../fill/model.ts";
import { resolutionReport, resolveFill } from "../../fill/resolve.ts";
import { type ArrayDescription, ManifestArray, withChunks } from "../../manifest/manifest-array.ts";
import { type Attributes, textAttribute } from "../../zarr/attributes.ts";
import { gridShape } from "../../zarr/chunk-grid.ts";
import { type DataType, isFixed } from "../../zarr/data-type.ts";
import type { FitsFile } from "./file.ts";
import type { Hdu } from "./hdus.ts";
import { bigEndianBytes, bitpixType, blankCandidates, inKeywords, type Samples, samplesOf } from "./samples.ts";
import { reportTruncation, slabGrid, slabManifest } from "./slabs.ts";
import { axisFact } from "./world-coordinates.ts";

/** Keywords that only say how an image is stored. */
export function isImageStructure(keyword: string): boolean {
	return /^(SIMPLE|XTENSION|BITPIX|NAXIS\d*|EXTEND|PCOUNT|GCOUNT|GROUPS|CHECKSUM|DATASUM)$/.test(keyword);
}

/** What is known of an image, compressed or not. */
export type ImageContent = {
	hdu: Hdu;
	shape: number[];
	stored: DataType;
	isStructural: (keyword: string) => boolean;
	/** The keyword of the number that means missing; undefined where the codec takes care of it. */
	blankKeyword: "BLANK" | "ZBLANK" | undefined;
	/** Validity that the codec knows of. */
	validity?: readonly CodecBitmapRule[];
};

/** All of an array but its chunks. */
export type DescribedImage = {
	samples: Samples;
	description: Omit<ArrayDescription, "codecs" | "chunkGrid">;
};

/** Type, attributes and fill of an image. */
export function describeImage(content: ImageContent, file: FitsFile): DescribedImage {
	const { hdu, shape, stored, isStructural, blankKeyword, validity = [] } = content;
	const { header, number, path } = hdu;
	const { options, diagnostics, dimensions, limits } = file;
	limits.dimensions(shape.length);
	const samples = samplesOf(stored, header.number("BSCALE"), header.number("BZERO"));
	const attributes = header.attributes(isStructural, limits);
	addUnits(attributes, header.text("BUNIT"));
	for (const [name, value] of samples.packing) attributes.set(name, value);
	const resolved = resolveFill({
		policy: "fits",
		path,
		dataType: samples.dataType,
		attributes,
		candidates: blankKeyword === undefined ? [] : blankCandidates(header, blankKeyword, samples),
		validity,
		options,
	});
	for (const diagnostic of resolutionReport(resolved)) diagnostics.push(diagnostic);
	return {
		samples,
		description: {
			path,
			shape,
			dataType: samples.dataType,
			dimensionNames: shape.map((length, d) => {
				const axis = shape.length - d;
				return dimensions.claim(axis, number, axisFact(header, axis, length));
			}),
			attributes,
			fill: inKeywords(resolved.fill, "BSCALE", "BZERO"),
			fillRules: { policy: "fits", options, problem: resolved.problem },
		},
	};
}

/** Units by the name that readers of Zarr look for. */
export function addUnits(attributes: Attributes, units: string | undefined): void {
	if (units !== undefined && units !== "") attributes.set("units", textAttribute(units));
}

/** The array of an image that is not compressed, or why it cannot be shown. */
export function buildImage(hdu: Hdu, file: FitsFile): ManifestArray | MiraError {
	const { header, shape, dataOffsetBytes, dataBytes, path } = hdu;
	const stored = bitpixType(header.required("BITPIX", -64));
	if (stored === undefined || !isFixed(stored))
		return new MiraError("corrupt-file", "BITPIX is not a known type", { path });
	const { samples, description } = describeImage(
		{ hdu, shape, stored, isStructural: isImageStructure, blankKeyword: "BLANK" },
		file,
	);
	reportTruncation(path, dataOffsetBytes + dataBytes, file);
	const chunkGrid = slabGrid(shape, stored.itemBytes, file.limits);
	const slabs = {
		beginBytes: dataOffsetBytes,
		count: 1,
		strideBytes: 0,
		shape,
		grid: chunkGrid,
		itemBytes: stored.itemBytes,
	};
	return new ManifestArray(withChunks(description, chunkGrid, [...samples.codecs, bigEndianBytes(stored)]), () =>
		slabManifest(path, slabs, gridShape(chunkGrid, shape), file),
	);
}
