/** What scouts may take for a message, and what a file may do to them: the chain from the first message decides. */
import { describe, expect, it } from "vitest";
import { SMALL_FILE_BYTES } from "../../../src/formats/grib/scan.ts";
import { joinBytes } from "../../../src/zarr/join-bytes.ts";
import { generator } from "../damage.ts";
import { fixtureBytes } from "./fixtures.ts";
import { plainWalk } from "./plain-walk.ts";
import { scanned } from "./scanned.ts";
import { stretched } from "./sparse-file.ts";

const COUNT = 120;
const random = generator(7);
/** Too long to be read one after the other in one request, of different lengths, and above what is read in one go together. */
const LENGTHS = Array.from({ length: COUNT }, () => 30_000 + random(60_000));
const END = new TextEncoder().encode("7777");

/** A message of edition 2, with data that begin again and again with `inside`. */
function message(
	length: number,
	{ inside, fixture = "differences-2" }: { inside?: Uint8Array; fixture?: string } = {},
) {
	const { head } = stretched(fixtureBytes(fixture), length);
	const bytes = new Uint8Array(length);
	for (let at = head.length; inside !== undefined && at + inside.length <= length - 4; at += inside.length)
		bytes.set(inside, at);
	bytes.set(head);
	bytes.set(END, length - 4);
	return bytes;
}

/** A message of edition 1, of which section 4 goes to the end. */
function messageOfEdition1(length: number): Uint8Array {
	const fixture = fixtureBytes("simple1-16");
	const bytes = new Uint8Array(length);
	const lengthAt = (at: number): number =>
		((fixture[at] as number) << 16) | ((fixture[at + 1] as number) << 8) | (fixture[at + 2] as number);
	const setLength = (at: number, value: number): void => bytes.set([value >> 16, (value >> 8) & 255, value & 255], at);
	const sections = fixture[8 + 7] as number;
	let at = 8 + lengthAt(8);
	if ((sections & 0x80) !== 0) at += lengthAt(at);
	if ((sections & 0x40) !== 0) at += lengthAt(at);
	bytes.set(fixture.subarray(0, at + 11));
	setLength(4, length);
	setLength(at, length - 4 - at);
	bytes.set(END, length - 4);
	return bytes;
}

/** A file of parts, and where those begin that are messages. */
function fileOf(parts: readonly { bytes: Uint8Array; isMessage?: false }[]): { file: Uint8Array; places: number[] } {
	const places: number[] = [];
	let at = 0;
	for (const { bytes, isMessage = true } of parts) {
		if (isMessage) places.push(at);
		at += bytes.length;
	}
	return { file: joinBytes(parts.map(({ bytes }) => bytes)), places };
}

/** The places are those that the file was made with, and all else is what going from message to message finds. */
async function expectPlaces({ file, places }: ReturnType<typeof fileOf>) {
	expect(file.length).toBeGreaterThan(SMALL_FILE_BYTES);
	const { found, store } = await scanned(file);
	expect(found.messages.map(({ offset }) => offset)).toEqual(places);
	expect(found).toEqual(plainWalk(file));
	return { found, store };
}

describe("a guessed place never gives a wrong message", () => {
	it.each([
		["the letters alone", new TextEncoder().encode("GRIB")],
		["the head of a message", fixtureBytes("simple-12").slice(0, 60)],
		["whole messages, one behind the other", fixtureBytes("simple-12")],
		["whole messages of edition 1", fixtureBytes("simple1-16")],
		["whole messages of several fields", fixtureBytes("two-fields")],
		["a message that would end behind the file", stretched(fixtureBytes("simple-12"), 2 ** 31).head],
	])("GRIB inside of data: %s", async (_, inside) => {
		await expectPlaces(fileOf(LENGTHS.map((length) => ({ bytes: message(length, { inside }) }))));
	});

	it("GRIB inside of data: a message that ends where the one around it ends", async () => {
		const parts = LENGTHS.map((length) => {
			const bytes = message(length);
			const inner = message(Math.floor(length / 2));
			bytes.set(inner, length - inner.length);
			return { bytes };
		});
		await expectPlaces(fileOf(parts));
	});

	it("GRIB inside of data: a message that ends in the middle of the next one", async () => {
		const parts = LENGTHS.map((length, i) => {
			const bytes = message(length);
			const at = Math.floor(length / 2);
			bytes.set(stretched(fixtureBytes("simple-12"), length - at + Math.floor((LENGTHS[i + 1] ?? 0) / 3)).head, at);
			return { bytes };
		});
		await expectPlaces(fileOf(parts));
	});
});

describe("the same as one after the other", () => {
	it("messages of several fields", async () => {
		const parts = LENGTHS.map((length, i) =>
			i % 4 > 0 ? { bytes: message(length) } : { bytes: fixtureBytes("bitmap-again") },
		);
		const made = fileOf(parts);
		const { found, store } = await expectPlaces(made);
		expect(found.messages.map(({ fields }) => fields?.length)).toEqual(LENGTHS.map((_, i) => (i % 4 > 0 ? 1 : 3)));
		// Short messages come in blocks, of which some run into what a scout has.
		expect(store.repeatedBytes).toBeLessThanOrEqual(made.file.length / 1000);
	});

	it("editions 1 and 2 mixed", async () => {
		const { found, store } = await expectPlaces(
			fileOf(LENGTHS.map((length, i) => ({ bytes: i % 3 === 0 ? messageOfEdition1(length) : message(length) }))),
		);
		const editions = found.messages.map(({ fields }) => fields?.[0]?.edition);
		expect(editions).toEqual(LENGTHS.map((_, i) => (i % 3 === 0 ? 1 : 2)));
		expect(store.rounds).toBeLessThanOrEqual(COUNT / 4);
		expect(store.repeatedBytes).toBe(0);
	});

	it("junk between messages: headings, padding, words, a cut message", async () => {
		const junk = [
			new TextEncoder().encode("\u0001\r\r\n123\r\r\nHTXA85 KWBC 010000\r\r\n"),
			new Uint8Array(5000),
			new TextEncoder().encode("GRIB is a word here, and 7777 a number"),
			fixtureBytes("simple-12").slice(0, 60),
		];
		const parts = LENGTHS.flatMap((length, i) => [
			{ bytes: junk[i % junk.length] as Uint8Array, isMessage: false as const },
			{ bytes: message(length) },
		]);
		// Of a message that is cut nothing but its length is wrong: it is found, and is damaged.
		const { file, places } = fileOf(parts);
		const { found } = await scanned(file);
		expect(found).toEqual(plainWalk(file));
		const whole = found.messages.filter(({ problem }) => problem === undefined).map(({ offset }) => offset);
		expect(whole).toEqual(places);
	});

	it("a damaged length in the middle, and one in each tenth message", async () => {
		for (const isDamaged of [(i: number) => i === COUNT / 2, (i: number) => i % 10 === 5]) {
			const parts = LENGTHS.map((length, i) => {
				const bytes = message(length);
				if (isDamaged(i)) bytes[14] = (bytes[14] as number) ^ 0x15;
				return { bytes };
			});
			const { found } = await expectPlaces(fileOf(parts));
			expect(found.messages.map(({ problem }) => problem !== undefined)).toEqual(LENGTHS.map((_, i) => isDamaged(i)));
		}
	});

	it("a file that ends inside of a message", async () => {
		const { file, places } = fileOf(LENGTHS.map((length) => ({ bytes: message(length) })));
		const { store } = await expectPlaces({ file: file.subarray(0, file.length - 10_000), places });
		expect(store.repeatedBytes).toBe(0);
	});
});
