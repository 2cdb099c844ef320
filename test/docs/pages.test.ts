/**
 * What the documentation shows is run, a page at a time and in order, and prints what the page says.
 *
 * Python and HTML need the peers and Chromium: `npm run test:docs` runs these, with all that stands before them on their pages.
 */
import { statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Block, blocksOf, isFresh, isRun, LOOKED_AT, pages, reasonNotRun, root, savedAs } from "./blocks.ts";
import { runHtml } from "./html.ts";
import { runPython } from "./python.ts";
import { makeSandbox, type Sandbox } from "./sandbox.ts";
import { runScript } from "./script.ts";
import { runSession, runShell } from "./shell.ts";

const RUNNERS: Readonly<Record<string, (block: Block, sandbox: Sandbox) => void | Promise<void>>> = {
	ts: runScript,
	js: runScript,
	sh: runShell,
	console: runSession,
	py: runPython,
	html: runHtml,
};

/** What only a machine with the peers and Chromium can run. */
const NEEDS_PEERS = ["py", "html"];
const hasPeers = process.env.MIRAZARR_DOCS === "peers" || process.env.MIRAZARR_DOCS === "all";
/** Readers of others, and what a block for them wrote. */
const OF_PEERS = /from "(h5wasm|netcdfjs)|node bench\/|\btheirs\./;
const needsPeers = ({ language, code }: Block) => NEEDS_PEERS.includes(language) || OF_PEERS.test(code);

beforeAll(() => {
	expect(() => statSync(join(root, "dist/cli/main.js")), "npm run build").not.toThrow();
});

const isToRun = (block: Block) =>
	RUNNERS[block.language] !== undefined && reasonNotRun(block) === undefined && !isFresh(block);
const here = pages.filter(
	(page) => blocksOf(page).some(isToRun) && (process.env.MIRAZARR_DOCS !== "peers" || blocksOf(page).some(needsPeers)),
);

describe.each(here)("%s", (page) => {
	let sandbox: Sandbox;
	beforeAll(async () => {
		sandbox = await makeSandbox(page);
	});
	afterAll(() => sandbox.close());

	for (const block of blocksOf(page).filter(isToRun)) {
		const first = block.code.split("\n").find((line) => !/^(import|\s*$)/.test(line)) ?? "";
		it.skipIf(!hasPeers && needsPeers(block))(
			`line ${block.line}, ${block.language}: ${first.slice(0, 60)}`,
			// A block that prints nothing has run, at least.
			async () => expect(RUNNERS[block.language]?.(block, sandbox)).resolves.toBeUndefined(),
		);
	}
});

describe("no block passes by not being looked at", () => {
	const all = pages.flatMap((page) => blocksOf(page));

	it("all are of a known language, and run unless their page says why not", () => {
		const where = ({ page, line, language, mark }: Block) => `${page}:${line} ${language} ${mark}`;
		const known = ({ language }: Block) => isRun(language) || (LOOKED_AT as readonly string[]).includes(language);
		expect(all.filter((block) => !known(block)).map(where)).toEqual([]);
		expect(
			all.filter((block) => block.mark !== "" && (reasonNotRun(block) ?? savedAs(block)) === undefined).map(where),
		).toEqual([]);
		expect(all.filter(({ language }) => isRun(language)).length).toBeGreaterThan(150);
	});

	it("documents are JSON", () => {
		for (const { language, code } of all) if (language === "json") expect(() => JSON.parse(code), code).not.toThrow();
	});
});
