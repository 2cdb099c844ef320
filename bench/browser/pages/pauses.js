// How long a page stands still: a heart that beats every millisecond or as often as timers may, and the long tasks that the browser saw.

/** Gives the longest time between two beats, and the longest task of more than 50 ms, 0 if there was none. */
export async function longestPause(work) {
	const tasks = [];
	const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries()));
	observer.observe({ type: "longtask" });
	let [longest, last, isWorking] = [0, performance.now(), true];
	const heart = new Promise((stopped) => {
		const beat = () => {
			const now = performance.now();
			longest = Math.max(longest, now - last);
			last = now;
			if (isWorking) setTimeout(beat, 1);
			else stopped();
		};
		setTimeout(beat, 1);
	});
	await work();
	isWorking = false;
	await heart;
	// The browser tells of a task after its end.
	await new Promise((done) => setTimeout(done, 50));
	tasks.push(...observer.takeRecords());
	observer.disconnect();
	return { gapMs: longest, taskMs: Math.max(0, ...tasks.map(({ duration }) => duration)) };
}
