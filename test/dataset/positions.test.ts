/** What is taken by positions is what stood there: of references, computed arrays and loaded ones, once or twice in a row. */
import { describe, expect, it } from "vitest";
import { load, type PositionSelection } from "../../src/dataset/index.ts";
import { takePoints } from "../../src/dataset/isel.ts";
import { toVirtualDataset } from "../../src/dataset/to-dataset.ts";
import { type ChunkEntry, ManifestArray, ManifestGroup, ManifestStore, type VirtualDataset } from "../../src/node.ts";
import type { MadeArray } from "../write/made-store.ts";
import { makeDataset, ZLIB } from "./made-dataset.ts";

/** The generator of Park and Miller: the same numbers on every machine. */
function generator(seed: number): (below: number) => number {
	let state = (seed % 2147483646) + 1;
	return (below) => {
		state = (state * 48271) % 2147483647;
		return Math.floor(((state - 1) / 2147483646) * below);
	};
}

const DIMENSIONS = ["z", "y", "x"];

/** Elements that are their own numbers in C order, so that a value tells its place; one chunk in five was never written. */
function numbered(shape: number[], chunk: number[], random: (below: number) => number, isText: boolean): MadeArray {
	const chunks: MadeArray["chunks"] = {};
	const grid = shape.map((length, d) => Math.ceil(length / (chunk[d] as number)));
	const each = (lengths: readonly number[], use: (index: number[]) => void): void => {
		const total = lengths.reduce((a, b) => a * b, 1);
		for (let n = 0; n < total; n++) {
			let rest = n;
			const index = lengths.map(() => 0);
			for (let d = lengths.length - 1; d >= 0; d--) {
				index[d] = rest % (lengths[d] as number);
				rest = Math.floor(rest / (lengths[d] as number));
			}
			use(index);
		}
	};
	each(grid, (place) => {
		if (random(5) === 0) return;
		const values: (number | string)[] = [];
		each(chunk, (inner) => {
			const at = inner.map((i, d) => (place[d] as number) * (chunk[d] as number) + i);
			const isInside = at.every((i, d) => i < (shape[d] as number));
			const number = at.reduce((sum, i, d) => sum * (shape[d] as number) + i, 0);
			values.push(isText ? `n${isInside ? number : ""}` : isInside ? number : -9);
		});
		chunks[place.join(".")] = values;
	});
	return {
		type: isText ? "string" : "int32",
		shape,
		chunk,
		dimensions: DIMENSIONS,
		chunks,
		storageFill: isText ? "" : -1,
	};
}

function selection(length: number, random: (below: number) => number): PositionSelection {
	const kind = random(6);
	if (kind === 0) return random(length) - (random(2) === 0 ? length : 0);
	if (kind === 1) return Array.from({ length: random(2 * length) }, () => random(length));
	if (kind === 2) return { start: random(length), step: 1 + random(3) };
	if (kind === 3) return { start: random(length), stop: random(length + 1) };
	return kind === 4 ? { stop: -random(length) || null } : null;
}

/** The same by hand. */
function positionsOf(entry: PositionSelection, length: number): number[] {
	const all = Array.from({ length }, (_, i) => i);
	if (entry === null) return all;
	if (typeof entry === "number") return all.slice(entry).slice(0, 1);
	if (Array.isArray(entry)) return entry.map((i) => all.at(i) as number);
	const { start, stop, step } = entry as { start?: number; stop?: number | null; step?: number };
	return all.slice(start ?? 0, stop ?? undefined).filter((_, i) => i % (step ?? 1) === 0);
}

async function valuesOf(dataset: VirtualDataset): Promise<unknown[]> {
	return Array.from((await dataset.variable("v").values()).data as ArrayLike<unknown>);
}

