import { isMiraError, MiraError } from "../../errors.ts";
import type { Awaitable } from "../codec.ts";

/** A WebAssembly file of a package. */
export type WasmFile = {
	/** As an import would name it. */
	specifier: string;
	/** Where it is; in the built package a `data:` url, which holds it. */
	url: URL;
};

/** How WebAssembly is read. */
export type ReadWasm = (file: WasmFile) => Promise<BufferSource>;

let read: ReadWasm = async ({ url }) => {
	// Not by `fetch`, which a content security policy may forbid for such a url.
	if (url.protocol === "data:") return bytesIn(url);
	const response = await fetch(url);
	if (!response.ok) throw new Error(`the server answers ${response.status} for ${url}`);
	return response.arrayBuffer();
};

function bytesIn({ pathname }: URL): BufferSource {
	return Uint8Array.from(atob(pathname.slice(pathname.indexOf(",") + 1)), (letter) => letter.charCodeAt(0));
}

/**
 * Says how WebAssembly files are read, where those that the package holds are not to be used. `mirazarr/node` reads them from the
 * installed packages.
 */
export function useWasmFiles(implementation: ReadWasm): void {
	read = implementation;
}

/** The one build of a decoder that is known: compilers shorten its names to letters, which mean something else in any other. */
export type WasmBuild = {
	/** What it decodes. */
	name: string;
	/** The package that has it, and its version. */
	package: string;
	/** All that it imports and exports, in the order of the file: letters for functions, `letter:kind` for the others. */
	imports: string;
	exports: string;
};

/** What an instance of Emscripten's has to have. */
export type WasmExports = { memory: WebAssembly.Memory };

/** Beyond this an instance is given up after use: its memory never shrinks. */
const MAX_IDLE_BYTES = 2 ** 26;

/**
 * A decoder in WebAssembly. It is loaded when a chunk needs it, and made again after it failed, for nobody knows in what state
 * that left it, and after it has grown large.
 */
export class WasmDecoder<Exports extends WasmExports> {
	readonly #build: WasmBuild;
	readonly #file: () => WasmFile;
	readonly #instantiate: (module: WebAssembly.Module) => Promise<Exports>;
	#module: Promise<WebAssembly.Module> | undefined;
	#exports: Exports | undefined;

	/** `file` is a function: the place of a file is asked for only when it is needed. */
	constructor(build: WasmBuild, file: () => WasmFile, instantiate: (module: WebAssembly.Module) => Promise<Exports>) {
		this.#build = build;
		this.#file = file;
		this.#instantiate = instantiate;
	}

	/**
	 * Runs something with an instance that nobody else uses meanwhile: it must not wait. A `MiraError` is for refusals after
	 * which the instance is as before.
	 */
	use<T>(run: (exports: Exports) => T): Awaitable<T> {
		return this.#exports === undefined
			? this.#load().then((exports) => this.#run(exports, run))
			: this.#run(this.#exports, run);
	}

	#run<T>(exports: Exports, run: (exports: Exports) => T): T {
		this.#exports = undefined;
		try {
			const result = run(exports);
			this.#keep(exports);
			return result;
		} catch (error) {
			// The decoder refused a stream in good order: it did not fail itself.
			if (isMiraError(error)) this.#keep(exports);
			throw error;
		}
	}

	#keep(exports: Exports): void {
		if (exports.memory.buffer.byteLength <= MAX_IDLE_BYTES) this.#exports = exports;
	}

	async #load(): Promise<Exports> {
		try {
			this.#module ??= read(this.#file()).then((bytes) => WebAssembly.compile(bytes));
			const module = await this.#module;
			this.#checkBuild(module);
			return await this.#instantiate(module);
		} catch (cause) {
			this.#module = undefined;
			if (isMiraError(cause)) throw cause;
			throw new MiraError("unsupported-feature", `the decoder of ${this.#build.name} cannot be loaded`, {
				hint: `It is WebAssembly: the file "${this.#file().specifier}" must be served, and allowed by the content security policy`,
				cause,
			});
		}
	}

	#checkBuild(module: WebAssembly.Module): void {
		const { name, package: of, imports, exports } = this.#build;
		const isSame =
			letters(WebAssembly.Module.imports(module)) === imports &&
			letters(WebAssembly.Module.exports(module)) === exports;
		if (isSame) return;
		const { specifier } = this.#file();
		throw new MiraError("unsupported-feature", `the decoder of ${name}, "${specifier}", is not that of ${of}`, {
			hint: `Install ${of}, or serve the file of that version`,
		});
	}
}

function letters(names: readonly { name: string; kind: string }[]): string {
	return names.map(({ name, kind }) => (kind === "function" ? name : `${name}:${kind}`)).join(" ");
}

/** Emscripten's way to ask for more memory: the size it shall have. Gives 1 if it could be had. */
export function growMemory(memory: WebAssembly.Memory, bytes: number): number {
	try {
		memory.grow(Math.max(Math.ceil((bytes - memory.buffer.byteLength) / 65536), 0));
		return 1;
	} catch {
		return 0;
	}
}

/** Ends a call into WebAssembly that cannot go on. */
export function abortWasm(): never {
	throw new Error("the decoder gave up");
}
