import type { ChunkElements } from "./chunk.ts";
import type { ChunkSpan } from "./chunk-spans.ts";

/** Copies what `spans` take of a chunk into the place they have in the result. */
export function copyElements(
	chunk: ChunkElements,
	chunkShape: readonly number[],
	out: ChunkElements,
	outShape: readonly number[],
	spans: readonly ChunkSpan[],
	itemBytes: number,
): void {
	// Trailing dimensions that are taken whole on both sides lie side by side in both: together they are one row.
	let rank = spans.length;
	let unit = 1;
	while (rank > 0 && isWhole(spans[rank - 1] as ChunkSpan, chunkShape[rank - 1], outShape[rank - 1])) {
		rank--;
		unit *= chunkShape[rank] as number;
	}
	const row = spans[rank - 1] ?? WHOLE_ROW;
	const walk = (d: number, from: number, to: number): void => {
		if (d >= rank - 1) {
			const length = rank === 0 ? 1 : (chunkShape[d] as number);
			const outLength = rank === 0 ? 1 : (outShape[d] as number);
			copyRow(chunk, from * length + row.from, out, to * outLength + row.to, row, itemBytes * unit);
			return;
		}
		const { count, from: first, step, to: target } = spans[d] as ChunkSpan;
		const rows = from * (chunkShape[d] as number) + first;
		const outRows = to * (outShape[d] as number) + target;
		for (let i = 0; i < count; i++) walk(d + 1, rows + i * step, outRows + i);
	};
	walk(0, 0, 0);
}

/** An array that is taken whole, or has no dimensions, is one unit. */
const WHOLE_ROW = { from: 0, to: 0, step: 1, count: 1 };

function isWhole({ count, step }: ChunkSpan, chunkLength: number | undefined, outLength: number | undefined): boolean {
	return step === 1 && count === chunkLength && count === outLength;
}

/** One row of units, given the places of its first unit in chunk and result. */
function copyRow(
	chunk: ChunkElements,
	from: number,
	out: ChunkElements,
	to: number,
	{ count, step }: { count: number; step: number },
	unitSize: number,
): void {
	if (chunk instanceof Uint8Array && out instanceof Uint8Array && step === 1) {
		const begin = from * unitSize;
		const end = begin + count * unitSize;
		out.set(begin === 0 && end === chunk.length ? chunk : chunk.subarray(begin, end), to * unitSize);
		return;
	}
	// The same statement serves bytes and texts.
	const [source, target] = [chunk, out] as [unknown[], unknown[]];
	for (let i = 0; i < count; i++) {
		const at = (from + i * step) * unitSize;
		for (let u = 0; u < unitSize; u++) target[(to + i) * unitSize + u] = source[at + u];
	}
}
