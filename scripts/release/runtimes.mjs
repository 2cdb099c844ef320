/** Programs in Node, Bun and Deno, with the package installed: values are those of other tools, and the command runs. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeJobs } from "../../test/bundlers/jobs.mjs";
import { startSite } from "../../test/bundlers/site.mjs";
import { lastLines, run } from "./command.mjs";
import { judged, skipped } from "./outcome.mjs";

const DENO = ["run", "--allow-all", "--node-modules-dir=manual"];

/** Where each is, in the package of the one platform that is tried; the first is the least version that is promised. */
const RUNTIMES = [
	{ name: "Node 20.19.0", file: "node-20/bin/node", args: [] },
	{ name: "Node 22", file: "node-22/bin/node", args: [] },
	{ name: "Node 24", file: "node-24/bin/node", args: [] },
	{ name: "Bun 1.4", file: "@oven/bun-linux-x64/bin/bun", args: [] },
	{ name: "Deno 2.9", file: "@deno/linux-x64-glibc/deno", args: DENO },
];

export const runtimes = {
	title: "runtimes",
	async run({ application, tool, folder, manifest }) {
		const app = await application();
		const find = await tool();
		const data = join(folder, "data");
		mkdirSync(data);
		const jobs = makeJobs(data);
		writeFileSync(join(app, "program.mjs"), readFileSync(join(import.meta.dirname, "program.mjs")));
		const site = await startSite(data);
		const outcomes = [];
		for (const { name, file, args } of RUNTIMES) {
			const program = find(file);
			const start = (script, ...more) => run(program, [...args, script, ...more], { cwd: app });
			outcomes.push(
				program === undefined
					? skipped(name, "its package is for Linux on x64 alone")
					: judged(
							name,
							[...(await problemsOf(start, jobs, data, site.url)), ...(await commandProblems(start, manifest))],
							`${jobs.length} arrays from disk and over HTTP, zarrita, the command`,
						),
			);
		}
		site.close();
		return outcomes;
	},
};

async function problemsOf(start, jobs, data, url) {
	const questions = jobs.flatMap(({ file, truth, ...question }) =>
		[join(data, file), url + file].map((place) => ({ question: { ...question, url: place }, truth })),
	);
	const result = await start("program.mjs", JSON.stringify(questions.map(({ question }) => question)));
	if (result.code !== 0) return lastLines(result);
	const answers = JSON.parse(result.stdout);
	return questions.flatMap(({ question, truth: { dataType, shape, sha256 } }, i) => {
		const expected = JSON.stringify({ dataType, shape, sha256 });
		const found = JSON.stringify(answers[i]);
		return found === expected ? [] : [`${question.url}: ${found}, and ${expected} is right`];
	});
}

async function commandProblems(start, { version }) {
	const command = "node_modules/mirazarr/dist/cli/main.js";
	const told = await start(command, "--version");
	if (told.stdout.trim() !== version) return [`mirazarr --version says ${told.stdout}`, ...lastLines(told)];
	const info = await start(command, "info", "node_modules/mirazarr/samples/sea-surface.nc", "--json");
	return info.code === 0 && info.stdout.includes('"/sst"') ? [] : ["mirazarr info failed", ...lastLines(info)];
}
