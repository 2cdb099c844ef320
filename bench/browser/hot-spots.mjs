// In which functions a page spends its time.

const INTERVAL_MICROSECONDS = 200;
const SHOWN = 5;

/** Profiles what `work` makes the page do; the functions with the largest shares of it, as text. */
export async function hotSpots(page, work) {
	const session = await page.context().newCDPSession(page);
	await session.send("Profiler.enable");
	await session.send("Profiler.setSamplingInterval", { interval: INTERVAL_MICROSECONDS });
	await session.send("Profiler.start");
	await work();
	const { profile } = await session.send("Profiler.stop");
	await session.detach();
	return textOf(profile);
}

function textOf({ nodes, samples, timeDeltas }) {
	const names = new Map(nodes.map(({ id, callFrame }) => [id, callFrame.functionName || "(anonymous)"]));
	const times = new Map();
	let total = 0;
	for (const [i, id] of samples.entries()) {
		const name = names.get(id);
		if (name === "(idle)") continue;
		times.set(name, (times.get(name) ?? 0) + timeDeltas[i]);
		total += timeDeltas[i];
	}
	const sorted = [...times].sort(([, a], [, b]) => b - a).slice(0, SHOWN);
	return sorted.map(([name, time]) => `${name} ${Math.round((100 * time) / total)} %`).join(", ");
}
