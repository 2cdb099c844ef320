import { expect, it } from "vitest";
import { openFixture } from "./fixtures.ts";

const refusal = { code: "limit-exceeded" };
const NAME = "groups";

it("arrays and groups count as nodes", async () => {
	const { length } = (await openFixture(NAME)).contents();
	await expect(openFixture(NAME, { limits: { maxNodes: length - 2 } })).rejects.toMatchObject(refusal);
	expect((await openFixture(NAME, { limits: { maxNodes: length - 1 } })).contents()).toHaveLength(length);
});

it("values of attributes count", async () => {
	await expect(openFixture(NAME, { limits: { maxAttributeValues: 1 } })).rejects.toMatchObject(refusal);
});

it("memory is charged before it is taken", async () => {
	await expect(openFixture(NAME, { limits: { maxHeldBytes: -1e9 } })).rejects.toMatchObject(refusal);
});
