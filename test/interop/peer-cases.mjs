import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { drawnFiles } from "./drawn-files.mjs";

/** The formats for which kerchunk and VirtualiZarr write Kerchunk references. */
const FORMATS = ["netcdf3", "netcdf4", "hdf5"];

/**
 * References that others wrote of the drawn files, read by us and by xarray: prints a table and every variable that differs
 * without a known reason. Gives the exit code.
 */
export async function comparePeers(root, folder, match, python) {
	const files = drawnFiles(root).filter(({ name, format }) => FORMATS.includes(format) && match.test(name));
	if (files.length === 0) return 0;
	const list = join(folder, "peer-files.json");
	await writeFile(list, JSON.stringify(files));
	const script = fileURLToPath(new URL("peers.py", import.meta.url));
	const { status } = spawnSync(python, [script, list, folder], { stdio: ["ignore", "ignore", "inherit"] });
	if (status !== 0) return 1;
	const known = JSON.parse(readFileSync(new URL("known-differences.json", import.meta.url), "utf8"));
	const paths = new Map(files.map(({ name, path }) => [name, path]));
	const { openStore, read } = await import(pathToFileURL(join(root, "dist/node.js")).href);
	const counts = new Map();
	let failed = 0;
	for (const result of JSON.parse(readFileSync(join(folder, "peers.json"), "utf8"))) {
		const { name, format, writer, references, variables, error } = result;
		const key = `${format} by ${writer}`;
		const count = counts.get(key) ?? { "files they refuse": 0, equal: 0, "they cannot read": 0, known: 0, FAILED: 0 };
		counts.set(key, count);
		if (error !== undefined) {
			count["files they refuse"]++;
			continue;
		}
		const store = await openStore(references, { allow: [dirname(paths.get(name))] });
		for (const [variable, theirs] of Object.entries(variables)) {
			const ours = await digest(store, `/${variable}`, read);
			if (theirs.error !== undefined) count["they cannot read"]++;
			else if (ours === theirs.digest) count.equal++;
			else if (isKnown(known, name, writer, variable)) count.known++;
			else {
				count.FAILED++;
				failed++;
				console.log(`FAILED  ${name} by ${writer}: ${variable} ${/^[0-9a-f]{64}$/.test(ours) ? "differs" : ours}`);
			}
		}
	}
	console.log("\nreferences of others, read by us and by xarray: variables");
	console.table(Object.fromEntries(counts));
	return failed === 0 ? 0 : 1;
}

async function digest(store, path, read) {
	try {
		return createHash("sha256")
			.update((await read(store, path)).bytes)
			.digest("hex");
	} catch (error) {
		return String(error);
	}
}

function isKnown(known, name, writer, variable) {
	return known.some((entry) => entry.case === name && entry.writer === writer && entry.variables?.includes(variable));
}
