import { powerOfTwo } from "../../zarr/arithmetic/powers.ts";
import { corruptChunk } from "../codec.ts";
import { BLOCK_STYLE, type ProgressionChange, type TileParameters } from "./jpeg2000-parameters.ts";
import type { HeaderBits } from "./jpeg2000-tag-tree.ts";
import {
	type BlockGrid,
	type BlockSegment,
	type CodeBlock,
	precinctAt,
	type Rectangle,
	type Resolution,
	type TileComponent,
} from "./jpeg2000-tile.ts";

/** A packet: what one layer adds to one precinct. */
type Packet = { layer: number; component: TileComponent; r: number; resolution: Resolution; precinct: number };

/** Both are far beyond what writers need; without them a short header could keep us busy for hours. */
const MAX_CHANGES = 32;
const MAX_SKIPPED = 2 ** 22;

/** Hands the bytes of all packets of a tile to its code-blocks (T.800 annex B). */
export function readPackets(
	bytes: Uint8Array,
	tile: Rectangle,
	components: readonly TileComponent[],
	parameters: TileParameters,
): void {
	const { style, changes } = parameters;
	const all: ProgressionChange = {
		firstResolution: 0,
		firstComponent: 0,
		endLayer: style.layers,
		endResolution: 33,
		endComponent: components.length,
		progression: style.progression,
	};
	const reader = new PacketReader(bytes, style.hasPacketStarts, style.hasPacketEnds);
	if (changes.length > MAX_CHANGES) throw corruptChunk("jpeg2k", "the order of packets changes too often");
	let skipped = 0;
	for (const volume of changes.length > 0 ? changes : [all])
		for (const { layer, component, r, resolution, precinct: index } of packets(tile, components, volume)) {
			// The last packets may be left away.
			if (reader.isAtEnd) return;
			const precinct = precinctAt(component, r, resolution, index);
			if (layer !== precinct.layers || layer >= style.layers) {
				if (++skipped > MAX_SKIPPED) throw corruptChunk("jpeg2k", "the order of packets makes no sense");
				continue;
			}
			precinct.layers++;
			reader.read(precinct.grids, layer, component.coding.blockStyle);
		}
}

/** The packets of a volume in their order (T.800 B.12). */
function* packets(tile: Rectangle, components: readonly TileComponent[], volume: ProgressionChange): Generator<Packet> {
	const { firstResolution, firstComponent, endLayer } = volume;
	const chosen = components.slice(firstComponent, volume.endComponent);
	const mostResolutions = chosen.reduce((most, { coding }) => Math.max(most, coding.levels + 1), 0);
	const endResolution = Math.min(volume.endResolution, mostResolutions);
	const resolutions = Array.from(
		{ length: Math.max(endResolution - firstResolution, 0) },
		(_, i) => firstResolution + i,
	);
	const layers = function* (): Generator<number> {
		for (let layer = 0; layer < endLayer; layer++) yield layer;
	};
	/** All precincts of a resolution of a component. */
	const whole = function* (component: TileComponent, r: number, layer: number): Generator<Packet> {
		const resolution = component.resolutions[r];
		if (resolution === undefined) return;
		const count = resolution.precinctsAcross * resolution.precinctsDown;
		for (let precinct = 0; precinct < count; precinct++) yield { layer, component, r, resolution, precinct };
	};
	/** All layers of the precinct that begins at a place. */
	const at = function* (component: TileComponent, r: number, x: number, y: number): Generator<Packet> {
		const resolution = component.resolutions[r];
		const precinct = resolution && precinctFrom(tile, component, r, resolution, x, y);
		if (resolution === undefined || precinct === undefined) return;
		for (const layer of layers()) yield { layer, component, r, resolution, precinct };
	};
	switch (volume.progression) {
		case 0:
			for (const layer of layers())
				for (const r of resolutions) for (const component of chosen) yield* whole(component, r, layer);
			return;
		case 1:
			for (const r of resolutions)
				for (const layer of layers()) for (const component of chosen) yield* whole(component, r, layer);
			return;
		case 2:
			for (const r of resolutions)
				for (const [x, y] of places(tile, chosen, [r])) for (const component of chosen) yield* at(component, r, x, y);
			return;
		case 3:
			for (const [x, y] of places(tile, chosen, resolutions))
				for (const component of chosen) for (const r of resolutions) yield* at(component, r, x, y);
			return;
		case 4:
			for (const component of chosen)
				for (const [x, y] of places(tile, [component], resolutions))
					for (const r of resolutions) yield* at(component, r, x, y);
			return;
		default:
			throw corruptChunk("jpeg2k", `the order of packets ${volume.progression} does not exist`);
	}
}

/** The places of a tile at which precincts may begin, row by row. */
function* places(
	tile: Rectangle,
	components: readonly TileComponent[],
	resolutions: readonly number[],
): Generator<[number, number]> {
	const steps = components.flatMap(({ coding, resolutions: all }) =>
		resolutions.flatMap((r) => {
			const resolution = all[r];
			if (resolution === undefined) return [];
			const scale = coding.levels - r;
			return [{ x: powerOfTwo(resolution.precinctWidth + scale), y: powerOfTwo(resolution.precinctHeight + scale) }];
		}),
	);
	const stepX = steps.reduce((least, { x }) => Math.min(least, x), Number.POSITIVE_INFINITY);
	const stepY = steps.reduce((least, { y }) => Math.min(least, y), Number.POSITIVE_INFINITY);
	for (let y = tile.top; y < tile.bottom; y += stepY - (y % stepY))
		for (let x = tile.left; x < tile.right; x += stepX - (x % stepX)) yield [x, y];
}

