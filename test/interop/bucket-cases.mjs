// What every cloud store must do, against a server that others wrote.
import assert from "node:assert/strict";

/** More than the largest page of S3. */
const MANY = 1_100;
const AT_A_TIME = 32;

/** Names that mean something to a URL, to a form, to XML or to a signature. */
const ODD_KEYS = ["a b+é#?%.nc", "%41%2F", "~!$&'()*,;=:@", '<&>"', "日本/日本.nc", "a+b", "a%20b", "trailing."];

/** `[name, run]` of each case; `open(prefix)` makes a store below a prefix of one bucket. */
export function bucketCases(open) {
	return [
		["odd keys are written, read by range and as a whole, and listed", () => oddKeys(open("odd"))],
		["a listing of many pages", () => manyKeys(open("many"))],
		["directories of a listing", () => directories(open("tree"))],
		["of many who create one object one wins", () => oneWins(open("once"))],
		["no update is lost", () => counting(() => open("count"))],
		["what is not there, and where an object ends", () => missing(open("missing"))],
	];
}

/** Runs cases and tells how each went; the number of failures. */
export async function runCases(title, cases) {
	let failures = 0;
	for (const [name, run] of cases) {
		try {
			await run();
			console.log(`ok    ${title}: ${name}`);
		} catch (error) {
			failures++;
			console.log(`WRONG ${title}: ${name}\n${error.stack}`);
		}
	}
	return failures;
}

async function oddKeys(store) {
	for (const [i, key] of ODD_KEYS.entries()) await store.put(encodePath(key), bytesOf(100 + i));
	for (const [i, key] of ODD_KEYS.entries()) {
		const bytes = bytesOf(100 + i);
		const part = await store.get(encodePath(key), { offset: 10, length: 20 });
		assert.deepEqual([part.bytes, part.size], [bytes.slice(10, 30), bytes.length], key);
		assert.equal(typeof part.etag, "string");
		const whole = await store.get(encodePath(key), undefined, { etag: part.etag });
		assert.deepEqual(whole.bytes, bytes, key);
	}
	const listed = await list(store, "");
	const names = listed.map(({ path }) => decodeURIComponent(path));
	assert.deepEqual(names.sort(), [...ODD_KEYS].sort());
	for (const { path, size } of listed) assert.equal((await store.get(path, undefined)).size, size);
}

async function manyKeys(store) {
	const keys = Array.from({ length: MANY }, (_, i) => `c/${i}`);
	for (let i = 0; i < MANY; i += AT_A_TIME)
		await Promise.all(keys.slice(i, i + AT_A_TIME).map((key) => store.put(key, bytesOf(1))));
	const listed = await list(store, "c");
	assert.deepEqual(listed.map(({ path }) => path).sort(), keys.sort());
}

async function directories(store) {
	for (const key of ["a", "d/b", "d/e/c", "dx/f"]) await store.put(key, bytesOf(3));
	const shallow = async (path) => (await list(store, path, { shallow: true })).map((each) => each.path).sort();
	assert.deepEqual(await shallow(""), ["a", "d/", "dx/"]);
	assert.deepEqual(await shallow("d"), ["d/b", "d/e/"]);
	assert.deepEqual((await list(store, "d")).map(({ path }) => path).sort(), ["d/b", "d/e/c"]);
}

async function oneWins(store) {
	const writes = Array.from({ length: 8 }, (_, i) => store.put("x", bytesOf(i + 1), { only: "if-absent" }));
	const results = await Promise.allSettled(writes);
	const winners = [...results.keys()].filter((i) => results[i].status === "fulfilled");
	for (const { reason } of results) if (reason !== undefined) assert.equal(reason.code, "write-conflict");
	assert.equal(winners.length, 1);
	assert.equal((await store.get("x", undefined)).size, winners[0] + 1);
	await assert.rejects(store.put("y", bytesOf(1), { only: { ifEtag: '"0x1"' } }), { code: "write-conflict" });
}

/** Writers that read a number, add one, and write it only if nobody else has. */
async function counting(open) {
	await open().put("n", new Uint8Array([0]));
	const writer = async () => {
		const store = open();
		for (let done = 0; done < 10; ) {
			const { bytes, etag } = await store.get("n", undefined);
			try {
				await store.put("n", new Uint8Array([bytes[0] + 1]), { only: { ifEtag: etag } });
				done++;
			} catch (error) {
				if (error.code !== "write-conflict") throw error;
			}
		}
	};
	await Promise.all([writer(), writer(), writer()]);
	assert.deepEqual((await open().get("n", undefined)).bytes, new Uint8Array([30]));
}

async function missing(store) {
	await assert.rejects(store.get("none", undefined), { code: "not-found" });
	await store.put("x", bytesOf(10));
	assert.deepEqual((await store.get("x", { offset: 8, length: 5 })).bytes, bytesOf(10).slice(8));
	assert.deepEqual(await list(store, "nothing"), []);
}

async function list(store, path, options) {
	const all = [];
	for await (const each of store.list(path, options)) all.push(each);
	return all;
}

function encodePath(key) {
	return key.split("/").map(encodeURIComponent).join("/");
}

function bytesOf(length) {
	return Uint8Array.from({ length }, (_, i) => (i * 7 + length) % 251);
}
