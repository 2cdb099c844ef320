import { MiraError } from "../../../errors.ts";
import { DerivedArray } from "../../../manifest/derived-array.ts";
import type { ArrayDescription } from "../../../manifest/manifest-array.ts";
import type { StoreArray } from "../../../manifest/manifest-group.ts";
import { isFixed, sameDataType } from "../../../zarr/data-type.ts";
import { elementCount } from "../../../zarr/nd-array.ts";
import { repeatScalar } from "../../../zarr/scalar.ts";
import type { Hdf5File } from "../file.ts";
import type { DatasetHeader } from "../objects.ts";
import type { DatasetInput } from "./array.ts";
import type { ZarrElement } from "./datatype.ts";
import {
	type AxisSelection,
	checkRuns,
	isUnlimited,
	type Run,
	type StoredSelection,
	selectedRuns,
} from "./selection.ts";
import { readMappings, type VirtualMapping } from "./virtual-mappings.ts";

/** A dataset of this or another file, with a way to read a box of it as little-endian elements. */
export type SourceArray = {
	array: StoreArray;
	read(starts: readonly number[], lengths: readonly number[], signal: AbortSignal | undefined): Promise<Uint8Array>;
};

/** Opens a dataset by the name of its file, as a mapping has it, and its path; undefined where either is absent. */
export type OpenSource = (file: string, path: string) => Promise<SourceArray | undefined>;

/** What finding the sources of a virtual dataset needs. */
export type SourceContext = { file: Hdf5File; openSource: OpenSource };

/** A mapping of known extent: the runs along each dimension of both sides. */
type Part = { open: () => Promise<SourceArray | undefined>; source: StoredSelection; target: Run[][]; name: string };

/** More blocks of one mapping than this are not looked for. */
const MOST_BLOCKS = 65_536;

/**
 * A virtual dataset: its chunks are put together from other datasets when they are asked for. What no source covers is the
 * fill value, and so is a source that is not there, as in the library.
 */
export async function virtualArray(
	{ path, header }: DatasetInput,
	element: ZarrElement,
	describe: (shape: readonly number[], chunkShape: number[]) => Omit<ArrayDescription, "codecs">,
	context: SourceContext,
): Promise<DerivedArray> {
	const { dataType, innerShape } = element;
	if (header.layout.kind !== "virtual" || element.kind !== "fixed" || innerShape.length > 0)
		throw new MiraError("unsupported-feature", `virtual datasets of "${dataType.name}" are not supported`, { path });
	const { shape, parts } = await resolveParts(header, context);
	const chunkShape = chunkShapeOf(parts, shape, element.dataType.itemBytes);
	const description = describe(shape, chunkShape);
	return new DerivedArray(description, async (index, { signal }) => {
		const begin = index.map((i, d) => i * (chunkShape[d] as number));
		const out = repeatScalar(description.fill.storage.value, elementCount(chunkShape));
		const found = await Promise.all(
			parts.map((part) => copyPart(part, description, begin, chunkShape, out, path, signal)),
		);
		return found.some(Boolean) ? out : undefined;
	});
}

/** The shape of a virtual dataset as the library has it: along a growing selection, as long as its sources are now. */
export async function virtualExtent(header: DatasetHeader, context: SourceContext): Promise<readonly number[]> {
	return (await resolveParts(header, context)).shape;
}

/** Once for each dataset: its extent is asked for before its array is made. */
function resolveParts(header: DatasetHeader, context: SourceContext): Promise<{ shape: number[]; parts: Part[] }> {
	return context.file.once(`virtual ${header.address}`, async () => {
		const { layout, dataspace } = header;
		const shape = dataspace.kind === "simple" ? [...dataspace.shape] : [];
		const mappings = layout.kind === "virtual" ? await readMappings(context.file, layout) : [];
		const parts = (await Promise.all(mappings.map((mapping) => toParts(mapping, shape, context)))).flat();
		for (const d of shape.keys())
			if (mappings.some(({ target }) => target.kind === "axes" && isUnlimited(target.axes[d] ?? FIXED)))
				shape[d] = parts.reduce((end, { target }) => Math.max(end, endOf(target[d] ?? [])), 0);
		return { shape, parts };
	});
}

