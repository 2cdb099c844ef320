// Times in turns: a slow second of the machine hits all contenders, and only ratios within one run are claimed. They are
// times of the processor, all threads of this process together: those of a clock depend on who else is at work.

/** Times of every contender, `rounds` of each. */
export function timeInTurns(contenders, rounds) {
	const timed = (work) => async () => {
		const begin = process.cpuUsage();
		await work();
		const { user, system } = process.cpuUsage(begin);
		return (user + system) / 1000;
	};
	const timing = Object.entries(contenders).map(([name, work]) => [name, timed(work)]);
	return measureInTurns(Object.fromEntries(timing), rounds);
}

/**
 * What every contender says of itself, `rounds` times, in turns and each round from another one on, after one round that is not
 * counted. Collecting garbage before each run keeps one from paying for another.
 */
export async function measureInTurns(contenders, rounds) {
	const names = Object.keys(contenders);
	const found = Object.fromEntries(names.map((name) => [name, []]));
	for (let round = -1; round < rounds; round++) {
		for (let place = 0; place < names.length; place++) {
			const name = names[(place + round + 1) % names.length];
			globalThis.gc();
			const measured = await contenders[name]();
			if (round >= 0) found[name].push(measured);
		}
	}
	return found;
}

/** Contenders that do their work `count` times a run: until then memory is reused as in real use, not new to each. */
export function repeated(contenders, count) {
	const repeat = (work) => async () => {
		for (let i = 0; i < count; i++) await work();
	};
	return Object.fromEntries(Object.entries(contenders).map(([name, work]) => [name, repeat(work)]));
}

/** How many times as fast as `reference` a contender is: the median over the rounds, in which both met the same machine. */
function speedup(times, contender, reference) {
	return median(times[contender].map((ms, round) => times[reference][round] / ms));
}

/** A line of the table: how fast a contender is against `reference`, with a target if there is one. */
export function comparison(what, times, contender, reference, target) {
	return {
		what,
		value: speedup(times, contender, reference),
		unit: "× as fast",
		...target,
		note: note(times, contender, reference),
	};
}

/** A line of the table: how many times as long as `reference` a contender takes. */
export function cost(what, times, contender, reference, target) {
	return {
		what,
		value: 1 / speedup(times, contender, reference),
		unit: "× the time",
		...target,
		note: note(times, contender, reference),
	};
}

/** For people, never a claim. */
function note(times, contender, reference) {
	const milliseconds = (name) => `${median(times[name]).toFixed(1)} ms`;
	return `${milliseconds(contender)} against ${milliseconds(reference)}`;
}

/** The middle one, or the mean of the two in the middle. */
export function median(values) {
	const sorted = [...values].sort((a, b) => a - b);
	const middle = sorted.length >> 1;
	return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
