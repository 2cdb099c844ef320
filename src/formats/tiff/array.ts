import type { EmittedCodec } from "../../codecs/catalogue/catalogue.ts";
import type { Diagnostic } from "../../diagnostics.ts";
import { hint, isMiraError, located, MiraError, option } from "../../errors.ts";
import type { FillCandidate } from "../../fill/candidate.ts";
import type { CodecBitmapRule, DroppedFill, MaskArrayRule } from "../../fill/model.ts";
import { resolutionReport, resolveFill } from "../../fill/resolve.ts";
import { ManifestArray } from "../../manifest/manifest-array.ts";
import type { Attributes } from "../../zarr/attributes.ts";
import { unappliedPacking } from "./band-metadata.ts";
import { imageCodecs } from "./codecs.ts";
import type { Directory } from "./directory.ts";
import type { TiffFile } from "./file.ts";
import { blockSamples, COMPRESSION, describeImage, shownSamples, type TiffImage } from "./image.ts";
import { bandLayout, type ImageLayout, layOutImage } from "./layout.ts";
import type { Nodata } from "./metadata.ts";
import { References, stripOrder } from "./references.ts";
import { type SampleType, sampleType } from "./sample-type.ts";
import { Striles } from "./striles.ts";
import { OPENED_TAGS, TAG, tagName } from "./tags.ts";

/** An image that can be read: how its samples are stored, and where. */
export type ReadableImage = {
	image: TiffImage;
	type: SampleType;
	layout: ImageLayout;
	codecs: EmittedCodec[];
	striles: Striles;
};

/** Tables of places up to this size are read while a file is opened, to see whether strips follow each other. */
const EAGER_TABLE_BYTES = 2 ** 16;
/** What a byte of such a table costs. */
const TABLE_STEPS = 8;

/** Works out how an image is stored; what is not supported, or makes no sense, is the error. */
export async function openImage(
	path: string,
	directory: Directory,
	file: TiffFile,
): Promise<ReadableImage | MiraError> {
	const { url, source } = file;
	try {
		const image = describeImage(directory);
		reportLost(path, directory, file);
		const type = sampleType(image);
		const striles = new Striles(source, directory);
		const { placeCount } = striles;
		if (placeCount === undefined)
			throw new MiraError("corrupt-file", `the image has neither ${tagName(TAG.StripOffsets)} nor tiles`);
		const { blocks, width } = image;
		const codecs = imageCodecs(image, type, directory, blocks.kind === "tiles" ? blocks.width : width);
		let layout = layOutImage(image, directory, { placeCount, limits: file.limits });
		if (layout.cutRows !== undefined && striles.tableBytes <= EAGER_TABLE_BYTES) {
			// Images may share their tables.
			file.limits.work(TABLE_STEPS * striles.tableBytes);
			const order = stripOrder(await striles.readAll(), layout);
			layout = layOutImage(image, directory, { placeCount, order, limits: file.limits });
		}
		// Without any place a file has no tiles yet; with some, the others are lost.
		if (placeCount > 0 && placeCount < layout.strileCount)
			file.diagnostics.push({
				severity: "warning",
				code: "truncated-file",
				path,
				message: `the table of places has ${placeCount} of ${layout.strileCount} strips or tiles`,
				hint: "The others read as the fill value; fetch the file again",
			});
		return { image, type, layout, codecs, striles };
	} catch (error) {
		if (!isMiraError(error)) throw error;
		return located(error, { path, url, offset: directory.offsetBytes });
	}
}

/** What only describes the image, or names its fill values, may be lost without the image; but not in silence. */
function reportLost(path: string, directory: Directory, { diagnostics }: TiffFile): void {
	for (const tag of OPENED_TAGS)
		if (directory.unreadable.has(tag))
			diagnostics.push({
				severity: "warning",
				code: "truncated-file",
				path,
				message: `the value of ${tagName(tag)} is of an unknown type or beyond the end of the file; it is left out`,
			});
}

