import { MiraError } from "../errors.ts";

/**
 * A stretch of the dimension along which a cube grows, in elements: of what is there (`kept`), or of the files that are put,
 * as they stand one behind the other in the order of their places (`put`).
 */
export type Stretch = { kind: "kept" | "put"; from: number; to: number };

/** A stretch, and where it begins in the cube as it will be. */
export type PlacedStretch = Stretch & { at: number };

/** The dimension of a cube as it was and as it will be. */
export type Layout = { dimension: string; oldLength: number; newLength: number; stretches: readonly PlacedStretch[] };

/** Stretches one behind the other; neighbours that were neighbours before are one. */
export function layoutOf(dimension: string, oldLength: number, parts: readonly Stretch[]): Layout {
	const stretches: PlacedStretch[] = [];
	let at = 0;
	for (const { kind, from, to } of parts) {
		if (from === to) continue;
		const last = stretches.at(-1);
		if (last?.kind === kind && last.to === from) last.to = to;
		else stretches.push({ kind, from, to, at });
		at += to - from;
	}
	return { dimension, oldLength, newLength: at, stretches };
}

/** Whether everything that stays keeps its place, and so does all that it had behind it. */
export function keepsPlaces({ stretches, oldLength, newLength }: Layout): boolean {
	return newLength >= oldLength && stretches.every(({ kind, from, at }) => kind === "put" || from === at);
}

/** Where the chunks of an array go, by their numbers along the dimension. */
export type ChunkMoves = {
	/** The new number of a chunk that is there; -1 where it goes. */
	kept(index: number): number;
	/** The number that a chunk of the files gets. */
	put(index: number): number;
	/** The first number at which anything is different. */
	firstChanged: number;
	/** How many there will be. */
	count: number;
};

/** Finds out where chunks go; refuses what would begin or end inside of one. */
export function chunkMoves(layout: Layout, chunkLength: number, path: string): ChunkMoves {
	const { stretches, newLength } = layout;
	for (const stretch of stretches) checkBorders(stretch, layout, chunkLength, path);
	const move = (kind: Stretch["kind"]) => {
		const own = stretches.filter((stretch) => stretch.kind === kind);
		let last = own[0];
		return (index: number): number => {
			const element = index * chunkLength;
			const isIn = (stretch: PlacedStretch | undefined): boolean =>
				stretch !== undefined && element >= stretch.from && element < stretch.to;
			// Chunks come in order, more or less.
			if (!isIn(last)) last = own.find(isIn);
			return last === undefined ? -1 : (element - last.from + last.at) / chunkLength;
		};
	};
	const [first] = stretches;
	const isStart = first?.kind === "kept" && first.from === 0;
	return {
		kept: move("kept"),
		put: move("put"),
		firstChanged: isStart ? Math.floor(first.to / chunkLength) : 0,
		count: Math.ceil(newLength / chunkLength),
	};
}

function checkBorders({ kind, from, to, at }: PlacedStretch, layout: Layout, chunkLength: number, path: string): void {
	const { dimension, oldLength, newLength } = layout;
	const isLast = at + (to - from) === newLength;
	if (at % chunkLength !== 0)
		throw insideChunk(path, `what stands at ${at} along ${dimension} would begin`, chunkLength);
	if (from % chunkLength !== 0)
		throw insideChunk(path, `what is taken from ${from} along ${dimension} on begins`, chunkLength);
	if ((to - from) % chunkLength === 0 || isLast) return;
	if (kind === "kept" && to === oldLength)
		throw insideChunk(path, `${dimension} has length ${oldLength}: it ends`, chunkLength, "nothing can follow");
	throw insideChunk(
		path,
		kind === "put"
			? `${to - from} values along ${dimension} would be put at ${at}, and end`
			: `what stays of ${dimension} would end at ${at + (to - from)},`,
		chunkLength,
		"only the end of the cube may do so",
	);
}

function insideChunk(path: string, what: string, chunkLength: number, why?: string): MiraError {
	return new MiraError(
		"cannot-combine",
		`${what} inside a chunk of ${chunkLength}${why === undefined ? "" : `: ${why}`}`,
		{ path, hint: "Build the cube again from all its files" },
	);
}

/** The number of a chunk in the grid of the array as it will be, with its place along an axis moved; -1 where it goes. */
export function moveNumber(
	number: number,
	[oldGrid, newGrid]: readonly [readonly number[], readonly number[]],
	axis: number,
	move: (index: number) => number,
): number {
	const inner = productOf(oldGrid.slice(axis + 1));
	const count = oldGrid[axis] as number;
	const row = Math.floor(number / inner);
	const to = move(row % count);
	return to < 0 ? -1 : (Math.floor(row / count) * (newGrid[axis] as number) + to) * inner + (number % inner);
}

/** The first chunk of an array that is different, by its number. */
export function firstChangedNumber(grid: readonly number[], axis: number, { firstChanged }: ChunkMoves): number {
	// Behind another dimension every part has its own end.
	return productOf(grid.slice(0, axis)) > 1 ? 0 : firstChanged * productOf(grid.slice(axis + 1));
}

function productOf(counts: readonly number[]): number {
	return counts.reduce((product, count) => product * count, 1);
}
