/** Damaged messages as cubes, with the coordinates of their grids: a right answer or a MiraError, and nothing beyond the limits. */
import { expect, it } from "vitest";
import { MemoryStore } from "../../../../src/io/memory.ts";
import { ObjectStoreRegistry } from "../../../../src/io/registry.ts";
import { openStore } from "../../../../src/open.ts";
import { read } from "../../../../src/read/read.ts";
import { damaged, orRefusal } from "../../damage.ts";
import { cubeBytes } from "./cube-fixtures.ts";

const LIMIT_BYTES = 2 ** 20;

async function readAll(bytes: Uint8Array, what: string): Promise<void> {
	const registry = new ObjectStoreRegistry({ limits: { maxArrayBytes: LIMIT_BYTES } }).register(
		"memory://files/",
		new MemoryStore([["file.grib", bytes]]),
	);
	const store = await orRefusal(
		openStore("memory://files/file.grib", { registry, grib: { index: "none", northUp: true } }),
		what,
	);
	for (const { path, kind } of store?.contents() ?? []) {
		if (store === undefined || kind !== "array") continue;
		const values = await orRefusal(read(store, path), `${what} ${path}`);
		expect(values?.bytes.length ?? 0).toBeLessThanOrEqual(LIMIT_BYTES);
	}
}

it.each([
	"grid-lambert",
	"grid-polar1",
	"grid-mercator",
	"grid-azimuthal",
	"grid-space-view",
	"grid-healpix-nested",
	"grid-rotated-gaussian",
	"grid-reduced-part",
	"apart-layer",
	"apart-process",
	"apart-probability",
	"apart-band",
])("%s", { timeout: 60_000 }, async (name) => {
	for (const [what, bytes] of damaged(cubeBytes(name), 3)) await readAll(bytes, what);
	// Most harm is done in the headers, which come first.
	const head = cubeBytes(name);
	for (const [what, bytes] of damaged(head.subarray(0, 200), 4))
		if (bytes.length === 200) await readAll(Uint8Array.of(...bytes, ...head.subarray(200)), `${what} of the head`);
});
