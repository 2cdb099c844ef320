import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { FLOORS } from "./floors.ts";

const SRC = join(import.meta.dirname, "../src");

/** Lower, and still not for them: a writer knows the model and nothing of formats, a viewer's fill models no transport. */
const STRANGERS: Readonly<Record<string, readonly string[]>> = {
	write: ["formats", "open.ts"],
	codecs: ["icechunk"],
	verify: ["formats", "write"],
	serve: ["formats", "write", "dataset"],
};

/** Formats that hold others: references, repositories and archives hold Zarr stores; a DMR++ says what is in an HDF5 file; HDF-EOS 5 describes its grids as HDF-EOS 2 does. */
const MADE_OF: Readonly<Record<string, readonly string[]>> = {
	kerchunk: ["zarr"],
	icechunk: ["zarr", "kerchunk"],
	zip: ["zarr", "kerchunk"],
	dmrpp: ["hdf5"],
	hdf5: ["hdf4"],
};

type Import = { from: string; to: string; isType: boolean; isLazy: boolean };

function sourceFiles(): string[] {
	return readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".ts"));
}

function importsOf(file: string): Import[] {
	const text = readFileSync(join(SRC, file), "utf8");
	const found = text.matchAll(/^(?:import|export)\s(type\s)?[^;]*?from\s+"(\.[^"]+)"|import\("(\.[^"]+)"\)/gm);
	return Array.from(found, ([, type, now, later]) => ({
		from: file,
		to: relative(SRC, resolve(dirname(join(SRC, file)), (now ?? later) as string)),
		isType: type !== undefined,
		isLazy: later !== undefined,
	}));
}

const roomOf = (file: string): string => file.split("/")[0] as string;
const floorOf = new Map(FLOORS.flatMap((rooms, floor) => rooms.map((room): [string, number] => [room, floor])));
const IMPORTS = sourceFiles().flatMap(importsOf);

describe("the tree of src/", () => {
	it("has a floor for every room", () => {
		expect([...new Set(sourceFiles().map(roomOf))].filter((room) => !floorOf.has(room))).toEqual([]);
	});

	it("has imports that point down, none up", () => {
		const up = IMPORTS.filter(({ from, to }) => (floorOf.get(roomOf(to)) ?? 99) > (floorOf.get(roomOf(from)) ?? 99));
		expect(up.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
	});

	it("keeps rooms apart that have nothing to say to each other", () => {
		const strange = IMPORTS.filter(({ from, to }) => STRANGERS[roomOf(from)]?.includes(roomOf(to)));
		expect(strange.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
	});

	it("has formats that know only those that they are made of", () => {
		const between = IMPORTS.filter(({ from, to }) => {
			const [own, other] = [from, to].map((file) => /^formats\/([^/]+)\//.exec(file)?.[1]);
			return own !== undefined && other !== undefined && own !== other && !MADE_OF[own]?.includes(other);
		});
		expect(between.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
	});

	it("has no circles of files that are loaded together", () => {
		const graph = new Map<string, string[]>();
		for (const { from, to, isType, isLazy } of IMPORTS)
			if (!isType && !isLazy) graph.set(from, [...(graph.get(from) ?? []), to]);
		expect(circles(graph)).toEqual([]);
	});
});

/** The first circle below each file, by depth-first search. */
function circles(graph: ReadonlyMap<string, readonly string[]>): string[] {
	const done = new Set<string>();
	const found: string[] = [];
	const visit = (file: string, trail: readonly string[]): void => {
		if (trail.includes(file)) found.push([...trail.slice(trail.indexOf(file)), file].join(" → "));
		else if (!done.has(file)) {
			for (const next of graph.get(file) ?? []) visit(next, [...trail, file]);
			done.add(file);
		}
	};
	for (const file of graph.keys()) visit(file, []);
	return found;
}
