/**
 * What a parser knows of a file besides its arrays: which kind of its format it is. All of it is for people; nothing is
 * decided by it.
 */
export type StoreFacts = {
	/** The format with its version, as its users call it: `NetCDF-4`, `NetCDF-3 64-bit offset`, `GeoTIFF`, `Zarr v2`. */
	readonly version?: string | undefined;
	/** What else is said of it first, a few words each: `COG`, `BigTIFF`, `743 messages`. */
	readonly traits?: readonly string[] | undefined;
};

/** A count with its noun, for traits: `1 message`, `12 messages`. */
export function countTrait(count: number, noun: string): string {
	return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
