// Runs the bench of the peers with our cases among theirs, in turns, in one run.
//   node bench/peers/run.mjs [CACHE_FOLDER] [options of the peers' bench, such as --only "1 open,7 decode" --reps 3]
// Without --only, the groups that have a case of ours. MIRAZARR_PEERS_BENCH names the peers' bench where it does not stand
// in ../shared/peers/bench beside the checkout.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const bench = process.env.MIRAZARR_PEERS_BENCH ?? here("../../../shared/peers/bench");
if (!existsSync(join(bench, "run")))
	fail(`The peers' bench is not in ${bench}. Name its folder in MIRAZARR_PEERS_BENCH.`);
if (!existsSync(here("../../dist/node.js"))) fail("dist/ is missing. Run `npm run build` first.");

const options = process.argv.slice(2);
const cache = options[0]?.startsWith("--") === false ? options.shift() : join(tmpdir(), "mirazarr-bench");
const cases = JSON.parse(readFileSync(here("cases.json"), "utf8"));
if (!options.includes("--only")) options.push("--only", [...new Set(cases.map(({ group }) => group))].join());

// The peers' bench runs the scripts of added cases by their whole paths, which no committed file can know.
const scratch = mkdtempSync(join(tmpdir(), "mirazarr-cases-"));
const added = join(scratch, "cases.json");
writeFileSync(added, JSON.stringify(cases.map((one) => ({ ...one, command: "node", script: here(one.script) }))));
const { status } = spawnSync(join(bench, "run"), [cache, ...options, "--add", added], { stdio: "inherit" });
rmSync(scratch, { recursive: true });
process.exitCode = status ?? 1;

function fail(message) {
	console.error(message);
	process.exit(1);
}
