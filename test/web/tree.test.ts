/** The tree: its rows, which array is shown first, and what of a long list is in view. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { openStore } from "mirazarr";
import { describe, expect, it } from "vitest";
import { listTree, type TreeNodeFacts } from "../../web/engine/tree.ts";
import { rowHeight, type TreeRow, treeRows } from "../../web/page/tree/rows.ts";
import { firstBeyond } from "../../web/page/tree/virtual-rows.ts";

const root = join(import.meta.dirname, "../..");
const open = async (path: string) => listTree(await openStore(new File([readFileSync(join(root, path))], path)));

const names = (rows: readonly TreeRow[]): string[] =>
	rows.map((row) => {
		const name = row.kind === "array" ? row.node.name : row.kind === "coordinates" ? "(coordinates)" : row.name;
		return `${"  ".repeat(row.level)}${name}`;
	});

describe("the tree of a file", () => {
	it("has data first, and coordinates apart", async () => {
		const { nodes, first } = await open("samples/sea-surface.nc");
		expect(names(treeRows(nodes, new Set(), ""))).toEqual([
			"sst",
			"quality",
			"(coordinates)",
			"  lat",
			"  lon",
			"  time",
		]);
		expect(first).toBe("/sst");
	});

	it("shows first what is worth a look: a field, not a coordinate", async () => {
		expect((await open("samples/ocean-colour.nc")).first).toBe("/biology/chlorophyll");
		expect((await open("samples/galaxy.fits")).first).toMatch(/^\/\d+$/);
		expect((await open("samples/elevation.tif")).first).toBe("/0");
	});

	it("lists arrays that cannot be read, with the reason", async () => {
		const { nodes } = await open("test/fixtures/hdf5-parser/types.h5");
		const refused = nodes.filter((node) => node.kind === "refused");
		expect(refused.map(({ path }) => path)).toEqual(["/float128", "/time"]);
		for (const { reason } of refused) expect(reason).not.toBe("");
	});
});

describe("rows", () => {
	const array = (path: string, role: "data" | "coordinate" = "data"): TreeNodeFacts => ({
		kind: "array",
		path,
		name: path.slice(path.lastIndexOf("/") + 1),
		depth: path.split("/").length - 2,
		role,
		dataType: "float32",
		shape: [2],
		dimensions: ["x"],
		title: undefined,
		units: undefined,
		decodedBytes: 8,
	});
	const many = Array.from({ length: 10_000 }, (_, i) => array(`/group-${i % 100}/array-${i}`));

	it("are closed and opened", () => {
		const nodes = [array("/g/a"), array("/g/h/b"), array("/c")];
		expect(names(treeRows(nodes, new Set(), ""))).toEqual(["c", "g", "  a", "  h", "    b"]);
		expect(names(treeRows(nodes, new Set(["/g"]), ""))).toEqual(["c", "g"]);
	});

	it("tell their place among their neighbours", () => {
		const rows = treeRows([array("/a"), array("/b"), array("/x", "coordinate")], new Set(), "");
		expect(rows.map(({ position, count }) => `${position}/${count}`)).toEqual(["1/3", "2/3", "3/3", "1/1"]);
	});

	it("are found by all words of a search, wherever they stand", () => {
		expect(names(treeRows(many, new Set(), "group-77/ array-1077"))).toEqual(["group-77", "  array-1077"]);
		expect(treeRows(many, new Set(), "no such thing")).toEqual([]);
	});

	it("are few where there are many: groups are closed until they are opened", () => {
		expect(treeRows(many, new Set(), "")).toHaveLength(100);
		expect(treeRows(many, new Set(["/group-3"]), "")).toHaveLength(200);
		expect(treeRows(many, new Set(), "", "/group-5/array-5")).toHaveLength(200);
	});

	it("are drawn where they are in view", () => {
		const rows = treeRows(many, new Set(many.map(({ path }) => path.slice(0, path.lastIndexOf("/")))), "");
		const tops = new Float64Array(rows.length + 1);
		for (const [i, row] of rows.entries()) tops[i + 1] = (tops[i] as number) + rowHeight(row);
		const first = firstBeyond(tops, 5000) - 1;
		expect(tops[first]).toBeLessThanOrEqual(5000);
		expect(tops[first + 1]).toBeGreaterThan(5000);
	});
});
