/** What a file that must do without others has inside: the script of workers, WebAssembly of packages. And what it leaves out. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { rolldown } from "rolldown";

const require = createRequire(import.meta.url);

/**
 * The script of the workers of browsers, in one piece: some bundlers cannot load parts of a worker later (vite, unless it is told to), and
 * where its file is not found its text does as well.
 */
export async function workerText(source) {
	const build = await rolldown({
		input: join(source, "read/workers/worker.ts"),
		platform: "browser",
		plugins: [inWorker],
		transform: { define: { "import.meta": "{}" } },
	});
	const { output } = await build.generate({ format: "iife", codeSplitting: false, minify: true });
	return output[0].code;
}

function leftOut(packages, why) {
	return {
		name: "left-out",
		resolveId: (id) => (packages.test(id) ? `\0${id}` : null),
		load: (id) => (id.startsWith("\0") ? `throw new Error(${JSON.stringify(why)});` : null),
	};
}

/** Encoders of packages, larger than all the decoders together: a worker is not asked to encode. */
const inWorker = leftOut(/^(numcodecs|fflate)(\/|$)/, "this is not part of the worker");

/**
 * Leaves out what compresses, 1.4 MB: that is for programs that write. A chunk that would have to be compressed again (one of HDF5 that went
 * through fewer filters than others) is refused.
 */
export const withoutEncoders = leftOut(/^numcodecs(\/|$)/, "mirazarr.min.js does not compress: use the package");

/** Puts that text where `src/read/workers/worker-source.ts` has none. */
export function workerInside(source, text) {
	return {
		name: "worker-inside",
		load: (id) =>
			id === join(source, "read/workers/worker-source.ts")
				? `export const workerSource = ${JSON.stringify(text)};`
				: null,
	};
}

/** Puts that text to a file. */
export function workerBeside(text) {
	return {
		name: "worker-beside",
		generateBundle() {
			this.emitFile({ type: "asset", fileName: "read/workers/worker.js", source: text });
		},
	};
}

/**
 * WebAssembly files of packages as URLs that hold them: bundlers do not all find a file of another package, and a file that is bundled
 * beforehand, as vite does while one develops, does not find it at all.
 */
export function wasmInside(source) {
	return {
		name: "wasm-inside",
		transform(code, id) {
			if (!id.startsWith(source) || !code.includes(".wasm")) return null;
			return code.replace(/new URL\("([^"]+\.wasm)", import\.meta\.url\)/g, (_, specifier) => {
				const bytes = readFileSync(require.resolve(specifier));
				return `new URL("data:application/wasm;base64,${bytes.toString("base64")}")`;
			});
		},
	};
}
