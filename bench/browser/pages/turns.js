// The page in which all readers take turns on files in its memory.
import { digestOf } from "../digest.mjs";
import { longestPause } from "./pauses.js";
import { meanDifference } from "./picture.js";
import * as geotiff from "./readers/geotiff.js";
import * as h5wasm from "./readers/h5wasm.js";
import * as mirazarr from "./readers/mirazarr.js";
import * as netcdfjs from "./readers/netcdfjs.js";
import * as zarrita from "./readers/zarrita.js";

const OPEN = {
	mirazarr: mirazarr.open,
	"mirazarr-workers": mirazarr.openWithWorkers,
	h5wasm: h5wasm.open,
	geotiff: geotiff.open,
	"geotiff-pool": geotiff.openWithPool,
	netcdfjs: netcdfjs.open,
	zarrita: zarrita.open,
};
const PARTS_OF = { netcdfjs: netcdfjs.partsOf };
/** Of JPEG, where decoders may round as they like. */
const MOST_DIFFERENCE = 1.5;

/** By name: a function that reads the whole array. */
let readers = {};

/** Fetches a file, opens it with these readers, and compares what they read. Gives what is wrong, by reader. */
export async function prepare({ base, names, readers: wanted, ...described }) {
	const fetched = names.map(async (name) => [name, await bytesAt(`${base}/${name}`)]);
	const objects = new Map(await Promise.all(fetched));
	readers = {};
	const problems = {};
	for (const name of wanted) {
		try {
			const read = await OPEN[name]({ objects, ...described });
			const parts = PARTS_OF[name] ?? ((data) => data);
			const problem = await problemOf(parts(await read()), objects, described);
			if (problem !== undefined) problems[name] = { message: problem };
			readers[name] = read;
		} catch (error) {
			problems[name] = { code: error.code, message: String(error.message ?? error) };
		}
	}
	return problems;
}

async function bytesAt(url) {
	return new Uint8Array(await (await fetch(url)).arrayBuffer());
}

async function problemOf(parts, objects, { digest, picture, shape }) {
	if (picture === undefined) return digestOf(...parts) === digest ? undefined : "other values than those of the file";
	const difference = await meanDifference(parts, shape, objects.get(picture.file), picture.side);
	return difference <= MOST_DIFFERENCE ? undefined : `${difference.toFixed(2)} off on average`;
}

/** Times in milliseconds by reader: in turns, each round from another one on, after one round that is not counted. */
export async function timeInTurns(names, rounds) {
	return eachInTurn(names, rounds, async (read) => {
		const begin = performance.now();
		await read();
		return performance.now() - begin;
	});
}

/** How long the page could do nothing else while each was reading, in turns as well. */
export async function pausesInTurns(names, rounds) {
	return eachInTurn(names, rounds, longestPause);
}

/** For a profile. */
export async function readOften(name, times) {
	for (let i = 0; i < times; i++) await readers[name]();
}

async function eachInTurn(names, rounds, measure) {
	const found = Object.fromEntries(names.map((name) => [name, []]));
	for (let round = -1; round < rounds; round++)
		for (let place = 0; place < names.length; place++) {
			const name = names[(place + round + 1) % names.length];
			// Garbage of one is not swept in the time of the next.
			globalThis.gc();
			await new Promise((done) => setTimeout(done, 20));
			const measured = await measure(readers[name]);
			if (round >= 0) found[name].push(measured);
		}
	return found;
}
