/**
 * npm run test:docs: what the documentation shows and `npm test` cannot run, after a build. Needs the Python of the interop tests,
 * Chromium, and the registry: readers of others are installed by the lock of bench/browser, journeys install packages.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const readers = join(root, "bench/browser");

if (!existsSync(join(readers, "node_modules")))
	execFileSync("npm", ["ci", "--no-audit", "--no-fund", "--ignore-scripts"], { cwd: readers, stdio: "inherit" });
const vitest = join(root, "node_modules/vitest/vitest.mjs");
const files = ["test/docs/pages.test.ts", "test/docs/journeys.test.ts"];
const { status } = spawnSync(process.execPath, [vitest, "run", ...files, ...process.argv.slice(2)], {
	cwd: root,
	env: { ...process.env, MIRAZARR_DOCS: "peers" },
	stdio: "inherit",
});
process.exitCode = status ?? 1;
