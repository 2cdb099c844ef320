// node test/interop/grib-cubes.mjs: are the cubes of GRIB files what ecCodes says, field by field?
//
// Twenty files of the corpus, drawn by the hash of their names; `--all` takes every GRIB file. The environment variables are
// those of run.mjs; the Python needs eccodes and numpy. MIRAZARR_PROJECT is a folder with another build in dist/.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { corpusFiles } from "./drawn-files.mjs";
import { findPython } from "./python.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));
const project = process.env.MIRAZARR_PROJECT ?? root;
const COUNT = 20;

function chooseFiles() {
	const hash = ({ name }) => createHash("sha256").update(name).digest("hex");
	const files = corpusFiles(root).filter(({ format }) => format === "grib");
	if (process.argv.includes("--all")) return files;
	return files.sort((a, b) => (hash(a) < hash(b) ? -1 : 1)).slice(0, COUNT);
}

/** Writes numbers one after another into a file, and says where. */
class NumberFile {
	#stream;
	#count = 0;

	constructor(path) {
		this.#stream = createWriteStream(path);
	}

	async add(numbers) {
		const values = numbers instanceof Float64Array ? numbers : Float64Array.from(numbers, Number);
		const place = { from: this.#count, count: values.length };
		this.#count += values.length;
		const bytes = new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
		await new Promise((done, fail) => this.#stream.write(bytes, (error) => (error ? fail(error) : done())));
		return place;
	}

	close() {
		return new Promise((done) => this.#stream.end(done));
	}
}

/** Every field of the cubes of a file: where it is by the coordinates of its array, its values and the places of its points. */
async function describeFile(file, target, { openStore, read }) {
	const numbers = new NumberFile(target);
	const fields = [];
	const refused = [];
	try {
		const store = await openStore(file.path);
		refused.push(...store.diagnostics.filter(({ severity }) => severity === "error").map(({ message }) => message));
		const places = new Map();
		for (const { path, kind } of store.contents()) {
			if (kind !== "array") continue;
			const array = tryArray(store, path);
			if (array === undefined || !array.attributes.has("GRIB_edition")) continue;
			const group = path.slice(0, path.lastIndexOf("/"));
			if (!places.has(group)) places.set(group, await groupPlaces(store, group, numbers, read));
			try {
				fields.push(...(await describeArray(store, path, array, numbers, read, places.get(group))));
			} catch (error) {
				if (error.name !== "MiraError") throw error;
				refused.push(error.message);
			}
		}
		return { ...file, values: target, fields, refused };
	} catch (error) {
		return { ...file, values: target, fields, refused, error: String(error) };
	} finally {
		await numbers.close();
	}
}

function tryArray(store, path) {
	try {
		return store.array(path);
	} catch {
		return undefined;
	}
}

async function groupPlaces(store, group, numbers, read) {
	const places = {};
	for (const name of ["latitude", "longitude"]) {
		if (tryArray(store, `${group}/${name}`) === undefined) continue;
		const found = await read(store, `${group}/${name}`).catch((error) => {
			if (error.name !== "MiraError") throw error;
		});
		if (found !== undefined) places[name] = { ...(await numbers.add(found.data)), shape: found.shape };
	}
	return places;
}

async function describeArray(store, path, array, numbers, read, places) {
	const { shape, dimension_names: names } = array.metadata;
	const group = path.slice(0, path.lastIndexOf("/"));
	const axes = names.filter((name) => COORDINATES.includes(name));
	const coordinates = {};
	for (const axis of axes) {
		coordinates[axis] = Array.from((await read(store, `${group}/${axis}`)).data, Number);
		if (tryArray(store, `${group}/${axis}_bounds`) !== undefined)
			coordinates[`${axis}_bounds`] = Array.from((await read(store, `${group}/${axis}_bounds`)).data, Number);
	}
	const manifest = await array.manifest();
	const fields = [];
	for (const index of indices(shape.slice(0, axes.length))) {
		const chunk = [...index, ...shape.slice(axes.length).map(() => 0)];
		const isThere =
			array.kind === "derived"
				? (await array.compute(chunk, {})) !== undefined
				: manifest.get(chunk).kind !== "missing";
		if (!isThere) continue;
		const { data } = await read(store, path, { selection: chunk.map((i, d) => (d < axes.length ? i : null)) });
		const at = {};
		for (const [d, axis] of axes.entries()) {
			at[axis] = coordinates[axis][index[d]];
			const bounds = coordinates[`${axis}_bounds`];
			if (bounds !== undefined) at[`${axis}_bounds`] = bounds.slice(2 * index[d], 2 * index[d] + 2);
		}
		fields.push({ path, at, shape: shape.slice(axes.length), ...places, values: await numbers.add(data) });
	}
	return fields;
}

const COORDINATES = ["time", "step", "number", "percentile", "level"];

function* indices(shape) {
	const count = shape.reduce((product, length) => product * length, 1);
	for (let n = 0; n < count; n++) {
		const index = [];
		for (let d = shape.length - 1, rest = n; d >= 0; rest = Math.floor(rest / shape[d--]))
			index.unshift(rest % shape[d]);
		yield index;
	}
}

async function main() {
	const python = findPython(root);
	if ("problem" in python) {
		console.log(`skipped: ${python.problem}`);
		return process.env.CI || process.env.MIRAZARR_PYTHON ? 1 : 0;
	}
	const api = await import(pathToFileURL(join(project, "dist/node.js")).href);
	const match = new RegExp(process.env.MIRAZARR_MATCH ?? "");
	const files = chooseFiles().filter(({ name }) => match.test(name));
	const folder = await mkdtemp(join(tmpdir(), "mirazarr-grib-"));
	const counts = { equal: 0, failed: 0, none: 0 };
	try {
		for (const [i, file] of files.entries()) {
			const described = await describeFile(file, join(folder, "values.f64"), api);
			const list = join(folder, `${i}.json`);
			await writeFile(list, JSON.stringify(described));
			const script = fileURLToPath(new URL("grib-cubes.py", import.meta.url));
			const { status, stderr } = spawnSync(python.command, [script, list], { stdio: ["ignore", "inherit", "pipe"] });
			// ecCodes says on its own what it cannot decode; the table counts that.
			const lines = String(stderr).split("\n");
			for (const line of lines) if (line !== "" && !line.startsWith("ECCODES ")) console.error(line);
			counts[status === 0 ? "equal" : status === 2 ? "none" : "failed"]++;
		}
	} finally {
		await rm(folder, { recursive: true });
	}
	const { equal, failed, none } = counts;
	console.log(`${files.length} files: ${equal} have the cubes that ecCodes describes, ${failed} have not;`);
	console.log(`of ${none} there is no field that both decode`);
	return failed === 0 ? 0 : 1;
}

process.exitCode = await main();
