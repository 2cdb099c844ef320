import { MiraError } from "../../errors.ts";
import { corruptChunk } from "../codec.ts";
import type { GribSections } from "./message.ts";
import { signMagnitude, unsigned } from "./octets.ts";
import { type GaussianRows, gaussianRows } from "./reduced-rows.ts";

/** In which order the points of a grid follow each other (flag table 3.4; table 8 of edition 1). */
export type Scanning = {
	/** From east to west. */
	iNegative: boolean;
	/** From south to north. */
	jPositive: boolean;
	/** Along j first: columns follow each other, not rows. */
	jConsecutive: boolean;
	/** Every second row (or column) runs the other way. */
	isAlternating: boolean;
};

/** How the points of a grid are arranged, as far as its section says. */
export type GridLayout = {
	/** Undefined where only the data can tell: grids of edition 1 that have no section of their own. */
	pointCount: number | undefined;
	/** Points along a parallel and along a meridian (Ni and Nj), where all rows have as many. */
	ni?: number | undefined;
	nj?: number | undefined;
	/** Points of each row in turn, where they differ. */
	rowLengths?: Float64Array | undefined;
	/** Where the rows of a reduced Gaussian grid begin. */
	gaussianRows?: GaussianRows | undefined;
	scanning?: Scanning | undefined;
};

/** Where the flags of scanning are in the templates of section 3 that have Ni and Nj in their octets 31 to 38, from 0. */
const SCANNING_OFFSETS: ReadonlyMap<number, number> = new Map([
	...[0, 1, 2, 3, 40, 41, 42, 43, 204, 32768, 32769].map((template) => [template, 71] as const),
	[4, 47],
	[5, 47],
	[10, 59],
	[12, 59],
	[13, 59],
	[20, 64],
	[23, 64],
	[30, 64],
	[31, 64],
	[33, 64],
	[90, 63],
	[110, 56],
	[140, 63],
]);

/** Types of grid of edition 1 (table 6) that are spherical harmonics. */
const SPECTRAL_TYPES: readonly number[] = [50, 60, 70, 80];

/** Gaussian grids, plain, rotated, stretched and both: types of edition 1, templates of edition 2. */
const GAUSSIAN_TYPES: readonly number[] = [4, 14, 24, 34];
const GAUSSIAN_TEMPLATES: readonly number[] = [40, 41, 42, 43];

/** By the section: fields share them, and a list of rows may be long. */
const layouts = new WeakMap<Uint8Array, GridLayout>();
const NO_GRID: GridLayout = { pointCount: undefined };

/** The grid of a field. */
export function gridLayout({ edition, grid }: GribSections): GridLayout {
	if (grid === undefined) return NO_GRID;
	const layout = layouts.get(grid) ?? (edition === 2 ? grib2Layout(grid) : grib1Layout(grid));
	layouts.set(grid, layout);
	return layout;
}

function grib2Layout(grid: Uint8Array): GridLayout {
	const pointCount = unsigned(grid, 6, 4);
	const template = unsigned(grid, 12, 2);
	const scanningOffset = SCANNING_OFFSETS.get(template);
	if (scanningOffset === undefined || scanningOffset >= grid.length) return { pointCount };
	const scanning = scanningOf(grid[scanningOffset] ?? 0);
	const [ni, nj] = [unsigned(grid, 30, 4), unsigned(grid, 34, 4)];
	const octets = grid[10] ?? 0;
	if (octets > 0) {
		const count = ni === MISSING_32 ? nj : ni;
		const listed = listedRows(grid, grid.length - count * octets, octets, count);
		if (listed === undefined) return { pointCount, scanning };
		if (!GAUSSIAN_TEMPLATES.includes(template)) return { pointCount, scanning, rowLengths: listed };
		const ends = { west: signMagnitude(grid, 50, 4) / 1e6, east: signMagnitude(grid, 59, 4) / 1e6, tolerance: 0.5e-6 };
		const rows = gaussianRows(listed, ends, pointCount);
		return { pointCount, scanning, rowLengths: rows?.rowLengths ?? listed, gaussianRows: rows };
	}
	return ni * nj === pointCount ? { pointCount, scanning, ni, nj } : { pointCount, scanning };
}

