// Smooth float32 fields with a little noise, which compress about as geophysical data do, and their encoded chunks.
import { deflateSync } from "node:zlib";

/** The codecs of NetCDF-4's usual `zlib=True, shuffle=True` on float32, in the order of encoding. */
export const SHUFFLE_DEFLATE = [
	{ name: "bytes", configuration: { endian: "little" } },
	{ name: "numcodecs.shuffle", configuration: { elementsize: 4 } },
	{ name: "numcodecs.zlib", configuration: { level: 4 } },
];

export const FLOAT32 = { kind: "float", name: "float32", itemBytes: 4 };

/** `side` × `side` values. */
export function field(side, seed = 1) {
	let state = seed;
	const uniform = () => {
		state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
		return (state + 0.5) / 2 ** 32;
	};
	const noise = () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
	return Float32Array.from({ length: side * side }, (_, i) => {
		const [y, x] = [Math.floor(i / side) / side, (i % side) / side];
		return 280 + 20 * Math.sin((3 + (seed % 5)) * y) * Math.cos((7 + (seed % 3)) * x) + 0.02 * noise();
	});
}

export function bytesOf(values) {
	return new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
}

/** First the first bytes of all elements, then their second bytes, and so on. */
export function shuffle(bytes, elementBytes) {
	const count = bytes.length / elementBytes;
	const out = new Uint8Array(bytes.length);
	for (let plane = 0; plane < elementBytes; plane++)
		for (let i = 0; i < count; i++) out[plane * count + i] = bytes[i * elementBytes + plane];
	return out;
}

/** A chunk as `SHUFFLE_DEFLATE` leaves it. */
export function encodeChunk(values) {
	return new Uint8Array(deflateSync(shuffle(bytesOf(values), 4), { level: 4 }));
}
