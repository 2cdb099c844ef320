/** What is taken away gives the same values elsewhere: references, tables, figures, lines of code. */
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdir, readFile, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { decode, openStore } from "../library.mjs";

const run = promisify(execFile);

export const cases = [
	{ name: "Kerchunk JSON opens in Node with the same values", run: references },
	{ name: "CSV has the values that are shown", run: table },
	{ name: "a window is what CSV and code give", run: windowed },
	{ name: "PNG and SVG are figures", run: figures },
	{ name: "the lines of JavaScript and of the command line run", run: code },
];

const VIEW = { path: "/sst", view: "picture", at: "time:1", panel: "takeaway" };

async function show(visit, world, view = {}) {
	const source = world.files.urlOf("samples/sea-surface.nc");
	await visit.load({ source, ...VIEW, ...view });
	await visit.opened();
	await visit.painted();
	await visit.settled();
	return openStore(join(world.root, "samples/sea-surface.nc"));
}

/** Presses a button that saves a file; gives where it is. */
async function saved(visit, { scratch }, name) {
	const [download] = await Promise.all([
		visit.page.waitForEvent("download"),
		visit.page.getByRole("button", { name, exact: true }).click(),
	]);
	const path = join(scratch, download.suggestedFilename());
	await download.saveAs(path);
	return path;
}

async function references(visit, world) {
	const store = await show(visit, world);
	const path = await saved(visit, world, "Kerchunk JSON");
	const referred = await openStore(path, { allow: [world.files.urlOf("samples/")] });
	for (const name of ["sst", "quality", "lat", "time"]) {
		const [here, there] = await Promise.all([decode(store, name), decode(referred, name)]);
		assert.deepEqual(there.shape, here.shape);
		assert.deepEqual([...there.data], [...here.data], name);
	}
}

async function rowsOf(path) {
	const [head, ...lines] = (await readFile(path, "utf8")).trim().split(/\r?\n/);
	return { head: head.split(","), rows: lines.map((line) => line.split(",")) };
}

async function table(visit, world) {
	const store = await show(visit, world);
	const { rows } = await rowsOf(await saved(visit, world, "CSV"));
	const { data } = await decode(store, "sst", { selection: [1], missing: "nan" });
	sameColumn(rows, data);
}

/** The last column has the values, nothing where one is missing. */
function sameColumn(rows, data) {
	assert.equal(rows.length, data.length);
	for (const [i, row] of rows.entries()) {
		const text = row.at(-1);
		const value = text === "" ? Number.NaN : Number(text);
		assert.ok(Object.is(value, data[i]), `row ${i}: ${text}, not ${data[i]}`);
	}
}

async function windowed(visit, world) {
	const store = await show(visit, world, { window: "10,5,40,25" });
	const { head, rows } = await rowsOf(await saved(visit, world, "CSV"));
	const [latitudes, longitudes] = ["lat", "lon"].map(
		(name) => new Set(rows.map((row) => row[head.findIndex((one) => one.startsWith(name))])),
	);
	const { data } = await decode(store, "sst", {
		missing: "nan",
		selection: [1, ...(await selectionOf(store, latitudes, longitudes))],
	});
	sameColumn(rows, data);
	assert.ok(latitudes.size >= 20 && latitudes.size < 36, `${latitudes.size} latitudes`);
}

async function selectionOf(store, ...found) {
	const coordinates = await Promise.all(["lat", "lon"].map(async (name) => [...(await decode(store, name)).data]));
	return coordinates.map((all, d) => {
		const positions = [...found[d]].map((text) => all.indexOf(Number(text)));
		return { start: Math.min(...positions), stop: Math.max(...positions) + 1 };
	});
}

async function figures(visit, world) {
	await show(visit, world);
	const png = await readFile(await saved(visit, world, "PNG"));
	assert.equal(png.subarray(1, 4).toString(), "PNG");
	assert.ok(png.readUInt32BE(16) >= 500 && png.length > 5000, `${png.readUInt32BE(16)} pixels, ${png.length} bytes`);
	const svg = await readFile(await saved(visit, world, "SVG"), "utf8");
	assert.match(svg, /^(<\?xml[^>]*>\s*)?<svg[^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
	assert.match(svg, /sea surface temperature/);
	assert.match(svg, /2026-04-01/);
	assert.doesNotMatch(svg, /<script|undefined|NaN/);
	const page = await world.browser.newPage();
	await page.setContent(svg);
	const problems = [];
	page.on("console", (message) => problems.push(message.text()));
	assert.ok((await page.locator("svg text").count()) > 5);
	await page.close();
	return problems;
}

async function code(visit, world) {
	const store = await show(visit, world, { cell: "1,15,30" });
	const { data } = await decode(store, "sst", { selection: [1], missing: "nan" });
	const snippet = async (title) =>
		visit.page.locator("figure.snippet").filter({ hasText: title }).locator("code").first().textContent();
	const folder = join(world.scratch, "code");
	await mkdir(join(folder, "node_modules"), { recursive: true });
	await symlink(world.root, join(folder, "node_modules/mirazarr"), "dir");
	await symlink(join(world.root, "node_modules/zarrita"), join(folder, "node_modules/zarrita"), "dir");
	const script = (await snippet("JavaScript")).replace(
		"console.log(values)",
		"console.log(JSON.stringify([...values.data].map(String)))",
	);
	await writeFile(join(folder, "shown.mjs"), script);
	const { stdout } = await run(process.execPath, ["shown.mjs"], { cwd: folder, maxBuffer: 2 ** 24 });
	const values = JSON.parse(stdout).map(Number);
	assert.deepEqual(values, [...data]);
	for (const line of (await snippet("Command line")).split("\n")) {
		const words = line.replace("npx mirazarr", `${process.execPath} ${join(world.root, "dist/cli/main.js")}`);
		const { stdout: printed } = await run("sh", ["-c", words], { cwd: folder, maxBuffer: 2 ** 24 });
		if (line.includes(" read ")) {
			const rows = printed
				.trim()
				.split("\n")
				.slice(1)
				.map((row) => row.split(","));
			sameColumn(rows, data);
		} else assert.ok(printed.includes(String(Number(data[15 * 72 + 30].toPrecision(12)))), printed);
	}
}
