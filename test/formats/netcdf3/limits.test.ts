import { expect, it } from "vitest";
import { fixtureBytes, openBytes } from "./fixtures.ts";

const refusal = { code: "limit-exceeded" };
const NAME = "times";

it("variables count as nodes", async () => {
	const { length } = (await openBytes(fixtureBytes(NAME))).contents();
	await expect(openBytes(fixtureBytes(NAME), { limits: { maxNodes: length - 2 } })).rejects.toMatchObject(refusal);
	expect((await openBytes(fixtureBytes(NAME), { limits: { maxNodes: length - 1 } })).contents()).toHaveLength(length);
});

it("values of attributes count", async () => {
	await expect(openBytes(fixtureBytes(NAME), { limits: { maxAttributeValues: 1 } })).rejects.toMatchObject(refusal);
});

it("too many dimensions concern one variable alone", async () => {
	const store = await openBytes(fixtureBytes("char-records"), { limits: { maxDimensions: 1 } });
	const kinds = store.contents().filter(({ kind }) => kind === "array");
	const refused = kinds.filter(({ path }) => "error" in (store.node(path) ?? {}));
	expect(refused.length).toBeGreaterThan(0);
	expect(refused.length).toBeLessThan(kinds.length);
});
