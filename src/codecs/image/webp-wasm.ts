import { type Awaitable, corruptChunk } from "../codec.ts";
import { abortWasm, growMemory, WasmDecoder } from "./wasm.ts";

/** Pixels of four bytes: red, green, blue and alpha, which is 255 where the stream has none. */
export type WebpImage = { width: number; height: number; pixels: Uint8Array };

/** An instance of the decoder. */
type WebpExports = {
	memory: WebAssembly.Memory;
	malloc(bytes: number): number;
	free(pointer: number): void;
	/** Takes a string of C++, and leaves the image in `result`; gives the handle of it, or that of `null`. */
	decode(string: number): number;
	result: { image: WebpImage | undefined };
};

/** Handles of objects in Emscripten's "embind": that of `null`, and another, for the module only passes them on. */
const NULL_HANDLE = 2;
const SOME_HANDLE = 5;

const webp = new WasmDecoder<WebpExports>(
	{
		name: "WebP",
		package: "@jsquash/webp 1.5.0",
		imports: "a b c d e f g h i j k l m n o p q r",
		exports: "s:memory t u v w x y:table z",
	},
	() => ({
		specifier: "@jsquash/webp/codec/dec/webp_dec.wasm",
		url: new URL("@jsquash/webp/codec/dec/webp_dec.wasm", import.meta.url),
	}),
	instantiate,
);

/**
 * libwebp, as jSquash has compiled it. Its function gives an `ImageData` through Emscripten's "embind", of which this is the
 * small part that it needs: it makes a `Uint8ClampedArray` of the pixels first, and the image of that. The glue of the package is
 * not used: it sets `ImageData` of the whole page, and prints.
 */
async function instantiate(module: WebAssembly.Module): Promise<WebpExports> {
	const result: WebpExports["result"] = { image: undefined };
	let pixels = new Uint8Array(0);
	let decoder = { invoker: 0, target: 0 };
	let memory = new WebAssembly.Memory({ initial: 0 });
	const ignore = (): void => {};
	const view = (): DataView => new DataView(memory.buffer);
	const registerFunction = (name: number, _count: number, _types: number, _signature: number, ...call: number[]) => {
		const [invoker = 0, target = 0] = call;
		const isDecode = [..."decode\0"].every((letter, i) => view().getUint8(name + i) === letter.charCodeAt(0));
		if (isDecode) decoder = { invoker, target };
	};
	// Arguments take eight bytes each; a piece of memory is its length and where it begins.
	const construct = (_class: number, count: number, _types: number, at: number): number => {
		const from = view().getUint32(at + 4, true);
		if (count === 1) pixels = new Uint8Array(memory.buffer).slice(from, from + view().getUint32(at, true));
		else result.image = { width: view().getInt32(at + 8, true), height: view().getInt32(at + 16, true), pixels };
		return SOME_HANDLE;
	};
	const { exports } = await WebAssembly.instantiate(module, {
		a: {
			// Registrations of types.
			...Object.fromEntries([..."abfgklmor"].map((name) => [name, ignore])),
			c: registerFunction,
			d: ignore,
			e: () => SOME_HANDLE,
			h: construct,
			i: ignore,
			j: abortWasm,
			n: abortWasm,
			p: (bytes: number) => growMemory(memory, bytes >>> 0),
			q: (to: number, from: number, bytes: number) => {
				new Uint8Array(memory.buffer).copyWithin(to, from, from + bytes);
			},
		},
	});
	const { s, t, u, v, y } = exports as {
		s: WebAssembly.Memory;
		t(): void;
		u(bytes: number): number;
		v(pointer: number): void;
		y: WebAssembly.Table;
	};
	memory = s;
	t();
	const invoke: (target: number, string: number) => number = y.get(decoder.invoker);
	return { memory, malloc: u, free: v, decode: (string) => invoke(decoder.target, string), result };
}

/** Decodes a WebP stream. */
export function decodeWebpStream(bytes: Uint8Array): Awaitable<WebpImage> {
	return webp.use(({ memory, malloc, free, decode, result }) => {
		// A string is its length and its bytes.
		const string = malloc(4 + bytes.length + 1);
		if (string === 0) throw corruptChunk("webp", "the stream is too large for the decoder");
		new DataView(memory.buffer).setUint32(string, bytes.length, true);
		new Uint8Array(memory.buffer).set(bytes, string + 4);
		result.image = undefined;
		const handle = decode(string);
		free(string);
		if (handle === NULL_HANDLE || result.image === undefined) throw corruptChunk("webp", "the stream is damaged");
		return result.image;
	});
}
