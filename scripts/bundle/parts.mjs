import { join } from "node:path";

/**
 * The files that entries share, in the order in which a program comes to need them: each has what its modules load at once, and the
 * files before it have not. So an application that imports `openStore` alone gets the first of them at once, the second while the
 * first bytes of a file are under way, and of the others what it asks for; and a page without a bundler has few to wait for.
 */
const PARTS = {
	// With what an application says about requests, and the command before it knows what to do.
	open: ["open.ts", "io/memory.ts", "io/http-session.ts", "io/netrc.ts", "io/tracing.ts"],
	// What is missing, for those who import that alone.
	fill: ["fill/index.ts"],
	// What a store is, and what most parsers make one with.
	store: [
		"formats/run-parser.ts",
		"formats/parser.ts",
		"formats/grid-mapping-array.ts",
		"fill/resolve.ts",
		"manifest/manifest-builder.ts",
		"manifest/derived-array.ts",
		"manifest/contiguous.ts",
		"manifest/inline-budget.ts",
		"manifest/store-facts.ts",
		"cf/described-system.ts",
		"zarr/conventions.ts",
		"zarr/nul-text.ts",
		"zarr/gcd.ts",
		"zarr/same-structure.ts",
		"zarr/group-by.ts",
		"io/joined-place.ts",
		"io/xml.ts",
	],
	read: ["read/read.ts", "read/transform.ts", "read/labels/affine.ts", "codecs/core-codecs.ts", "codecs/index.ts"],
	decode: ["read/decode.ts"],
	systems: ["cf/describe-system.ts"],
	engine: ["index.ts"],
	kernel: ["codecs/kernels/chunk-tools.ts"],
	// Formats that others are made of.
	zarr: ["formats/zarr/index.ts"],
	hdf5: ["formats/hdf5/index.ts"],
};

/** The one module that zarrita must be installed for: the command does without. */
const ZARRITA = "codecs/zarrita.ts";

/** Says in which file a module of the folder `source` goes; undefined where the bundler is to decide by who needs it. */
export function partOf(source) {
	let places;
	return (id, modules) => {
		if (!id.startsWith(source)) return null;
		places ??= placesOf(source, modules);
		return places.get(id) ?? null;
	};
}

function placesOf(source, modules) {
	const places = new Map([[join(source, ZARRITA), "zarrita"]]);
	const visit = (id, part) => {
		if (places.has(id) || !id.startsWith(source)) return;
		places.set(id, part);
		for (const next of modules.getModuleInfo(id)?.importedIds ?? []) visit(next, part);
	};
	for (const [part, roots] of Object.entries(PARTS)) for (const root of roots) visit(join(source, root), part);
	return places;
}