const FIXED: AxisSelection = { kind: "runs", runs: [] };

function endOf(runs: readonly Run[]): number {
	const last = runs.at(-1);
	return last === undefined ? 0 : last.start + last.count;
}

/** A size that is read in one go. */
const CHUNK_BYTES = 2 ** 22;

/** The part that the first mapping covers, or less of it where that is much. */
function chunkShapeOf([first]: readonly Part[], shape: readonly number[], itemBytes: number): number[] {
	const chunkShape = shape.map((length, d) => Math.max(1, Math.min(length, first?.target[d]?.[0]?.count ?? length)));
	for (const [d, length] of chunkShape.entries()) {
		const excess = Math.ceil((elementCount(chunkShape) * itemBytes) / CHUNK_BYTES);
		chunkShape[d] = Math.ceil(length / Math.min(excess, length));
	}
	return chunkShape;
}

async function toParts(mapping: VirtualMapping, shape: readonly number[], context: SourceContext): Promise<Part[]> {
	const { file, dataset, source, target } = mapping;
	const name = `${file}:${dataset}`;
	if (target.kind === "none" || source.kind === "none") return [];
	const axes = target.kind === "axes" ? target.axes : undefined;
	const growing = axes?.findIndex(isUnlimited) ?? -1;
	if (axes === undefined || growing < 0) {
		const open = once(() => context.openSource(file.replaceAll("%%", "%"), dataset.replaceAll("%%", "%")));
		const runs = shape.map((length, d) =>
			axes === undefined ? [{ start: 0, count: length }] : runsOf(axes, d, length),
		);
		return [{ open, source, target: runs, name }];
	}
	const axis = axes[growing] as Extract<AxisSelection, { kind: "regular" }>;
	const others = (own: Run[]): Run[][] => shape.map((length, d) => (d === growing ? own : runsOf(axes, d, length)));
	if (/%b/.test(file) || /%b/.test(dataset)) return printfParts(mapping, axis, others, context);
	const open = once(() => context.openSource(file, dataset));
	const found = await open();
	if (found === undefined) return [];
	const count = growingCount(source, found.array.description.shape);
	return [{ open, source, target: others(firstElements(axis, count)), name }];
}

function runsOf(axes: readonly AxisSelection[], d: number, length: number): Run[] {
	return selectedRuns(axes[d] ?? FIXED, length);
}

/** Elements that a growing selection takes of its source as it is now. */
function growingCount(source: StoredSelection, sourceShape: readonly number[]): number {
	if (source.kind !== "axes") return sourceShape[0] ?? 0;
	const d = source.axes.findIndex(isUnlimited);
	return selectedRuns(source.axes[d] ?? FIXED, sourceShape[d] ?? 0).reduce((sum, { count }) => sum + count, 0);
}

/** The first `count` elements of blocks without end. */
function firstElements({ start, stride, block }: Extract<AxisSelection, { kind: "regular" }>, count: number): Run[] {
	if (stride === block) return count === 0 ? [] : [{ start, count }];
	checkRuns(Math.ceil(count / block));
	return Array.from({ length: Math.ceil(count / block) }, (_, i) => ({
		start: start + i * stride,
		count: Math.min(block, count - i * block),
	}));
}

/** One source for each block, with its number in the name, as far as they are there. */
async function printfParts(
	{ file, dataset, source }: VirtualMapping,
	{ start, stride, block }: Extract<AxisSelection, { kind: "regular" }>,
	others: (own: Run[]) => Run[][],
	{ openSource }: SourceContext,
): Promise<Part[]> {
	const parts: Part[] = [];
	for (let i = 0; i < MOST_BLOCKS; i++) {
		const numbered = (text: string): string => text.replace(/%[%b]/g, (found) => (found === "%b" ? String(i) : "%"));
		const open = once(() => openSource(numbered(file), numbered(dataset)));
		if ((await open()) === undefined) break;
		const name = `${numbered(file)}:${numbered(dataset)}`;
		parts.push({ open, source, target: others([{ start: start + i * stride, count: block }]), name });
	}
	return parts;
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
	let made: Promise<T> | undefined;
	return () => {
		made ??= make();
		return made;
	};
}

