import { describe, expect, it } from "vitest";
import { joinBytes } from "../../../src/zarr/join-bytes.ts";
import { generator } from "../damage.ts";
import { fixtureBytes, fixtureNames } from "./fixtures.ts";
import { plainWalk } from "./plain-walk.ts";
import { scanned } from "./scanned.ts";
import { stretched } from "./sparse-file.ts";

type Random = (n: number) => number;

const fixtures = fixtureNames.map(fixtureBytes);
const text = (characters: string): Uint8Array => new TextEncoder().encode(characters);

/** A long message whose data look random, and now and then like messages. */
function longMessage(random: Random, length: number): Uint8Array {
	const { head } = stretched(fixtureBytes("differences-2"), length);
	const bytes = noise(random, length);
	for (let i = random(6); i > 0; i--) {
		const inside = fixtures[random(fixtures.length)] as Uint8Array;
		for (let copies = 1 + random(4), at = head.length + random(length); copies > 0; copies--, at += inside.length)
			if (at + inside.length < length) bytes.set(inside, at);
	}
	bytes.set(head);
	bytes.set(text("7777"), length - 4);
	return bytes;
}

function noise(random: Random, length: number): Uint8Array {
	const bytes = new Uint8Array(length);
	const words = new Uint32Array(bytes.buffer, 0, length >> 2);
	let state = random(2 ** 31) | 1;
	for (let i = 0; i < words.length; i++) {
		state ^= state << 13;
		state ^= state >>> 17;
		state ^= state << 5;
		words[i] = state;
	}
	return bytes;
}

/** What comes between messages, or is none. */
function junk(random: Random): Uint8Array {
	const kinds: (() => Uint8Array)[] = [
		() => new Uint8Array(random(20_000)),
		() => text("\u0001\r\r\n123\r\r\nHTXA85 KWBC 010000\r\r\n"),
		() => text("7777"),
		() => text("GRIB is a word here"),
		() => noise(random, random(300_000)),
		() => (fixtures[random(fixtures.length)] as Uint8Array).slice(0, 8 + random(200)),
		() => {
			const message = longMessage(random, 1000 + random(300_000));
			message[14] = random(256);
			return message;
		},
	];
	return (kinds[random(kinds.length)] as () => Uint8Array)();
}

type Mixture = { junkOneIn: number; longest: number; fixturesOneIn: number; isRepeating?: boolean };

function makeFile(random: Random, { junkOneIn, longest, fixturesOneIn, isRepeating }: Mixture): Uint8Array {
	const parts: Uint8Array[] = [];
	let length = 1000 + random(longest);
	for (let bytes = 0; bytes < 2 ** 22 + 2 ** 21; bytes += parts.at(-1)?.length ?? 0) {
		if (!isRepeating || random(10) === 0) length = 1000 + random(longest);
		if (random(junkOneIn) === 0) parts.push(junk(random));
		else if (random(fixturesOneIn) === 0) parts.push(fixtures[random(fixtures.length)] as Uint8Array);
		else parts.push(longMessage(random, length));
	}
	const whole = joinBytes(parts);
	return random(2) === 0 ? whole : whole.subarray(0, whole.length - random(longest));
}

const mixtures: [string, Mixture][] = [
	["long messages", { junkOneIn: 1e9, longest: 60_000, fixturesOneIn: 1e9 }],
	["messages of one length, for a while", { junkOneIn: 40, longest: 60_000, fixturesOneIn: 50, isRepeating: true }],
	["long and short messages", { junkOneIn: 30, longest: 100_000, fixturesOneIn: 2 }],
	["much that is no message", { junkOneIn: 3, longest: 60_000, fixturesOneIn: 3 }],
	["a few very long messages", { junkOneIn: 8, longest: 2_000_000, fixturesOneIn: 4 }],
	["short messages", { junkOneIn: 50, longest: 100, fixturesOneIn: 2 }],
];

describe.each(mixtures)("files of %s", (_, mixture) => {
	it.each([1, 2, 3])("are what a plain walk finds in them (%i)", async (seed) => {
		const file = makeFile(generator(seed), mixture);
		expect(file.length).toBeGreaterThan(2 ** 22);
		const { found, store } = await scanned(file);
		expect(found).toEqual(plainWalk(file));
		// Where much is no message, scouts look at it in vain, within their bounds; and so does the search behind a damaged one.
		expect(store.bytes).toBeLessThanOrEqual(1.25 * file.length);
	});
});
