/**
 * Viewers of Zarr in Chromium: each draws a COG with overviews and a NetCDF field with missing data, and the pixels at the centres of
 * cells are compared with the colours of the values that GDAL and netCDF4-python read there.
 *
 *     node test/viewers/run.mjs [--only TEXT] [--pictures]        after a build
 *
 * The viewers are installed beside this file by their own lock; Chromium is the one of the system. --pictures writes docs/pictures/.
 */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { CASES, lonLatOf, VIEWERS } from "./cases.mjs";
import { BACKGROUND, colourOf, SHOWN } from "./colours.mjs";
import { checkGdal } from "./gdal.mjs";
import { startServers } from "./servers.mjs";
import { checkServiceWorker } from "./service-worker.mjs";
import { startSite } from "./site.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const { values: flags } = parseArgs({
	options: { only: { type: "string", default: "" }, pictures: { type: "boolean", default: false } },
});

/** How far a channel may be off: graphics processors compute with less than doubles. */
const TOLERANCE = 2;
/** A busy machine may need long; a viewer that is right needs no more than it takes. */
const PATIENCE_MS = Number(process.env.PATIENCE_MS ?? 60_000);

if (!existsSync(join(here, "node_modules")))
	execFileSync("npm", ["ci", "--no-audit", "--no-fund", "--ignore-scripts"], { cwd: here, stdio: "inherit" });
const { chromium } = createRequire(import.meta.url)("playwright-core");
const expected = JSON.parse(await readFile(join(here, "fixtures/expected.json"), "utf8"));
const cases = CASES.filter(({ name }) => name.includes(flags.only));
const site = await startSite([...new Set(cases.map(({ viewer }) => viewer)), "sharing"]);
const servers = startServers(join(here, "fixtures"));
const browser = await chromium.launch({
	executablePath: chromiumPath(),
	args: [
		...["--no-sandbox", "--disable-dev-shm-usage", "--force-color-profile=srgb", "--hide-scrollbars"],
		...["--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--ignore-gpu-blocklist"],
		// Nothing outside of this machine can be meant.
		"--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
	],
});

let [passed, failed] = [0, 0];
for (const one of cases) report({ name: one.name, problems: await runCase(one) });
if ("service worker".includes(flags.only))
	for (const result of await checkServiceWorker(browser, site, join(here, "fixtures"))) report(result);
if ("GDAL".includes(flags.only)) for (const result of await checkGdal(servers, join(here, "fixtures"))) report(result);
console.log(`viewers: ${passed} passed, ${failed} failed`);
await browser.close();
await servers.close();
site.close();
process.exitCode = failed === 0 ? 0 : 1;

function report({ name, problems }) {
	console.log(`${problems.length === 0 ? "ok    " : "FAILED"} ${name}`);
	for (const problem of problems) console.log(`       ${problem}`);
	if (problems.length === 0) passed++;
	else failed++;
}

/** Shows one case; gives what is wrong with it. */
async function runCase({ viewer, file, via, level, shape, view, arrange, size, picture }) {
	const { ignores = [], rounding } = VIEWERS[viewer];
	const context = await browser.newContext({ viewport: { width: size[0], height: size[1] }, deviceScaleFactor: 1 });
	const page = await context.newPage();
	const problems = [];
	const note = (text) => {
		if (!ignores.some((pattern) => pattern.test(text))) problems.push(text.slice(0, 400));
	};
	page.on(
		"console",
		(message) => message.type() === "error" && note(`console: ${message.text()} ${message.location().url}`),
	);
	if (process.env.TRACE) page.on("response", (r) => console.log(r.status(), r.url()));
	page.on("pageerror", (error) => note(`error: ${error.stack}`));
	page.on("requestfailed", (request) => {
		// What a viewer gives up itself was not refused.
		if (request.failure()?.errorText !== "net::ERR_ABORTED") note(`${request.url()}: ${request.failure()?.errorText}`);
	});
	try {
		await page.goto(`${site.url}/show/${viewer}`);
		await page.waitForFunction("globalThis.run !== undefined");
		const url = via === "serve" ? await servers.urlOf(file, arrange) : `${site.url}/files/${file}`;
		const [width, height] = size;
		const asked = {
			via,
			file,
			url,
			arrange,
			view,
			level,
			shape,
			width,
			height,
			shown: SHOWN[file],
			background: BACKGROUND,
		};
		await within(page.evaluate((options) => globalThis.run(options), asked));
		const places = expected[file][level];
		const shown = await page.evaluate(
			(list) => globalThis.pixelsOf(list),
			places.map((place) => ({ ...withLonLat(place), rows: shape[0], columns: shape[1] })),
		);
		const scale = { ...SHOWN[file], rounding };
		const wrong = await untilRight(page, (pixels) => differences(pixels, size, places, shown, scale));
		problems.push(...wrong.slice(0, 3), ...(wrong.length > 3 ? [`… ${wrong.length} places`] : []));
		if (flags.pictures && picture !== undefined && problems.length === 0)
			await page.screenshot({ path: join(here, "../../docs/pictures", picture), clip: clipOf(file, size) });
	} catch (error) {
		problems.push(String(error.stack).slice(0, 1000));
	}
	// A page that hangs does not keep the others.
	await within(context.close()).catch(() => {});
	return problems;
}

