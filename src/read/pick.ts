import type { DerivedArray } from "../manifest/derived-array.ts";
import { type ComputeChunk, largestChunk } from "../manifest/derived-array.ts";
import type { ArrayDescription } from "../manifest/manifest-array.ts";
import type { StoreArray } from "../manifest/manifest-group.ts";
import type { Origin } from "../manifest/origin.ts";
import { elementCount } from "../zarr/nd-array.ts";
import { type ChunkElements, elementMemory, fillElements } from "./chunk.ts";
import { gather, type PickedBox, pickedBoxes } from "./picked-boxes.ts";
import { composePositions, countOf, type Positions } from "./positions.ts";
import { readRanges } from "./read.ts";
import { type Region, transform } from "./transform.ts";

/**
 * What is taken along one axis of an array, and the dimension of the result that it lies along: none for a single position, whose
 * dimension disappears. Axes that lie along the same one are walked together: pairs, not the product.
 */
export type PickedAxis = { positions: Positions; to: number | undefined };

/** What changes beside the values. */
export type PickedDescription = Pick<ArrayDescription, "dimensionNames" | "fill">;

type Picked = { source: StoreArray; axes: readonly PickedAxis[] };

/** By what computes them, which is the same under every description: what was picked twice is picked once, of the first. */
const sources = new WeakMap<ComputeChunk, Picked>();

/**
 * The elements at some positions of an array, computed when asked: what no reference can express. Every chunk of the source
 * that holds some of them is read once for a chunk of the result.
 */
export function pick(
	origin: Origin,
	source: StoreArray,
	axes: readonly PickedAxis[],
	{ dimensionNames, fill }: PickedDescription,
): DerivedArray {
	const first = source.kind === "derived" ? composed(source, axes) : { source, axes };
	const { path, dataType, attributes, fillRules } = source.description;
	const shape = pickedShape(axes);
	const chunkShape = pickedChunks(first, shape);
	const array = transform(origin, {
		target: {
			path,
			shape,
			dataType,
			chunkGrid: { kind: "regular", chunkShape },
			dimensionNames,
			attributes,
			fill,
			fillRules,
		},
		elements: (region, signal) => pickRegion(origin, first, region, signal),
	});
	sources.set(array.compute, first);
	return array;
}

/** What is picked of something that was picked, as picked of where that came from: nothing between is computed. */
function composed(source: DerivedArray, axes: readonly PickedAxis[]): Picked {
	const known = sources.get(source.compute);
	if (known === undefined) return { source, axes };
	return {
		source: known.source,
		axes: known.axes.map(({ positions, to }) => {
			if (to === undefined) return { positions, to };
			const outer = axes[to] as PickedAxis;
			return { positions: composePositions(positions, outer.positions), to: outer.to };
		}),
	};
}

function pickedShape(axes: readonly PickedAxis[]): number[] {
	const shape: number[] = [];
	for (const { positions, to } of axes) if (to !== undefined) shape[to] = countOf(positions);
	return shape;
}

/** What a chunk of the result may take in memory, and how many chunks of its source it may be made of, where they are small. */
const CHUNK_BYTES = 2 ** 23;
const CHUNK_SOURCES = 64;
/** Points are read together, so that chunks of the source are read once for all of them. */
const POINTS_BYTES = 2 ** 26;

/** Chunks about as large as those of the source; several where they are small, so that few of the source are read twice. */
function pickedChunks({ source: { description }, axes }: Picked, shape: readonly number[]): number[] {
	const own = largestChunk(description.chunkGrid);
	const chunks = shape.map(() => 1);
	const counts = shape.map(() => 0);
	for (const [axis, { positions, to }] of axes.entries()) {
		if (to === undefined) continue;
		counts[to] = (counts[to] as number) + 1;
		const step = "step" in positions ? positions.step : 1;
		chunks[to] = Math.max(1, Math.min(Math.ceil((own[axis] as number) / step), shape[to] as number));
	}
	const points = counts.findIndex((count) => count > 1);
	const itemBytes = elementMemory(description.dataType);
	if (points >= 0) {
		const others = elementCount(chunks.with(points, 1)) * itemBytes;
		chunks[points] = Math.max(1, Math.min(shape[points] as number, Math.floor(POINTS_BYTES / others)));
		return chunks;
	}
	let bytes = elementCount(chunks) * itemBytes;
	let joined = 1;
	for (let d = chunks.length - 1; d >= 0; d--) {
		const most = Math.ceil((shape[d] as number) / (chunks[d] as number));
		const factor = Math.max(1, Math.min(most, Math.floor(CHUNK_BYTES / bytes), Math.floor(CHUNK_SOURCES / joined)));
		chunks[d] = Math.max(1, Math.min((chunks[d] as number) * factor, shape[d] as number));
		bytes *= factor;
		joined *= factor;
	}
	return chunks;
}

/** What is read of the source at the same time. */
const READ_BYTES = 2 ** 25;
const READS = 16;

async function pickRegion(
	origin: Origin,
	{ source, axes }: Picked,
	region: Region,
	signal: AbortSignal | undefined,
): Promise<ChunkElements> {
	const { description } = source;
	const out = fillElements(description, elementCount(region.counts));
	const itemLength = description.dataType.itemBytes ?? 1;
	const itemBytes = elementMemory(description.dataType);
	let wave: Promise<void>[] = [];
	let waveBytes = 0;
	const read = async (box: PickedBox): Promise<void> => {
		const elements = await readRanges(origin, source, box.ranges, signal);
		gather(elements, out, box.copies, itemLength);
	};
	for (const box of pickedBoxes(description.chunkGrid, axes, region)) {
		const bytes = elementCount(box.ranges.map(({ count }) => count)) * itemBytes;
		if (wave.length >= READS || (wave.length > 0 && waveBytes + bytes > READ_BYTES)) {
			await Promise.all(wave);
			[wave, waveBytes] = [[], 0];
		}
		wave.push(read(box));
		waveBytes += bytes;
	}
	await Promise.all(wave);
	return out;
}
