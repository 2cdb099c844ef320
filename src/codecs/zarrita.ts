import { registry } from "zarrita";
import { MiraError } from "../errors.ts";
import { type DataType, dataType, parseDataType, textType } from "../zarr/data-type.ts";
import type { JsonObject } from "../zarr/json.ts";
import { elementCount } from "../zarr/nd-array.ts";
import { decodedNames } from "./catalogue/catalogue.ts";
import { type Awaitable, type ChunkSpec, type Codec, type Decoded, decodedBytes } from "./codec.ts";
import { loadCodec, loadedCodec, onRegistration, registeredNames } from "./registry.ts";
import { arrayStep, bytesStep, decodeStep } from "./step.ts";

type Loader = Parameters<typeof registry.set>[1];
type Entry = Awaited<ReturnType<Loader>>;
type ZarritaCodec = ReturnType<Entry["fromConfig"]>;
type Metadata = Parameters<Entry["fromConfig"]>[1];
/** What zarrita's array codecs hand on. `data` is one of its arrays over a buffer, or a list of strings. */
type Chunk = { data: ArrayBufferView | string[]; shape: number[]; stride: number[] };

/** What zarrita had for `bytes` itself, which knows the array class of each of its data types; set once ours are given to it. */
let zarritaBytes: Loader | undefined;

/**
 * Gives our codecs to zarrita, for stores that it reads by itself, such as references of ours over HTTP: they check lengths and
 * checksums where its own do not. What is registered later is given to it too. Codecs we do not have are left alone. To call it
 * again does nothing, so a later choice of the application stands. Stores of `openStore` do not need it.
 */
export function registerWithZarrita(): void {
	if (zarritaBytes !== undefined) return;
	zarritaBytes = registry.get("bytes") as Loader;
	for (const name of new Set([...decodedNames(), ...registeredNames()])) install(name, zarritaBytes);
	onRegistration((name) => install(name, zarritaBytes as Loader));
}

function install(name: string, bytes: Loader): void {
	const previous = registry.get(name);
	registry.set(name, async () => toEntry(name, await loadCodec(name), await previous?.(), await bytes()));
}

function toEntry(name: string, codec: Codec, previous: Entry | undefined, bytes: Entry): Entry {
	return {
		fromConfig(config, meta) {
			const configuration = (config ?? {}) as JsonObject;
			const spec = chunkSpec(meta);
			const toChunk = (elements: Decoded): Chunk => zarritaChunk(elements, bytes, meta);
			// Array codecs of zarrita keep their encoders: what they are given to encode need not be in C order.
			const encode = (data: Uint8Array): ReturnType<ZarritaCodec["encode"]> => {
				if (previous === undefined) throw new MiraError("unsupported-feature", `codec "${name}" can only decode`);
				return previous.fromConfig(config, meta).encode(data);
			};
			if (codec.kind === "bytes-to-bytes") {
				const stage = codec.create(configuration, spec);
				const step = bytesStep(name, stage, bytesBefore(name, config, meta, spec), spec);
				return {
					kind: "bytes_to_bytes",
					decode: (data: Uint8Array) => decodeStep(step, data) as Awaitable<Uint8Array>,
					encode: stage.encode?.bind(stage) ?? encode,
					...(stage.encodedBytes && { computeEncodedSize: stage.encodedBytes.bind(stage) }),
				};
			}
			if (codec.kind === "array-to-bytes") {
				const stage = codec.create(configuration, spec);
				const step = arrayStep(name, stage, spec);
				const size = stage.encodedBytes;
				return arrayCodec({
					kind: "array_to_bytes",
					decode: async (data: Uint8Array) => toChunk(await decodeStep(step, data)),
					encode,
					...(size !== undefined && { computeEncodedSize: () => size }),
				});
			}
			const stage = codec.create(configuration, spec);
			const step = arrayStep(name, stage, spec);
			return arrayCodec({
				kind: "array_to_array",
				decode: async (chunk: Chunk) => toChunk(await decodeStep(step, chunkElements(name, chunk))),
				encode,
				getEncodedMeta: (decoded: Metadata) => encodedMetadata(decoded, spec, stage.encoded),
			});
		},
	};
}

/** zarrita declares all its codecs as codecs on bytes; those on arrays it casts, as here. */
function arrayCodec(
	codec: Omit<ZarritaCodec, "decode" | "encode"> & { decode: unknown; encode: unknown },
): ZarritaCodec {
	return codec as unknown as ZarritaCodec;
}

function chunkSpec({ dataType, shape }: Metadata): ChunkSpec {
	return { dataType: zarritaType(dataType), shape };
}

/** Our name of a data type of zarrita, which has its own for those of Zarr v2. */
function zarritaType(name: string): DataType {
	const [, kind, length] = /^v2:([US])(\d+)$/.exec(name) ?? [];
	if (kind === "S") return textType(Number(length));
	if (kind === "U") return { kind: "utf32", name: "fixed_length_utf32", itemBytes: 4 * Number(length) };
	return name === "v2:object" ? dataType("string") : parseDataType(name);
}

/** What the next codec of the chain is told: the shape and, where it changed, the type. */
function encodedMetadata(decoded: Metadata, spec: ChunkSpec, { dataType, shape }: ChunkSpec): Metadata {
	const name = dataType === spec.dataType ? decoded.dataType : (dataType.name as Metadata["dataType"]);
	return { ...decoded, dataType: name, shape: [...shape] };
}

/**
 * Size of the bytes before this codec encoded them; undefined where it may vary. Arrays of Zarr v2 need no `bytes`, and have
 * it behind their filters, so the order among the codecs on bytes is all that counts.
 */
function bytesBefore(name: string, config: unknown, { codecs }: Metadata, spec: ChunkSpec): number | undefined {
	// zarrita hands over the very object of the document, which tells two codecs of the same name apart.
	const place = codecs.findIndex((codec) => codec.name === name && codec.configuration === config);
	if (place < 0) return undefined;
	const chain = codecs.map(({ name, configuration }) => ({
		codec: loadedCodec(name),
		options: (configuration ?? {}) as JsonObject,
	}));
	let size = decodedBytes(spec);
	for (const { codec, options } of chain)
		if (codec?.kind === "array-to-bytes") size = codec.create(options, spec).encodedBytes;
	for (const { codec, options } of chain.slice(0, place)) {
		if (codec === undefined) return undefined;
		if (codec.kind === "bytes-to-bytes" && size !== undefined) size = codec.create(options, spec).encodedBytes?.(size);
	}
	return size;
}

function zarritaChunk(elements: Decoded, bytes: Entry, meta: Metadata): Chunk {
	if (!(elements instanceof Uint8Array))
		return { data: elements as string[], shape: meta.shape, stride: strides(meta.shape) }; // it knows no other lists
	return bytes.fromConfig({ endian: "little" }, meta).decode(elements) as unknown as Chunk;
}

function chunkElements(name: string, { data, shape, stride }: Chunk): Decoded {
	if (strides(shape).some((step, d) => step !== stride[d]))
		throw new MiraError("unsupported-feature", `codec "${name}" needs its chunks in C order`);
	return Array.isArray(data) ? data : new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
}

function strides(shape: readonly number[]): number[] {
	return shape.map((_, d) => elementCount(shape.slice(d + 1)));
}