/** What is said about the values of an array. */
export type ArrayContent = {
	path: `/${string}`;
	attributes: Attributes;
	nodata: Nodata | undefined;
	/** The arrays that say which pixels are valid. */
	masks: readonly MaskArrayRule[];
	/** The band that the array holds, alone, or all of them. */
	band: number | undefined;
};

/** The array of an image, or of one of its bands. */
export function buildArray(content: ArrayContent, readable: ReadableImage, file: TiffFile): ManifestArray {
	const { path, attributes, nodata, masks, band } = content;
	const { image, type, striles } = readable;
	const { url, fileBytes, registry, options, diagnostics } = file;
	const candidates: FillCandidate[] =
		nodata === undefined
			? []
			: [{ role: "nodata", value: nodata.text, source: { place: nodata.place, text: nodata.text.trim() } }];
	const { dataType } = type;
	const resolved = resolveFill({
		policy: "tiff",
		path,
		dataType,
		attributes,
		candidates,
		validity: [...masks, ...codecBitmaps(image, type)],
		options,
	});
	for (const diagnostic of resolutionReport(resolved)) diagnostics.push(diagnostic);
	const unapplied = unappliedPacking(attributes);
	if (unapplied.length > 0) diagnostics.push(packingDiffers(path, unapplied));
	const fill = { ...resolved.fill, dropped: [...resolved.fill.dropped, ...unapplied] };
	const layout = band === undefined ? readable.layout : bandLayout(readable.layout, band);
	const context = { url, fileBytes, registry, diagnostics };
	const references = new References(path, layout, striles, context);
	return new ManifestArray(
		{
			path,
			shape: layout.shape,
			dataType,
			chunkGrid: layout.chunkGrid,
			codecs: band === undefined ? readable.codecs : bandCodecs(readable, band),
			...(layout.strileBytes === undefined ? { longestChunkBytes: longestBytes(readable) } : {}),
			dimensionNames: layout.dimensionNames,
			attributes,
			fill,
			fillRules: { policy: "tiff", options, problem: resolved.problem },
		},
		() => references.manifest(),
		references.lookup,
	);
}

function packingDiffers(path: string, unapplied: readonly DroppedFill[]): Diagnostic {
	const texts = unapplied.map(({ source: { place, text } }) => `${place.replace("attribute ", "")} ${text}`);
	return {
		severity: "warning",
		code: "packing-differs",
		path,
		message: `its bands are scaled in different ways (${texts.join(", ")}); no scale is applied, and values are as stored`,
		...hint`Pass ${option("tiff.splitBands", true)}, for an array of each band with its own scale_factor and add_offset`,
	};
}

/** What a compressed block may hold: all of its rows, in the image or not, and the padding of careless writers. */
function longestBytes({ image, layout }: ReadableImage): number {
	const { blocks, width, bitsPerSample } = image;
	const rowBytes = Math.ceil(
		((blocks.kind === "tiles" ? blocks.width : width) * blockSamples(image) * bitsPerSample) / 8,
	);
	return 2 * layout.strileRows * rowBytes + PADDING_BYTES;
}

const PADDING_BYTES = 2 ** 16;

/** Of chunks that hold all samples the codec takes one; in planar images they are chunks of their own. */
function bandCodecs({ image, codecs }: ReadableImage, band: number): EmittedCodec[] {
	if (blockSamples(image) === 1) return codecs;
	const [, ...others] = codecs;
	return [{ name: "mirazarr.band", configuration: { band, count: shownSamples(image) } }, ...others];
}

/** LERC knows by itself which pixels are missing; floats are NaN there. */
function codecBitmaps({ compression }: TiffImage, { dataType }: SampleType): CodecBitmapRule[] {
	if (compression !== COMPRESSION.lerc || dataType.kind !== "float") return [];
	return [{ kind: "codecBitmap", source: { place: "LERC mask", text: "" } }];
}
