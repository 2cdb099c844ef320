import { MiraError } from "../../errors.ts";
import { corruptChunk } from "../codec.ts";
import { Kernel } from "../kernels/kernel.ts";
import { wasm } from "../kernels/modules/jpeg2000.ts";
import type { Band, BandKind, CodeBlock, TileComponent } from "./jpeg2000-tile.ts";

/** The functions of jpeg2000.c. Places are those of words of 32 bits. */
type Jpeg2000Functions = {
	decodeBlocks(
		workshop: number,
		blocks: number,
		count: number,
		segments: number,
		style: number,
		isReversible: number,
		plane: number,
		stride: number,
		rows: number,
	): number;
	liftReversible: Lift;
	liftIrreversible: Lift;
	mixReversible(first: number, second: number, third: number, count: number): void;
	mixIrreversible(first: number, second: number, third: number, count: number): void;
	finish(plane: number, count: number, bits: number, isSigned: number, isReversible: number): void;
};

type Lift = (
	plane: number,
	stride: number,
	width: number,
	height: number,
	columnParity: number,
	rowParity: number,
	room: number,
) => void;

const kernel = new Kernel<Jpeg2000Functions>("JPEG 2000", wasm);

/** What decodeBlocks needs for its tables and for one block. */
const WORKSHOP_BYTES = 2 ** 16;
/** Words of a block and of a segment, as jpeg2000.c has them. */
const BLOCK_WORDS = 8;
const SEGMENT_WORDS = 2;
/** Columns that are lifted together, and where there are fewer. */
const STRIP = 16;
const NARROW_STRIP = 4;
/** Which contexts a sub-band uses (T.800 table D.1). */
const CONTEXTS: Readonly<Record<BandKind, number>> = { LL: 0, LH: 0, HL: 1, HH: 2 };
/** What decodeBlocks says. */
const GOOD = 0;
const WITHOUT_SYMBOL = 1;
const MAX_PLANES = 30;

/** How samples are stored. */
export type SampleForm = { bits: number; isSigned: boolean; hasComponentTransform: boolean };

/** Told the samples of a component of a tile, row by row, which are good until it returns. */
export type SampleTaker = (component: TileComponent, index: number, samples: Int32Array) => void;

/** A code-block with data, and the sub-band it is of. */
type PlacedBlock = { block: CodeBlock; band: Band };

/** Makes samples of what the packets of a tile brought: code-blocks, wavelet, component transform (T.800 annexes D to G). */
export function decodePlanes(components: readonly TileComponent[], form: SampleForm, take: SampleTaker): void {
	const blocks = components.map(blocksOf);
	const [first] = components;
	if (first === undefined) return;
	checkComponentTransform(components, form);
	const [width, height] = [first.right - first.left, first.bottom - first.top];
	const count = width * height;
	const places = [WORKSHOP_BYTES, mostBytes(blocks), roomBytes(width, height), ...components.map(() => 4 * count + 16)];
	const result = kernel.use(places, (functions, { memory, places: [workshop = 0, input = 0, room = 0, ...planes] }) => {
		for (const [i, component] of components.entries()) {
			const plane = planes[i] as number;
			memory.fill(0, plane, plane + 4 * count);
			const laid = { memory, workshop, input, plane, width, height };
			const problem = decodeBlocks(functions, component, blocks[i] ?? [], laid);
			if (problem !== GOOD) return problem;
			inverseWavelet(functions, component, plane, width, room);
		}
		if (form.hasComponentTransform) {
			const { mixReversible, mixIrreversible } = functions;
			const [y = 0, u = 0, v = 0] = planes;
			(first.coding.isReversible ? mixReversible : mixIrreversible)(y, u, v, count);
		}
		for (const [i, component] of components.entries()) {
			const plane = planes[i] as number;
			functions.finish(plane, count, form.bits, Number(form.isSigned), Number(component.coding.isReversible));
			take(component, i, new Int32Array(memory.buffer, plane, count));
		}
		return GOOD;
	});
	if (result === GOOD) return;
	const problem = result === WITHOUT_SYMBOL ? "does not end as it should" : "does not lie in its tile";
	throw corruptChunk("jpeg2k", `a code-block ${problem}`);
}

