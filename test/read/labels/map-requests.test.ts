/** Latitude and longitude of images that have x and y alone, as the command line and the server ask. Places are those of pyproj. */
import { describe, expect, it } from "vitest";
import { openStore } from "../../../src/node.ts";
import { selectLabels } from "../../../src/read/labels/select-labels.ts";

const nearest = (name: string, label: string) => ({ name, label, method: "nearest" as const });
const select = (name: string, label: string) => ({ name, label, method: "select" as const });

async function selected(...requests: Parameters<typeof selectLabels>[2]) {
	return selectLabels(await openStore("test/fixtures/tiff/cog-mask.tif"), "/0", requests);
}

describe("degrees on a map", () => {
	it("a place is the pixel that it lies in", async () => {
		expect(await selected(nearest("lat", "54.145273"), nearest("lon", "15.0011482"))).toEqual([null, 31, 7]);
		expect(await selected(nearest("longitude", "15.0080365"), nearest("latitude", "54.1417675"))).toEqual([
			null,
			70,
			52,
		]);
	});

	it("two ranges are the smallest box around what lies between", async () => {
		const box = await selected(select("lat", "54.143:54.145"), select("lon", "15.002:15.006"));
		expect(box).toEqual([null, { start: 35, stop: 57 }, { start: 13, stop: 39 }]);
	});

	it("one of them alone, or one that must be equal, is refused", async () => {
		await expect(selected(nearest("lat", "54.145"))).rejects.toThrow(/lat alone is no place/);
		await expect(selected(select("lat", "54.145"), select("lon", "15.001"))).rejects.toThrow(/or for two ranges/);
		await expect(selected(nearest("lat", "north"), nearest("lon", "15"))).rejects.toThrow(/not a number/);
	});

	it("beside the image is refused", async () => {
		await expect(selected(nearest("lat", "10"), nearest("lon", "15"))).rejects.toThrow(/outside/);
	});
});
