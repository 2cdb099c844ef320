/** Pages of HTML: opened in Chromium over a server of this machine; the block behind says what is read there. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { launch } from "../browser/launch.mjs";
import { startSite } from "../bundlers/site.mjs";
import type { Block } from "./blocks.ts";
import { expectSame } from "./printed.ts";
import type { Sandbox } from "./sandbox.ts";

/** A busy machine may need long; what hangs fails. */
const PATIENCE_MS = 60_000;

/** Opens a page, and waits until it shows what it says. */
export async function runHtml(block: Block, sandbox: Sandbox): Promise<void> {
	expect(block.output, "a text block behind it says what the page shows").toBeDefined();
	const name = `line-${block.line}.html`;
	writeFileSync(join(sandbox.folder, name), sandbox.prepare(block.code));
	const site = await startSite(sandbox.folder);
	const browser = await launch();
	try {
		const page = await browser.newPage();
		const problems: string[] = [];
		page.on("pageerror", (error) => problems.push(error.message));
		await page.goto(site.url + name);
		const end = Date.now() + PATIENCE_MS;
		for (;;) {
			// biome-ignore lint/performance/useDomNodeTextContent: what is seen, without the text of scripts.
			const shown = await page.innerText("body");
			try {
				return expectSame(shown, block.output ?? "");
			} catch (error) {
				if (problems.length > 0) throw new Error(problems.join("\n"));
				if (Date.now() > end) throw error;
			}
			await page.waitForTimeout(100);
		}
	} finally {
		await browser.close();
		site.close();
	}
}
