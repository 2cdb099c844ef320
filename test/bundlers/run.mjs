/**
 * The package in applications, by each way to a page: values are right, workers decode, and so do WebP and LERC.
 *
 *     node test/bundlers/run.mjs [--only vite] [--package FOLDER]        after a build, or with a package that is installed somewhere
 */
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { makeJobs } from "./jobs.mjs";
import { startSite } from "./site.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, "../..");
const { values: flags } = parseArgs({
	options: { only: { type: "string", default: "" }, package: { type: "string", default: root } },
});

/** A busy machine may need long; what hangs fails. */
const PATIENCE_MS = 60_000;

if (!existsSync(join(here, "node_modules")))
	execFileSync("npm", ["ci", "--no-audit", "--no-fund", "--ignore-scripts"], { cwd: here, stdio: "inherit" });
const { WAYS } = await import("./ways.mjs");
const { chromium } = createRequire(import.meta.url)("playwright-core");

const folder = mkdtempSync(join(here, ".bundles-"));
const browser = await chromium.launch({
	executablePath: chromiumPath(),
	// Nothing outside of this machine can be meant.
	args: ["--no-sandbox", "--disable-dev-shm-usage", "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"],
});
let failed = 0;
try {
	const files = join(folder, "files");
	mkdirSync(files);
	const jobs = makeJobs(files);
	const data = await startSite(files);
	for (const way of WAYS.filter(({ name }) => name.includes(flags.only))) {
		const problems = await judge(way, installed(way.name), jobs, data.url);
		if (problems.length > 0) failed++;
		console.log(`${problems.length === 0 ? "ok    " : "FAILED"} ${way.name}: ${jobs.length} arrays`);
		for (const problem of problems) console.log(`       ${problem}`);
	}
	data.close();
} finally {
	await browser.close();
	rmSync(folder, { recursive: true, force: true });
}
process.exitCode = failed === 0 ? 0 : 1;

/** An application of its own, with the package installed; what that needs is found in folders above. */
function installed(name) {
	const app = join(folder, name.replace(/\W+/g, "-"));
	cpSync(join(here, "page"), app, { recursive: true });
	const own = join(app, "node_modules/mirazarr");
	for (const part of ["dist", "package.json"]) cpSync(join(flags.package, part), join(own, part), { recursive: true });
	return app;
}

/** What is wrong with a way. */
async function judge({ start, workersHaveFile }, app, jobs, dataUrl) {
	const problems = [];
	const site = await start(app);
	const page = await browser.newPage();
	const workers = [];
	page.on("worker", (worker) => workers.push(worker.url()));
	page.on("pageerror", (error) => problems.push(`an error of the page: ${error.message}`));
	page.setDefaultTimeout(PATIENCE_MS);
	try {
		await page.goto(site.url);
		await page.waitForFunction("globalThis.ask !== undefined");
		for (const { file, truth, ...question } of jobs)
			problems.push(...(await problemsOf(page, { ...question, url: dataUrl + file }, truth)));
		const needing = jobs.filter(({ needsWorkers }) => needsWorkers).length;
		const sent = await page.evaluate(() => globalThis.sentToWorkers());
		if (sent < needing) problems.push(`workers were given ${sent} batches for ${needing} arrays`);
		const ofFile = workers.filter((url) => !url.startsWith("blob:"));
		if (workers.length === 0) problems.push("no worker was started");
		if (workersHaveFile && ofFile.length !== workers.length) problems.push(`workers of a text: ${workers}`);
	} catch (error) {
		problems.push(String(error.message));
	} finally {
		await page.close();
		await site.close();
	}
	return problems;
}

async function problemsOf(page, question, truth) {
	const answer = await page
		.evaluate((asked) => globalThis.ask(asked), question)
		.catch((error) => ({ error: error.message.slice(0, 500) }));
	const found = JSON.stringify(answer);
	const { dataType, shape, sha256 } = truth;
	const expected = JSON.stringify({ dataType, shape, sha256 });
	return found === expected ? [] : [`${question.url}: ${found}, and ${expected} is right`];
}

function chromiumPath() {
	const known = [process.env.CHROMIUM, "/usr/bin/chromium", "/usr/bin/chromium-browser"].find(
		(path) => path && existsSync(path),
	);
	if (known === undefined) throw new Error("Chromium is needed: apt-get install -y chromium, or CHROMIUM=/path/to/it");
	return known;
}
