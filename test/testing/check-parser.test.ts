import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { netcdf3 } from "../../src/formats/netcdf3/index.ts";
import { ManifestArray } from "../../src/manifest/manifest-array.ts";
import { ManifestBuilder } from "../../src/manifest/manifest-builder.ts";
import { ManifestGroup } from "../../src/manifest/manifest-group.ts";
import { ManifestStore } from "../../src/manifest/manifest-store.ts";
import { checkParser, type Parser } from "../../src/testing/index.ts";
import { sample } from "../cli/run-cli.ts";

const bytes = new Uint8Array(await readFile(sample("buoys.nc")));
const good = netcdf3();

describe("checkParser", () => {
	it("finds nothing wrong with a parser of ours", async () => {
		expect(await checkParser({ parser: good, files: [["a.nc", bytes]] })).toEqual([]);
	});

	it.each<[string, Parser, RegExp]>([
		[
			"an error of another kind",
			async (url, registry) => {
				if ((await registry.source(url).readUpTo(0, 2 ** 20)).length < bytes.length) throw new TypeError("oops");
				return good(url, registry);
			},
			/damage \d+\) makes it throw TypeError: oops/,
		],
		[
			"references to elsewhere",
			changed((manifest) => manifest.renameUrls(() => "file:///etc/passwd")),
			/cannot be read/,
		],
		[
			"references behind the end",
			changed(({ gridShape }) => {
				const first = gridShape.map(() => 0);
				return new ManifestBuilder(gridShape).virtual(first, "memory://parser-check/a.nc", 10 ** 6, 8).build();
			}),
			/end beyond the end/,
		],
		[
			"a manifest of another grid than its array",
			changed(() => new ManifestBuilder([1, 2, 3]).build()),
			/^references cannot be loaded: .* a grid of \[1, 2, 3\] chunks/,
		],
		[
			"an array that no store can have",
			described(() => ({ shape: [-1] })),
			/^\/\w+: it is refused: its shape \[-1\] has a length/,
		],
		[
			"an array that says that it is elsewhere",
			described(() => ({ path: "/elsewhere" })),
			/^\/\w+ has the path \/elsewhere in its description/,
		],
		["a file that it does not open", async () => Promise.reject(new Error("no")), /does not open the file: Error: no/],
	])("finds %s", async (_, parser, problem) => {
		const problems = await checkParser({ parser, files: [["a.nc", bytes]], damages: 4 });
		expect(problems.some((text) => problem.test(text))).toBe(true);
	});
});

/** The parser with another description of the first array. */
function described(change: () => Partial<ManifestArray["description"]>): Parser {
	return async (url, registry) => {
		const store = await good(url, registry);
		const [name, array] = [...store.group.arrays][0] as [string, ManifestArray];
		store.group.arrays.set(name, array.describedAs({ ...array.description, ...change() }));
		return store;
	};
}

type Manifest = Awaited<ReturnType<ManifestArray["manifest"]>>;

/** The parser with other references of the first array. */
function changed(change: (manifest: Manifest) => Manifest): Parser {
	return async (url, registry) => {
		const store = await good(url, registry);
		const [name, array] = [...store.group.arrays][0] as [string, ManifestArray];
		const group = new ManifestGroup();
		const manifest = change(await array.manifest());
		group.arrays.set(name, new ManifestArray(array.description, () => manifest));
		return new ManifestStore({ url, group, registry });
	};
}
