/**
 * Is the package fit to be released? A line a check, and what was not to be had is named.
 *
 *     node scripts/release/check.mjs [--only runtimes,pages]        after a build
 */
import { parseArgs } from "node:util";
import { audit } from "./audit.mjs";
import { contents } from "./contents.mjs";
import { linters } from "./linters.mjs";
import { failed } from "./outcome.mjs";
import { pages } from "./pages.mjs";
import { papers } from "./papers.mjs";
import { prepare } from "./prepare.mjs";
import { runtimes } from "./runtimes.mjs";
import { typescript } from "./typescript.mjs";
import { versions } from "./versions.mjs";

const CHECKS = { versions, contents, papers, audit, linters, typescript, runtimes, pages };

const { values: flags } = parseArgs({ options: { only: { type: "string", default: Object.keys(CHECKS).join() } } });
const names = flags.only.split(",");
const unknown = names.filter((name) => !Object.hasOwn(CHECKS, name));
if (unknown.length > 0) {
	console.error(`There is no check "${unknown.join()}"; there are ${Object.keys(CHECKS).join(", ")}.`);
	process.exit(2);
}

const context = prepare();
const counts = { ok: 0, FAILED: 0, skipped: 0 };
try {
	for (const name of names) {
		const { title, run } = CHECKS[name];
		console.log(`\n${title}`);
		for (const outcome of await run(context).catch((error) => [failed(title, String(error.message).split("\n"))])) {
			counts[outcome.state]++;
			const { state, what, detail, lines } = outcome;
			console.log(`  ${state.padEnd(8)} ${what}${detail === "" ? "" : `: ${detail}`}`);
			for (const line of lines) console.log(`           ${line}`);
		}
	}
} finally {
	context.close();
}
console.log(`\n${counts.ok} ok, ${counts.FAILED} failed, ${counts.skipped} skipped`);
process.exitCode = counts.FAILED === 0 ? 0 : 1;
