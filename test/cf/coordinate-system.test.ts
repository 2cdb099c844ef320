/** Systems and places by pyproj: test/fixtures/coordinate-systems/make.py. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type CoordinateSystem, systemOfAttributes } from "../../src/cf/coordinate-system.ts";
import { describeSystem, transformOf } from "../../src/cf/describe-system.ts";
import { isMiraError } from "../../src/errors.ts";
import { attributesFromJson } from "../../src/zarr/attributes.ts";
import { type JsonObject, parseJson } from "../../src/zarr/json.ts";

type Described = { name: string; point: [number, number]; place: [number, number]; ownPlace: [number, number] } & {
	[form in "wkt2" | "gdal" | "esri"]?: string;
} & { projjson: JsonObject; cf?: JsonObject };

const truth = JSON.parse(
	readFileSync(join(import.meta.dirname, "../fixtures/coordinate-systems/truth.json"), "utf8"),
) as { systems: Described[] };

function systemOf(json: object, axisUnits?: string): CoordinateSystem {
	const attributes = attributesFromJson(parseJson(JSON.stringify(json), { floats: "tagged" }) as JsonObject);
	const system = systemOfAttributes(attributes, { path: "/crs", axisUnits });
	if (system === undefined) throw new Error("no system");
	return system;
}

/** In metres; the tenth of a millimetre that PROJ has the meridian of Paris off is no matter here. */
function distance([longitude, latitude]: readonly [number, number], [east, north]: readonly [number, number]): number {
	return Math.hypot((longitude - east) * Math.cos((north * Math.PI) / 180), latitude - north) * 111_000;
}

describe("one system in many forms", () => {
	const ATTRIBUTES = {
		wkt2: "proj:wkt2",
		projjson: "proj:projjson",
		gdal: "spatial_ref",
		esri: "esri_pe_string",
	} as const;
	type Form = Described & { form: string; said: object };
	const forms = truth.systems.flatMap((one): Form[] => {
		const code = one.name.startsWith("EPSG") ? [{ ...one, form: "code", said: { "proj:code": one.name } }] : [];
		const texts = (["wkt2", "projjson", "gdal", "esri"] as const)
			.filter((form) => one[form] !== undefined && !(form === "esri" && one.name.startsWith("+proj=geos")))
			.map((form) => ({ ...one, form, said: { [ATTRIBUTES[form]]: one[form] } }));
		return [...code, ...texts];
	});

	it.each(forms)("$name as $form", async ({ said, point, place, ownPlace }) => {
		const { toLonLat, fromLonLat, datum } = await transformOf(systemOf(said));
		const found = toLonLat(...point);
		// ESRI has no shifts in its texts.
		expect(distance(found, datum.kind === "not-shifted" ? ownPlace : place)).toBeLessThan(1e-6);
		const [x, y] = fromLonLat(...found);
		// Places have no height, so that ways between datums do not lead back to the millimetre; in PROJ neither.
		expect(Math.hypot(x - point[0], y - point[1])).toBeLessThan(0.01);
	});

	const mapped = truth.systems.filter(
		({ name, cf }) => cf !== undefined && name !== "EPSG:2056" && name !== "EPSG:2263",
	);
	it.each(mapped)("$name as a grid mapping", async ({ cf, point, place, ownPlace }) => {
		const { toLonLat, datum } = await transformOf(systemOf(cf as JsonObject));
		expect(distance(toLonLat(...point), datum.kind === "not-shifted" ? ownPlace : place)).toBeLessThan(1e-6);
	});

	it("a text of ESRI does not say which axis of a satellite sweeps", async () => {
		const { esri } = truth.systems.find(({ name }) => name.startsWith("+proj=geos")) as Described;
		await expect(transformOf(systemOf({ esri_pe_string: esri }))).rejects.toThrow(/which axis sweeps/);
	});

	it.each(truth.systems)("$name in our own WKT and PROJJSON", async ({ wkt2, point }) => {
		const system = systemOf({ "proj:wkt2": wkt2 });
		const own = (await transformOf(system)).toLonLat(...point);
		for (const again of [{ "proj:wkt2": system.wkt2 }, { "proj:projjson": system.projjson }])
			expect(distance((await transformOf(systemOf(again))).toLonLat(...point), own)).toBeLessThan(1e-9);
	});
});