/** The number of the precinct that begins at a place of the reference grid, if one does (T.800 B.12.1.3). */
function precinctFrom(
	tile: Rectangle,
	{ coding }: TileComponent,
	r: number,
	{ left, top, precinctWidth, precinctHeight, precinctsAcross, precinctsDown }: Resolution,
	x: number,
	y: number,
): number | undefined {
	if (precinctsAcross * precinctsDown === 0) return undefined;
	const scale = powerOfTwo(coding.levels - r);
	const begins = (place: number, tileStart: number, start: number, size: number): boolean =>
		place % (scale * powerOfTwo(size)) === 0 ||
		(place === tileStart && (start * scale) % (scale * powerOfTwo(size)) !== 0);
	if (!begins(x, tile.left, left, precinctWidth) || !begins(y, tile.top, top, precinctHeight)) return undefined;
	const cell = (place: number, start: number, size: number): number =>
		Math.floor(Math.ceil(place / scale) / powerOfTwo(size)) - Math.floor(start / powerOfTwo(size));
	return cell(y, top, precinctHeight) * precinctsAcross + cell(x, left, precinctWidth);
}

/** Reads packets one after the other. */
class PacketReader implements HeaderBits {
	readonly #bytes: Uint8Array;
	readonly #hasStarts: boolean;
	readonly #hasEnds: boolean;
	#at = 0;
	/** The byte whose bits are being read, and how many of them are left. */
	#byte = 0;
	#left = 0;

	constructor(bytes: Uint8Array, hasStarts: boolean, hasEnds: boolean) {
		this.#bytes = bytes;
		this.#hasStarts = hasStarts;
		this.#hasEnds = hasEnds;
	}

	get isAtEnd(): boolean {
		return this.#at >= this.#bytes.length;
	}

	bit(): number {
		if (this.#left === 0) {
			const next = this.#bytes[this.#at++];
			if (next === undefined) throw corruptChunk("jpeg2k", "a packet is cut off");
			this.#left = this.#byte === 0xff ? 7 : 8;
			this.#byte = next;
		}
		this.#left--;
		return (this.#byte >> this.#left) & 1;
	}

	#bits(count: number): number {
		let value = 0;
		for (let i = 0; i < count; i++) value = 2 * value + this.bit();
		return value;
	}

	/** Reads a packet (T.800 B.9 and B.10). */
	read(grids: readonly BlockGrid[], layer: number, blockStyle: number): void {
		if (this.#hasStarts && this.#isMarker(0x91)) this.#at += 6;
		this.#byte = 0;
		this.#left = 0;
		const bodies: { segment: BlockSegment; length: number }[] = [];
		if (this.bit() === 1)
			for (const { band, across, blocks, inclusion, missingPlanes } of grids)
				for (const [i, block] of blocks.entries()) {
					const x = i % across;
					const y = (i - x) / across;
					const isThere = block.isIncluded ? this.bit() === 1 : inclusion.isBelow(this, x, y, layer + 1);
					if (!isThere) continue;
					if (!block.isIncluded) {
						let missing = 0;
						while (!missingPlanes.isBelow(this, x, y, missing + 1)) missing++;
						block.planes = band.planes - missing;
						block.isIncluded = true;
						if (block.planes < 0) throw corruptChunk("jpeg2k", "a code-block has no bit planes");
					}
					for (const body of this.#readLengths(block, blockStyle)) bodies.push(body);
				}
		// A byte FF is never the last of a header: a stuffed one follows.
		if (this.#byte === 0xff) this.#at++;
		if (this.#hasEnds && this.#isMarker(0x92)) this.#at += 2;
		for (const { segment, length } of bodies) {
			const end = this.#at + length;
			if (end > this.#bytes.length) throw corruptChunk("jpeg2k", "a packet is cut off");
			segment.bytes.push(this.#bytes.subarray(this.#at, end));
			this.#at = end;
		}
	}

	/** How many passes a block gets, and the lengths of the segments they are in (T.800 B.10.6 and B.10.7). */
	#readLengths(block: CodeBlock, style: number): { segment: BlockSegment; length: number }[] {
		const lengths: { segment: BlockSegment; length: number }[] = [];
		let passes = this.#passCount();
		while (this.bit() === 1) block.lengthBits++;
		while (passes > 0) {
			let segment = block.segments.at(-1);
			if (segment === undefined || segment.passes === segment.maxPasses) {
				segment = { passes: 0, bytes: [], maxPasses: maxPasses(style, segment?.maxPasses) };
				block.segments.push(segment);
			}
			const count = Math.min(segment.maxPasses - segment.passes, passes);
			const width = block.lengthBits + 31 - Math.clz32(count);
			if (width > 32) throw corruptChunk("jpeg2k", "a length is out of range");
			segment.passes += count;
			passes -= count;
			lengths.push({ segment, length: this.#bits(width) });
		}
		return lengths;
	}

	/** T.800 table B.4. */
	#passCount(): number {
		if (this.bit() === 0) return 1;
		if (this.bit() === 0) return 2;
		const two = this.#bits(2);
		if (two < 3) return 3 + two;
		const five = this.#bits(5);
		return five < 31 ? 6 + five : 37 + this.#bits(7);
	}

	#isMarker(code: number): boolean {
		return this.#bytes[this.#at] === 0xff && this.#bytes[this.#at + 1] === code;
	}
}

/** Passes that share a segment: all, one, or by whether they bypass the arithmetic decoder (T.800 D.6, table D.9). */
function maxPasses(style: number, previous: number | undefined): number {
	if (style & BLOCK_STYLE.terminateAll) return 1;
	if ((style & BLOCK_STYLE.bypass) === 0) return Number.POSITIVE_INFINITY;
	if (previous === undefined) return 10;
	return previous === 2 ? 1 : 2;
}