/** The island, which is in the middle; other pictures whole. */
function clipOf(file, [width, height]) {
	return file === "island.tif" ? { x: 96, y: 96, width: 320, height: 320 } : { x: 0, y: 0, width, height };
}

/** What a promise gives, as long as patience lasts. */
async function within(work) {
	const ending = new AbortController();
	const late = sleep(PATIENCE_MS, undefined, { signal: ending.signal }).then(() => {
		throw new Error(`not done after ${PATIENCE_MS / 1000} s`);
	});
	late.catch(() => {});
	try {
		return await Promise.race([work, late]);
	} finally {
		ending.abort();
	}
}

/** Looks until a picture is right, or patience is over; gives what is wrong with the last one. */
async function untilRight(page, judge) {
	const endMs = Date.now() + PATIENCE_MS;
	for (;;) {
		const png = await page.screenshot({ type: "png" });
		const wrong = judge(await pixelsIn(page, png));
		if (wrong.length === 0 || Date.now() > endMs) {
			if (wrong.length > 0 && process.env.SHOTS) await writeFile(join(process.env.SHOTS, "wrong.png"), png);
			return wrong;
		}
		await sleep(250);
	}
}

/** The bytes of a picture, four for a pixel; the browser knows how to decode its own. */
async function pixelsIn(page, png) {
	const text = await page.evaluate(async (base64) => {
		const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
		const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
		const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
		context.drawImage(bitmap, 0, 0);
		const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
		let characters = "";
		for (let i = 0; i < data.length; i += 8192) characters += String.fromCharCode(...data.subarray(i, i + 8192));
		return btoa(characters);
	}, png.toString("base64"));
	return Buffer.from(text, "base64");
}

function differences(pixels, [width, height], places, shown, scale) {
	const seen = { valid: 0, missing: 0 };
	const wrong = places.flatMap(({ value, row, column }, i) => {
		const [x, y] = shown[i].map(Math.floor);
		if (x < 2 || y < 2 || x >= width - 2 || y >= height - 2) return [];
		seen[value === null ? "missing" : "valid"]++;
		const wanted = value === null ? BACKGROUND : colourOf(value, scale);
		const found = [...pixels.subarray(4 * (y * width + x), 4 * (y * width + x) + 3)];
		const isRight = found.every((channel, k) => Math.abs(channel - wanted[k]) <= TOLERANCE);
		return isRight ? [] : [`cell ${row}, ${column} (${value}) at ${x}, ${y}: ${found}, not ${wanted.map(Math.round)}`];
	});
	if (seen.valid < 20 || seen.missing < 10)
		wrong.push(`only ${seen.valid} valid and ${seen.missing} missing places are in the picture`);
	return wrong;
}

/** Places of the COG are told in metres. */
function withLonLat(place) {
	if (place.lon !== undefined) return place;
	const [lon, lat] = lonLatOf([place.x, place.y]);
	return { ...place, lon, lat };
}

function chromiumPath() {
	const known = [process.env.CHROMIUM, "/usr/bin/chromium", "/usr/bin/chromium-browser"].find(
		(path) => path && existsSync(path),
	);
	if (known === undefined) throw new Error("Chromium is needed: apt-get install -y chromium, or CHROMIUM=/path/to/it");
	return known;
}
