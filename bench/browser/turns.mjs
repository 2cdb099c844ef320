// Whole reads of a file in the memory of one page, all readers in turns; and how long the page stands still meanwhile.
import { busyNote } from "../busy-cores.mjs";
import { comparison, median } from "../timing.mjs";
import { hotSpots } from "./hot-spots.mjs";
import { TURNS } from "./scripts.mjs";

const PAUSE_ROUNDS = 5;
const PROFILED_READS = 5;
/** The longest time that a page may stand still, with workers: beyond that users notice (a "long task"). */
const LONGEST_PAUSE_MS = 50;

/** How we read, and what is claimed against whom. */
const OURS = {
	mirazarr: { title: "one thread", atLeast: { h5wasm: 1, zarrita: 1, netcdfjs: 1 } },
	"mirazarr-workers": { title: "two workers", atLeast: { h5wasm: 1.6, "geotiff-pool": 3 } },
};
const PEERS = {
	h5wasm: "h5wasm",
	geotiff: "geotiff.js",
	"geotiff-pool": "geotiff.js with a pool of 2",
	netcdfjs: "netcdfjs",
	zarrita: "zarrita",
};

/** The lines of a case, whose files the site has. */
export async function turnLines(browser, site, { name, peers, watched, moved, ...described }, { rounds, profile }) {
	const page = await (await browser.newContext()).newPage();
	try {
		await page.goto(`${site.url}/show/${TURNS}`);
		await page.waitForFunction("globalThis.turns !== undefined");
		const call = (method, ...values) =>
			page.evaluate(([own, given]) => globalThis.turns[own](...given), [method, values]);
		const readers = [...Object.keys(OURS), ...peers];
		const problems = await call("prepare", { ...described, base: `/files/${name}`, readers });
		const isRunning = (reader) => problems[reader] === undefined;
		const others = peers.includes("geotiff-pool") && isRunning("geotiff-pool") ? 2 : 0;
		// A read without workers would not be told from one with them.
		if (isRunning("mirazarr-workers") && page.workers().length - others < 2)
			problems["mirazarr-workers"] = moved
				? { code: "no-workers", message: "they are not used for bytes that are only moved" }
				: { message: "no workers were started" };
		const busy = await busyNote();
		const running = readers.filter(isRunning);
		const times = await call("timeInTurns", running, rounds);
		const pauses = watched ? await call("pausesInTurns", running, PAUSE_ROUNDS) : {};
		const hot =
			profile && isRunning("mirazarr")
				? await hotSpots(page, () => call("readOften", "mirazarr", PROFILED_READS))
				: undefined;
		return [
			...readers.filter((reader) => !isRunning(reader)).map((reader) => problemLine(reader, problems[reader])),
			...ratioLines(times, peers, busy, hot),
			...Object.entries(pauses).map(([reader, found]) => pauseLine(reader, found)),
		];
	} finally {
		await page.context().close();
	}
}

function titleOf(reader) {
	return OURS[reader]?.title ?? PEERS[reader];
}

function problemLine(reader, { code, message }) {
	return { what: titleOf(reader), [code === "no-workers" ? "skipped" : "failed"]: message };
}

function ratioLines(times, peers, busy, hot) {
	return Object.entries(OURS).flatMap(([own, { title, atLeast }]) =>
		peers
			.filter((peer) => times[own] !== undefined && times[peer] !== undefined)
			.map((peer, i) => {
				const target = atLeast[peer] === undefined ? {} : { atLeast: atLeast[peer] };
				const line = comparison(`${title}, against ${PEERS[peer]}`, times, own, peer, target);
				const notes = [line.note, busy, own === "mirazarr" && i === 0 && hot];
				return { ...line, note: notes.filter(Boolean).join("; ") };
			}),
	);
}

function pauseLine(reader, found) {
	return {
		what: `the page stands still, ${titleOf(reader)}`,
		value: Math.round(median(found.map(({ gapMs }) => gapMs))),
		unit: "ms",
		...(reader === "mirazarr-workers" && { atMost: LONGEST_PAUSE_MS }),
		note: `longest task ${Math.round(median(found.map(({ taskMs }) => taskMs)))} ms`,
	};
}
