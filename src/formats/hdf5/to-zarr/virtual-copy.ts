import { castNumbers } from "../../../codecs/packing/cast.ts";
import { elementsOf, numbersOf } from "../../../codecs/packing/numbers.ts";
import { MiraError } from "../../../errors.ts";
import { chunkIndex } from "../../../manifest/chunk-manifest.ts";
import type { ArrayDescription } from "../../../manifest/manifest-array.ts";
import type { StoreArray } from "../../../manifest/manifest-group.ts";
import type { Budget } from "../../../zarr/budget.ts";
import { type DataType, isFixed, isNumeric, sameDataType } from "../../../zarr/data-type.ts";
import { elementCount } from "../../../zarr/nd-array.ts";
import { type GridSelection, type Run, selectedRuns } from "./selection.ts";

/** A dataset of this or another file, with a way to read a box of it as little-endian elements. */
export type SourceArray = {
	array: StoreArray;
	read(starts: readonly number[], lengths: readonly number[], signal: AbortSignal | undefined): Promise<Uint8Array>;
};

/** A mapping of known extent: what is taken of a source, and the runs along each dimension of the target. */
export type Part = {
	open: () => Promise<SourceArray | undefined>;
	source: GridSelection;
	target: Run[][];
	name: string;
};

/** What a part has of a chunk. */
export type Piece = { copyTo(chunk: Uint8Array): void };

/** Reads what a part has of a chunk that begins at `begin`; undefined if there is nothing. */
export async function readPart(
	{ open, source, target, name }: Part,
	{ dataType, shape, path }: Pick<ArrayDescription, "dataType" | "shape" | "path">,
	begin: readonly number[],
	chunkShape: readonly number[],
	budget: Budget,
	signal: AbortSignal | undefined,
): Promise<Piece | undefined> {
	const own = target.map((runs, d) =>
		insideChunk(runs, begin[d] as number, chunkShape[d] as number, shape[d] as number, budget),
	);
	if (own.some(({ places }) => places.length === 0)) return undefined;
	const found = await open();
	if (found === undefined) return undefined;
	const { description } = found.array;
	const convert = conversion(description.dataType, dataType, name, path);
	const itemBytes = isFixed(dataType) ? dataType.itemBytes : 0;
	const runs = description.shape.map((length, d) =>
		source.kind === "axes"
			? selectedRuns(source.axes[d] ?? { kind: "runs", runs: [] }, length, budget)
			: [{ start: 0, count: length }],
	);
	budget.work(elementCount(own.map(({ places }) => places.length)));
	const pairing = pairAxes(runs, target, own) ?? pairElements(runs, target, own, name, path);
	const starts = pairing.positions.map((positions) => positions[0] as number);
	const lengths = pairing.positions.map((positions, d) => (positions.at(-1) as number) - (starts[d] as number) + 1);
	const box = { bytes: convert(await found.read(starts, lengths, signal)), starts, lengths };
	return { copyTo: (bytes) => pairing.copy(box, { bytes, shape: chunkShape, itemBytes }) };
}

/** A part of a source. */
type Box = { bytes: Uint8Array; starts: readonly number[]; lengths: readonly number[] };

/** The chunk of the target that is being made. */
type Chunk = { bytes: Uint8Array; shape: readonly number[]; itemBytes: number };

/** Which elements of a source go to a chunk. */
type Pairing = {
	/** For each dimension of the source the positions that are needed, which ascend. */
	positions: number[][];
	/** Copies them out of the smallest box that has them all. */
	copy(box: Box, chunk: Chunk): void;
};

/** Numbers of another type are converted as in the library: integers lose fractions and stay inside their range. */
function conversion(from: DataType, to: DataType, name: string, path: string): (box: Uint8Array) => Uint8Array {
	if (isFixed(to) && sameDataType(from, to)) return (box) => box;
	if (!isNumeric(from) || !isNumeric(to))
		throw new MiraError("unsupported-feature", `source ${name} of the virtual dataset has another data type`, { path });
	const rounding = to.kind === "float" ? "nearest-even" : "towards-zero";
	return (box) => {
		try {
			return elementsOf(to, castNumbers(numbersOf(from, box), to, { rounding, outOfRange: "clamp" }));
		} catch (error) {
			if (!(error instanceof RangeError)) throw error;
			// What the library makes of NaN depends on the machine.
			const message = `source ${name} of the virtual dataset has values that do not fit ${to.name}`;
			throw new MiraError("unsupported-feature", message, { path, cause: error });
		}
	};
}

/** Along a dimension of the target: numbers in the selection, and places in the chunk. */
type Inside = { numbers: number[]; places: number[] };

function insideChunk(runs: readonly Run[], begin: number, chunkLength: number, length: number, budget: Budget): Inside {
	const inside: Inside = { numbers: [], places: [] };
	let before = 0;
	budget.work(runs.length);
	for (const { start, count } of runs) {
		const first = Math.max(start, begin);
		const end = Math.min(start + count, begin + chunkLength, length);
		// Runs of a damaged file may overlap.
		if (end > first) budget.work(end - first);
		for (let at = first; at < end; at++) {
			inside.numbers.push(before + at - start);
			inside.places.push(at - begin);
		}
		before += count;
	}
	return inside;
}

function countOf(runs: readonly Run[]): number {
	return runs.reduce((sum, { count }) => sum + count, 0);
}

/** For each dimension of the source: its positions, and the dimension of the target that it runs along. */
type SourceAxis = { from: number[]; along: number | undefined };

/**
 * Elements correspond in C order; where both sides have the same lengths, but for those of 1, so do the dimensions. Undefined
 * where they do not.
 */
