import LZ4 from "numcodecs/lz4";
import { beforeAll, describe, expect, it } from "vitest";
import { type BlockTools, scriptedBlockTools, type WithBlocks } from "../../src/codecs/block-tools.ts";
import { loadChunkTools } from "../../src/codecs/chunk-tools.ts";
import { RunCursor } from "../../src/codecs/runs.ts";

let withBlocks: WithBlocks;

beforeAll(async () => {
	const tools = await loadChunkTools();
	expect(tools).not.toBeNull();
	withBlocks = (tools as NonNullable<typeof tools>).withBlocks;
});

/** The same numbers on every run (a linear congruential generator). */
function random(seed: number): () => number {
	let state = seed;
	return () => {
		state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
		return state / 2 ** 32;
	};
}

/** What a tool makes of an input, or that it refuses. */
function outcome(tools: BlockTools, input: Uint8Array, output: Uint8Array, run: (tools: BlockTools) => void): string {
	output.fill(0x5a);
	try {
		run(tools);
	} catch (error) {
		return `refused: ${(error as { code: unknown }).code}`;
	}
	return Buffer.from(output).toString("latin1") + input.length;
}

/** Runs a tool in JavaScript and in WebAssembly; both must do the same. Gives what that was. */
function both(
	bytes: Uint8Array,
	size: number,
	run: (tools: BlockTools, input: Uint8Array, output: Uint8Array) => void,
) {
	const own = new Uint8Array(size);
	const scripted = outcome(scriptedBlockTools, bytes, own, (tools) => run(tools, bytes, own));
	const compiled = withBlocks([bytes.length, size], ([input, output], kernel) => {
		input.set(bytes);
		return outcome(kernel, input, output, (tools) => run(tools, input, output));
	});
	expect(compiled === scripted).toBe(true); // some are large
	return scripted;
}

describe("in WebAssembly as in JavaScript:", () => {
	it.each([1, 2, 3, 4, 5, 8, 12, 16, 17])("unshuffle and unshuffleBits of elements of %i bytes", (elementBytes) => {
		const next = random(elementBytes);
		for (const count of [0, 8, 16, 24, 120, 128, 136, 256, 1000, 4096]) {
			const bytes = Uint8Array.from({ length: count * elementBytes + (count % 3) }, () => next() * 256);
			both(bytes, bytes.length, (tools, input, output) => tools.unshuffle(input, elementBytes, output));
			const whole = bytes.subarray(0, count * elementBytes);
			both(whole, whole.length, (tools, input, output) => tools.unshuffleBits(input, elementBytes, output));
		}
	});

	it("LZ4 of any content, whole, cut off and damaged", async () => {
		const next = random(3);
		const lz4 = LZ4.fromConfig({ id: "lz4", acceleration: 1 });
		let accepted = 0;
		for (let round = 0; round < 300; round++) {
			const symbols = 1 + next() ** 3 * 256;
			const period = 1 + Math.floor(next() ** 4 * 70_000);
			const noise = Uint8Array.from({ length: 1 + next() * 3000 }, () => next() * symbols);
			const content = Uint8Array.from({ length: next() * (round % 10 === 0 ? 200_000 : 3000) }, (_, i) =>
				next() < 0.01 ? i : (noise[(i % period) % noise.length] as number),
			);
			const block = new Uint8Array(await lz4.encode(content)).subarray(4);
			const decode = (tools: BlockTools, input: Uint8Array, output: Uint8Array) => tools.decodeLz4(input, output);
			expect(both(block, content.length, decode) === Buffer.from(content).toString("latin1") + block.length).toBe(true);
			for (const size of [content.length - 1, content.length + 1]) if (size >= 0) both(block, size, decode);
			for (let damage = 0; damage < 10; damage++) {
				const damaged = block.slice(0, damage < 5 ? block.length : Math.floor(next() * block.length));
				if (damage < 5) damaged[Math.floor(next() ** 2 * damaged.length)] = next() * 256;
				if (!both(damaged, content.length, decode).startsWith("refused")) accepted++;
			}
		}
		expect(accepted).toBeGreaterThan(0);
	});

	it("every beginning of a block of LZ4", async () => {
		const next = random(9);
		const content = Uint8Array.from({ length: 700 }, (_, i) => (i < 300 ? next() * 256 : i % 3));
		const block = new Uint8Array(await LZ4.fromConfig({ id: "lz4", acceleration: 1 }).encode(content)).subarray(4);
		for (let length = 0; length < block.length; length++)
			both(block.subarray(0, length), content.length, (tools, input, output) => tools.decodeLz4(input, output));
	});

	it.each([2, 4, 8])("moving elements of %i bytes, from planes and from another order, in runs", async (itemBytes) => {
		const next = random(itemBytes);
		const count = 20_000;
		const bytes = Uint8Array.from({ length: count * itemBytes }, () => next() * 256);
		const reversed = Array.from({ length: itemBytes }, (_, i) => itemBytes - 1 - i);
		const tools = await loadChunkTools();
		for (const isShuffled of [true, false])
			for (const byteOrder of isShuffled ? [undefined, reversed] : [reversed])
				for (const runs of [
					{ length: bytes.length, from: 0, to: 0, axes: [] },
					{ length: 4 * itemBytes * 33, from: itemBytes, to: 8, axes: [{ count: 9, fromStep: 1600, toStep: 4400 }] },
				]) {
					const [found, expected] = [new Uint8Array(bytes.length), new Uint8Array(bytes.length)];
					const run = new RunCursor(runs);
					do
						for (let k = 0; k < runs.length; k++) {
							const [item, i] = [Math.floor((run.from + k) / itemBytes), (run.from + k) % itemBytes];
							const stored = byteOrder?.[i] ?? i;
							expected[run.to + k] = bytes[isShuffled ? stored * count + item : item * itemBytes + stored] as number;
						}
					while (run.next());
					tools?.moveElements(bytes, { count, itemBytes, byteOrder, isShuffled }, found, runs);
					expect(Buffer.compare(found, expected)).toBe(0);
				}
	});

	it.each([2, 4, 8])("the predictor of floats of %i bytes, by any step", async (itemBytes) => {
		const next = random(itemBytes);
		const tools = await loadChunkTools();
		for (const step of [1, 2, 3, 4, 5, 8, 15, 16, 17, 40])
			for (const length of [1, 3, 7, 16, 33, 9000]) {
				const count = length === 9000 ? 2 : 5;
				const rowBytes = length * itemBytes;
				const bytes = Uint8Array.from({ length: count * rowBytes }, () => next() * 256);
				const expected = new Uint8Array(bytes.length);
				for (let row = 0; row < bytes.length; row += rowBytes) {
					const sums = bytes.slice(row, row + rowBytes);
					for (let i = step; i < rowBytes; i++) sums[i] = (sums[i] as number) + (sums[i - step] as number);
					for (let i = 0; i < rowBytes; i++) {
						const plane = itemBytes - 1 - (i % itemBytes);
						expected[row + i] = sums[plane * length + Math.floor(i / itemBytes)] as number;
					}
				}
				const found = new Uint8Array(bytes.length);
				tools?.undoFloatPredictor(bytes, found, { count, length, step, itemBytes });
				expect(Buffer.compare(found, expected)).toBe(0);
			}
	});
});
