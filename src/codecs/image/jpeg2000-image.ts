import { MiraError } from "../../errors.ts";
import { joinBytes } from "../../zarr/join-bytes.ts";
import { corruptChunk } from "../codec.ts";
import { type ImageGeometry, parseCodestream, type StoredTile } from "./jpeg2000-codestream.ts";
import { readPackets } from "./jpeg2000-packets.ts";
import { decodePlanes } from "./jpeg2000-planes.ts";
import { type TileComponent, tileComponent, tileRectangle } from "./jpeg2000-tile.ts";
import type { Placement } from "./placement.ts";

/** An image of whole numbers. */
export type Jpeg2000Image = {
	width: number;
	height: number;
	components: number;
	bitsPerSample: number;
	isSigned: boolean;
	/** The components of each pixel side by side. */
	samples: Int32Array;
};

/** Up to 32 halvings, and the image itself. */
const MOST_RESOLUTIONS = 33;
/** Beyond this the sums of the wavelet may leave 32 bits, in OpenJPEG too. */
const MAX_BITS = 26;

/**
 * Decodes JPEG 2000 (ISO 15444-1), a bare codestream or a JP2 file, of up to 26 bits a sample. The samples are those of
 * OpenJPEG, bit for bit, of irreversible streams too.
 */
export function decodeJpeg2000(bytes: Uint8Array, place: Placement): Jpeg2000Image {
	const { geometry, tiles } = parseCodestream(bytes);
	const { components } = geometry;
	const [{ bits, isSigned } = { bits: 0, isSigned: false }] = components;
	if (components.some((other) => other.bits !== bits || other.isSigned !== isSigned))
		throw new MiraError("unsupported-feature", "the components of a JPEG 2000 image differ in their type");
	if (bits > MAX_BITS) throw new MiraError("unsupported-feature", `a JPEG 2000 image has samples of ${bits} bits`);
	const { width, height } = place({
		width: geometry.right - geometry.left,
		height: geometry.bottom - geometry.top,
		samples: components.length,
	});
	requirePackets(geometry, tiles, bytes.length);
	const samples = new Int32Array(width * height * components.length);
	const image = { width, height, components: components.length, bitsPerSample: bits, isSigned, samples };
	for (let index = 0; index < geometry.tilesAcross * geometry.tilesDown; index++) {
		const tile = tiles.get(index);
		if (tile === undefined) throw corruptChunk("jpeg2k", "a tile is missing");
		decodeTile(geometry, index, tile, image);
	}
	return image;
}

/** As many resolutions as a small image may have that leaves its last packets away. */
const FREE_RESOLUTIONS = 2 ** 20;

/** Every resolution of every component of a tile has a packet, which takes a byte at least: headers may claim far more of them. */
function requirePackets(
	{ components, tilesAcross, tilesDown }: ImageGeometry,
	tiles: ReadonlyMap<number, StoredTile>,
	byteCount: number,
): void {
	if (tilesAcross * tilesDown * components.length * MOST_RESOLUTIONS <= FREE_RESOLUTIONS) return;
	let resolutions = 0;
	for (const { parameters } of tiles.values())
		for (let i = 0; i < components.length; i++) {
			resolutions += parameters.coding(i).levels + 1;
			if (resolutions > FREE_RESOLUTIONS + byteCount)
				throw corruptChunk("jpeg2k", `${byteCount} bytes cannot hold the packets of ${resolutions} resolutions`);
		}
}

function decodeTile(
	geometry: ImageGeometry,
	index: number,
	{ parameters, parts }: StoredTile,
	image: Jpeg2000Image,
): void {
	const tile = tileRectangle(geometry, index);
	const components = geometry.components.map(({ bits }, i) => tileComponent(tile, parameters, i, bits));
	readPackets(joinBytes(parts), tile, components, parameters);
	const { hasComponentTransform } = parameters.style;
	const form = { bits: image.bitsPerSample, isSigned: image.isSigned, hasComponentTransform };
	decodePlanes(components, form, (component, i, samples) => placeSamples(component, i, samples, geometry, image));
}

function placeSamples(
	{ left, top, right, bottom }: TileComponent,
	index: number,
	from: Int32Array,
	geometry: ImageGeometry,
	{ width, components, samples }: Jpeg2000Image,
): void {
	const stride = right - left;
	for (let y = 0; y < bottom - top; y++) {
		const row = from.subarray(y * stride, (y + 1) * stride);
		let to = ((y + top - geometry.top) * width + left - geometry.left) * components + index;
		if (components === 1) samples.set(row, to);
		else for (let x = 0; x < stride; x++, to += components) samples[to] = row[x] as number;
	}
}
