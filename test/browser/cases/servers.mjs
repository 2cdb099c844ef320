/** Servers with faults: the page says what is wrong and what to do, and opens something else afterwards. */
import assert from "node:assert/strict";
import { madeCog } from "../made-files.mjs";

/** What browsers themselves print of such servers. */
const OWN_ERRORS = [/Failed to load resource/, /blocked by CORS policy/, /net::ERR_/];

const FILE = "samples/sea-surface.nc";

/** A fault, and what the page has to say. */
const FAULTS = [
	{
		name: "no CORS",
		way: "no-cors",
		says: [/does not let other pages read/i, /npx mirazarr explore http/, /download the file, and drop it/i],
	},
	{ name: "no ranges", way: "no-ranges", says: [/does not answer parts of files/i, /Fetch the whole file/i] },
	{ name: "404", way: "good", file: "samples/none.nc", says: [/nothing at this address/i, /Check the spelling/i] },
	{ name: "403", way: "refuses", says: [/refused/i, /login|signature/i, /npx mirazarr explore http/] },
	{ name: "no such host", url: "http://127.0.0.1:1/file.nc", says: [/does not answer/i, /try again/i] },
	{
		name: "a page instead of a file",
		way: "good",
		file: "README.md",
		says: [/none of the formats/i, /leads to the file itself/i],
	},
];

export const cases = [
	...FAULTS.map((fault) => ({
		name: `${fault.name} is explained`,
		expected: OWN_ERRORS,
		run: (...given) => explained(...given, fault),
	})),
	{ name: "without ranges the whole file is fetched when asked", expected: OWN_ERRORS, run: whole },
	{
		name: "a server that breaks off is explained, and tried again",
		expected: OWN_ERRORS,
		isAlone: true,
		run: breaksOff,
	},
	{
		name: "a file whose data break off later says so in the view",
		expected: OWN_ERRORS,
		isAlone: true,
		run: breaksOffLater,
	},
	{ name: "what nobody waits for is cancelled", expected: OWN_ERRORS, isAlone: true, run: cancelled },
];

async function explained(visit, { files }, { way, file = FILE, url = files.urlOf(file, way), says }) {
	await visit.load();
	await openUrl(visit, url);
	await visit.page.getByRole("alert").first().waitFor();
	// Whether a server is there at all is asked after it did not answer.
	for (const pattern of says) await visit.page.locator(".failure").filter({ hasText: pattern }).waitFor();
	await recovers(visit, files);
}

async function openUrl(visit, url) {
	const field = visit.page.getByRole("textbox", { name: "Address of a file or store" });
	await field.fill(url);
	await field.press("Enter");
}

/** Something else is opened, and drawn. */
async function recovers(visit, files) {
	const isOpen = (await visit.page.locator(".app").getAttribute("data-state")) === "open";
	if (isOpen) await visit.page.getByRole("button", { name: "Open", exact: true }).first().click();
	await openUrl(visit, files.urlOf(FILE));
	await visit.inAddress(`good/${FILE}`);
	await visit.opened();
	await visit.painted();
	assert.ok((await visit.treePaths()).includes("/sst"));
}

async function whole(visit, { files }) {
	await visit.load({ source: files.urlOf(FILE, "no-ranges") });
	await visit.page.getByRole("button", { name: "Fetch the whole file" }).click();
	await visit.reopened();
	await visit.painted();
}

async function breaksOff(visit, { files }) {
	try {
		await visit.load({ source: files.urlOf(FILE, "resets") });
		await visit.page.getByRole("alert").first().waitFor();
		assert.match(
			await visit.text(".failure"),
			/broke off|ended|does not let|does not answer|network|truncated|too early|could not/i,
		);
		files.heal();
		await visit.page.getByRole("button", { name: "Try again" }).click();
		await visit.reopened();
		await visit.painted();
	} finally {
		files.heal(false);
	}
}

/** The header comes, data do not. */
async function breaksOffLater(visit, { files }) {
	files.put("later.tif", madeCog(3000));
	try {
		await visit.load({ source: files.urlOf("later.tif", "head-only"), path: "/0", view: "picture" });
		await visit.opened();
		await visit.page.locator(".view-side [role=alert]").first().waitFor();
		assert.match(await visit.text(".view-side [role=alert]"), /server|500/i);
		files.heal();
		await recovers(visit, files);
	} finally {
		files.heal(false);
	}
}

async function cancelled(visit, { files }) {
	await visit.load({ source: files.urlOf(FILE, "slow") });
	await visit.page.getByText("Opening sea-surface.nc").waitFor();
	await until(() => files.waiting.size > 0);
	await visit.page.getByRole("button", { name: "mirazarr: start" }).click();
	await visit.page.getByRole("heading", { name: "Samples" }).waitFor();
	await until(() => files.waiting.size === 0);
	await recovers(visit, files);
}

async function until(holds) {
	while (!holds()) await new Promise((done) => setTimeout(done, 20));
}
