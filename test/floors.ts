/**
 * The rooms of the house from the ground up: a room may import what stands before it. Types count, too: a type that lies
 * higher than its users is in the wrong room.
 */
export const FLOORS: readonly (readonly string[])[] = [
	["errors.ts", "diagnostics.ts"],
	["zarr"],
	["fill"],
	["cf"],
	["io"],
	["manifest"],
	["codecs"],
	["read"],
	["icechunk"],
	["formats"],
	["open.ts"],
	["dataset"],
	["write"],
	["exec"],
	["verify"],
	["update"],
	["serve"],
	["testing"],
	["index.ts", "node.ts"],
	["cli"],
];
