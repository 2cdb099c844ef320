import { expect, test } from "vitest";
import { boundsOwners, withOwnersUnits } from "../../src/cf/bounds.ts";
import { type Attributes, textAttribute } from "../../src/zarr/attributes.ts";

const attributesOf = (texts: Record<string, string>): Attributes =>
	new Map(Object.entries(texts).map(([name, text]) => [name, textAttribute(text)]));

test("bounds and climatologies belong to the variables that name them", () => {
	const arrays = new Map(
		Object.entries({
			time: { attributes: attributesOf({ bounds: "time_bnds" }) },
			season: { attributes: attributesOf({ climatology: "season_bounds" }) },
			lat: { attributes: attributesOf({ bounds: "nowhere" }) },
			odd: { attributes: attributesOf({ bounds: "odd" }) },
			time_bnds: { attributes: attributesOf({}) },
			season_bounds: { attributes: attributesOf({}) },
		}),
	);
	expect([...boundsOwners(arrays)]).toEqual([
		["time_bnds", "time"],
		["season_bounds", "season"],
	]);
});

test("units and calendar are inherited where the bounds have none", () => {
	const owner = attributesOf({ units: "days since 2000-01-01", calendar: "noleap", long_name: "time" });
	expect(withOwnersUnits(attributesOf({}), owner)).toEqual(
		attributesOf({ units: "days since 2000-01-01", calendar: "noleap" }),
	);
	const own = attributesOf({ units: "hours since 2000-01-01" });
	expect(withOwnersUnits(own, owner)).toBe(own);
	expect(withOwnersUnits(own, attributesOf({}))).toBe(own);
});
