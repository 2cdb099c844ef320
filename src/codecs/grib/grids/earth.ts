import { unsigned } from "../octets.ts";

/** The figure of the earth: half axes in metres. */
export type Earth = { major: number; minor: number };

const sphere = (radius: number): Earth => ({ major: radius, minor: radius });

/** Code table 3.2: figures whose size is not in the section. */
const FIGURES: ReadonlyMap<number, Earth> = new Map([
	[0, sphere(6_367_470)],
	[2, { major: 6_378_160, minor: 6_356_775 }],
	[4, { major: 6_378_137, minor: 6_356_752.314 }],
	[5, { major: 6_378_137, minor: 6_356_752.3142 }],
	[6, sphere(6_371_229)],
	[8, sphere(6_371_200)],
	[9, { major: 6_377_563.396, minor: 6_356_256.909 }],
]);

/** The figure that section 3 of edition 2 names; undefined where it is not known. */
export function grib2Earth(grid: Uint8Array): Earth | undefined {
	const figure = grid[14] ?? 255;
	const scaled = (at: number): number => Number(`${unsigned(grid, at + 1, 4)}e${-(grid[at] ?? 0)}`);
	if (figure === 1) return sphere(scaled(15));
	if (figure === 3) return { major: 1000 * scaled(20), minor: 1000 * scaled(25) };
	if (figure === 7) return { major: scaled(20), minor: scaled(25) };
	return FIGURES.get(figure);
}

/** The figure by the flags of section 2 of edition 1 (code table 7). */
export function grib1Earth(flags: number): Earth {
	return (flags & 0x40) === 0 ? sphere(6_367_470) : { major: 6_378_160, minor: 6_356_775 };
}
