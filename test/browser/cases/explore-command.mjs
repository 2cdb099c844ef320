/** `mirazarr explore` as a process: its page shows files of the machine, and it answers nobody else. */
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { request } from "node:http";
import { join } from "node:path";

export const cases = [
	{ name: "a folder is listed, and a file of it shown", run: listed },
	{
		name: "other hosts and other pages are refused",
		run: refused,
		expected: [/blocked by CORS/, /Failed to load resource/],
	},
];

/** Starts the command; gives the address that it prints. */
async function started({ root }, use, ...sources) {
	const child = spawn(
		process.execPath,
		[join(root, "dist/cli/main.js"), "explore", "--no-open", "--port", "0", ...sources],
		{ cwd: root },
	);
	try {
		let printed = "";
		const url = await new Promise((resolve, reject) => {
			for (const stream of [child.stdout, child.stderr])
				stream.on("data", (chunk) => {
					printed += chunk;
					const found = /http:\/\/[^\s"]+/.exec(printed);
					if (found !== null) resolve(found[0]);
				});
			child.on("exit", () => reject(new Error(`it ended: ${printed}`)));
		});
		await use(url);
	} finally {
		const ended = once(child, "exit");
		child.kill("SIGINT");
		await ended;
	}
}

async function listed(visit, world) {
	await started(
		world,
		async (url) => {
			await visit.page.goto(url);
			await visit.page.getByRole("heading", { name: "On this machine" }).waitFor();
			for (const name of ["sea-surface.nc", "elevation.tif", "galaxy.fits"])
				await visit.page.getByRole("button", { name, exact: true }).waitFor();
			await visit.page.getByRole("button", { name: "elevation.tif", exact: true }).click();
			await visit.opened();
			await visit.painted();
			assert.ok((await visit.treePaths()).includes("/overviews/1"));
			await visit.page.reload();
			await visit.opened();
			await visit.painted();
		},
		"samples/",
	);
}

/** What the server answers to a request with these headers. */
async function answered(url, headers) {
	const { hostname, port, pathname, search } = new URL(url);
	return new Promise((resolve, reject) => {
		request({ hostname, port, path: pathname + search, headers }, (response) => {
			let text = "";
			response.on("data", (chunk) => {
				text += chunk;
			});
			response.on("end", () => resolve({ status: response.statusCode, headers: response.headers, text }));
		})
			.on("error", reject)
			.end();
	});
}

async function refused(visit, world) {
	await started(
		world,
		async (url) => {
			const asked = [];
			visit.page.on("request", (one) => asked.push(one.url()));
			await visit.page.goto(url);
			await visit.page.getByRole("button", { name: "sea-surface.nc", exact: true }).click();
			await visit.opened();
			await visit.painted();
			const raw = asked.find((one) => one.includes("sea-surface.nc") && one.includes("/read/"));
			assert.ok(raw !== undefined, asked.join("\n"));
			const range = { Range: "bytes=0-3" };
			const { host } = new URL(url);
			const good = await answered(raw, { ...range, Host: host });
			assert.equal(good.status, 206);
			assert.equal(good.text.slice(0, 3), "CDF");
			const foreign = await answered(raw, { ...range, Host: "evil.example" });
			assert.ok(foreign.status >= 400, `another host: ${foreign.status}`);
			const [, token] = new URL(raw).pathname.split("/");
			const guessed = await answered(raw.replace(token, token.replace(/./g, "a")), { ...range, Host: host });
			assert.ok(guessed.status >= 400, `another token: ${guessed.status}`);
			assert.deepEqual(await fromAnotherPage(visit, world, raw), ["refused", "refused"]);
			const outside = await answered(raw.replace(/samples.*$/, "package.json"), { ...range, Host: host });
			assert.ok(outside.status >= 400, `a file beside the folder: ${outside.status}`);
			const page = await answered(url, { Host: host });
			assert.match(page.headers["content-security-policy"] ?? "", /script-src 'self'/);
		},
		"samples/",
	);
}

/** What a page of another origin gets, even if it knew the whole address: by fetch, and as a script would be loaded. */
async function fromAnotherPage(visit, world, url) {
	const page = await visit.context.newPage();
	await page.goto(world.page.url);
	const found = await page.evaluate(
		(address) =>
			Promise.all(
				["cors", "no-cors"].map((mode) =>
					fetch(address, { mode }).then(
						({ status }) => `answered ${status}`,
						() => "refused",
					),
				),
			),
		url,
	);
	await page.close();
	return found;
}
