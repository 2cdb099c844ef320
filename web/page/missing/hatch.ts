/** Patterns and colours for reasons: never the colour alone. */

/** Pixels after which every pattern repeats itself. */
export const HATCH_PERIOD = 8;

/** A pattern in words, for those who do not see it. */
export const HATCH_NAMES = [
	"rising lines",
	"falling lines",
	"dots",
	"level lines",
	"upright lines",
	"crossed lines",
	"a grid",
	"squares",
] as const;

/** Colours that differ to eyes that see fewer of them too, on light and on dark (after M. Okabe and K. Ito). */
export const HATCH_COLOURS: readonly (readonly [red: number, green: number, blue: number])[] = [
	[213, 94, 0],
	[0, 114, 178],
	[204, 121, 167],
	[0, 158, 115],
	[230, 159, 0],
	[86, 180, 233],
	[148, 103, 189],
	[127, 127, 127],
];

/** Whether a pixel of a pattern is drawn. The shader has the same. */
export function isHatched(pattern: number, x: number, y: number): boolean {
	const [column, row] = [wrapped(x), wrapped(y)];
	switch (pattern % HATCH_NAMES.length) {
		case 0:
			return wrapped(column + row) < 2;
		case 1:
			return wrapped(column - row) < 2;
		case 2:
			return column % 4 < 2 && row % 4 < 2 && column < 4 === row < 4;
		case 3:
			return row % 4 < 1;
		case 4:
			return column % 4 < 1;
		case 5:
			return wrapped(column + row) < 1 || wrapped(column - row) < 1;
		case 6:
			return row < 1 || column < 1;
		default:
			return column < 4 === row < 4;
	}
}

function wrapped(n: number): number {
	return ((n % HATCH_PERIOD) + HATCH_PERIOD) % HATCH_PERIOD;
}

/** The same as the lines of a shader: `hatched(pattern, pixel)`. */
export const HATCH_SHADER = `
bool hatched(int pattern, ivec2 at) {
	int x = ((at.x % 8) + 8) % 8;
	int y = ((at.y % 8) + 8) % 8;
	if (pattern == 0) return (x + y) % 8 < 2;
	if (pattern == 1) return (x - y + 8) % 8 < 2;
	if (pattern == 2) return x % 4 < 2 && y % 4 < 2 && (x < 4) == (y < 4);
	if (pattern == 3) return y % 4 < 1;
	if (pattern == 4) return x % 4 < 1;
	if (pattern == 5) return (x + y) % 8 < 1 || (x - y + 8) % 8 < 1;
	if (pattern == 6) return y < 1 || x < 1;
	return (x < 4) == (y < 4);
}`;

/** The pixels of one period of a pattern as the path of an SVG, one unit a pixel. */
export function hatchPath(pattern: number): string {
	const parts: string[] = [];
	for (let y = 0; y < HATCH_PERIOD; y++)
		for (let x = 0; x < HATCH_PERIOD; x++) if (isHatched(pattern, x, y)) parts.push(`M${x} ${y}h1v1h-1z`);
	return parts.join("");
}

/** The number of the first rule that holds and is switched on, from 0; -1 where the value is there. */
export function reasonOf(bits: number, enabled: number): number {
	const held = bits & enabled;
	return held === 0 ? -1 : 31 - Math.clz32(held & -held);
}
