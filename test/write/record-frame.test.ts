/** Frames of zstd that are written piece by piece, read with the decoder of libzstd. */

import { beforeAll, describe, expect, it } from "vitest";
import { ZSTDDecoder } from "zstddec";
import { measureZstd } from "../../src/codecs/zstd-frame.ts";
import { RecordFrame } from "../../src/write/icechunk/record-frame.ts";
import { joinBytes } from "../../src/zarr/join-bytes.ts";
import { randomNumbers } from "../random-numbers.ts";

type Piece = { bytes: Uint8Array; recordBytes?: number };

const decoder = new ZSTDDecoder();
beforeAll(() => decoder.init());

function framed(pieces: readonly Piece[]): Uint8Array {
	const frame = new RecordFrame(pieces.reduce((sum, { bytes }) => sum + bytes.length, 0));
	for (const { bytes, recordBytes } of pieces) frame.add(bytes, recordBytes);
	return joinBytes(frame.finish());
}

/** It is one frame, which says how long it is, and holds the pieces. */
function expectRead(pieces: readonly Piece[]): Uint8Array {
	const content = joinBytes(pieces.map(({ bytes }) => bytes));
	const frame = framed(pieces);
	expect(measureZstd(frame)).toMatchObject({ endBytes: frame.length, contentBytes: content.length });
	const decoded = decoder.decode(frame, content.length);
	expect(Buffer.compare(decoded, content)).toBe(0);
	return frame;
}

describe("a frame of records", () => {
	it.each([20, 24, 28, 32, 36, 40, 44, 48, 52, 60])("that differ in their last bytes, %d bytes each", (recordBytes) => {
		const count = 20_000;
		const bytes = new Uint8Array(count * recordBytes).map((_, at) => at % recordBytes);
		const view = new DataView(bytes.buffer);
		for (let i = 0; i < count; i++) view.setUint32((i + 1) * recordBytes - 8, i, true);
		const frame = expectRead([{ bytes, recordBytes }]);
		// A copy has 34 bytes at most, and 15 may be new.
		if (recordBytes <= 48) expect(frame.length).toBeLessThan(count * Math.max(2, recordBytes - 33));
	});

	it("of every length from one byte, and every number of them", () => {
		for (let recordBytes = 1; recordBytes <= 50; recordBytes++)
			for (const count of [0, 1, 2, 9, 10, 11, 127, 128, 129, 300, 33_000]) {
				const bytes = new Uint8Array(count * recordBytes).fill(recordBytes);
				for (let i = 0; i < count; i++) bytes[i * recordBytes] = i;
				expectRead([{ bytes, recordBytes }]);
			}
	});

	it("among other pieces: what a block says of distances is true after any other", () => {
		const random = randomNumbers(22);
		for (let round = 0; round < 200; round++)
			expectRead(Array.from({ length: 1 + random(6) }, () => (random(3) === 0 ? plain(random) : records(random))));
	});
});

it("a piece without records is taken as it is, in blocks that decoders take", () => {
	const random = randomNumbers(1);
	expectRead([{ bytes: new Uint8Array(300_000).map(() => random(256)) }]);
	expectRead([]);
});

type Random = ReturnType<typeof randomNumbers>;

const plain = (random: Random): Piece => ({ bytes: new Uint8Array(random(200_000)).map(() => random(256)) });

/** Records that are alike for a while, and then otherwise. */
function records(random: Random): Piece {
	const recordBytes = 4 + random(60);
	const count = random(8000);
	const bytes = new Uint8Array(count * recordBytes);
	const record = new Uint8Array(recordBytes);
	let [from, to] = [0, recordBytes];
	for (let i = 0; i < count; i++) {
		if (i === 0 || random(500) === 0) {
			[from, to] = [random(recordBytes), random(recordBytes + 1)];
			record.set(record.map(() => random(256)));
		}
		for (let at = from; at < to; at++) record[at] = random(256);
		bytes.set(record, i * recordBytes);
	}
	return { bytes, recordBytes };
}
