import { expect, it } from "vitest";
import { fixtureBytes, openBytes } from "./fixtures.ts";

it("too many dimensions concern one variable alone", async () => {
	const store = await openBytes(fixtureBytes("char-records"), { limits: { maxDimensions: 1 } });
	const kinds = store.contents().filter(({ kind }) => kind === "array");
	const refused = kinds.filter(({ path }) => "error" in (store.node(path) ?? {}));
	expect(refused.length).toBeGreaterThan(0);
	expect(refused.length).toBeLessThan(kinds.length);
});
