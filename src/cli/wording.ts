import { wholePower } from "../zarr/arithmetic/powers.ts";

/** A count with its noun: `1 request`, `2 requests`. */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
	return `${count} ${count === 1 ? noun : plural}`;
}

/** A shape with the names of its dimensions: `time 3 × lat 36 × lon 72`; `scalar` without dimensions. */
export function shapeText(shape: readonly number[], names: readonly (string | null)[] = []): string {
	if (shape.length === 0) return "scalar";
	return shape.map((length, d) => (names[d] ? `${names[d]} ${length}` : String(length))).join(" × ");
}

const UNITS = ["kB", "MB", "GB", "TB", "PB"] as const;

/** A size for people: `512 bytes`, `24.6 kB`, in powers of 1000. */
export function sizeText(bytes: number): string {
	if (bytes < 1000) return counted(bytes, "byte");
	let power = 1;
	while (power < UNITS.length && bytes >= wholePower(1000, power + 1)) power++;
	const value = bytes / wholePower(1000, power);
	return `${value >= 99.95 ? value.toFixed(0) : value.toFixed(1)} ${UNITS[power - 1]}`;
}

const UNIT_MS = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 } as const;

/** Milliseconds of a time as people write it: `30s`, `5m`, `500ms`, `2h`; a number alone is seconds. Undefined for anything else. */
export function parseDuration(text: string): number | undefined {
	const [, number, unit = "s"] = /^\s*(\d+(?:\.\d+)?)\s*(ms|s|m|h)?\s*$/.exec(text) ?? [];
	const ms = Number(number) * UNIT_MS[unit as keyof typeof UNIT_MS];
	return ms > 0 ? ms : undefined;
}

/** Bytes of a size as people write it: `4000000`, `4MB`, `4 MiB`, `2.5k`. Undefined for anything else. */
export function parseSize(text: string): number | undefined {
	const match = /^\s*(\d+(?:\.\d+)?)\s*(?:([kmgt])(i?)b?|b|bytes?)?\s*$/i.exec(text);
	if (match === null) return undefined;
	const [, number, unit = "", binary] = match;
	const power = unit === "" ? 0 : "kmgt".indexOf(unit.toLowerCase()) + 1;
	const bytes = Math.round(Number(number) * wholePower(binary ? 1024 : 1000, power));
	return Number.isSafeInteger(bytes) ? bytes : undefined;
}
