import { describe, expect, it } from "vitest";
import { NearestPoints, type Point } from "../../../src/read/labels/nearest-points.ts";

/** The generator of Park and Miller: the same numbers on every machine. */
function generator(seed: number): () => number {
	let state = seed + 1;
	return () => {
		state = (state * 48271) % 2147483647;
		return (state - 1) / 2147483646;
	};
}

/** On a sphere, in a small patch of it, along a line, or all in one place; some missing. */
const CLOUDS: { [name: string]: (random: () => number, i: number) => Point | undefined } = {
	"a sphere": (random) => {
		const [z, angle] = [2 * random() - 1, 2 * Math.PI * random()];
		return [Math.sqrt(1 - z * z) * Math.cos(angle), Math.sqrt(1 - z * z) * Math.sin(angle), z];
	},
	"a patch": (random) => [0.6 + 0.01 * random(), 0.01 * random(), 0.8],
	"a line, with holes": (random, i) => (i % 7 === 0 ? undefined : [random(), 0.5, 0.5]),
	"one place": () => [0.1, 0.2, 0.3],
	"a lattice, with many that are as near": (_, i) => [i % 10, Math.floor(i / 10) % 10, 0],
	nothing: () => undefined,
};

describe.each(Object.keys(CLOUDS))("the nearest of %s", (name) => {
	it("is the one that looking at all of them finds, the first of those that are as near", () => {
		const random = generator(7);
		const points = Array.from({ length: 1000 }, (_, i) => CLOUDS[name]?.(random, i));
		const search = new NearestPoints(points.length, (i) => points[i]);
		for (let question = 0; question < 200; question++) {
			const far = question % 3 === 0 ? 12 : 1;
			const to: Point = [far * (2 * random() - 1), far * (2 * random() - 1), far * (2 * random() - 1)];
			const except = question % 5 === 0 ? Math.floor(random() * 1000) : -1;
			let expected: { point: number; squaredDistance: number } | undefined;
			for (const [point, own] of points.entries()) {
				if (own === undefined || point === except) continue;
				const squaredDistance = own.reduce((sum, x, axis) => sum + (x - (to[axis] as number)) ** 2, 0);
				if (expected === undefined || squaredDistance < expected.squaredDistance) expected = { point, squaredDistance };
			}
			expect(search.nearest(to, except)).toEqual(expected);
		}
	});
});
