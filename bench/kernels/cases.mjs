// What is decoded: chunks as archives have them, made in Node and served to the browser.
import { deflateSync, gzipSync } from "node:zlib";
import { encodeChunk } from "mirazarr/codecs";
import { bytesOf, field, shuffle } from "../field.mjs";

const TYPES = {
	float32: { kind: "float", name: "float32", itemBytes: 4 },
	int16: { kind: "int", name: "int16", itemBytes: 2 },
	float64: { kind: "float", name: "float64", itemBytes: 8 },
	uint8: { kind: "uint", name: "uint8", itemBytes: 1 },
};

/** Fields that compress differently: as they are, rounded to hundredths, whole numbers with half of them missing. */
function contents() {
	const [small, middle, large] = [128, 512, 1024].map((side) => field(side));
	const uniform = (() => {
		let state = 3;
		return () => {
			state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
			return state / 2 ** 32;
		};
	})();
	return {
		"smooth float32, 64 kB": small,
		"smooth float32, 1 MB": middle,
		"smooth float32, 4 MB": large,
		"rounded float32, 4 MB": Float32Array.from(large, (v) => Math.round(v * 100) / 100),
		"masked float32, 4 MB": Float32Array.from(large, (v) => (v > 285 ? -9999 : Math.round(v))),
		"smooth int16, 2 MB": Int16Array.from(large, (v) => (v - 260) * 200),
		"smooth float64, 2 MB": Float64Array.from(middle),
		"noise, 1 MB": Uint8Array.from({ length: 2 ** 20 }, () => uniform() * 200),
		"repetitive float32, 4 MB": Float32Array.from({ length: 2 ** 20 }, (_, i) => i >> 10),
	};
}

/** Each with its codecs in the order of encoding, the array it is, its bytes and what they decode to. */
export async function makeCases() {
	const cases = [];
	const all = contents();
	for (const [content, values] of Object.entries(all)) {
		const dataType = TYPES[values.constructor.name.replace("Array", "").toLowerCase()];
		const decoded = bytesOf(values);
		const { itemBytes } = dataType;
		const planes = itemBytes > 1 ? shuffle(decoded, itemBytes) : decoded;
		const add = (codec, encoded, filters = []) =>
			cases.push({
				name: `${codec}: ${content}`,
				codecs: [{ name: "bytes", configuration: { endian: "little" } }, ...filters],
				spec: { dataType, shape: [values.length] },
				decoded: Buffer.from(decoded),
				encoded: Buffer.from(encoded),
			});
		const unshuffle = itemBytes > 1 ? [{ name: "shuffle", configuration: { elementsize: itemBytes } }] : [];
		add("shuffle and zlib", deflateSync(planes, { level: 4 }), [...unshuffle, { name: "zlib" }]);
		if (itemBytes > 1) add("zlib alone", deflateSync(decoded, { level: 4 }), [{ name: "zlib" }]);
		if (content.includes("4 MB"))
			add("shuffle and gzip", gzipSync(planes, { level: 4 }), [...unshuffle, { name: "gzip" }]);
	}
	const spec = { dataType: TYPES.float32, shape: [2 ** 20] };
	const little = { name: "bytes", configuration: { endian: "little" } };
	for (const content of ["smooth float32, 4 MB", "masked float32, 4 MB"]) {
		const decoded = Buffer.from(bytesOf(all[content]));
		const elements = { name: "shuffle", configuration: { elementsize: 4 } };
		const chains = {
			"shuffle alone": [little, elements],
			"other byte order": [{ name: "bytes", configuration: { endian: "big" } }],
			lz4: [little, elements, { name: "lz4" }],
			"blosc lz4": [
				little,
				{ name: "blosc", configuration: { cname: "lz4", clevel: 5, shuffle: "shuffle", typesize: 4 } },
			],
			"blosc zstd": [
				little,
				{ name: "blosc", configuration: { cname: "zstd", clevel: 5, shuffle: "shuffle", typesize: 4 } },
			],
			"blosc lz4, bits": [
				little,
				{ name: "blosc", configuration: { cname: "lz4", clevel: 5, shuffle: "bitshuffle", typesize: 4 } },
			],
			"shuffle and zstd": [little, elements, { name: "zstd" }],
			lzw: [little, { name: "imagecodecs_lzw" }],
		};
		for (const [codec, codecs] of Object.entries(chains))
			cases.push({
				name: `${codec}: ${content}`,
				codecs,
				spec,
				decoded,
				encoded: Buffer.from(await encodeChunk(decoded, codecs, spec)),
			});
	}
	const rows = { dataType: TYPES.float32, shape: [1024, 1024] };
	for (const [codec, codecs] of Object.entries({
		"predictor 3": [{ name: "imagecodecs_floatpred", configuration: { axis: -1, dist: 1 } }],
		"predictor 2": [{ name: "imagecodecs_delta", configuration: { axis: -1, dist: 1 } }, little],
	})) {
		const decoded = Buffer.from(bytesOf(all["smooth float32, 4 MB"]));
		cases.push({
			name: `${codec}: smooth float32, 4 MB`,
			codecs,
			spec: rows,
			decoded,
			encoded: Buffer.from(await encodeChunk(decoded, codecs, rows)),
		});
	}
	return cases;
}
