/** A visit of the page by somebody who drops, clicks and types: a browser context of its own. */
/** A busy machine may need long; a page that is right needs no more than it takes. */
const PATIENCE_MS = Number(process.env.PATIENCE_MS ?? 45_000);

const DESKTOP = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1, colorScheme: "light" };

export class Visit {
	/** What went wrong beside what a case looks at: errors of the console, of scripts, of the policy of the page. */
	problems = [];

	/** Begins a visit; nothing is loaded yet. */
	static async begin(world, options = {}) {
		const visit = new Visit();
		visit.world = world;
		visit.context = await world.browser.newContext({ ...DESKTOP, ...options });
		visit.context.setDefaultTimeout(PATIENCE_MS);
		await visit.context.addInitScript(watchPage);
		visit.context.on("weberror", (error) => visit.problems.push(`uncaught: ${error.error()?.stack ?? error.error()}`));
		visit.context.on("console", (message) => {
			// What a graphics processor refuses is a warning, and a picture that is not drawn.
			if (message.type() === "error" || /WebGL.*(INVALID|lost)/.test(message.text()))
				visit.problems.push(`console: ${message.text()} ${message.location().url}`);
		});
		visit.page = await visit.context.newPage();
		return visit;
	}

	async end() {
		await this.context.close();
	}

	/** Loads the page, with the fragment of an address or of what it holds. */
	async load(view = {}, url = this.world.page.url) {
		await this.page.goto("about:blank");
		await this.page.goto(url + (typeof view === "string" ? view : fragment(view)));
		await this.page.locator(".app").waitFor();
	}

	/** The same view in a page of a new context, as somebody sees it whom the address was sent. */
	async another(options) {
		const other = await Visit.begin(this.world, options);
		other.problems = this.problems;
		return other;
	}

	/** Drops files and folders of this machine onto the page, as a hand does. */
	async drop(...paths) {
		const session = await this.context.newCDPSession(this.page);
		const data = { items: [], files: paths, dragOperationsMask: 1 };
		for (const type of ["dragEnter", "dragOver", "drop"])
			await session.send("Input.dispatchDragEvent", { type, x: 400, y: 300, data });
		await session.detach();
	}

	/** Until something is open, and the tree stands; gives an error that the page shows instead. */
	async opened() {
		await this.page.locator('.app[data-state="open"], .app[data-state="failed"]').waitFor();
		if ((await this.page.locator(".app").getAttribute("data-state")) !== "open")
			throw new Error(`not opened: ${await this.text(".start-side")}`);
	}

	/** Until something is open, where a failure stood before. */
	async reopened() {
		await this.page.locator('.app[data-state="open"]').waitFor();
	}

	/** Paths of all arrays in the tree, all of whose groups are opened. */
	async treePaths() {
		const found = new Set();
		const tree = this.page.getByRole("tree");
		await tree.waitFor();
		for (let round = 0; round < 50; round++) {
			const closed = this.page.locator('.tree-row[aria-expanded="false"]').first();
			if ((await closed.count()) === 0) break;
			await closed.click();
		}
		// Only rows in view are there: they are scrolled through.
		for (;;) {
			const { paths, isEnd } = await tree.evaluate((box) => {
				const rows = [...box.querySelectorAll(".tree-row.array, .tree-row.refused")];
				const isEnd = box.scrollTop + box.clientHeight >= box.scrollHeight - 1;
				const paths = rows.map((row) => row.dataset.path);
				box.scrollTop += box.clientHeight;
				return { paths, isEnd };
			});
			for (const path of paths) found.add(path);
			if (isEnd) return [...found].sort();
			await tree.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
		}
	}

	/** What a part of the page says, as one line. */
	async text(selector) {
		const texts = await this.page.locator(selector).allInnerTexts();
		return texts.join(" ").replace(/\s+/g, " ").trim();
	}

	/** Chooses an array of the tree. */
	async choose(path) {
		await this.page.locator(`.tree-row[data-path="${path}"]`).click();
		await this.page.locator(`.tree-row[data-path="${path}"][aria-selected="true"]`).waitFor();
		await this.inAddress(`path=${path}`);
	}

