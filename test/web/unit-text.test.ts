import { expect, it } from "vitest";
import { unitText } from "../../web/page/axes/unit-text.ts";

it("writes units as people do, and leaves alone what it does not know", () => {
	const texts = [
		"degree_Celsius",
		"m s-1",
		"kg m**-2",
		"W m^-2",
		"1",
		undefined,
		"dBZ",
		"days since 2000-01-01",
		"degrees_north",
	];
	expect(texts.map(unitText)).toEqual([
		"°C",
		"m s⁻¹",
		"kg m⁻²",
		"W m⁻²",
		undefined,
		undefined,
		"dBZ",
		"days since 2000-01-01",
		"°",
	]);
});
