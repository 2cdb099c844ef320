// The measures of `npm run bench -- --browser`: each case in turns, then cold openings, in one Chromium.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const here = fileURLToPath(new URL(".", import.meta.url));
const ROUNDS = 9;

/** Installs the readers where that is still to be done, and starts the site and Chromium; `close` ends them. */
export async function startBrowserBench(options) {
	if (!existsSync(`${here}node_modules`))
		execFileSync("npm", ["ci", "--no-audit", "--no-fund", "--ignore-scripts"], { cwd: here, stdio: "inherit" });
	const [{ startChromium }, { startSite }] = await Promise.all([import("./chromium.mjs"), import("./site.mjs")]);
	const [{ CASES }, { filesOf }] = await Promise.all([import("./files/cases.mjs"), import("./files/cache.mjs")]);
	const [{ turnLines }, { coldLines }] = await Promise.all([import("./turns.mjs"), import("./cold.mjs")]);
	const site = await startSite(options);
	const browser = await startChromium();
	const measures = [
		...CASES.map((one) => ({ one, name: one.name, title: one.title, lines: turnLines })),
		...CASES.filter(({ cold }) => cold).map((one) => ({
			one,
			name: `cold-${one.name}`,
			title: `A fresh page, ${one.title}`,
			lines: coldLines,
		})),
	];
	return {
		version: browser.version(),
		names: measures.map(({ name }) => name),
		/** Runs one measure; what goes wrong is a line of it. */
		async run(wanted) {
			const { one, title, lines } = measures.find(({ name }) => name === wanted);
			try {
				const { make: _, ...described } = one;
				const { folder, ...truth } = await filesOf(one);
				site.serve(one.name, folder);
				const found = await lines(browser, site, { ...described, ...truth }, { rounds: ROUNDS, ...options });
				return { title, lines: found };
			} catch (error) {
				return { title, lines: [{ what: "this case", failed: String(error.message) }] };
			}
		},
		async close() {
			await browser.close();
			site.close();
		},
	};
}