function grib1Layout(grid: Uint8Array): GridLayout {
	const type = grid[5] ?? 0;
	if (SPECTRAL_TYPES.includes(type)) {
		const truncation = unsigned(grid, 6, 2);
		return { pointCount: (truncation + 1) * (truncation + 2) };
	}
	// Grids of single centres are laid out as they like, but for those of NCEP (201 to 205).
	if (type >= 192 && !(type >= 201 && type <= 205)) return { pointCount: undefined };
	const scanning = scanningOf(grid[27] ?? 0);
	const [ni, nj] = [unsigned(grid, 6, 2), unsigned(grid, 8, 2)];
	// A grid without points has none to be right about: what is coded counts, as with ecCodes.
	if (ni * nj === 0) return { pointCount: undefined, scanning };
	if (ni !== MISSING_16 && nj !== MISSING_16) return { pointCount: ni * nj, ni, nj, scanning };
	// The list comes behind the parameters of the vertical coordinate; octet 5 says where these begin.
	const from = (grid[4] ?? 0) - 1 + 4 * (grid[3] ?? 0);
	const listed = listedRows(grid, from, 2, ni === MISSING_16 ? nj : ni);
	if (listed === undefined) return { pointCount: undefined, scanning };
	if (!GAUSSIAN_TYPES.includes(type)) return { pointCount: sum(listed), scanning, rowLengths: listed };
	const ends = { west: signMagnitude(grid, 13, 3) / 1000, east: signMagnitude(grid, 20, 3) / 1000, tolerance: 0.5e-3 };
	const rows = gaussianRows(listed, ends, undefined);
	const rowLengths = rows?.rowLengths ?? listed;
	return { pointCount: sum(rowLengths), scanning, rowLengths, gaussianRows: rows };
}

function sum(lengths: Float64Array): number {
	return lengths.reduce((total, length) => total + length, 0);
}

const MISSING_16 = 2 ** 16 - 1;
const MISSING_32 = 2 ** 32 - 1;

function listedRows(grid: Uint8Array, from: number, octets: number, count: number): Float64Array | undefined {
	if (from < 10 || from + count * octets > grid.length) return undefined;
	return Float64Array.from({ length: count }, (_, row) => unsigned(grid, from + row * octets, octets));
}

function scanningOf(flags: number): Scanning {
	return {
		iNegative: (flags & 0x80) !== 0,
		jPositive: (flags & 0x40) !== 0,
		jConsecutive: (flags & 0x20) !== 0,
		isAlternating: (flags & 0x10) !== 0,
	};
}

/** The lengths of the runs that points are coded in: rows, or columns where j comes first. Undefined where nobody says. */
export function runLengths({ ni, nj, rowLengths, scanning }: GridLayout): Float64Array | undefined {
	if (rowLengths !== undefined) return rowLengths;
	if (ni === undefined || nj === undefined) return undefined;
	if (ni * nj === 0) return new Float64Array(0);
	return scanning?.jConsecutive ? new Float64Array(ni).fill(nj) : new Float64Array(nj).fill(ni);
}

/** Turns every second run around, in place: they were coded back and forth, so neighbours stay neighbours at their ends. */
export function straightenRuns(values: Float64Array, layout: GridLayout): void {
	const lengths = runLengths(layout);
	if (lengths === undefined)
		throw new MiraError("unsupported-feature", "rows that are coded back and forth need a grid whose rows are known");
	const count = sum(lengths);
	if (count !== values.length)
		throw corruptChunk("grib", `the rows of the grid have ${count} points, the field has ${values.length}`);
	let from = 0;
	for (let run = 0; run < lengths.length; run++) {
		const to = from + (lengths[run] as number);
		if (run % 2 === 1) values.subarray(from, to).reverse();
		from = to;
	}
}
