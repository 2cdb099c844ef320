/** Concatenating and then reading is reading and then concatenating, whatever the parts are like. */
import { describe, expect, it } from "vitest";
import { concatElements } from "../../src/dataset/elements.ts";
import { concat } from "../../src/dataset/index.ts";
import { decode, read, type VirtualDataset } from "../../src/node.ts";
import { numericAttribute } from "../../src/zarr/attributes.ts";
import { dataType } from "../../src/zarr/data-type.ts";
import type { Scalar } from "../../src/zarr/scalar.ts";
import type { MadeArray } from "../write/made-store.ts";
import { makeDataset, ZLIB } from "./made-dataset.ts";

/** The generator of Park and Miller: the same numbers on every machine. */
function generator(seed: number) {
	let state = (seed % 2147483646) + 1;
	const next = (): number => {
		state = (state * 48271) % 2147483647;
		return (state - 1) / 2147483646;
	};
	const below = (n: number): number => Math.floor(next() * n);
	return { below, pick: <T>(list: readonly T[]): T => list[below(list.length)] as T };
}

type Random = ReturnType<typeof generator>;
const TYPES = ["int8", "uint8", "int16", "int32", "int64", "uint64", "float32", "float64", "string"] as const;

function element(type: (typeof TYPES)[number], random: Random): Scalar {
	if (type === "string") return random.pick(["", "a", "é", "longer text"]);
	if (type.endsWith("64") && !type.startsWith("f")) return BigInt(random.below(120));
	return type.startsWith("float") && random.below(5) === 0 ? Number.NaN : random.below(120);
}

/** How the parts of one case are alike, or not. */
type Style = {
	/** Of one part each, in turn. */
	types: readonly (typeof TYPES)[number][];
	axis: 0 | 1;
	sameChunks: boolean;
	packed: boolean;
	compressed: boolean;
};

/** Types that one float holds exactly, all of them. */
const MIXED: Style["types"] = ["int16", "float32", "uint8", "int32", "float64"];

function randomPart(style: Style, i: number, width: number, random: Random, chunkWidth: number): MadeArray {
	const type = style.types[i % style.types.length] as (typeof TYPES)[number];
	const fill = random.pick([0, 0, 9]);
	const length = 1 + random.below(6);
	const own = style.sameChunks ? 2 : 1 + random.below(4);
	const shape = style.axis === 0 ? [length, width] : [width, length];
	const chunk = style.axis === 0 ? [own, chunkWidth] : [chunkWidth, own];
	const grid = shape.map((n, d) => Math.ceil(n / (chunk[d] as number)));
	const chunks: { [key: string]: Scalar[] } = {};
	for (let row = 0; row < (grid[0] as number); row++)
		for (let column = 0; column < (grid[1] as number); column++)
			if (random.below(4) > 0)
				chunks[`${row}.${column}`] = Array.from({ length: (chunk[0] as number) * (chunk[1] as number) }, () =>
					element(type, random),
				);
	const isNumber = type !== "string";
	const packing = {
		scale_factor: numericAttribute(Float64Array.of(random.pick([0.5, 0.25, 3])), []),
		missing_value: numericAttribute(Float64Array.of(random.below(120)), []),
	};
	const wide = type.endsWith("64") && !type.startsWith("f");
	return {
		type,
		shape,
		chunk,
		dimensions: ["y", "x"],
		chunks,
		endian: style.sameChunks ? "little" : random.pick(["little", "big"]),
		...(style.compressed && isNumber ? { byteCodecs: ZLIB } : {}),
		...(isNumber ? { storageFill: wide ? BigInt(fill) : fill } : {}),
		...(style.packed && isNumber ? { attributes: packing } : {}),
	};
}

async function randomCase(seed: number, derive: boolean) {
	const random = generator(seed);
	const style: Style = {
		types: derive && random.below(3) === 0 ? MIXED.slice(random.below(4)) : [random.pick(TYPES)],
		axis: random.pick([0, 1] as const),
		sameChunks: random.below(2) === 0,
		packed: derive && random.below(2) === 0,
		compressed: random.below(2) === 0,
	};
	const width = 1 + random.below(5);
	const chunkWidth = 1 + random.below(3);
	const datasets: VirtualDataset[] = [];
	const count = 1 + random.below(4);
	for (let i = 0; i < count; i++) {
		const own = style.sameChunks ? chunkWidth : 1 + random.below(3);
		datasets.push(await makeDataset({ v: randomPart(style, i, width, random, own) }));
	}
	const policy = derive ? "derive" : "error";
	const arrayBytes = random.pick([0, 2 ** 20]);
	const dimension = style.axis === 0 ? "y" : "x";
	const joined = await concat(datasets, dimension, { policy, inlineBudget: { arrayBytes } }).catch((error) => error);
	return { style, datasets, joined };
}

/** Elements of one array after the other, joined by hand. */
async function joinByHand(datasets: readonly VirtualDataset[], axis: number, how: typeof read | typeof decode) {
	const parts = await Promise.all(datasets.map((dataset) => how(dataset.toStore(), "/v")));
	const [first] = parts as [(typeof parts)[0], ...typeof parts];
	const type = dataType(first.dataType as "float64");
	const listed = parts.map(({ shape, data }) => ({ shape, elements: Array.from(data as unknown[]) as string[] }));
	return { type, ...concatElements(listed, axis, dataType("string")) };
}

const seeds = Array.from({ length: 150 }, (_, i) => i + 1);

describe("concat, then read", () => {
	it("equals read, then concat, or is refused by name", async () => {
		let joinedCount = 0;
		for (const seed of seeds) {
			const { style, datasets, joined } = await randomCase(seed, false);
			if (joined instanceof Error) {
				expect(joined, `seed ${seed}`).toMatchObject({ name: "MiraError", differences: expect.anything() });
				continue;
			}
			joinedCount++;
			const expected = await joinByHand(datasets, style.axis, read);
			const { shape, data } = await read(joined.toStore(), "/v");
			expect({ shape, data: Array.from(data as unknown[]) }, `seed ${seed} ${JSON.stringify(style)}`).toEqual({
				shape: expected.shape,
				data: expected.elements,
			});
		}
		expect(joinedCount).toBeGreaterThan(60);
	});

	it("derived equals decoded part by part, and nothing is refused", async () => {
		for (const seed of seeds) {
			const { style, datasets, joined } = await randomCase(seed + 1000, true);
			if (joined instanceof Error) throw new Error(`seed ${seed + 1000} ${JSON.stringify(style)}`, { cause: joined });
			const expected = await joinByHand(datasets, style.axis, decode);
			const { shape, data } = await decode(joined.toStore(), "/v");
			expect(
				{ shape, data: Array.from(data as unknown[], asNumber) },
				`seed ${seed + 1000} ${JSON.stringify(style)}`,
			).toEqual({
				shape: expected.shape,
				data: Array.from(expected.elements as unknown[], asNumber),
			});
		}
	});
});

/** Integers may have become floats; their values stay. */
function asNumber(value: unknown): unknown {
	return typeof value === "bigint" ? Number(value) : value;
}
