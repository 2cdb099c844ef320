import { powerOfTwo } from "../../zarr/arithmetic/powers.ts";
import { corruptChunk } from "../codec.ts";
import type { ImageGeometry } from "./jpeg2000-codestream.ts";
import type { CodingStyle, Quantization, TileParameters } from "./jpeg2000-parameters.ts";
import { TagTree } from "./jpeg2000-tag-tree.ts";

/** A rectangle; right and bottom are outside. */
export type Rectangle = { left: number; top: number; right: number; bottom: number };

/** What is decoded together: some passes, and the bytes they have. */
export type BlockSegment = { passes: number; maxPasses: number; bytes: Uint8Array[] };

/** Which of the four sub-bands: low or high horizontally, and vertically. */
export type BandKind = "LL" | "HL" | "LH" | "HH";

/** A code-block, and what the packets have told of it so far. */
export type CodeBlock = Rectangle & {
	isIncluded: boolean;
	/** Bit planes of the magnitude that are not all zero. */
	planes: number;
	/** Bits of the lengths in packet headers. */
	lengthBits: number;
	segments: BlockSegment[];
};

/** The code-blocks of a band in a precinct. */
export type BlockGrid = {
	band: Band;
	across: number;
	blocks: CodeBlock[];
	/** The layer in which each block appears, and the bit planes it lacks. */
	inclusion: TagTree;
	missingPlanes: TagTree;
};

/** A part of a resolution whose packets come together. */
export type Precinct = { grids: BlockGrid[]; layers: number };

/** A sub-band. */
export type Band = Rectangle & {
	kind: BandKind;
	/** Where it lies among the coefficients of the component. */
	x: number;
	y: number;
	/** Bit planes of the magnitude (T.800 E-2). */
	planes: number;
	/** The size of a quantization step (T.800 E-3). */
	step: number;
};

/** One resolution of a component. Precinct sizes are powers of two. */
export type Resolution = Rectangle & {
	bands: Band[];
	precinctWidth: number;
	precinctHeight: number;
	precinctsAcross: number;
	precinctsDown: number;
	precincts: Map<number, Precinct>;
};

/** A component of a tile. */
export type TileComponent = Rectangle & { coding: CodingStyle; resolutions: Resolution[] };

/** The rectangle of a tile on the reference grid (T.800 B-7). */
export function tileRectangle(geometry: ImageGeometry, index: number): Rectangle {
	const { left, top, right, bottom, tileLeft, tileTop, tileWidth, tileHeight, tilesAcross } = geometry;
	const x = tileLeft + (index % tilesAcross) * tileWidth;
	const y = tileTop + Math.floor(index / tilesAcross) * tileHeight;
	return {
		left: Math.max(x, left),
		top: Math.max(y, top),
		right: Math.min(x + tileWidth, right),
		bottom: Math.min(y + tileHeight, bottom),
	};
}

/** How a component of a tile falls apart (T.800 B.5 to B.7). */
export function tileComponent(
	tile: Rectangle,
	parameters: TileParameters,
	component: number,
	bits: number,
): TileComponent {
	const coding = parameters.coding(component);
	const quantization = parameters.quantization(component);
	const { levels, precincts } = coding;
	const resolutions: Resolution[] = [];
	for (let r = 0; r <= levels; r++) {
		const { width: precinctWidth, height: precinctHeight } = precincts[r] as CodingStyle["precincts"][number];
		const bounds = divided(tile, levels - r, 0, 0);
		const lower = resolutions.at(-1);
		const band = (kind: BandKind, number: number): Band => {
			const [right, down] = [kind === "HL" || kind === "HH" ? 1 : 0, kind === "LH" || kind === "HH" ? 1 : 0];
			return {
				...divided(tile, r === 0 ? levels : levels - r + 1, right, down),
				kind,
				x: right && lower ? lower.right - lower.left : 0,
				y: down && lower ? lower.bottom - lower.top : 0,
				...bandQuantization(quantization, coding, number, r, bits, right + down),
			};
		};
		const across = (size: number, from: number, to: number): number =>
			to > from ? Math.ceil(to / powerOfTwo(size)) - Math.floor(from / powerOfTwo(size)) : 0;
		resolutions.push({
			...bounds,
			bands: r === 0 ? [band("LL", 0)] : [band("HL", 3 * r - 2), band("LH", 3 * r - 1), band("HH", 3 * r)],
			precinctWidth,
			precinctHeight,
			precinctsAcross: across(precinctWidth, bounds.left, bounds.right),
			precinctsDown: across(precinctHeight, bounds.top, bounds.bottom),
			precincts: new Map(),
		});
	}
	return { ...tile, coding, resolutions };
}

