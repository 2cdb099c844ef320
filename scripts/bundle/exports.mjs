/**
 * The entry of bundlers, `exports/index.js`: the names of `index.js`, by a file for each part. Through a file that names what it has of
 * others, esbuild takes all of these for needed at once as soon as anything uses them later; through one that has everything of files
 * which nothing else uses, it does not. Pages without a bundler load `index.js`, which is fewer files.
 */
export const exportsForBundlers = {
	name: "exports-for-bundlers",
	generateBundle(_, bundle) {
		const emit = (name, source) => this.emitFile({ type: "asset", fileName: `exports/${name}.js`, source });
		const parts = Array.from(bundle["index.js"].code.matchAll(IMPORT), ([, names, part]) => {
			emit(part, `export { ${names} } from "../parts/${part}.js";\n`);
			return part;
		});
		emit("index", parts.map((part) => `export * from "./${part}.js";\n`).join(""));
	},
};

const IMPORT = /^import \{ (.+) \} from "\.\/parts\/([\w-]+)\.js";$/gm;
