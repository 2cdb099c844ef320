// npm run fuzz: bundles the fuzzer with src/ as it is now, into a folder of its own, and starts it.
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";

const root = fileURLToPath(new URL("..", import.meta.url));
// Below node_modules, so that the packages that stay packages are found.
const cache = join(root, "node_modules/.cache");
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(join(cache, "mirazarr-fuzz-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(130));

await build({
	entryPoints: [join(root, "fuzz/main.ts"), join(root, "fuzz/worker.ts")],
	outdir: folder,
	bundle: true,
	splitting: true,
	packages: "external",
	platform: "node",
	format: "esm",
	target: "node20",
	sourcemap: true,
	outExtension: { ".js": ".mjs" },
	logLevel: "warning",
});
const { main } = await import(pathToFileURL(join(folder, "main.mjs")).href);
process.exitCode = await main(process.argv.slice(2), root, join(folder, "worker.mjs"));
