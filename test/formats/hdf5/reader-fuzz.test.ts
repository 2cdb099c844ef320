/** Damaged files end in an answer or a MiraError: no crash, no hang. */
import { describe, expect, it } from "vitest";
import { tries } from "../../extent.ts";
import { generator, orRefusal } from "../damage.ts";
import { fixtureBytes, fixtureNames, fixtureTruth, readBytes } from "./reader-fixtures.ts";

const FLIPS = tries(50, 15);
const TRUNCATIONS = tries(20, 8);

describe.each(fixtureNames)("check 15, %s", (name) => {
	const bytes = fixtureBytes(name);

	it(`${TRUNCATIONS} truncations`, async () => {
		const random = generator(1);
		const { datasets } = fixtureTruth(name);
		for (let i = 0; i < TRUNCATIONS; i++) {
			const length = random(bytes.length);
			const file = await orRefusal(readBytes(bytes.slice(0, length)), `cut at ${length}`);
			for (const { path, object } of file?.tree.nodes ?? []) {
				// What still reads is right.
				if (object.kind !== "dataset" || object.header.dataspace.kind !== "simple") continue;
				const shape = datasets[file?.tree.nodes.find((node) => node.path === path)?.aliasOf ?? path]?.shape;
				if (shape !== undefined) expect(object.header.dataspace.shape, `${path} cut at ${length}`).toEqual(shape);
			}
		}
	});

	it(`${FLIPS} bit flips`, async () => {
		const random = generator(2);
		for (let i = 0; i < FLIPS; i++) {
			const damaged = bytes.slice();
			const at = random(bytes.length);
			damaged[at] = (damaged[at] as number) ^ (1 << random(8));
			await orRefusal(readBytes(damaged), `flip at ${at}`);
		}
	});
});
