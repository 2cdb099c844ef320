/**
 * A stranger's first minutes, as the pages have them: commands are read from the page and run from an empty folder, with packages of the
 * registry and the tarball of this checkout; what is to be seen is looked for in Chromium. Needs the peers: `npm run test:docs`.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launch } from "../browser/launch.mjs";
import { blocksOf, isFresh, reasonNotRun, root, savedAs } from "./blocks.ts";
import { runPython } from "./python.ts";
import { makeFreshSandbox, type Sandbox } from "./sandbox.ts";
import { runSession, runShell, whereIs } from "./shell.ts";

/** What is looked for when all blocks have been run. */
const JOURNEYS: Readonly<Record<string, (sandbox: Sandbox) => Promise<void>>> = {
	"README.md": seesPicture,
	"docs/start/missing-pixel.md": seesPicture,
	"docs/start/web-developer.md": seesOwnFile,
	"docs/start/data-engineer.md": async ({ folder }) => expect(existsSync(join(folder, "work/gauge.json"))).toBe(true),
};

const hasPeers = process.env.MIRAZARR_DOCS === "peers" || process.env.MIRAZARR_DOCS === "all";

describe.skipIf(!hasPeers).each(Object.entries(JOURNEYS))("%s, from an empty folder", (page, look) => {
	let sandbox: Sandbox;
	beforeAll(() => {
		sandbox = makeFreshSandbox();
	});
	afterAll(() => sandbox.close(), 120_000);

	it("does what it says", async () => {
		const blocks = blocksOf(page).filter((block) => isFresh(block) && reasonNotRun(block) === undefined);
		expect(blocks.length).toBeGreaterThan(0);
		for (const block of blocks) {
			const name = savedAs(block);
			if (name !== undefined) writeFileSync(join(whereIs(sandbox), name), block.code);
			else if (block.language === "sh") await runShell(block, sandbox);
			else if (block.language === "console") await runSession(block, sandbox);
			else if (block.language === "py") await runPython(block, sandbox);
			else expect(["text", "json"]).toContain(block.language);
		}
		await look(sandbox);
	}, 600_000);
});

/** The explorer draws what the command line gave it. */
async function seesPicture(sandbox: Sandbox): Promise<void> {
	await visit(sandbox, async (page) => {
		const sample = page.getByText("sea-surface.nc").first();
		await sample.waitFor();
		await page.locator("canvas").first().or(sample).first().waitFor();
		if ((await page.locator("canvas").count()) === 0) await sample.click();
		await page.locator("canvas").first().waitFor();
		await page.getByText("sst").first().waitFor();
	});
}

/** The application draws the sample, and a file that is chosen. */
async function seesOwnFile(sandbox: Sandbox): Promise<void> {
	const said = blocksOf("docs/start/web-developer.md")
		.find(({ language }) => language === "text")
		?.code.trim();
	await visit(sandbox, async (page) => {
		await page.waitForFunction(() => document.querySelector("pre")?.textContent?.includes("missing"));
		expect((await page.textContent("pre"))?.trim()).toBe(said);
		await page.locator("input").setInputFiles(join(root, "samples/elevation.tif"));
		await page.waitForFunction(() => document.querySelector("pre")?.textContent?.includes("/0:"));
		const drawn = await page.evaluate(() => {
			const canvas = document.querySelector("canvas") as HTMLCanvasElement;
			const { data } = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
			return new Set(Array.from(data)).size;
		});
		expect(drawn).toBeGreaterThan(50);
	});
}

async function visit(sandbox: Sandbox, look: (page: Page) => Promise<void>): Promise<void> {
	const [address = ""] =
		/https?:\/\/\S+/.exec(readFileSync(`${sandbox.environment.MIRAZARR_DOCS_SERVERS}.out`, "utf8")) ?? [];
	const browser = await launch();
	try {
		const page = await browser.newPage();
		page.setDefaultTimeout(60_000);
		await page.goto(address);
		await look(page);
	} finally {
		await browser.close();
	}
}
