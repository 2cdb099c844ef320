import { describe, expect, it } from "vitest";
import { namedSystem, nameOfCode, systemOfWkt } from "../../src/cf/grid-mapping.ts";
import { attributesFromJson } from "../../src/zarr/attributes.ts";

describe("systemOfWkt", () => {
	it.each([
		[
			'GEOGCS["WGS 84",DATUM["WGS_1984",SPHEROID["WGS 84",6378137,298.2]],AUTHORITY["EPSG","4326"]]',
			"WGS 84",
			"EPSG:4326",
		],
		[
			'PROJCRS["WGS 84 / UTM zone 33N",BASEGEOGCRS["WGS 84",ID["EPSG",4326]],ID["EPSG",32633]]',
			"WGS 84 / UTM zone 33N",
			"EPSG:32633",
		],
		['PROJCS["Mine",GEOGCS["WGS 84",AUTHORITY["EPSG","4326"]],UNIT["metre",1]]', "Mine", undefined],
	])("%s", (wkt, name, code) => {
		expect(systemOfWkt(wkt)).toEqual({ name, code });
	});

	it("is undefined for other texts", () => {
		expect(systemOfWkt("+proj=longlat")).toBeUndefined();
	});
});

describe("namedSystem", () => {
	it("takes the name of the WKT, else that of the code, else the grid mapping with its parameters", () => {
		const wkt = 'PROJCRS["Mine",CONVERSION["x"]]';
		const named = (json: object) => namedSystem(attributesFromJson(json as never));
		expect(named({ crs_wkt: wkt, grid_mapping_name: "mercator" })?.name).toBe("Mine");
		expect(named({ "proj:code": "EPSG:32718" })).toEqual({
			name: "WGS 84 / UTM zone 18S",
			code: "EPSG:32718",
			parameters: [],
		});
		expect(named({ "proj:code": "EPSG:2056" })?.name).toBe("EPSG:2056");
		expect(named({ grid_mapping_name: "lambert_conformal_conic", standard_parallel: [30, 60] })).toEqual({
			name: "Lambert conformal conic",
			code: undefined,
			parameters: [["standard parallel", "30 and 60"]],
		});
		expect(named({ title: "x" })).toBeUndefined();
	});

	it("knows no zone that there is not", () => {
		expect(nameOfCode("EPSG:32661")).toBeUndefined();
		expect(nameOfCode("EPSG:25833")).toBe("ETRS89 / UTM zone 33N");
	});
});
