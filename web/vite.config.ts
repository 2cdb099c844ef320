import { cpSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { defineConfig, type Plugin } from "vite";
import { libraryAliases } from "./library-names.ts";

const root = join(import.meta.dirname, "..");
const output = join(root, "dist/web");

/** Browsers that have module workers in workers, `light-dark()` and WebGL2: all of the last two years. */
const BROWSERS = ["chrome123", "edge123", "firefox121", "safari17.5"];

/** The library starts its workers from where its own build puts them; here they are built from their source. */
const libraryWorkers: Plugin = {
	name: "library-workers",
	enforce: "pre",
	transform: (code, id) =>
		id.endsWith("src/read/workers/start-worker.ts")
			? code.replace('"../read/workers/worker.js"', '"./worker.ts"')
			: undefined,
};

/** The sample files beside the page, to be opened as any other URL. */
const samples: Plugin = {
	name: "samples",
	apply: "build",
	closeBundle() {
		for (const name of readdirSync(join(root, "samples")))
			if (!name.endsWith(".py"))
				cpSync(join(root, "samples", name), join(output, "samples", name), { recursive: true });
	},
};

export default defineConfig({
	root: import.meta.dirname,
	// Relative, so that the page works from any folder of any host.
	base: "./",
	resolve: { alias: libraryAliases() },
	plugins: [libraryWorkers, samples],
	oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
	worker: { format: "es", plugins: () => [libraryWorkers] },
	build: {
		outDir: output,
		emptyOutDir: true,
		target: BROWSERS,
		manifest: true,
		// The policy of the page forbids inline scripts, and data: as a place of anything but pictures.
		assetsInlineLimit: 0,
		modulePreload: { polyfill: false },
		chunkSizeWarningLimit: 1500,
	},
});
