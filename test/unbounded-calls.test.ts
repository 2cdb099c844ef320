/**
 * Arguments of a call lie on the stack: a list of a hundred thousand of them overflows it. So no list whose length a file decides is
 * spread into a call: `Math.max(...cells)`, `list.push(...found)`, `String.fromCharCode(...bytes)`.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { tableLines } from "../src/cli/table.ts";
import { readScalar } from "../src/zarr/scalar.ts";

const SRC = join(import.meta.dirname, "../src");

/** What is spread all the same, by file and list, each with what bounds it. */
const BOUNDED: Readonly<Record<string, string>> = {
	"codecs/fits/hcompress-transform.ts bounds": "four bounds",
	"codecs/image/jpeg-color.ts components": "a frame has up to 255 components",
	"codecs/image/jpeg-frame.ts factors": "a frame has up to 255 components",
	"codecs/image/jpeg-stream.ts data": "as many bytes as a word of ours",
	"cf/described-system.ts figure": "the two numbers of an ellipsoid",
	"cf/described-system.ts geodesy": "a datum and a meridian",
	"cf/described-system.ts identifier": "one code",
	"cf/described-system.ts registered": "one code",
	"cf/described-system.ts values": "the parameters of a projection",
	"cf/described-system.ts conversion": "a method and its parameters",
	"cf/described-system.ts degreeAxes": "two axes",
	"cf/mapping-system.ts LONGITUDES": "names of ours",
	"cf/mapping-system.ts names": "names of ours",
	"cf/projections/azimuthal.ts map": "a point",
	"update/json-form.ts member": "a name and a value",
	"exec/queue/dead-runs.ts some": "a thousand at a time",
	"exec/queue/presence.ts keys": "keys of ours",
	"exec/queue/presence.ts own": "facts of ours",
	"cf/projections/azimuthal.ts sphere": "a point",
	"cf/wkt-system.ts BASES": "keywords of ours",
	"cf/wkt-system.ts GEOGRAPHIC": "keywords of ours",
	"cf/wkt-system.ts PROJECTED": "keywords of ours",
	"cf/wkt-system.ts UNITS": "keywords of ours",
	"cf/wkt-text.ts keywords": "keywords of ours",
	"read/crs/map-bounds.ts cornerAt": "a point",
	"codecs/image/jpeg2000-codestream.ts file": "four letters",
	"codecs/image/jpeg2000-codestream.ts header": "begin and end",
	"codecs/image/jpeg2000-codestream.ts (top.get": "begin and end",
	"codecs/image/lerc-wasm.ts input": "a pointer and a length",
	"codecs/image/lerc-wasm.ts output": "two pointers",
	"codecs/image/lerc.ts bytes": "as many bytes as a word of ours",
	"codecs/image/png-image.ts bytes": "four letters",
	"codecs/image/webp.ts bytes": "four letters",
	"codecs/tiff/packbits.ts bytes": "a run of up to 128 bytes",
	"dataset/packing/to-attributes.ts others": "the numbers of one codec",
	"formats/dmrpp/array.ts HELD": "two words of ours",
	"formats/fits/cards.ts bytes": "a card of 80 bytes",
	"formats/hdf5/cursor.ts this": "four letters",
	"formats/hdf5/file-problem.ts FILE_PROBLEMS": "codes of ours",
	"formats/option.ts option": "choices of ours",
	"formats/tiff/codecs.ts imageFormatCodecs": "a chain of a few codecs",
	"formats/tiff/codecs.ts sampleCodecs": "a chain of a few codecs",
	"read/labels/affine.ts xs": "four corners",
	"read/labels/affine.ts ys": "four corners",
	"formats/tiff/group.ts levels": "two arguments",
	"cli/render/info-sections.ts dimensions": "the first thousand",
	"read/reduce/reduce.ts QUANTILE_METHODS": "five words of ours",
	"write/kerchunk/plan-kerchunk.ts reportUrls": "one a protocol",
	"write/kerchunk/v2-nodes.ts reportCodecs": "one a codec",
	"write/kerchunk/v2-nodes.ts reportDimensions": "one a dimension",
	"write/kerchunk/v2-nodes.ts reportLost": "one a sentinel form",
	"write/kerchunk/v2-nodes.ts reportMasks": "one a mask",
	"write/plan/v3-nodes.ts reportCodecs": "one a codec",
	"write/plan/v3-nodes.ts reportDimensions": "one a dimension",
	"write/plan/v3-nodes.ts reportMasks": "one a mask",
	"write/zarr-metadata.ts reportCodecs": "one a codec",
	"zarr/fill-value.ts re": "the bytes of a number",
	"zarr/fill-value.ts im": "the bytes of a number",
};

/** The lists that a text spreads into calls, by the first word of each. Comments and quoted text are left out. */
function spreadArguments(source: string): string[] {
	const text = source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|"(?:[^"\\\n]|\\.)*"/gm, (part) => part.replace(/\S/g, "_"));
	return Array.from(text.matchAll(/\.\.\.(\(?(?:await )?[A-Za-z][\w.]*)/g)).flatMap((match) => {
		const open = openingBefore(text, match.index);
		const isCall = text[open] === "(" && /[\w\])>]\s*$/.test(text.slice(0, open));
		// What is behind the brackets of a parameter list is a body or a type.
		const isParameter = /^\)\s*(?:=>|:|\{)/.test(text.slice(closingBehind(text, match.index)));
		const [, word = ""] = match;
		return isCall && !isParameter ? [/^this\.|^\w+\.(?!get)/.test(word) ? (word.split(".")[0] as string) : word] : [];
	});
}

function openingBefore(text: string, at: number): number {
	let depth = 0;
	for (let i = at - 1; i >= 0; i--) {
		if (")]}".includes(text[i] as string)) depth++;
		else if ("([{".includes(text[i] as string) && depth-- === 0) return i;
	}
	return -1;
}

function closingBehind(text: string, at: number): number {
	let depth = 0;
	for (let i = at; i < text.length; i++) {
		if ("([{".includes(text[i] as string)) depth++;
		else if (")]}".includes(text[i] as string) && depth-- === 0) return i;
	}
	return text.length;
}

describe("calls with as many arguments as a file wants", () => {
	it("are nowhere in src/", () => {
		const files = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".ts"));
		const found = files.flatMap((file) =>
			spreadArguments(readFileSync(join(SRC, file), "utf8")).map((list) => `${file.replaceAll("\\", "/")} ${list}`),
		);
		expect(found.filter((one) => BOUNDED[one] === undefined)).toEqual([]);
		expect(Object.keys(BOUNDED).filter((one) => !found.includes(one))).toEqual([]);
	});

	it("are found by this test", () => {
		expect(spreadArguments("Math.max(0, ...cells.map((cell) => cell.width))")).toEqual(["cells"]);
		expect(spreadArguments("out.push(\n\t...found,\n);")).toEqual(["found"]);
		expect(spreadArguments("f([...a], { ...b }); const g = (...c: number[]) => c; new Set(/* ...d */)")).toEqual([]);
	});
});

it("a table of 300,000 rows is laid out", () => {
	expect(tableLines(Array.from({ length: 300_000 }, () => ["a", "b"])).at(-1)).toBe("a  b");
});

it("a text of 300,000 code points is read", () => {
	const points = new Uint32Array(300_000).fill(0x61);
	const type = { kind: "utf32", name: "fixed_length_utf32", itemBytes: points.byteLength } as const;
	expect(readScalar(type, new Uint8Array(points.buffer))).toBe("a".repeat(300_000));
});
