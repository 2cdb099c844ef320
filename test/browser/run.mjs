/**
 * The explorer in Chromium: what it opens, draws, tells and gives away, against values of other tools and of the library in Node.
 *
 *     node test/browser/run.mjs [--only WORD] [--shots FOLDER]        after a build
 *
 * Chromium is the one of the system, playwright-core drives it. Each case has a browser context of its own. No case waits for a time: they
 * wait until the page says that it is done. --shots keeps a picture of each page at the end of its case.
 */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { startFileServer } from "./file-server.mjs";
import { launch } from "./launch.mjs";
import { startPageServer } from "./page-server.mjs";
import { Visit } from "./visit.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const { values: flags } = parseArgs({
	options: { only: { type: "string", default: "" }, shots: { type: "string" } },
});

if (!existsSync(join(here, "../../dist/web/index.html"))) throw new Error("the page is not built: npm run build");
if (!existsSync(join(here, "node_modules")))
	execFileSync("npm", ["ci", "--no-audit", "--no-fund", "--ignore-scripts"], { cwd: here, stdio: "inherit" });

/** A room of cases each, in the order of a visit. */
const ROOMS = [
	...["formats", "pixels", "stories", "missing", "addresses", "servers", "many-files", "take-away", "requests"],
	...["keyboard", "barriers", "explore-command", "budgets"],
];

const startMs = performance.now();
const scratch = await mkdtemp(join(tmpdir(), "mirazarr-browser-"));
const world = { scratch, root: join(here, "../.."), files: await startFileServer(), page: await startPageServer() };
world.browser = await launch();

const chosen = [];
for (const room of ROOMS) {
	const { cases } = await import(`./cases/${room}.mjs`);
	for (const one of cases) if (`${room}: ${one.name}`.includes(flags.only)) chosen.push({ ...one, room });
}
// Two at a time: one waits for its page while the other is busy. Some measure, or change what others would see, and are alone.
const together = chosen.filter(({ isAlone }) => !isAlone);
const again = [];
const runNext = async () => {
	for (let one = together.shift(); one !== undefined; one = together.shift()) if (!(await passes(one))) again.push(one);
};
await Promise.all([runNext(), runNext()]);
for (const one of chosen) if (one.isAlone && !(await passes(one))) again.push(one);
// What else the machine does can only get in the way: a case has failed if it does so alone, too.
let failed = 0;
for (const one of again) if (!(await passes(one))) failed++;
await world.browser.close();
await world.files.close();
await world.page.close();
await rm(scratch, { recursive: true, force: true });
const minutes = ((performance.now() - startMs) / 60_000).toFixed(1);
console.log(`${minutes} minutes`);
console.log(`${chosen.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 && chosen.length > 0 ? 0 : 1;

/** Runs a case, and says whether it passed; `options` are those of its browser context, `expected` what a browser itself reports of the faults it is about. */
async function passes({ room, name, run, options, expected = [] }) {
	const beginMs = performance.now();
	const visit = await Visit.begin(world, options);
	const problems = [];
	try {
		for (const note of (await run(visit, world)) ?? []) problems.push(note);
	} catch (error) {
		problems.push(String(error.stack ?? error).slice(0, 1500));
	}
	problems.push(...visit.problems.filter((text) => !expected.some((pattern) => pattern.test(text))));
	if (flags.shots !== undefined)
		await visit.page
			.screenshot({ path: join(flags.shots, `${room}-${name.replace(/\W+/g, "-")}.png`) })
			.catch(() => {});
	await visit.end();
	const seconds = ((performance.now() - beginMs) / 1000).toFixed(1);
	console.log(`${problems.length === 0 ? "ok  " : "FAIL"} ${room}: ${name} (${seconds} s)`);
	for (const problem of new Set(problems)) console.log(`     ${problem.replaceAll("\n", "\n     ")}`);
	return problems.length === 0;
}
