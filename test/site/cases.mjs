/** What the site does beside showing pages. Each gives what is wrong. */
import assert from "node:assert/strict";
import { pathToFileURL } from "node:url";
import { newPage } from "./visited.mjs";

/** The explorer in its frame shows a sample by a link. */
export async function showsView(world, id) {
	const { page, problems, end } = await newPage(world);
	await page.goto(`${world.url}try.html`);
	const frame = page.frameLocator("iframe");
	await page.locator(`[data-view="${id}"]`).click();
	const source = new URL(await page.locator(`[data-view="${id}"]`).getAttribute("href"), page.url());
	await page.waitForFunction((href) => frames[0]?.location.href.startsWith(href.split("&")[0]), source.href);
	if (new URLSearchParams(source.hash.slice(1)).has("path")) {
		await frame.locator('.app[data-state="open"]').waitFor();
		await frame.locator('.view-side canvas[data-painted="true"]').first().waitFor();
		const name = new URLSearchParams(source.hash.slice(1)).get("source").replace("sample:", "");
		assert.ok((await frame.locator("body").textContent()).includes(name), `the explorer shows ${name}`);
	} else await frame.locator(".matrix").waitFor();
	await end();
	return problems;
}

/** Search by the keyboard, as somebody does who knows a name. */
export async function finds(world, path, url = world.url) {
	const { page, problems, end } = await newPage(world, { from: url });
	await page.goto(url + path);
	await page.keyboard.press("/");
	await page.keyboard.type("explainValu");
	const first = page.getByRole("option").first();
	await first.waitFor();
	assert.match(await first.textContent(), /explainValue/);
	await page.keyboard.press("Enter");
	await page.waitForURL(/api\/explanations\.html#explainValue/);
	assert.ok(await page.locator("#explainValue").isVisible());
	await page.keyboard.press("Control+k");
	await page.keyboard.type("zzzznothing");
	await page.getByText("Nothing is found").waitFor();
	await end();
	return problems;
}

/** The button turns the page dark, and the next page is dark. */
export async function followsTheme(world) {
	const { page, problems, end } = await newPage(world, { colorScheme: "light" });
	const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
	await page.goto(`${world.url}index.html`);
	const light = await background();
	await page.getByRole("button", { name: "Light or dark" }).click();
	const dark = await background();
	assert.notEqual(light, dark);
	await page.goto(`${world.url}guide/opening.html`);
	assert.equal(await background(), dark);
	await end();
	return problems;
}

/** The folder itself, opened without a server: all but the explorer works. */
export async function opensFromDisk(world) {
	const url = `${pathToFileURL(world.built).href}/`;
	const problems = await finds(world, "guide/opening.html", url);
	const { page, problems: others, end } = await newPage(world, { from: url });
	await page.goto(`${url}index.html`);
	await page.getByRole("navigation", { name: "Parts of the site" }).getByRole("link", { name: "Reference" }).click();
	await page.waitForURL(/reference\/exports\.html/);
	await page.goto(`${url}try.html`);
	await page.locator(".from-file").waitFor();
	await end();
	// The browser forbids the explorer's modules there, and says so; the page tells what to do instead.
	return [...problems, ...others.filter((text) => !/explorer\/|Access to script|CORS/.test(text))];
}

/** Whatever address a host answers with 404.html, its link leads to the front page. */
export async function showsMissingPage(world) {
	const { page, problems, end } = await newPage(world);
	const { pathname } = new URL("index.html", world.url);
	for (const path of ["guide/none.html", "api/deep/down/none.html", "none.html"]) {
		const answer = await page.goto(world.url + path);
		assert.equal(answer.status(), 404);
		const home = await page.locator("#home").evaluate((link) => link.pathname);
		assert.equal(home, pathname, path);
	}
	await end();
	return problems.filter((text) => !/status of 404/.test(text));
}
