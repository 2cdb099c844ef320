import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const root = fileURLToPath(new URL("../../", import.meta.url));

/**
 * What the command line finds in a bucket: by patterns, through folders of which one takes several pages of a listing, and by a
 * catalogue beside them. `base` is the URL of the store, `env` what the command line needs to open it.
 */
export async function findInputs(store, base, env) {
	const bytes = await readFile(join(root, "samples", "gauge-2024.nc"));
	for (let day = 0; day < 3; day++) await store.put(`a%20b/${day}/gauge.nc`, bytes);
	const empty = new Uint8Array(1);
	for (let from = 0; from < 1100; from += 100)
		await Promise.all(Array.from({ length: 100 }, (_, i) => store.put(`a%20b/2/note-${from + i}.txt`, empty)));
	const items = [2, 0].map((day) => ({
		type: "Feature",
		stac_version: "1.0.0",
		id: String(day),
		geometry: null,
		links: [],
		properties: { datetime: `2024-01-0${day + 1}T00:00:00Z` },
		assets: { data: { href: `./${day}/gauge.nc`, roles: ["data"] } },
	}));
	await store.put("a%20b/items.ndjson", new TextEncoder().encode(items.map((item) => JSON.stringify(item)).join("\n")));
	const days = async (input) => {
		// Not in one go with this process: it has to notice that the server closes connections meanwhile.
		const { stdout } = await promisify(execFile)(
			process.execPath,
			[join(root, "dist/cli/main.js"), "build", input, "--concat", "time"],
			{ env: { ...process.env, ...env } },
		);
		const urls = Object.values(JSON.parse(stdout).refs).flatMap((value) => (Array.isArray(value) ? [value[0]] : []));
		return [...new Set(urls)].map((url) => /(\d)\/gauge\.nc$/.exec(url)?.[1]).join("");
	};
	assert.equal(await days(`${base}/**.nc`), "012");
	assert.equal(await days(`${base}/*/[12]/gauge.nc`), "12");
	assert.equal(await days(`@${base}/a b/items.ndjson`), "02");
}
