import { isMiraError } from "../../errors.ts";
import { countTrait, type StoreFacts } from "../../manifest/store-facts.ts";
import type { Page } from "./directories.ts";
import type { Directory } from "./directory.ts";
import { fieldNumbers } from "./field.ts";
import type { OpenedFile, TiffFile } from "./file.ts";
import type { TiffHeader } from "./header.ts";
import { STRILE_TAGS, TAG } from "./tags.ts";

/** GeoTIFF or not, COG or not, BigTIFF or not. */
export async function tiffFacts({ file, header, pages }: OpenedFile): Promise<StoreFacts> {
	const [first] = pages;
	const isGeo = first?.directory.has(TAG.GeoKeyDirectory) === true;
	const traits = [
		...(isGeo ? [(await isCloudOptimized(file, header, pages)) ? "COG" : "not a COG"] : []),
		...(header.isBig ? ["BigTIFF"] : []),
		countTrait(pages.length, "image"),
	];
	return { version: isGeo ? "GeoTIFF" : "TIFF", traits };
}

/** Up to this size an image may be one piece. */
const SMALL_PIXELS = 512;
const REDUCED = 1;
const MASK = 4;
const GHOST = "GDAL_STRUCTURAL_METADATA_SIZE=";

/**
 * Whether a file is a cloud optimized GeoTIFF, by the rules of GDAL's `validate_cloud_optimized_geotiff`: the first directory stands
 * at the beginning, overviews behind it get smaller, all but small images are tiled, and the data of overviews come
 * before those of the image. As OGC 21-026 has it, and unlike GDAL, strips are taken for small images alone, and there is one image.
 */
async function isCloudOptimized(file: TiffFile, header: TiffHeader, pages: readonly Page[]): Promise<boolean> {
	const directories = pages.map(({ directory }) => directory);
	const [main] = directories;
	if (main === undefined || !isTiledEnough(main)) return false;
	const ghost = await ghostArea(file, header);
	const begin = (header.isBig ? 16 : 8) + (ghost === undefined ? 0 : ghost.lengthBytes + (ghost.lengthBytes % 2));
	if (main.offsetBytes !== begin || ghost?.text.includes("KNOWN_INCOMPATIBLE_EDITION=YES")) return false;
	const images = directories.filter((directory) => ((directory.number(TAG.NewSubfileType) ?? 0) & MASK) === 0);
	const overviews = images.slice(1);
	if (overviews.some((one) => ((one.number(TAG.NewSubfileType) ?? 0) & REDUCED) === 0 || !isTiledEnough(one)))
		return false;
	const isInOrder = images.every((one, i) => {
		const before = images[i - 1];
		return before === undefined || (one.offsetBytes > before.offsetBytes && sizeOf(one) <= sizeOf(before));
	});
	if (!isInOrder) return false;
	const begins = await firstBlocks(images, file);
	if (begins === undefined) return false;
	const data = begins.filter((offset) => offset > 0);
	return (
		data.every((offset, i) => i === 0 || offset < (data[i - 1] as number)) &&
		data.every((offset) => directories.every(({ offsetBytes }) => offsetBytes < offset))
	);
}

function isTiledEnough(directory: Directory): boolean {
	const [width = 0, height = 0] = [directory.number(TAG.ImageWidth), directory.number(TAG.ImageLength)];
	return directory.has(TAG.TileWidth) || (width <= SMALL_PIXELS && height <= SMALL_PIXELS);
}

function sizeOf(directory: Directory): number {
	return (directory.number(TAG.ImageWidth) ?? 0) * (directory.number(TAG.ImageLength) ?? 0);
}

/** What GDAL writes between the header and the first directory; the bytes are among those that were read first. */
async function ghostArea({ source }: TiffFile, { isBig }: TiffHeader) {
	const begin = isBig ? 16 : 8;
	const latin = new TextDecoder("latin1");
	const head = latin.decode(await source.readUpTo(begin, GHOST.length + 13));
	const [line, digits] = new RegExp(`^${GHOST}(\\d{6}) bytes\\n`).exec(head) ?? [];
	if (line === undefined) return undefined;
	const lengthBytes = line.length + Number(digits);
	return { lengthBytes, text: latin.decode(await source.readUpTo(begin, lengthBytes)) };
}

/** Where the first block of each image is, 0 for one that is not there; undefined where that cannot be read. */
async function firstBlocks(images: readonly Directory[], { source }: TiffFile): Promise<number[] | undefined> {
	try {
		return await Promise.all(
			images.map(async (directory) => {
				const field = STRILE_TAGS.offsets.flatMap((tag) => directory.field(tag) ?? [])[0];
				if (field === undefined || field.count === 0) return 0;
				const bytes = await source.read(field.offsetBytes, field.lengthBytes / field.count);
				return Number(fieldNumbers(field.type, bytes, directory.littleEndian)?.[0] ?? 0);
			}),
		);
	} catch (error) {
		if (isMiraError(error)) return undefined;
		throw error;
	}
}