	/** Until the picture is drawn as a whole. */
	async painted() {
		const canvas = this.page.locator(".stage canvas");
		await Promise.race([
			this.page.locator('.stage canvas[data-painted="true"]').waitFor(),
			this.page
				.locator(".view-side [role=alert]")
				.waitFor()
				.then(async () => {
					throw new Error(`no picture: ${await this.text(".view-side")}`);
				}),
		]);
		// What was drawn is on the screen two frames later.
		await canvas.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
		return canvas;
	}

	/** Until the address says something: it follows what is shown a moment later. */
	async inAddress(text) {
		await this.page.waitForFunction((part) => decodeURIComponent(location.hash).includes(part), text);
	}

	/** Until the engine has answered all that it was asked, and nothing more is asked for a while. */
	async settled() {
		await this.page.locator(".view-side").waitFor();
		await this.page.waitForFunction(async (selector) => {
			for (let i = 0; i < 6; i++) {
				if (globalThis.callsUnderWay.size > 0 || document.querySelector(selector) !== null) return false;
				await new Promise((done) => setTimeout(done, 60));
			}
			return true;
		}, '[aria-busy="true"], .busy, .view-waiting, canvas[data-painted="false"]');
	}

	/** The middle of a cell on the page, of a plane whose first row is on top. */
	async placeOf([rows, columns], [row, column]) {
		const { left, top, width, height } = await this.planeBox([rows, columns]);
		return { x: left + ((column + 0.5) / columns) * width, y: top + ((row + 0.5) / rows) * height };
	}

	/** The pixels of the page: `at(x, y)` gives red, green and blue. */
	async pixels() {
		const png = await this.page.screenshot({ type: "png", scale: "device" });
		return decodePng(this.world, png);
	}

	/** Where a plane of so many rows and columns lies on the page, in pixels, by the window that the canvas says it shows. */
	async planeBox([rows, columns]) {
		const canvas = this.page.locator(".stage canvas");
		const { x, y, width, height } = await canvas.boundingBox();
		const { window, flipped } = await canvas.evaluate(({ dataset }) => ({ ...dataset }));
		const [x0, y0, x1, y1] = window.split(",").map(Number);
		const [perColumn, perRow] = [width / (x1 - x0), height / (y1 - y0)];
		return {
			// Browsers put the pixels of a canvas onto whole ones of the screen.
			left: Math.round(x) - x0 * perColumn,
			top: Math.round(y) + (flipped === "true" ? y1 - rows : -y0) * perRow,
			width: columns * perColumn,
			height: rows * perRow,
		};
	}
}

/** Runs in every page before its own scripts: says what its policy forbade, and knows what the engine was asked and has not answered. */
function watchPage() {
	addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
		console.error(`policy: ${violatedDirective} ${blockedURI}`),
	);
	const calls = new Set();
	globalThis.callsUnderWay = calls;
	const { postMessage } = Worker.prototype;
	Worker.prototype.postMessage = function (message, ...rest) {
		if (message?.kind === "call") {
			calls.add(message.id);
			const answered = ({ data }) => {
				if (data?.id !== message.id) return;
				calls.delete(message.id);
				this.removeEventListener("message", answered);
			};
			this.addEventListener("message", answered);
		} else if (message?.kind === "abort") calls.delete(message.id);
		return postMessage.call(this, message, ...rest);
	};
}

/** A view as the fragment of an address. */
export function fragment(view) {
	const parts = Object.entries(view).flatMap(([name, value]) =>
		(Array.isArray(value) ? value : [value]).map(
			(one) => `${name}=${encodeURIComponent(one).replace(/%(3A|2C|2F|3B|7C)/g, decodeURIComponent)}`,
		),
	);
	return parts.length === 0 ? "" : `#${parts.join("&")}`;
}

/** Pixels of a PNG: the browser decodes its own, in a page that lets scripts run. */
async function decodePng(world, png) {
	world.decoder ??= await world.browser.newPage();
	const { width, height, text } = await world.decoder.evaluate(async (base64) => {
		const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
		const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
		const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
		context.drawImage(bitmap, 0, 0);
		const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
		let characters = "";
		for (let i = 0; i < data.length; i += 8192) characters += String.fromCharCode(...data.subarray(i, i + 8192));
		return { width: bitmap.width, height: bitmap.height, text: btoa(characters) };
	}, png.toString("base64"));
	const data = Buffer.from(text, "base64");
	return {
		width,
		height,
		data,
		at: (x, y) => [...data.subarray(4 * (y * width + x), 4 * (y * width + x) + 3)],
	};
}
