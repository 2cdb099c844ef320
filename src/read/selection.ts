import { MiraError } from "../errors.ts";

/** What to take along a dimension: one position (the dimension disappears), a slice, or all of it (`null`). */
export type DimensionSelection = number | null | Slice;

/** From `start` up to but not including `stop`, every `step`-th; what is not given is the whole. */
export type Slice = {
	start?: number | null | undefined;
	stop?: number | null | undefined;
	step?: number | null | undefined;
};

/** One entry a dimension; dimensions that are not named are taken whole. Negative positions count from the end. */
export type Selection = readonly DimensionSelection[];

/** A selection along one dimension, made definite: `count` elements from `start`, `step` apart. */
export type ResolvedRange = {
	start: number;
	step: number;
	count: number /** false for a single position */;
	kept: boolean;
};

/** Checks a selection against a shape. */
export function resolveSelection(
	selection: Selection | undefined,
	shape: readonly number[],
	path: string,
): ResolvedRange[] {
	const given = selection ?? [];
	if (given.length > shape.length)
		throw badSelection(`${given.length} dimensions are selected from an array that has ${shape.length}`, path);
	return shape.map((length, d) => resolveDimension(given[d] ?? null, length, d, path));
}

function resolveDimension(entry: DimensionSelection, length: number, d: number, path: string): ResolvedRange {
	if (typeof entry === "number") {
		const position = entry < 0 ? entry + length : entry;
		if (!Number.isInteger(entry) || position < 0 || position >= length)
			throw badSelection(`position ${entry} of dimension ${d} is not in 0…${length - 1}`, path);
		return { start: position, step: 1, count: 1, kept: false };
	}
	const { start, stop, step } = checkedSlice(entry, d, path);
	const stride = step ?? 1;
	if (stride < 1) throw badSelection(`step ${stride} of dimension ${d} is not positive`, path);
	const from = clip(start ?? 0, length);
	const to = clip(stop ?? length, length);
	return { start: from, step: stride, count: Math.max(0, Math.ceil((to - from) / stride)), kept: true };
}

/** Selections also come from applications where no compiler looked: what is not one must not mean "everything". */
function checkedSlice(entry: Slice | null, d: number, path: string): Slice {
	if (entry === null) return {};
	if (typeof entry !== "object" || Array.isArray(entry))
		throw badSelection(`"${String(entry)}" of dimension ${d} is not a position, a slice or null`, path);
	for (const [name, value] of Object.entries({ start: entry.start, stop: entry.stop, step: entry.step }))
		if (value !== null && value !== undefined && !Number.isInteger(value))
			throw badSelection(`${name} ${String(value)} of dimension ${d} is not a whole number`, path);
	return entry;
}

/** Slices reach beyond the ends without an error, as everywhere else. */
function clip(position: number, length: number): number {
	return Math.min(Math.max(position < 0 ? position + length : position, 0), length);
}

/** The shape of what a selection takes. */
export function selectedShape(ranges: readonly ResolvedRange[]): number[] {
	return ranges.filter(({ kept }) => kept).map(({ count }) => count);
}

/** Reads the text of a selection, such as `0,10:20,::2`: positions and slices separated by commas. */
export function parseSelection(text: string): Selection {
	return text
		.replace(/^\[|\]$/g, "")
		.split(",")
		.map((part) => {
			const pieces = part.trim().split(":");
			const numbers = pieces.map((piece) => (piece.trim() === "" ? null : Number(piece)));
			if (pieces.length > 3 || numbers.some((n) => n !== null && !Number.isInteger(n)))
				throw new MiraError("bad-selection", `"${part}" is not a position or a slice start:stop:step`);
			if (pieces.length === 1) return numbers[0] ?? null;
			return { start: numbers[0] ?? null, stop: numbers[1] ?? null, step: numbers[2] ?? null };
		});
}

function badSelection(message: string, path: string): MiraError {
	return new MiraError("bad-selection", message, { path });
}