/** Copies what a part has of a chunk; true if there is anything. */
async function copyPart(
	{ open, source, target, name }: Part,
	{ dataType, shape }: Pick<ArrayDescription, "dataType" | "shape">,
	begin: readonly number[],
	chunkShape: readonly number[],
	out: Uint8Array,
	path: string,
	signal: AbortSignal | undefined,
): Promise<boolean> {
	const own = target.map((runs, d) =>
		insideChunk(runs, begin[d] as number, chunkShape[d] as number, shape[d] as number),
	);
	if (own.some(({ places }) => places.length === 0)) return false;
	const found = await open();
	if (found === undefined) return false;
	const { description } = found.array;
	if (!isFixed(dataType) || !sameDataType(description.dataType, dataType))
		throw new MiraError("unsupported-feature", `source ${name} of the virtual dataset has another data type`, { path });
	const axes = pairAxes(source, description.shape, target, own, name, path);
	const starts = axes.map(({ from }) => from[0] as number);
	const lengths = axes.map(({ from }, d) => (from.at(-1) as number) - (starts[d] as number) + 1);
	const box = await found.read(starts, lengths, signal);
	scatter(box, starts, lengths, axes, out, own, chunkShape, dataType.itemBytes);
	return true;
}

/** Along a dimension of the target: numbers in the selection, and places in the chunk. */
type Inside = { numbers: number[]; places: number[] };

function insideChunk(runs: readonly Run[], begin: number, chunkLength: number, length: number): Inside {
	const inside: Inside = { numbers: [], places: [] };
	let before = 0;
	for (const { start, count } of runs) {
		const first = Math.max(start, begin);
		const end = Math.min(start + count, begin + chunkLength, length);
		for (let at = first; at < end; at++) {
			inside.numbers.push(before + at - start);
			inside.places.push(at - begin);
		}
		before += count;
	}
	return inside;
}

/** For each dimension of the source: its positions, and the dimension of the target that it runs along. */
type SourceAxis = { from: number[]; along: number | undefined };

/** Elements correspond in C order; where both sides have the same lengths, but for those of 1, so do the dimensions. */
function pairAxes(
	source: StoredSelection,
	sourceShape: readonly number[],
	target: readonly Run[][],
	own: readonly Inside[],
	name: string,
	path: string,
): SourceAxis[] {
	const runs = sourceShape.map((length, d) =>
		source.kind === "axes" ? runsOf(source.axes, d, length) : [{ start: 0, count: length }],
	);
	const countOf = (list: readonly Run[]): number => list.reduce((sum, { count }) => sum + count, 0);
	const targetAxes = target.flatMap((list, d) => (countOf(list) === 1 ? [] : [d]));
	const sourceAxes = runs.flatMap((list, d) => (countOf(list) === 1 ? [] : [d]));
	const fits =
		targetAxes.length === sourceAxes.length &&
		targetAxes.every((d, i) => countOf(target[d] ?? []) === countOf(runs[sourceAxes[i] as number] ?? []));
	if (!fits)
		throw new MiraError("unsupported-feature", `source ${name} is reshaped by the virtual dataset`, {
			path,
			hint: "Only selections with the same lengths on both sides are supported",
		});
	return runs.map((list, d) => {
		const place = sourceAxes.indexOf(d);
		const along = place < 0 ? undefined : (targetAxes[place] as number);
		const numbers = along === undefined ? [0] : (own[along] as Inside).numbers;
		return { from: positions(list, numbers), along };
	});
}

/** The places of elements of a selection by their numbers; both ascend. */
function positions(runs: readonly Run[], numbers: readonly number[]): number[] {
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

function scatter(
	box: Uint8Array,
	starts: readonly number[],
	lengths: readonly number[],
	axes: readonly SourceAxis[],
	out: Uint8Array,
	own: readonly Inside[],
	chunkShape: readonly number[],
	itemBytes: number,
): void {
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
