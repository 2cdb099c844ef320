import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { drawnFiles } from "./drawn-files.mjs";

/**
 * References that others wrote of the drawn files, read by us and by xarray: prints a table and every variable that differs
 * without a reason: that we read what is in the file itself, or that a fill of 0 masks. Gives the exit code.
 */
export async function comparePeers(root, folder, match, python) {
	const files = drawnFiles(root).filter(({ name }) => match.test(name));
	if (files.length === 0) return 0;
	const list = join(folder, "peer-files.json");
	await writeFile(list, JSON.stringify(files));
	const script = fileURLToPath(new URL("peers.py", import.meta.url));
	const { status } = spawnSync(python, [script, list, folder], { stdio: ["ignore", "ignore", "inherit"] });
	if (status !== 0) return 1;
	const known = JSON.parse(readFileSync(new URL("known-differences.json", import.meta.url), "utf8"));
	const paths = new Map(files.map(({ name, path }) => [name, path]));
	const { openStore, read, decode } = await import(pathToFileURL(join(root, "dist/node.js")).href);
	const counts = new Map();
	let failed = 0;
	for (const result of JSON.parse(readFileSync(join(folder, "peers.json"), "utf8"))) {
		const { name, format, writer, references, variables, source, error } = result;
		const key = `${format} by ${writer}`;
		const count = counts.get(key) ?? { ...NOTHING };
		counts.set(key, count);
		if (error !== undefined) {
			count["files refused"]++;
			continue;
		}
		const open = (options) => openStore(references, { allow: [dirname(paths.get(name))], ...options });
		const store = await open();
		for (const [variable, theirs] of Object.entries(variables)) {
			if (theirs.error !== undefined) {
				count["they cannot read"]++;
				continue;
			}
			const ours = await digests(store, `/${variable}`, read, decode);
			for (const what of Object.keys(theirs)) {
				let outcome = judge(ours[what], theirs[what], source[variable]?.[what]);
				if (outcome === "FAILED" && what === "mask") {
					// To xarray a fill of Zarr v2 is missing, be it 0; to us that one is only on request (K9).
					const masked = await digests(await open({ v2FillAsMask: true }), `/${variable}`, read, decode);
					if (masked.mask === theirs.mask) outcome = "fill of 0 (K9)";
				}
				const isKnown = outcome === "FAILED" && isListed(known, name, writer, variable);
				count[isKnown ? "known" : outcome === "equal" ? `equal ${what}` : outcome]++;
				if (outcome !== "FAILED" || isKnown) continue;
				failed++;
				console.log(`FAILED  ${name} by ${writer}: ${variable}, ${what}: ${ours.error ?? "differ"}`);
			}
		}
	}
	console.log("\nreferences of others, read by us and by xarray: variables");
	console.table(Object.fromEntries(counts));
	return failed === 0 ? 0 : 1;
}

const NOTHING = {
	"files refused": 0,
	"they cannot read": 0,
	"equal values": 0,
	"equal mask": 0,
	"ours as the file": 0,
	"fill of 0 (K9)": 0,
	known: 0,
	FAILED: 0,
};

function judge(ours, theirs, source) {
	if (ours === theirs) return "equal";
	return ours !== undefined && ours === source ? "ours as the file" : "FAILED";
}

async function digests(store, path, read, decode) {
	try {
		const { dataType, bytes, data } = await read(store, path);
		const values = sha256(bytes.length === 0 && Array.isArray(data) ? JSON.stringify(data) : bytes);
		if (!/^(u?int|float|bool)/.test(dataType)) return { values };
		const { data: decoded } = await decode(store, path);
		return { values, mask: sha256(Uint8Array.from(decoded, (value) => (Number.isNaN(value) ? 1 : 0))) };
	} catch (error) {
		return { error: String(error) };
	}
}

function sha256(content) {
	return createHash("sha256").update(content).digest("hex");
}

function isListed(known, name, writer, variable) {
	return known.some((entry) => entry.case === name && entry.writer === writer && entry.variables?.includes(variable));
}
