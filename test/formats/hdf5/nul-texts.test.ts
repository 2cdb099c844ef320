/** Text of attributes behind a NUL; netCDF4-python read the words. */
import { expect, it } from "vitest";
import { openFixture, truthOf } from "./parser-fixtures.ts";

it("words behind a NUL are kept unless it ends the text, leftovers are cut, and both are said", async () => {
	const store = await openFixture("nul-texts.h5");
	const { attributes = {} } = truthOf("nul-texts.h5");
	expect(Object.keys(attributes)).toHaveLength(9);
	for (const [name, text] of Object.entries(attributes))
		expect(store.group.attributes.get(name)?.values, name).toEqual([text]);
	const said = store.diagnostics.filter(({ code }) => code === "text-with-nul").map(({ message }) => message);
	expect(said.filter((message) => message.includes("is kept"))).toHaveLength(2);
	expect(said.filter((message) => message.includes("left out"))).toHaveLength(4);
});

it("netCDF says of all its text that a NUL ends it, and reads on", async () => {
	const store = await openFixture("nul-texts.nc");
	const { netcdf } = truthOf("nul-texts.h5");
	expect(store.group.attributes.get("words")?.values).toEqual([netcdf?.words]);
});
