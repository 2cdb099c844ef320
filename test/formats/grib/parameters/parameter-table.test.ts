import { describe, expect, it } from "vitest";
import { findParameter, ParameterTable } from "../../../../src/formats/grib/parameters/parameter-table.ts";

const table = new ParameterTable(
	["|0.0.0||t|Temperature|K", "|0.0.0|t103,v2,f0|2t|2 metre temperature|K", "74|0.0.0|t1|skt|Skin|K"].join("\n"),
);
const find = (centre: number, facts: [string, string][]) =>
	findParameter([table], { centre, numbers: [0, 0, 0], facts: new Map(facts) });

describe("parameters", () => {
	it("the row with the most conditions that hold gives the name", () => {
		expect(find(7, []).name).toBe("t");
		const surface: [string, string][] = [
			["t", "103"],
			["v", "2"],
			["f", "0"],
		];
		expect(find(7, surface)).toEqual({ name: "2t", longName: "2 metre temperature", units: "K", isOfOneLevel: true });
	});

	it("rows of a centre are for that centre", () => {
		expect(find(74, [["t", "1"]]).name).toBe("skt");
		expect(find(7, [["t", "1"]]).name).toBe("t");
	});

	it("rows of a project come before those that hold as much, old ones behind all", () => {
		const rows = ["|0.0.0|t1|skt|Skin|K", "tigge|0.0.0|t1|st|Soil|K", "|0.0.0|t1,p0|old|Old|K|old"].join("\n");
		const name = (centre: number | string, ...facts: [string, string][]) =>
			findParameter([new ParameterTable(rows)], { centre, numbers: [0, 0, 0], facts: new Map(facts) }).name;
		expect(name("tigge", ["t", "1"])).toBe("st");
		expect(name(7, ["t", "1"], ["p", "0"])).toBe("skt");
		const onlyOld = new ParameterTable("|0.0.0|t1|old|Old|K|old");
		expect(findParameter([onlyOld], { centre: 7, numbers: [0, 0, 0], facts: new Map([["t", "1"]]) }).name).toBe("old");
	});

	it("an unknown parameter is known by its numbers", () => {
		const unknown = findParameter([table], { centre: 7, numbers: [0, 191, 3], facts: new Map() });
		expect(unknown).toEqual({ name: "0_191_3", longName: undefined, units: undefined, isOfOneLevel: false });
	});
});
