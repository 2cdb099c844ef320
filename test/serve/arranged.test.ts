/** Sources that are served in the form of a convention: named ones, and those below a folder. */
import { join } from "node:path";
import { expect, it } from "vitest";
import { openStore } from "../../src/node.ts";
import { startServer } from "../../src/serve/node.ts";

const FOLDER = join(import.meta.dirname, "../fixtures/tiff");
const NAME = "cog-mask.tif";

it("arranges what it serves, and what it opens later", async () => {
	const store = await openStore(join(FOLDER, NAME));
	const server = await startServer({
		sources: { a: store },
		root: { directory: FOLDER, open: (url, options) => openStore(url, options) },
		arrange: { convention: "geozarr", name: "image" },
		port: 0,
	});
	try {
		for (const place of ["a", `files/${NAME}`]) {
			const { attributes } = await (await fetch(`${server.url}/${place}/zarr.json`)).json();
			const { layout } = attributes.multiscales as { layout: { asset: string }[] };
			expect(layout.map(({ asset }) => asset)).toEqual(["0", "1", "2"]);
			const chunk = await fetch(`${server.url}/${place}/1/image/c/0/0/0`);
			expect(new Uint8Array(await chunk.arrayBuffer())).toEqual(await store.get("/overviews/1/c/0/0/0"));
		}
		expect((await fetch(`${server.url}/a/overviews/1/zarr.json`)).status).toBe(404);
	} finally {
		await server.close(0);
	}
});

it("arranges what is decoded", async () => {
	const store = await openStore(join(FOLDER, NAME));
	const options = { sources: { a: store }, arrange: "ome", port: 0 } as const;
	const server = await startServer({ ...options, decoded: true });
	try {
		const { attributes } = await (await fetch(`${server.url}/a/zarr.json`)).json();
		expect(attributes.ome.version).toBe("0.5");
		expect(server.listings[0]?.arrays.map(({ path }) => path)).toContain("/2");
	} finally {
		await server.close(0);
	}
});
