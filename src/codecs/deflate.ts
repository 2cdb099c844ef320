import type { ArrayToBytesStage, Awaitable, BytesToBytesCodec, BytesToBytesStage, DecodeContext } from "./codec.ts";
import { type ElementLayout, FusibleStage, isInOrder, isMovedByTools } from "./elements.ts";
import { type InflateFormat, loadInflater } from "./inflate.ts";
import { allocate } from "./memory.ts";
import { copyRuns, type Runs, wholeRun } from "./runs.ts";

/** `zlib`: deflate with an Adler-32, as in HDF5's and TIFF's filter of that name. */
export const loadZlibCodec = (): Promise<BytesToBytesCodec> => deflateCodec(() => "zlib");

/** `gzip`: deflate with a CRC-32. */
export const loadGzipCodec = (): Promise<BytesToBytesCodec> => deflateCodec(() => "gzip");

/** `imagecodecs_deflate`: as `zlib`, or the bare stream (`raw`), as the members of zip files are compressed. */
export const loadImagecodecsDeflateCodec = (): Promise<BytesToBytesCodec> =>
	deflateCodec(({ raw }) => (raw === true ? "deflate" : "zlib"));

type Configuration = Parameters<BytesToBytesCodec["create"]>[0];
type Level = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

async function deflateCodec(formatOf: (configuration: Configuration) => InflateFormat): Promise<BytesToBytesCodec> {
	await loadInflater();
	return {
		kind: "bytes-to-bytes",
		create(configuration): BytesToBytesStage {
			const { level = 6 } = configuration;
			// numcodecs writes -1 for zlib's own default.
			const known: Level = Number.isInteger(level) && Number(level) >= 0 && Number(level) <= 9 ? (level as Level) : 6;
			return new DeflateStage(formatOf(configuration), known);
		},
	};
}

class DeflateStage extends FusibleStage {
	readonly #format: InflateFormat;
	readonly #level: Level;

	constructor(format: InflateFormat, level: Level) {
		super();
		this.#format = format;
		this.#level = level;
	}

	decode(bytes: Uint8Array, context: DecodeContext): Awaitable<Uint8Array> {
		const inflater = loadInflater();
		return inflater instanceof Promise
			? inflater.then(({ inflate }) => inflate(this.#format, bytes, context))
			: inflater.inflate(this.#format, bytes, context);
	}

	async encode(bytes: Uint8Array): Promise<Uint8Array> {
		const { deflateSync, gzipSync, zlibSync } = await import("fflate");
		if (this.#format === "gzip") return gzipSync(bytes, { level: this.#level, mtime: 0 });
		return (this.#format === "zlib" ? zlibSync : deflateSync)(bytes, { level: this.#level });
	}

	// In WebAssembly the output is in a memory of its own first.
	override workBytes(outputBytes: number): number {
		const inflater = loadInflater();
		return inflater instanceof Promise || inflater.elements !== undefined ? outputBytes : 0;
	}

	fuse(layout: ElementLayout): ArrayToBytesStage | undefined {
		const inflater = loadInflater();
		const elements = inflater instanceof Promise ? undefined : inflater.elements;
		if (elements === undefined || !elements.takes(this.#format, layout)) return undefined;
		const { count, itemBytes } = layout;
		const size = count * itemBytes;
		const isCopied = isInOrder(layout);
		const place = elements.inflate.bind(elements, this.#format);
		const decode = (bytes: Uint8Array): Uint8Array => {
			const output = allocate(size);
			place(bytes, layout, output, wholeRun(size));
			return output;
		};
		const decodeInto = (bytes: Uint8Array, output: Uint8Array, runs: Runs): void => {
			if (isCopied || isMovedByTools(itemBytes, runs)) place(bytes, layout, output, runs);
			else copyRuns(decode(bytes), output, runs);
		};
		return { decode, decodeInto, workBytes: () => size };
	}
}
