import { MiraError } from "../../../errors.ts";
import { DerivedArray } from "../../../manifest/derived-array.ts";
import type { Budget } from "../../../zarr/budget.ts";
import { elementCount } from "../../../zarr/nd-array.ts";
import { repeatScalar } from "../../../zarr/scalar.ts";
import type { Hdf5File } from "../file.ts";
import type { DatasetHeader } from "../object-model.ts";
import { type Reading, readEach, waitFor } from "../reading.ts";
import type { DatasetInput, Describe } from "./array.ts";
import {
	type AxisSelection,
	chargeRuns,
	type GridSelection,
	isUnlimited,
	type Run,
	selectedRuns,
} from "./selection.ts";
import { type Part, readPart, type SourceArray } from "./virtual-copy.ts";
import { readMappings, type VirtualMapping } from "./virtual-mappings.ts";
import type { ZarrElement } from "./zarr-type.ts";

/** Opens a dataset by the name of its file, as a mapping has it, and its path; undefined where either is absent. */
export type OpenSource = (file: string, path: string) => Promise<SourceArray | undefined>;

/** What finding the sources of a virtual dataset needs. */
export type SourceContext = { file: Hdf5File; openSource: OpenSource };

/** More blocks of one mapping than this are not looked for. */
const MOST_BLOCKS = 65_536;
/** What looking for a source costs. */
const SOURCE_STEPS = 1000;

/**
 * A virtual dataset: its chunks are put together from other datasets when they are asked for. What no source covers is the
 * fill value, and so is a source that is not there, as in the library.
 */
export function* virtualArray(
	{ path, header }: DatasetInput,
	element: ZarrElement,
	describe: Describe,
	context: SourceContext,
): Reading<DerivedArray> {
	const { dataType, innerShape } = element;
	if (header.layout.kind !== "virtual" || element.kind !== "fixed" || innerShape.length > 0)
		throw new MiraError("unsupported-feature", `virtual datasets of "${dataType.name}" are not supported`, { path });
	const { shape, parts } = yield* resolveParts(header, context);
	const chunkShape = chunkShapeOf(parts, shape, element.dataType.itemBytes);
	const description = describe(shape, chunkShape, undefined);
	return new DerivedArray(description, async (index, { signal }) => {
		const { budget } = context.file.registry;
		budget.work(parts.length);
		const begin = index.map((i, d) => i * (chunkShape[d] as number));
		const out = repeatScalar(description.fill.storage.value, elementCount(chunkShape));
		const near = parts.filter((part) => reaches(part, begin, chunkShape));
		const pieces = await Promise.all(
			near.map((part) => readPart(part, description, begin, chunkShape, budget, signal)),
		);
		// In the order of the mappings: where they overlap the last one counts.
		for (const piece of pieces) piece?.copyTo(out);
		return pieces.some((piece) => piece !== undefined) ? out : undefined;
	});
}

/** The shape of a virtual dataset as the library has it: along a growing selection, as long as its sources are now. */
export function* virtualExtent(header: DatasetHeader, context: SourceContext): Reading<readonly number[]> {
	return (yield* resolveParts(header, context)).shape;
}

/** Once for each dataset: its extent is asked for before its array is made. */
function resolveParts(header: DatasetHeader, context: SourceContext): Reading<{ shape: number[]; parts: Part[] }> {
	return context.file.once(`virtual ${header.address}`, function* () {
		const { layout, dataspace } = header;
		const shape = dataspace.kind === "simple" ? [...dataspace.shape] : [];
		const mappings = layout.kind === "virtual" ? yield* readMappings(context.file, layout) : [];
		context.file.budget.hold(mappings.length * shape.length * AXIS_BYTES);
		const parts = (yield* readEach(mappings, (mapping) => toParts(mapping, shape, context))).flat();
		for (const d of shape.keys())
			if (mappings.some(({ target }) => target.kind === "axes" && isUnlimited(target.axes[d] ?? FIXED)))
				shape[d] = parts.reduce((end, { target }) => Math.max(end, endOf(target[d] ?? [])), 0);
		return { shape, parts };
	});
}

/** What a mapping costs for each dimension. */
const AXIS_BYTES = 150;

const FIXED: AxisSelection = { kind: "runs", runs: [] };

function endOf(runs: readonly Run[]): number {
	const last = runs.at(-1);
	return last === undefined ? 0 : last.start + last.count;
}

/** A size that is read in one go. */
const CHUNK_BYTES = 2 ** 22;
/** With more chunks than this, each costs more than what it holds. */
const MOST_CHUNKS = 2 ** 16;

/**
 * What the first mapping covers in one piece, or less of it where that is much. Along a dimension where it takes turns with
 * others, all of them.
 */