describe("positions", () => {
	it.each(Array.from({ length: 60 }, (_, seed) => seed))("chunks, lists and slices of case %i", async (seed) => {
		const random = generator(seed);
		const shape = [1 + random(4), 1 + random(7), 1 + random(9)];
		const chunk = shape.map((length) => 1 + random(length));
		const made = numbered(shape, chunk, random, random(4) === 0);
		const virtual = await makeDataset({ v: { ...made, byteCodecs: random(2) === 0 ? ZLIB : [] } });
		let dataset = random(4) === 0 ? await load(virtual, ["v"]) : virtual;
		const whole = await valuesOf(dataset);
		let lengths = new Map(DIMENSIONS.map((name, d) => [name, shape[d] as number]));
		// Positions in the whole array, by dimension; those that disappeared have one.
		const places = new Map(DIMENSIONS.map((name, d) => [name, positionsOf(null, shape[d] as number)]));
		for (let round = 0; round < 3; round++) {
			const chosen: Record<string, PositionSelection> = {};
			for (const [name, length] of lengths) if (length > 0) chosen[name] = selection(length, random);
			dataset = dataset.isel(chosen);
			for (const [name, entry] of Object.entries(chosen)) {
				const own = positionsOf(entry, lengths.get(name) as number);
				places.set(
					name,
					own.map((i) => (places.get(name) as number[])[i] as number),
				);
				if (typeof entry === "number") lengths.delete(name);
				else lengths.set(name, own.length);
			}
			lengths = new Map(DIMENSIONS.flatMap((name) => (lengths.has(name) ? [[name, lengths.get(name) as number]] : [])));
			const [z = [], y = [], x = []] = DIMENSIONS.map((name) => places.get(name) as number[]);
			const [, rows = 1, columns = 1] = shape;
			const expected = z.flatMap((i) => y.flatMap((j) => x.map((k) => whole[(i * rows + j) * columns + k])));
			expect(dataset.variable("v").dimensions).toEqual([...lengths.keys()]);
			expect(dataset.variable("v").shape).toEqual([...lengths.values()]);
			expect(await valuesOf(dataset)).toEqual(expected);
		}
	});

	it.each(Array.from({ length: 30 }, (_, seed) => seed))(
		"pairs of case %i, and what is taken of them",
		async (seed) => {
			const random = generator(1000 + seed);
			const shape = [1 + random(4), 2 + random(7), 2 + random(9)];
			const chunk = shape.map((length) => 1 + random(length));
			const virtual = await makeDataset({
				v: { ...numbered(shape, chunk, random, random(4) === 0), byteCodecs: ZLIB },
			});
			const dataset = random(4) === 0 ? await load(virtual, ["v"]) : virtual;
			const whole = await valuesOf(dataset);
			const [planes = 1, rows = 1, columns = 1] = shape;
			const names = random(2) === 0 ? (["y", "x"] as const) : (["z", "x"] as const);
			const count = random(20);
			const lists = names.map((name) =>
				Array.from({ length: count }, () => random(name === "z" ? planes : name === "y" ? rows : columns)),
			);
			const points = takePoints(dataset, new Map(names.map((name, i) => [name, lists[i] as number[]])), "points");
			const [first = [], second = []] = lists;
			const others = names[0] === "y" ? planes : rows;
			const at = (other: number, p: number): unknown => {
				const [i, j] = names[0] === "y" ? [other, first[p] as number] : [first[p] as number, other];
				return whole[(i * rows + j) * columns + (second[p] as number)];
			};
			const list = (length: number) => Array.from({ length }, (_, i) => i);
			const expected =
				names[0] === "y"
					? list(others).flatMap((other) => list(count).map((p) => at(other, p)))
					: list(count).flatMap((p) => list(others).map((other) => at(other, p)));
			expect(points.variable("v").dimensions).toEqual(names[0] === "y" ? ["z", "points"] : ["points", "y"]);
			expect(await valuesOf(points)).toEqual(expected);
			if (count > 1) {
				const some = points.isel({ points: [count - 1, 0], [names[0] === "y" ? "z" : "y"]: 0 });
				expect(await valuesOf(some)).toEqual([at(0, count - 1), at(0, 0)]);
			}
		},
	);

	it("a position that is not there is refused", async () => {
		const dataset = await makeDataset({ v: numbered([2, 3, 4], [1, 3, 2], () => 1, false) });
		expect(() => dataset.isel({ x: [0, 4] })).toThrow("position 4");
		expect(() => dataset.isel({ w: 0 })).toThrow('no dimension "w"');
		expect(() => dataset.isel({ x: 1.5 })).toThrow(expect.objectContaining({ code: "bad-selection" }));
	});

	it("chunks that can be looked up are, behind references that were taken: nothing is listed", async () => {
		const { variables, registry, url } = await makeDataset({
			v: { ...numbered([4, 3, 4], [1, 3, 2], () => 1, false), byteCodecs: ZLIB },
		});
		const inner = variables.get("v") as ManifestArray;
		const asked: (readonly number[])[] = [];
		const find = async (indexes: readonly (readonly number[])[]): Promise<ChunkEntry[]> => {
			asked.push(...indexes);
			return inner.find(indexes);
		};
		const lookedUp = new ManifestArray(
			inner.description,
			() => {
				throw new Error("listed");
			},
			{ most: 8, find },
		);
		const group = new ManifestGroup();
		group.add("v", lookedUp);
		const dataset = await toVirtualDataset(new ManifestStore({ url, group, registry }));
		const plane = dataset.isel({ z: 2, x: { start: 2 } });
		expect(plane.variable("v").source.kind).toBe("manifest");
		expect(await valuesOf(plane)).toEqual([26, 27, 30, 31, 34, 35]);
		expect(await valuesOf(dataset.isel({ z: 3, y: 1, x: 3 }))).toEqual([43]);
		expect(asked).toEqual([
			[2, 0, 1],
			[3, 0, 1],
		]);
	});
});
