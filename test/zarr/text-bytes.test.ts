import { afterEach, describe, expect, it, vi } from "vitest";
import { dataType, textType } from "../../src/zarr/data-type.ts";
import { fixedNdArray, viewElements } from "../../src/zarr/nd-array.ts";
import { decodeText } from "../../src/zarr/scalar.ts";
import { decodeTexts, isUtf8, utf8OrLatin1 } from "../../src/zarr/text-bytes.ts";

/** What the platform says of the same bytes. */
function platformText(bytes: Uint8Array): string | undefined {
	try {
		return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
	} catch {
		return undefined;
	}
}

afterEach(() => {
	vi.restoreAllMocks();
});

describe("isUtf8", () => {
	it("says of all pairs, and of triples and quadruples at the limits, what a decoder says", () => {
		const limits = [0x00, 0x7f, 0x80, 0x8f, 0x90, 0x9f, 0xa0, 0xbf, 0xc0, 0xff];
		const wrong: number[][] = [];
		const check = (...bytes: number[]): void => {
			if (isUtf8(Uint8Array.from(bytes)) !== (platformText(Uint8Array.from(bytes)) !== undefined)) wrong.push(bytes);
		};
		for (let lead = 0; lead < 256; lead++) {
			check(lead);
			for (const second of limits) {
				check(lead, second);
				if (lead < 0xc0) continue;
				for (const third of limits) {
					check(lead, second, third);
					check(lead, second, third, 0xbf);
					check(lead, second, third, 0x41);
				}
			}
		}
		expect(wrong).toEqual([]);
	});
});

describe("texts side by side", () => {
	const rows = ["ascii", "", "caf\xe9", "caf\xc3\xa9", "\xef\xbf\xbd", "cut\0off", "\x80\x9f\xff", "\xef\xbb\xbfbom"];
	const itemBytes = 8;
	const one = Uint8Array.from(rows.map((row) => row.padEnd(itemBytes, "\0")).join(""), (c) => c.charCodeAt(0));

	it("are UTF-8, else Latin-1, up to their first NUL, in blocks of any place", () => {
		const count = 3000; // more than one block
		const bytes = new Uint8Array(count * one.length);
		for (let i = 0; i < count; i++) bytes.set(one, i * one.length);
		const texts = decodeTexts(bytes, itemBytes);
		const expected = ["ascii", "", "café", "café", "\ufffd", "cut", "\x80\x9f\xff", "\ufeffbom"];
		expect(texts).toHaveLength(count * rows.length);
		expect(texts.filter((text, i) => text !== expected[i % rows.length])).toEqual([]);
		expect(decodeTexts(new Uint8Array(0), 0)).toEqual([]);
		expect(decodeTexts(one, one.length)).toEqual(["ascii"]);
	});

	it("no exception is thrown inside for text that is not UTF-8", () => {
		const decode = vi.spyOn(TextDecoder.prototype, "decode");
		viewElements(textType(itemBytes), one);
		decodeText(one.subarray(16, 24));
		expect(utf8OrLatin1(Uint8Array.of(0x80, 0xe9))).toBe("\x80\xe9");
		expect(decode.mock.results.filter(({ type }) => type === "throw")).toEqual([]);
	});

	it("are made when they are asked for, once; numbers are a view at once", () => {
		const decode = vi.spyOn(TextDecoder.prototype, "decode");
		const array = fixedNdArray(textType(itemBytes), [rows.length], one);
		expect(decode).not.toHaveBeenCalled();
		expect(array.data).toBe(array.data);
		expect(array).toEqual({ dataType: "null_terminated_bytes", shape: [8], bytes: one, data: array.data });
		expect(fixedNdArray(dataType("uint8"), [2], Uint8Array.of(1, 2)).data).toEqual(Uint8Array.of(1, 2));
	});
});