function chunkShapeOf([first]: readonly Part[], shape: readonly number[], itemBytes: number): number[] {
	const chunkShape = shape.map((length, d) => {
		const [run, next] = first?.target[d] ?? [];
		return Math.max(1, Math.min(length, run === undefined || next !== undefined ? length : run.count));
	});
	for (const [d, length] of chunkShape.entries()) {
		const excess = Math.ceil((elementCount(chunkShape) * itemBytes) / CHUNK_BYTES);
		chunkShape[d] = Math.ceil(length / Math.min(excess, length));
	}
	for (let d = shape.length - 1; d >= 0; d--) {
		const counts = shape.map((length, i) => Math.ceil(length / (chunkShape[i] as number)));
		const room = Math.floor(CHUNK_BYTES / (elementCount(chunkShape) * itemBytes));
		const factor = Math.min(Math.ceil(elementCount(counts) / MOST_CHUNKS), counts[d] as number, room);
		chunkShape[d] = (chunkShape[d] as number) * Math.max(1, factor);
	}
	return chunkShape;
}

/** Whether a part may have something of the chunk that begins there. */
function reaches({ target }: Part, begin: readonly number[], chunkShape: readonly number[]): boolean {
	return target.every((runs, d) => {
		const from = begin[d] as number;
		return (runs[0]?.start ?? Number.POSITIVE_INFINITY) < from + (chunkShape[d] as number) && endOf(runs) > from;
	});
}

function* toParts(mapping: VirtualMapping, shape: readonly number[], context: SourceContext): Reading<Part[]> {
	const { budget } = context.file;
	const { file, dataset, source, target } = mapping;
	const name = `${file}:${dataset}`;
	if (target.kind === "none" || source.kind === "none") return [];
	const axes = target.kind === "axes" ? target.axes : undefined;
	const growing = axes?.findIndex(isUnlimited) ?? -1;
	if (axes === undefined || growing < 0) {
		const open = once(() => context.openSource(file.replaceAll("%%", "%"), dataset.replaceAll("%%", "%")));
		const runs = shape.map((length, d) =>
			axes === undefined ? [{ start: 0, count: length }] : runsOf(axes, d, length, budget),
		);
		return [{ open, source, target: runs, name }];
	}
	const axis = axes[growing] as Extract<AxisSelection, { kind: "regular" }>;
	const others = (own: Run[]): Run[][] =>
		shape.map((length, d) => (d === growing ? own : runsOf(axes, d, length, budget)));
	if (/%b/.test(file) || /%b/.test(dataset)) return yield* printfParts(mapping, axis, others, context);
	const open = once(() => context.openSource(file, dataset));
	const found = yield* waitFor(open());
	if (found === undefined) return [];
	const count = growingCount(source, found.array.description.shape, budget);
	return [{ open, source, target: others(firstElements(axis, count, budget)), name }];
}

function runsOf(axes: readonly AxisSelection[], d: number, length: number, budget: Budget): Run[] {
	return selectedRuns(axes[d] ?? FIXED, length, budget);
}

/** Elements that a growing selection takes of its source as it is now. */
function growingCount(source: GridSelection, sourceShape: readonly number[], budget: Budget): number {
	if (source.kind !== "axes") return sourceShape[0] ?? 0;
	const d = source.axes.findIndex(isUnlimited);
	return selectedRuns(source.axes[d] ?? FIXED, sourceShape[d] ?? 0, budget).reduce((sum, { count }) => sum + count, 0);
}

/** The first `count` elements of blocks without end. */
function firstElements(
	{ start, stride, block }: Extract<AxisSelection, { kind: "regular" }>,
	count: number,
	budget: Budget,
): Run[] {
	if (stride === block) return count === 0 ? [] : [{ start, count }];
	chargeRuns(Math.ceil(count / block), budget);
	return Array.from({ length: Math.ceil(count / block) }, (_, i) => ({
		start: start + i * stride,
		count: Math.min(block, count - i * block),
	}));
}

/** One source for each block, with its number in the name, as far as they are there. */
function* printfParts(
	{ file, dataset, source }: VirtualMapping,
	{ start, stride, block }: Extract<AxisSelection, { kind: "regular" }>,
	others: (own: Run[]) => Run[][],
	{ openSource, file: { budget } }: SourceContext,
): Reading<Part[]> {
	const parts: Part[] = [];
	for (let i = 0; i < MOST_BLOCKS; i++) {
		const numbered = (text: string): string => text.replace(/%[%b]/g, (found) => (found === "%b" ? String(i) : "%"));
		const open = once(() => openSource(numbered(file), numbered(dataset)));
		budget.work(SOURCE_STEPS);
		if ((yield* waitFor(open())) === undefined) break;
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
