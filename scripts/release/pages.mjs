/** Pages in Chromium with the installed package, by every bundler and by a script tag: test/bundlers/run.mjs, each of its ways a line. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { lastLines, run } from "./command.mjs";
import { failed, ok, skipped } from "./outcome.mjs";

const BROWSERS = [process.env.CHROMIUM, "/usr/bin/chromium", "/usr/bin/chromium-browser"];

export const pages = {
	title: "pages in Chromium",
	async run({ application, root }) {
		if (!BROWSERS.some((path) => path && existsSync(path)))
			return [skipped("vite, webpack, esbuild, a script tag", "there is no Chromium: CHROMIUM=/path/to/it names one")];
		const installed = join(await application(), "node_modules/mirazarr");
		const result = await run(process.execPath, [join(root, "test/bundlers/run.mjs"), "--package", installed]);
		const outcomes = Array.from(
			result.stdout.matchAll(/^(ok|FAILED)\s+(.+): (\d+ arrays)$((?:\n {7}.*)*)/gm),
			(match) => {
				const [, state, way, arrays, problems] = match;
				return state === "ok" ? ok(way, arrays) : failed(way, problems.trim().split("\n"));
			},
		);
		const hasFailed = outcomes.some(({ state }) => state === "FAILED");
		if (result.code === 0 || hasFailed) return outcomes;
		return [...outcomes, failed("test/bundlers/run.mjs", lastLines(result))];
	},
};
