/** Text of attributes behind a NUL; netCDF4-python read the words. */
import { expect, it } from "vitest";
import { openFixture, truthOf } from "./parser-fixtures.ts";

it("words behind a NUL are kept, leftovers are cut, and both are said", async () => {
	const store = await openFixture("nul-texts.h5");
	const { attributes = {} } = truthOf("nul-texts.h5");
	expect(Object.keys(attributes)).toHaveLength(9);
	for (const [name, text] of Object.entries(attributes))
		expect(store.group.attributes.get(name)?.values, name).toEqual([text]);
	const said = store.diagnostics.filter(({ code }) => code === "text-with-nul").map(({ message }) => message);
	expect(said.filter((message) => message.includes("is kept"))).toHaveLength(3);
	expect(said.filter((message) => message.includes("left out"))).toHaveLength(3);
});
