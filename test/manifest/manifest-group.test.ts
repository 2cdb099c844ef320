/** A name stands for one node, and views keep what they do not change. */
import { describe, expect, it } from "vitest";
import { MiraError } from "../../src/errors.ts";
import { type GroupNode, ManifestGroup, type StoreArray, walk } from "../../src/manifest/manifest-group.ts";
import { mapArrays, mapTree } from "../../src/manifest/map-tree.ts";
import { textAttribute } from "../../src/zarr/attributes.ts";
import { dataType } from "../../src/zarr/data-type.ts";
import { sampleStore } from "./sample-store.ts";

const array = sampleStore({ a: { dataType: dataType("int8"), shape: [2] } }).array("/a");
const error = new MiraError("unsupported-feature", "it has quaternions");
const unfit: GroupNode = { kind: "unfit", array, error };

/** Every kind of node, in the root and below. */
function everyKind(): ManifestGroup {
	const inner = new ManifestGroup(new Map([["title", textAttribute("inner")]]));
	inner.add("a", array).add("bad", error).add("unfit", unfit);
	return new ManifestGroup().add("a", array).add("bad", error).add("unfit", unfit).add("g", inner);
}

const placesOf = (group: ManifestGroup): [string, string][] =>
	Array.from(walk(group), ({ path, kind }) => [path, kind]);

describe("ManifestGroup", () => {
	it("gives every node by its name, and readers the arrays and groups as maps", () => {
		const group = everyKind();
		expect(group.get("a")).toEqual({ kind: "array", array });
		expect(group.get("bad")).toEqual({ kind: "refused", error });
		expect(group.get("unfit")).toBe(unfit);
		expect(group.get("g")?.kind).toBe("group");
		expect(group.get("nothing")).toBeUndefined();
		expect(group.arrays).toBeInstanceOf(Map);
		expect([...group.arrays.keys()]).toEqual(["a"]);
		expect([...group.groups.keys()]).toEqual(["g"]);
	});

	it.each<[string, StoreArray | ManifestGroup | MiraError]>([
		["an array", array],
		["a group", new ManifestGroup()],
		["a refused array", error],
	])("an array and a group of one name cannot both be: %s", (_, content) => {
		for (const name of ["a", "g", "bad", "unfit"])
			expect(() => everyKind().add(name, content)).toThrow(`named "${name}": a name can belong`);
	});

	it("the maps keep to that, and an array takes the place of an array as in any map", () => {
		const group = everyKind();
		expect(() => group.arrays.set("g", array)).toThrow('there is already a group named "g"');
		expect(() => group.groups.set("a", new ManifestGroup())).toThrow('there is already an array named "a"');
		const other = sampleStore({ a: { dataType: dataType("int16"), shape: [3] } }).array("/a");
		group.arrays.set("a", other).set("b", array);
		expect([group.get("a"), group.get("b")]).toEqual([
			{ kind: "array", array: other },
			{ kind: "array", array },
		]);
	});

	it("what was taken out can be another thing", () => {
		const group = everyKind();
		expect([group.delete("a"), group.delete("bad"), group.delete("g"), group.delete("nothing")]).toEqual([
			true,
			true,
			true,
			false,
		]);
		group.add("a", new ManifestGroup()).add("bad", array);
		expect(placesOf(group)).toEqual([
			["/", "group"],
			["/bad", "array"],
			["/unfit", "unfit"],
			["/a", "group"],
		]);
	});

	it("what is no node is refused where it is added", () => {
		expect(() => new ManifestGroup().add("a", {} as never)).toThrow('"a" is neither an array nor a group');
		expect(() => new ManifestGroup().add("a", undefined as never)).toThrow(MiraError);
	});
});

describe("mapTree", () => {
	it("keeps everything that is not changed: attributes, refused and unfit arrays, at every depth", () => {
		const group = everyKind();
		const mapped = mapTree(group, (node) => node);
		expect(placesOf(mapped)).toEqual(placesOf(group));
		expect(mapped.get("unfit")).toBe(unfit);
		expect(mapped.groups.get("g")?.get("unfit")).toBe(unfit);
		expect(mapped.groups.get("g")?.attributes).toBe(group.groups.get("g")?.attributes);
	});

	it("leaves out what it is told to, groups with all that is in them", () => {
		const seen: string[] = [];
		const mapped = mapTree(everyKind(), (node, { path }) => {
			seen.push(path);
			return path === "/g" || path === "/bad" ? undefined : node;
		});
		expect(placesOf(mapped).map(([path]) => path)).toEqual(["/", "/a", "/unfit"]);
		expect(seen).toEqual(["/a", "/bad", "/unfit", "/g"]);
	});

	it("knows where a node is, below any root", () => {
		const seen: [string, string, boolean][] = [];
		const group = everyKind();
		mapTree(
			group,
			(node, { name, path, parent }) => {
				seen.push([name, path, parent.get(name)?.kind === node.kind]);
				return node;
			},
			"/elsewhere",
		);
		expect(seen.at(-1)).toEqual(["unfit", "/elsewhere/g/unfit", true]);
	});

	it("mapArrays also changes arrays that are unfit, which stay so", () => {
		const other = sampleStore({ a: { dataType: dataType("int16"), shape: [3] } }).array("/a");
		const mapped = mapArrays(everyKind(), () => other);
		expect(mapped.groups.get("g")?.get("unfit")).toEqual({ kind: "unfit", array: other, error });
		expect(mapped.get("bad")).toEqual({ kind: "refused", error });
	});
});