/** The rectangle after so many halvings, of the samples right (and below) of each pair if `right` (`down`) is 1 (T.800 B-15). */
function divided(tile: Rectangle, levels: number, right: number, down: number): Rectangle {
	const scale = powerOfTwo(levels);
	const [x, y] = [(scale / 2) * right, (scale / 2) * down];
	return {
		left: Math.ceil((tile.left - x) / scale),
		top: Math.ceil((tile.top - y) / scale),
		right: Math.ceil((tile.right - x) / scale),
		bottom: Math.ceil((tile.bottom - y) / scale),
	};
}

function bandQuantization(
	{ guardBits, steps, isDerived }: Quantization,
	{ isReversible }: CodingStyle,
	number: number,
	resolution: number,
	bits: number,
	gain: number,
): { planes: number; step: number } {
	const stored = steps[isDerived ? 0 : number];
	if (stored === undefined) throw corruptChunk("jpeg2k", "a sub-band has no quantization");
	const exponent = isDerived ? Math.max(stored.exponent - Math.max(resolution - 1, 0), 0) : stored.exponent;
	// The wavelet of the irreversible path scales its high bands by two, which is their gain.
	const range = bits + (isReversible ? gain : 0);
	return {
		planes: exponent + guardBits - 1,
		step: Math.fround((1 + stored.mantissa / 2048) * powerOfTwo(range - exponent)),
	};
}

/** A precinct of a resolution, made when its first packet comes: the headers may promise more of them than there are bytes. */
export function precinctAt({ coding }: TileComponent, r: number, resolution: Resolution, index: number): Precinct {
	const known = resolution.precincts.get(index);
	if (known !== undefined) return known;
	const { precinctWidth, precinctHeight, precinctsAcross } = resolution;
	// The bands of all but the lowest resolution have half its size.
	const halving = r === 0 ? 0 : 1;
	const width = precinctWidth - halving;
	const height = precinctHeight - halving;
	const column = Math.floor(resolution.left / powerOfTwo(precinctWidth)) + (index % precinctsAcross);
	const row = Math.floor(resolution.top / powerOfTwo(precinctHeight)) + Math.floor(index / precinctsAcross);
	const grids = resolution.bands.map((band) => {
		const bounds = {
			left: Math.max(band.left, column * powerOfTwo(width)),
			top: Math.max(band.top, row * powerOfTwo(height)),
			right: Math.min(band.right, (column + 1) * powerOfTwo(width)),
			bottom: Math.min(band.bottom, (row + 1) * powerOfTwo(height)),
		};
		return blockGrid(band, bounds, Math.min(coding.blockWidth, width), Math.min(coding.blockHeight, height));
	});
	const precinct = { grids, layers: 0 };
	resolution.precincts.set(index, precinct);
	return precinct;
}

/** Code-blocks have sides of 2^width and 2^height; coordinates go up to 2^32, which is too much for shifts. */
function blockGrid(band: Band, bounds: Rectangle, width: number, height: number): BlockGrid {
	const [sideX, sideY] = [powerOfTwo(width), powerOfTwo(height)];
	const isEmpty = bounds.left >= bounds.right || bounds.top >= bounds.bottom;
	const firstColumn = Math.floor(bounds.left / sideX);
	const firstRow = Math.floor(bounds.top / sideY);
	const across = isEmpty ? 0 : Math.ceil(bounds.right / sideX) - firstColumn;
	const down = isEmpty ? 0 : Math.ceil(bounds.bottom / sideY) - firstRow;
	const blocks = Array.from({ length: across * down }, (_, i): CodeBlock => {
		const column = firstColumn + (i % across);
		const row = firstRow + Math.floor(i / across);
		return {
			left: Math.max(bounds.left, column * sideX),
			top: Math.max(bounds.top, row * sideY),
			right: Math.min(bounds.right, (column + 1) * sideX),
			bottom: Math.min(bounds.bottom, (row + 1) * sideY),
			isIncluded: false,
			planes: 0,
			lengthBits: 3,
			segments: [],
		};
	});
	return { band, across, blocks, inclusion: new TagTree(across, down), missingPlanes: new TagTree(across, down) };
}