describe("codes", () => {
	it("are looked up when asked for", async () => {
		const system = systemOf({ "proj:code": "EPSG:28992" });
		expect(system).toMatchObject({ name: "EPSG:28992", kind: "projected", described: undefined, wkt2: undefined });
		const { name, wkt2, projjson } = await describeSystem(system);
		expect(name).toBe("Amersfoort / RD New");
		expect(wkt2).toMatch(/^PROJCRS\["Amersfoort \/ RD New".*ID\["EPSG",28992\]\]$/);
		expect(projjson?.type).toBe("ProjectedCRS");
	});

	it("say how well the datum is known, and where a grid would be better", async () => {
		expect((await transformOf(systemOf({ "proj:code": "EPSG:28992" }))).datum).toEqual({
			kind: "shifted",
			accuracy: 1,
		});
		expect((await transformOf(systemOf({ "proj:code": "EPSG:27700" }))).datum).toEqual({
			kind: "shifted",
			accuracy: 2,
			hasBetterGrid: true,
		});
		expect((await transformOf(systemOf({ "proj:code": "EPSG:32633" }))).datum).toEqual({ kind: "same" });
	});

	it("are geographic or not without a look", () => {
		expect(systemOf({ "proj:code": "EPSG:4258" }).kind).toBe("geographic");
		expect(systemOf({ "proj:code": "OGC:CRS84" }).kind).toBe("geographic");
		expect(systemOf({ "proj:code": "EPSG:3857" }).kind).toBe("projected");
	});

	it("that are not known are refused by their names", async () => {
		await expect(transformOf(systemOf({ "proj:code": "EPSG:1" }))).rejects.toThrow(/EPSG:1 is not in the register/);
		await expect(transformOf(systemOf({ "proj:code": "EPSG:27200" }))).rejects.toThrow(
			/New Zealand Map Grid is not known/,
		);
	});
});

describe("grid mappings", () => {
	const lambert = {
		grid_mapping_name: "lambert_conformal_conic",
		standard_parallel: 25,
		longitude_of_central_meridian: 265,
		latitude_of_projection_origin: 30,
		earth_radius: 6_371_229,
	};

	it("of one parallel have their origin where they say, which pyproj does not", async () => {
		const [longitude, latitude] = (await transformOf(systemOf(lambert))).toLonLat(0, 0);
		expect(longitude).toBeCloseTo(-95, 9);
		expect(latitude).toBeCloseTo(30, 9);
	});

	it("have their coordinates in the units of the axes", async () => {
		const [metres, kilometres] = await Promise.all([
			transformOf(systemOf(lambert, "m")),
			transformOf(systemOf(lambert, "km")),
		]);
		expect(kilometres.toLonLat(100, 200)).toEqual(metres.toLonLat(100_000, 200_000));
		const satellite = {
			grid_mapping_name: "geostationary",
			perspective_point_height: 35_786_023,
			longitude_of_projection_origin: -75,
			sweep_angle_axis: "x",
			semi_major_axis: 6_378_137,
			inverse_flattening: 298.2572221,
		};
		const [angles, lengths] = await Promise.all([
			transformOf(systemOf(satellite, "microradian")),
			transformOf(systemOf(satellite)),
		]);
		const [longitude, latitude] = lengths.toLonLat(0.05 * 35_786_023, 0.02 * 35_786_023);
		const [east, north] = angles.toLonLat(50_000, 20_000);
		expect([east, north].map((one) => one.toFixed(9))).toEqual([longitude, latitude].map((one) => one.toFixed(9)));
	});

	it("turned poles: the example of the CF conventions has its pole where it says", async () => {
		const { toLonLat, fromLonLat } = await transformOf(
			systemOf({
				grid_mapping_name: "rotated_latitude_longitude",
				grid_north_pole_latitude: 32.5,
				grid_north_pole_longitude: 170,
				earth_radius: 6_371_000,
			}),
		);
		const [longitude, latitude] = toLonLat(0, 90);
		expect(longitude).toBeCloseTo(170, 6);
		expect(latitude).toBeCloseTo(32.5, 9);
		// The equator of the grid crosses its meridian 90 degrees from the pole.
		const [east, north] = toLonLat(0, 0);
		expect(east).toBeCloseTo(-10, 9);
		expect(north).toBeCloseTo(57.5, 9);
		expect(fromLonLat(east, north).map((one) => Math.abs(one) < 1e-9)).toEqual([true, true]);
	});

	it("without a figure get that of WGS 84, and say so", () => {
		const { earth_radius: _, ...bare } = lambert;
		expect(systemOf(bare).diagnostics.map(({ code }) => code)).toEqual(["crs-without-figure"]);
	});

	it.each([
		[{ ...lambert, standard_parallel: undefined }, /has no parallel1/],
		[{ grid_mapping_name: "oblique_mercator" }, /how far its grid is turned/],
		[{ grid_mapping_name: "of_my_own" }, /of_my_own is not known/],
		[{ grid_mapping_name: "geostationary", perspective_point_height: 1 }, /which axis sweeps/],
		[
			{
				grid_mapping_name: "polar_stereographic",
				latitude_of_projection_origin: -90,
				standard_parallel: 70,
				straight_vertical_longitude_from_pole: 0,
			},
			/origin at -90 and its parallel at 70/,
		],
	])("that say too little are refused: %j", async (json, message) => {
		const error = await transformOf(systemOf(json)).catch((one: unknown) => one);
		expect(isMiraError(error, "unsupported-feature") && error.message).toMatch(message);
	});
});

