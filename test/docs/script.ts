/** TypeScript and JavaScript blocks: run by Node with the built package, as in an application that installed it. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { transform } from "esbuild";
import type { Block } from "./blocks.ts";
import { expectPrinted } from "./printed.ts";
import type { Sandbox } from "./sandbox.ts";

// Vitest would transform what it imports: the package is to be loaded by Node itself, once for all blocks.
const BY_NODE = "data:text/javascript,export default (url) => import(url)";
const importByNode: (url: string) => Promise<{ printed: string[] }> = (await import(/* @vite-ignore */ BY_NODE))
	.default;

const COLLECT =
	"const printed = []; const console = { log: (...values) => printed.push(values.join(' ')), error() {}, warn() {} };";

/** Runs a block, and compares what `console.log` is given with the comments behind it, or with the block behind. */
export async function runScript(block: Block, sandbox: Sandbox): Promise<void> {
	const { code } = await transform(sandbox.prepare(block.code), { loader: "ts", format: "esm", target: "node20" });
	const folder = join(sandbox.folder, ".scripts");
	mkdirSync(folder, { recursive: true });
	const file = join(folder, `line-${block.line}.mjs`);
	writeFileSync(file, `${COLLECT}\n${code}\nexport { printed };\n`);
	const before = process.cwd();
	process.chdir(sandbox.folder);
	try {
		const { printed } = await importByNode(pathToFileURL(file).href);
		expectPrinted(block, sandbox.restore(printed.join("\n")), "script");
	} finally {
		process.chdir(before);
	}
}