function blocksOf({ resolutions }: TileComponent): PlacedBlock[] {
	const found: PlacedBlock[] = [];
	for (const { precincts } of resolutions)
		for (const { grids } of precincts.values())
			for (const { band, blocks } of grids)
				for (const block of blocks) {
					if (block.segments.length === 0) continue;
					if (block.planes > MAX_PLANES)
						throw new MiraError("unsupported-feature", `a JPEG 2000 code-block has ${block.planes} bit planes`);
					found.push({ block, band });
				}
	return found;
}

/** What the blocks of the largest component take: themselves, their segments, and the bytes of those. */
function mostBytes(components: readonly (readonly PlacedBlock[])[]): number {
	let most = 0;
	for (const blocks of components) {
		let bytes = 4 * BLOCK_WORDS * blocks.length;
		for (const { block } of blocks)
			for (const segment of block.segments)
				bytes += 4 * SEGMENT_WORDS + 2 + segment.bytes.reduce((sum, part) => sum + part.length, 0);
		most = Math.max(most, bytes);
	}
	return most;
}

/** What lifting a row, or a strip of columns, takes: all of it, with some more at four ends. */
function roomBytes(width: number, height: number): number {
	return 4 * Math.max(width + 64, (width < STRIP ? NARROW_STRIP : STRIP) * (height + 8));
}

type BlockPlaces = {
	memory: Uint8Array;
	workshop: number;
	input: number;
	plane: number;
	width: number;
	height: number;
};

/** Lays out the blocks of a component, their segments, and the bytes of those, and decodes them. */
function decodeBlocks(
	functions: Jpeg2000Functions,
	{ coding }: TileComponent,
	blocks: readonly PlacedBlock[],
	{ memory, workshop, input, plane, width, height }: BlockPlaces,
): number {
	const view = new DataView(memory.buffer);
	const segmentCount = blocks.reduce((sum, { block }) => sum + block.segments.length, 0);
	const segments = input + 4 * BLOCK_WORDS * blocks.length;
	let atBlock = input;
	let atSegment = segments;
	let atByte = segments + 4 * SEGMENT_WORDS * segmentCount;
	for (const { block, band } of blocks) {
		view.setUint32(atBlock, band.x + block.left - band.left, true);
		view.setUint32(atBlock + 4, band.y + block.top - band.top, true);
		view.setUint32(atBlock + 8, block.right - block.left, true);
		view.setUint32(atBlock + 12, block.bottom - block.top, true);
		view.setUint32(atBlock + 16, block.planes, true);
		view.setUint32(atBlock + 20, CONTEXTS[band.kind], true);
		view.setFloat32(atBlock + 24, 0.5 * band.step, true);
		view.setUint32(atBlock + 28, block.segments.length, true);
		atBlock += 4 * BLOCK_WORDS;
		for (const segment of block.segments) {
			view.setUint32(atSegment, segment.passes, true);
			view.setUint32(atSegment + 4, atByte, true);
			atSegment += 4 * SEGMENT_WORDS;
			for (const part of segment.bytes) {
				memory.set(part, atByte);
				atByte += part.length;
			}
			// The two FF behind the bytes of all packets end them for the decoder.
			memory.fill(0xff, atByte, atByte + 2);
			atByte += 2;
		}
	}
	const { blockStyle, isReversible } = coding;
	return functions.decodeBlocks(
		workshop,
		input,
		blocks.length,
		segments,
		blockStyle,
		Number(isReversible),
		plane,
		width,
		height,
	);
}

/** Goes from resolution to resolution; the bands lie in the plane side by side. */
function inverseWavelet(
	{ liftReversible, liftIrreversible }: Jpeg2000Functions,
	{ coding, resolutions }: TileComponent,
	plane: number,
	stride: number,
	room: number,
): void {
	const lift = coding.isReversible ? liftReversible : liftIrreversible;
	for (const { left, top, right, bottom } of resolutions.slice(1))
		lift(plane, stride, right - left, bottom - top, left % 2, top % 2, room);
}

/** The component transform is one of three components that are alike (T.800 annex G). */
function checkComponentTransform(components: readonly TileComponent[], { hasComponentTransform }: SampleForm): void {
	if (!hasComponentTransform) return;
	if (components.length < 3) throw corruptChunk("jpeg2k", "the component transform needs three components");
	if (new Set(components.slice(0, 3).map(({ coding }) => coding.isReversible)).size > 1)
		throw corruptChunk("jpeg2k", "the component transform needs components of one kind");
}