function pairAxes(source: readonly Run[][], target: readonly Run[][], own: readonly Inside[]): Pairing | undefined {
	const targetAxes = target.flatMap((list, d) => (countOf(list) === 1 ? [] : [d]));
	const sourceAxes = source.flatMap((list, d) => (countOf(list) === 1 ? [] : [d]));
	const fits =
		targetAxes.length === sourceAxes.length &&
		targetAxes.every((d, i) => countOf(target[d] ?? []) === countOf(source[sourceAxes[i] as number] ?? []));
	if (!fits) return undefined;
	const axes = source.map((list, d): SourceAxis => {
		const place = sourceAxes.indexOf(d);
		const along = place < 0 ? undefined : (targetAxes[place] as number);
		const numbers = along === undefined ? [0] : (own[along] as Inside).numbers;
		return { from: positionsOf(list, numbers), along };
	});
	return { positions: axes.map(({ from }) => from), copy: (box, chunk) => copyAxes(box, axes, chunk, own) };
}

/** The general case, such as a list that becomes a table: each element finds its place by its number. */
function pairElements(
	source: readonly Run[][],
	target: readonly Run[][],
	own: readonly Inside[],
	name: string,
	path: string,
): Pairing {
	const sourceShape = source.map(countOf);
	const targetShape = target.map(countOf);
	const [taken, wanted] = [elementCount(sourceShape), elementCount(targetShape)];
	if (taken !== wanted)
		throw new MiraError("corrupt-file", `a virtual dataset takes ${taken} elements of source ${name} for ${wanted}`, {
			path,
		});
	const inSource = (inTarget: readonly number[]): number[] => chunkIndex(sourceShape, rowMajor(inTarget, targetShape));
	const occurring = source.map(() => new Set<number>());
	visitElements(own, (_, numbers) => {
		for (const [d, number] of inSource(numbers).entries()) occurring[d]?.add(number);
	});
	const positionOf: Map<number, number>[] = source.map((runs, d) => {
		const numbers = [...(occurring[d] ?? [])].sort((x, y) => x - y);
		const positions = positionsOf(runs, numbers);
		return new Map(numbers.map((number, i) => [number, positions[i] as number]));
	});
	return {
		positions: positionOf.map((positions) => [...positions.values()]),
		copy({ bytes, starts, lengths }, chunk) {
			const { itemBytes } = chunk;
			visitElements(own, (places, numbers) => {
				// All numbers that occur have their position.
				const inBox = inSource(numbers).map((number, d) => (positionOf[d]?.get(number) ?? 0) - (starts[d] ?? 0));
				const from = rowMajor(inBox, lengths) * itemBytes;
				chunk.bytes.set(bytes.subarray(from, from + itemBytes), rowMajor(places, chunk.shape) * itemBytes);
			});
		},
	};
}

function rowMajor(index: readonly number[], shape: readonly number[]): number {
	return index.reduce((number, i, d) => number * (shape[d] as number) + i, 0);
}

/** Calls for every element of a part in C order, with its places in the chunk and its numbers in the selection. */
function visitElements(
	own: readonly Inside[],
	visit: (places: readonly number[], numbers: readonly number[]) => void,
): void {
	const places: number[] = [];
	const numbers: number[] = [];
	const along = (d: number): void => {
		const inside = own[d];
		if (inside === undefined) {
			visit(places, numbers);
			return;
		}
		for (const [i, place] of inside.places.entries()) {
			places[d] = place;
			numbers[d] = inside.numbers[i] as number;
			along(d + 1);
		}
	};
	along(0);
}

/** The places of elements of a selection by their numbers; both ascend. */
function positionsOf(runs: readonly Run[], numbers: readonly number[]): number[] {
	let run = 0;
	let before = 0;
	return numbers.map((number) => {
		for (; run < runs.length; run++) {
			const { start, count } = runs[run] as Run;
			if (number < before + count) return start + number - before;
			before += count;
		}
		throw new MiraError("corrupt-file", "a virtual dataset takes more of a source than there is");
	});
}

function copyAxes(
	{ bytes: box, starts, lengths }: Box,
	axes: readonly SourceAxis[],
	chunk: Chunk,
	own: readonly Inside[],
): void {
	const { bytes: out, shape: chunkShape, itemBytes } = chunk;
	const strideOf = (shape: readonly number[], d: number): number => elementCount(shape.slice(d + 1));
	const walk = (d: number, from: number, to: number): void => {
		const places = own[d]?.places;
		if (places === undefined) {
			out.set(box.subarray(from * itemBytes, (from + 1) * itemBytes), to * itemBytes);
			return;
		}
		const s = axes.findIndex(({ along }) => along === d);
		const stride = strideOf(chunkShape, d);
		const row = axes[s]?.from;
		if (d === own.length - 1 && s === axes.length - 1 && row !== undefined && isRun(row) && isRun(places)) {
			const begin = from + (row[0] as number) - (starts[s] as number);
			out.set(
				box.subarray(begin * itemBytes, (begin + row.length) * itemBytes),
				(to + (places[0] as number)) * itemBytes,
			);
			return;
		}
		for (const [i, place] of places.entries()) {
			const offset = s < 0 ? 0 : ((axes[s]?.from[i] as number) - (starts[s] as number)) * strideOf(lengths, s);
			walk(d + 1, from + offset, to + place * stride);
		}
	};
	walk(0, 0, 0);
}

/** True for numbers side by side. They ascend. */
function isRun(numbers: readonly number[]): boolean {
	return (numbers.at(-1) as number) - (numbers[0] as number) === numbers.length - 1;
}
