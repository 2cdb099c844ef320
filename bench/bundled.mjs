import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";

const root = fileURLToPath(new URL("..", import.meta.url));
const ENTRY = "page-of-the-bench.js";

/**
 * Bundles code as applications do, with esbuild, small and in parts, from the folder `at`: kB after gzip that a page loads at once, and
 * those that it loads when they are needed.
 */
export async function bundled(code, at = root, external = []) {
	const { outputFiles, metafile } = await build({
		stdin: { contents: code, resolveDir: at, sourcefile: ENTRY },
		bundle: true,
		minify: true,
		splitting: true,
		format: "esm",
		platform: "browser",
		outdir: join(root, "out"),
		absWorkingDir: root,
		write: false,
		metafile: true,
		logLevel: "silent",
		external: ["node:*", ...external],
	});
	const sizes = new Map(outputFiles.map(({ path, contents }) => [path.slice(root.length), gzipSync(contents).length]));
	const atOnce = new Set();
	const visit = (path) => {
		if (atOnce.has(path) || !sizes.has(path)) return;
		atOnce.add(path);
		for (const { path: next, kind } of metafile.outputs[path].imports) if (kind === "import-statement") visit(next);
	};
	// What is imported later is an entry, too.
	visit(Object.keys(metafile.outputs).find((path) => metafile.outputs[path].entryPoint?.endsWith(ENTRY)));
	const kilobytes = (paths) => [...paths].reduce((sum, path) => sum + sizes.get(path), 0) / 1000;
	return { atOnce: kilobytes(atOnce), later: kilobytes([...sizes.keys()].filter((path) => !atOnce.has(path))) };
}
