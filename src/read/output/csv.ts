import { visibleText } from "../../errors.ts";
import type { ManifestStore } from "../../manifest/manifest-store.ts";
import { writeJson } from "../../zarr/json.ts";
import { elementCount } from "../../zarr/nd-array.ts";
import { formatNumber, shortFloat32 } from "../../zarr/scalar.ts";
import { decode } from "../decode.ts";
import { centreOf } from "../labels/affine.ts";
import { type Coordinate, coordinatesOf } from "../labels/coordinates.ts";
import type { ResolvedRange } from "../selection.ts";
import { elementAt, elementJson, isMissing, type Values } from "./elements.ts";

/** One column: what is in it for the n-th element along its dimensions, in C order. */
type Column = { name: string; axes: readonly number[]; text(n: number): string };

/** Text that is written at once; a large selection needs no memory for all of it. */
const BLOCK_CHARACTERS = 2 ** 16;

/** What is written as CSV. */
export type CsvTable = {
	path: string;
	/** What is selected along every dimension of the array. */
	ranges: readonly ResolvedRange[];
	values: Values;
	times: "iso" | "number";
	/** True where people look at the table itself: a text in it stays in its row. */
	isLookedAt: boolean;
	/** Which of several parts of one table this is, in a column of that name before the others. Only the first part has a head. */
	part?: { name: string; number: number } | undefined;
	signal: AbortSignal;
};

/**
 * A table of values in long form (RFC 4180): a line for each, with its coordinates before it, or its positions along dimensions that
 * have none. What is missing is empty. It comes in blocks.
 */
export async function* csvBlocks(store: ManifestStore, table: CsvTable): AsyncGenerator<string, void, undefined> {
	const { path, ranges, values, isLookedAt, part } = table;
	const columns = await coordinateColumns(store, table);
	const name = path.split("/").at(-1) ?? path;
	const names = [...(part === undefined ? [] : [part.name]), ...columns.map((column) => column.name), name];
	let block = (part?.number ?? 0) > 0 ? "" : `${names.map((text) => quoted(text, isLookedAt)).join(",")}\n`;
	const before = part === undefined ? "" : `${part.number},`;
	// Joined characters have no dimension of their own.
	const counts = ranges.map(({ count }) => count).slice(0, dimensionsLeft(values, ranges));
	const steps = columns.map(({ axes }) => stepsOf(axes, counts));
	const index = counts.map(() => 0);
	const size = elementCount(counts);
	for (let i = 0; i < size; i++) {
		block += before;
		for (const [c, column] of columns.entries()) {
			let n = 0;
			for (const [d, step] of (steps[c] as number[]).entries()) n += step * (index[d] as number);
			block += `${column.text(n)},`;
		}
		block += `${isMissing(values, i) ? "" : quoted(exactText(values, i), isLookedAt)}\n`;
		if (block.length >= BLOCK_CHARACTERS) {
			yield block;
			block = "";
		}
		for (let d = counts.length - 1; d >= 0; d--) {
			index[d] = (index[d] as number) + 1;
			if ((index[d] as number) < (counts[d] as number)) break;
			index[d] = 0;
		}
	}
	yield block;
}

function dimensionsLeft({ shape }: Values, ranges: readonly ResolvedRange[]): number {
	return ranges.length - (ranges.filter(({ kept }) => kept).length - shape.length);
}

/** How far apart in a column the neighbours along each dimension are. */
function stepsOf(axes: readonly number[], counts: readonly number[]): number[] {
	const lengths = axes.map((axis) => counts[axis] as number);
	return counts.map((_, d) => {
		const own = axes.indexOf(d);
		return own < 0 ? 0 : elementCount(lengths.slice(own + 1));
	});
}

/** A column for every dimension, then the other coordinates. */
async function coordinateColumns(store: ManifestStore, table: CsvTable): Promise<Column[]> {
	const { dimensionNames = [] } = store.array(table.path).description;
	const count = dimensionsLeft(table.values, table.ranges);
	const known = coordinatesOf(store, table.path).filter(
		({ axes }) => axes.length > 0 && axes.every((axis) => axis < count),
	);
	const axes = table.ranges.slice(0, count).map((range, d): Coordinate | Column => {
		const own = known.filter((coordinate) => coordinate.axes.length === 1 && coordinate.axes[0] === d);
		return own.find(({ name }) => name === dimensionNames[d]) ?? own[0] ?? positions(dimensionNames[d], d, range);
	});
	const others = known.filter((coordinate) => !axes.includes(coordinate));
	return Promise.all(
		[...axes, ...others].map((column) => ("text" in column ? column : coordinateColumn(store, column, table))),
	);
}

function positions(name: string | null | undefined, axis: number, { start, step }: ResolvedRange): Column {
	return { name: name ?? `dimension_${axis}`, axes: [axis], text: (n) => String(start + n * step) };
}

async function coordinateColumn(
	store: ManifestStore,
	{ name, axes, source, role }: Coordinate,
	{ ranges, times, isLookedAt, signal }: CsvTable,
): Promise<Column> {
	const own = axes.map((axis) => ranges[axis] as ResolvedRange);
	if (source.kind === "transform") {
		const { transform, part } = source;
		const columns = own.length === 2 ? (own[1] as ResolvedRange).count : 0;
		const text = (n: number): string => {
			const [row, column] = columns === 0 ? [n, n] : [Math.floor(n / columns), n % columns];
			const places = [row, column].map((i, d) => placeIn(own[d] ?? (own[0] as ResolvedRange), i));
			return String(centreOf(transform, places[0] as number, places[1] as number)[part]);
		};
		return { name, axes, text };
	}
	const selection = own.map(({ start, step, count }) => ({ start, stop: start + (count - 1) * step + 1, step }));
	const values = await decode(store, source.path, {
		selection,
		missing: "validity",
		reasons: true,
		characters: "joined",
		times: role === "time" ? times : "number",
		signal,
	});
	return { name, axes, text: (n) => (isMissing(values, n) ? "" : quoted(exactText(values, n), isLookedAt)) };
}

function placeIn({ start, step }: ResolvedRange, n: number): number {
	return start + n * step;
}

/** An element with all of its digits. */
function exactText(values: Values, i: number): string {
	const { dataType } = values;
	if (dataType === "mirazarr.sequence") return writeJson(elementJson(values, i));
	const value = elementAt(values, i);
	if (typeof value === "number")
		return dataType === "float32" ? formatNumber(shortFloat32(value)) : formatNumber(value);
	if (typeof value === "string") return value;
	if (Array.isArray(value) && dataType.startsWith("complex")) {
		const [re, im] = value as [number, number];
		return `${re}${im < 0 || Object.is(im, -0) ? "" : "+"}${im}i`;
	}
	return typeof value === "bigint" || typeof value === "boolean" ? String(value) : writeJson(elementJson(values, i));
}

/** In quotes where a comma, a quote or the end of a line would be taken for one of the table. */
function quoted(text: string, isLookedAt: boolean): string {
	const shown = isLookedAt ? visibleText(text) : text;
	return /[",\r\n]/.test(shown) ? `"${shown.replaceAll('"', '""')}"` : shown;
}
