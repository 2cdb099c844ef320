/** The low-level reader against what h5py finds in the fixtures: names, shapes, layouts, filters, fill values, attributes. */
import { describe, expect, it } from "vitest";
import type { DatasetHeader, Hdf5Node } from "../../../src/formats/hdf5/object-model.ts";
import type { AttributeValue } from "../../../src/zarr/attributes.ts";
import { JsonFloat, type JsonValue } from "../../../src/zarr/json.ts";
import {
	fixtureBytes,
	fixtureNames,
	fixtureTruth,
	hex,
	type ReadFile,
	rawAttributes,
	readFixture,
	type TrueAttribute,
} from "./reader-fixtures.ts";

/** Values as `make.py` writes them: numbers are text. */
function asTruth(value: JsonValue | AttributeValue["values"]): unknown {
	if (typeof value === "number") return Object.is(value, -0) ? "-0" : String(value);
	if (typeof value === "bigint") return String(value);
	if (value instanceof JsonFloat) return asTruth(value.value);
	if (value === null || typeof value !== "object") return value;
	if (Array.isArray(value) || ArrayBuffer.isView(value)) return Array.from(value as JsonValue[], asTruth);
	return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, asTruth(member as JsonValue)]));
}

/** Python's text of floats in JavaScript's spelling, so that both can be compared as text. */
function normalized(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(normalized);
	if (typeof value === "string" && value !== "" && !Number.isNaN(Number(value)) && /[.e]/.test(value))
		return asTruth(Number(value));
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, normalized(member)]));
}

function flat(value: unknown): unknown[] {
	return Array.isArray(value) ? value.flatMap(flat) : [value];
}

/** Values that NumPy cannot hold or that are not values to h5py; they have tests of their own. */
function isSpecial({ value, shape }: TrueAttribute): boolean {
	return value === null || shape === null || (typeof value === "object" && "type" in (value as object));
}

function expectAttributes(file: ReadFile, node: Hdf5Node, expected: Record<string, TrueAttribute>): void {
	expect(rawAttributes(node).map(({ name }) => name)).toEqual(Object.keys(expected));
	const { values } = file.attributes.get(node.path) ?? { values: new Map<string, AttributeValue>() };
	for (const [name, truth] of Object.entries(expected)) {
		if (isSpecial(truth)) continue;
		const own = values.get(name);
		expect(own && flat(asTruth(own.values)), `${node.path}@${name}`).toEqual(flat(normalized(truth.value)));
		if (own?.dataType !== "json" && !truth.dtype.startsWith("("))
			expect(own?.shape, `shape of ${node.path}@${name}`).toEqual(truth.shape);
	}
}

function nodeAt({ tree }: ReadFile, path: string): Hdf5Node {
	const node = tree.nodes.find((candidate) => candidate.path === path);
	if (node === undefined) throw new Error(`there is no ${path}`);
	return node;
}

function headerOf(file: ReadFile, path: string): DatasetHeader {
	const { object } = nodeAt(file, path);
	if (object.kind !== "dataset") throw new Error(`${path} is no dataset but ${object.kind}`);
	return object.header;
}

describe.each(fixtureNames)("%s", (name) => {
	const truth = fixtureTruth(name);

	it("has the objects, aliases and links that h5py finds", async () => {
		const { tree } = await readFixture(name);
		const paths = (wanted: (node: Hdf5Node) => boolean) =>
			tree.nodes
				.filter(wanted)
				.map(({ path }) => path)
				.sort();
		const isOwn = (node: Hdf5Node) => node.aliasOf === undefined;
		expect(paths((node) => isOwn(node) && node.object.kind === "dataset")).toEqual(Object.keys(truth.datasets).sort());
		expect(paths((node) => isOwn(node) && node.object.kind === "group")).toEqual(Object.keys(truth.groups).sort());
		expect(paths((node) => isOwn(node) && node.object.kind === "datatype")).toEqual(truth.types.sort());
		expect(paths((node) => node.object.kind === "refused")).toEqual([]);
		const resolved = Object.entries(truth.softLinks).filter(([, target]) => target !== null);
		const aliases = tree.nodes.filter((node) => !isOwn(node)).map(({ path, aliasOf }) => [path, aliasOf]);
		expect(Object.fromEntries(aliases)).toEqual({ ...truth.aliases, ...Object.fromEntries(resolved) });
		const external = tree.nodes.flatMap(({ path, object }) =>
			object.kind === "external" ? [[path, [object.file, object.target]]] : [],
		);
		expect(Object.fromEntries(external)).toEqual(truth.externalLinks);
		const dangling = tree.diagnostics.filter(({ code }) => code === "dangling-link").map(({ path }) => path);
		expect(dangling.sort()).toEqual(
			Object.keys(truth.softLinks)
				.filter((path) => truth.softLinks[path] === null)
				.sort(),
		);
	});

	it("has groups with their links and attributes in order", async () => {
		const file = await readFixture(name);
		for (const [path, expected] of Object.entries(truth.groups)) {
			const node = nodeAt(file, path);
			const links = node.object.kind === "group" ? node.object.links : [];
			expect(
				links.map((link) => link.name),
				path,
			).toEqual(expected.links);
			expectAttributes(file, node, expected.attributes);
		}
	});

	it("has datasets as h5py describes them", async () => {
		const bytes = fixtureBytes(name);
		const file = await readFixture(name);
		expect(file).toBeDefined();
		for (const [path, expected] of Object.entries(truth.datasets)) {
			const { dataspace, datatype, layout, filters, fill, externalFiles } = headerOf(file, path);
			const shape = dataspace.kind === "simple" ? dataspace.shape : dataspace.kind === "scalar" ? [] : null;
			const maxShape = dataspace.kind === "simple" ? (dataspace.maxShape ?? dataspace.shape) : shape;
			expect(shape, path).toEqual(expected.shape);
			expect(maxShape?.map((length) => length ?? null) ?? null, path).toEqual(expected.maxShape);
			if (!datatype.kind.startsWith("vlen")) expect(datatype.sizeBytes, path).toBe(expected.itemBytes);
			expect(layout.kind, path).toBe(expected.layout);
			if (layout.kind === "chunked") expect(layout.chunkShape, path).toEqual(expected.chunks);
			expect(
				filters.map(({ id, isOptional, parameters }) => [id, isOptional ? 1 : 0, parameters]),
				path,
			).toEqual(expected.filters);
			expect([fill.status, fill.time], path).toEqual([expected.fill, expected.fillTime]);
			expect(fill.value && hex(fill.value), path).toBe(expected.fillHex);
			if (layout.kind === "contiguous") {
				const offset = layout.address < 0 ? null : file.file.bytePosition(layout.address);
				if (externalFiles.length === 0) expect(offset, path).toBe(expected.offset);
				expect(externalFiles.map((slot) => [slot.name, slot.offsetBytes, slot.sizeBytes])).toEqual(expected.external);
			}
			const begin = layout.kind === "compact" ? layout.byteOffset : expected.offset;
			if (expected.hex !== undefined && typeof begin === "number")
				expect(hex(bytes.subarray(begin, begin + expected.hex.length / 2)), path).toBe(expected.hex);
			expectAttributes(file, nodeAt(file, path), expected.attributes);
		}
	});
});
