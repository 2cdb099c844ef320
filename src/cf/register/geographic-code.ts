import { GEOGRAPHIC_CODES } from "./geographic-codes.ts";

let codes: ReadonlySet<number> | undefined;

/** True for the code of a system of longitudes and latitudes: known without loading the register. */
export function isGeographicCode(code: string): boolean {
	const [, authority, number] = /^(EPSG|OGC):(\w+)$/i.exec(code) ?? [];
	if (authority?.toUpperCase() === "OGC") return /^CRS(84h?|83|27)$/i.test(number ?? "");
	codes ??= new Set(running(GEOGRAPHIC_CODES.split(" ").map(Number)));
	return authority !== undefined && codes.has(Number(number));
}

function running(steps: readonly number[]): number[] {
	let sum = 0;
	return steps.map((step) => {
		sum += step;
		return sum;
	});
}
