// From the navigation to a fresh page until it shows the first value of a file: one reader on the page, nothing in a cache.
import { comparison, median } from "../timing.mjs";

const PATIENCE_MS = 60_000;

/** The lines of a case, whose files the site has. */
export async function coldLines(browser, site, { name, file, path, shape, first, peers }, { rounds }) {
	const [peer] = peers;
	const readers = ["mirazarr", peer, "plain"];
	const asked = new URLSearchParams({ url: `/files/${name}/${file}`, path, rank: String(shape.length) });
	const times = Object.fromEntries(readers.map((reader) => [reader, []]));
	const counts = Object.fromEntries(readers.map((reader) => [reader, []]));
	for (let round = -1; round < rounds; round++)
		for (const reader of round % 2 === 0 ? readers : readers.toReversed()) {
			const counted = site.count();
			const shown = await showOnce(browser, `${site.url}/show/cold-${reader}?${asked}`);
			if (shown.value !== first) return [{ what: reader, failed: `${shown.value} is shown, and ${first} is right` }];
			if (round < 0) continue;
			times[reader].push(shown.ms);
			counts[reader].push({ ...counted });
		}
	const usual = (reader, unit) => median(counts[reader].map((count) => count[unit]));
	const count = (what, unit) => ({ what, value: usual("mirazarr", unit), unit, peer: `${peer} ${usual(peer, unit)}` });
	return [
		comparison(`until the first value is shown, against ${peer}`, times, "mirazarr", peer),
		count("requests, the page itself among them", "requests"),
		count("of these, files of scripts", "scripts"),
		count("that waited for each other", "rounds"),
		count("all that came, scripts compressed", "bytes"),
		...PLAIN_LINES.map(([what, unit, target]) => ({ what, value: usual("plain", unit), unit, ...target })),
	];
}

/** Without a bundler: the files of the package as they are. The page itself has three more. */
const PLAIN_LINES = [
	["without a bundler: files of scripts, of which 3 are the page", "scripts", { atMost: 15 }],
	["without a bundler: that waited for each other", "rounds", {}],
	["without a bundler: all that came", "bytes", {}],
];

/** A context of its own has a cache of its own. */
async function showOnce(browser, url) {
	const context = await browser.newContext();
	try {
		const page = await context.newPage();
		const broken = new Promise((_, reject) => page.once("pageerror", reject));
		broken.catch(() => {});
		await page.goto(url);
		await Promise.race([
			page.waitForFunction("globalThis.shown !== undefined", null, { timeout: PATIENCE_MS }),
			broken,
		]);
		return await page.evaluate("globalThis.shown");
	} finally {
		await context.close();
	}
}