describe("descriptions that contradict each other", () => {
	const utm = truth.systems.find(({ name }) => name === "EPSG:32633") as Described;
	const web = truth.systems.find(({ name }) => name === "EPSG:3857") as Described;

	it("agree in other words: nothing is said, and the code is taken over", () => {
		const system = systemOf({ ...utm.cf, crs_wkt: utm.wkt2 });
		expect(system).toMatchObject({ code: "EPSG:32633", diagnostics: [] });
	});

	it("the attributes of CF come first, with a diagnostic", async () => {
		const system = systemOf({ ...utm.cf, longitude_of_central_meridian: 21, crs_wkt: utm.wkt2 });
		expect(system.diagnostics.map(({ code }) => code)).toEqual(["crs-conflict"]);
		expect((await transformOf(system)).toLonLat(500_000, 0)[0]).toBeCloseTo(21, 9);
	});

	it("the Mercator of the web, for which CF has no words, is that of the WKT", async () => {
		const system = systemOf({
			grid_mapping_name: "mercator",
			standard_parallel: 0,
			longitude_of_projection_origin: 0,
			crs_wkt: web.wkt2,
		});
		expect(system.diagnostics).toEqual([]);
		expect(distance((await transformOf(system)).toLonLat(...web.point), web.place)).toBeLessThan(1e-6);
	});

	it("the name that WKT 1 has for an ellipsoid and for a sphere is not believed against the code", async () => {
		const wkt =
			'PROJCS["EASE Grid South",GEOGCS["WGS 84",DATUM["WGS_1984",SPHEROID["WGS 84",6378137,298.257223563]],PRIMEM["Greenwich",0],' +
			'UNIT["degree",0.0174532925199433]],PROJECTION["Lambert_Azimuthal_Equal_Area"],PARAMETER["latitude_of_center",-90],' +
			'PARAMETER["longitude_of_center",0],PARAMETER["false_easting",0],PARAMETER["false_northing",0],UNIT["metre",1],AUTHORITY["EPSG","3974"]]';
		await expect(transformOf(systemOf({ crs_wkt: wkt }))).rejects.toThrow(/Spherical\) is not known/);
	});

	it("impossible numbers are told when they are used", async () => {
		const satellite = { grid_mapping_name: "geostationary", sweep_angle_axis: "x", longitude_of_projection_origin: 0 };
		const system = systemOf({ ...satellite, perspective_point_height: 0, crs_wkt: utm.wkt2 });
		await expect(transformOf(system)).rejects.toThrow(/impossible numbers/);
	});

	it("longitudes and latitudes are not in metres", async () => {
		const system = systemOf({ "proj:wkt2": truth.systems.find(({ name }) => name === "EPSG:4326")?.wkt2 }, "m");
		expect(system.diagnostics.map(({ code }) => code)).toEqual(["crs-conflict"]);
		expect((await transformOf(system)).toLonLat(10, 50)).toEqual([10, 50]);
	});
});

describe("texts that are no description", () => {
	it.each([
		["PROJCS[", /ends too early/],
		['LOCAL_CS["mine",UNIT["metre",1]]', /is a LOCAL_CS/],
		['GEOGCS["mine"]', /without an ellipsoid/],
		[`${"A[".repeat(100)}1${"]".repeat(100)}`, /nested too deeply/],
		["+proj=longlat", undefined],
	])("%s", (text, message) => {
		const system = systemOfAttributes(attributesFromJson({ crs_wkt: text }), { path: "/" });
		if (message === undefined || system === undefined) expect(system).toBeUndefined();
		else expect(system.problem?.message).toMatch(message);
	});
});
