// Times ways to decode the same chunks in turns; runs in Node and in a page.

const ROUNDS = 9;
const ROUND_MS = 50;

/**
 * For every case the speed of each contender, as a multiple of that of the first. `contenders` are makers: of a case they make a
 * function that decodes it, or undefined where they have no part in it. What they decode is compared first. `clock` gives the
 * milliseconds that the processor has worked for us: those of a clock on the wall depend on who else is at work.
 */
export async function compare(cases, contenders, clock, report) {
	for (const one of cases) {
		const decoders = {};
		for (const [name, make] of Object.entries(contenders)) {
			const decode = await make(one);
			if (decode === undefined) continue;
			if (!isSame(await decode(), one.decoded)) throw new Error(`${name} decodes ${one.name} to other values`);
			decoders[name] = decode;
		}
		report({ name: one.name, ...(await speeds(decoders, clock)) });
	}
}

async function speeds(decoders, clock) {
	const names = Object.keys(decoders);
	const times = Object.fromEntries(names.map((name) => [name, []]));
	const counts = {};
	for (const name of names) {
		await time(decoders[name], 3, clock);
		counts[name] = Math.max(2, Math.round(ROUND_MS / (await time(decoders[name], 4, clock))));
	}
	for (let round = 0; round < ROUNDS; round++)
		for (let place = 0; place < names.length; place++) {
			const name = names[(place + round) % names.length];
			times[name].push(await time(decoders[name], counts[name], clock));
		}
	const [first] = names;
	return Object.fromEntries(
		names.map((name) => [name, median(times[name].map((ms, round) => times[first][round] / ms))]),
	);
}

async function time(decode, count, clock) {
	const begin = await clock();
	for (let i = 0; i < count; i++) await decode();
	return ((await clock()) - begin) / count;
}

function median(values) {
	return [...values].sort((a, b) => a - b)[values.length >> 1];
}

function isSame(found, expected) {
	return found.length === expected.length && found.every((byte, i) => byte === expected[i]);
}
