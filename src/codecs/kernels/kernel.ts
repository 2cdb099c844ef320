import { MiraError } from "../../errors.ts";

/** What every kernel has besides its functions: its memory, and where in it data may be laid. */
type KernelExports = { memory: WebAssembly.Memory; __heap_base: WebAssembly.Global };

/** Places in the memory of a kernel. */
export type KernelRoom = {
	/** All its memory. Nothing in it is cleared. */
	memory: Uint8Array;
	/** Where each part that was asked for begins: at multiples of 16. */
	places: readonly number[];
};

/** Beyond this an instance is given up after use: its memory never shrinks. */
const MAX_IDLE_BYTES = 2 ** 26;
const PAGE_BYTES = 2 ** 16;
/** The most that 32 bits can address. */
const MOST_BYTES = 2 ** 32 - PAGE_BYTES;

/**
 * Loops in WebAssembly that JavaScript is too slow for. A kernel is a C file beside this one without a library: its functions take
 * places in memory, which are laid out here, and keep nothing. `scripts/make-kernels.mjs` compiles it to a module in `modules/`.
 */
export class Kernel<Functions> {
	readonly #name: string;
	readonly #base64: string;
	#module: WebAssembly.Module | undefined;
	#idle: (KernelExports & Functions) | undefined;

	/** `base64` is the module, as the file in `modules/` has it. */
	constructor(name: string, base64: string) {
		this.#name = name;
		this.#base64 = base64;
	}

	/**
	 * Runs something on parts of the kernel's memory of so many bytes. It must not wait, and what it gives must be a copy: the next
	 * use writes to the same places. Throws `unsupported-feature` where WebAssembly is forbidden, or memory is not to be had.
	 */
	use<T>(sizes: readonly number[], run: (functions: Functions, room: KernelRoom) => T): T {
		const exports = this.#idle ?? this.#instantiate();
		// While it is in use nobody else gets it; and after an error nobody knows what is in it.
		this.#idle = undefined;
		const room = layOut(exports, sizes, this.#name);
		const result = run(exports, room);
		if (exports.memory.buffer.byteLength <= MAX_IDLE_BYTES) this.#idle = exports;
		return result;
	}

	#instantiate(): KernelExports & Functions {
		try {
			// At once, for small modules: then a chunk need not wait for its decoder.
			this.#module ??= new WebAssembly.Module(Uint8Array.from(atob(this.#base64), (letter) => letter.charCodeAt(0)));
			return new WebAssembly.Instance(this.#module).exports as KernelExports & Functions;
		} catch (cause) {
			throw new MiraError("unsupported-feature", `the decoder of ${this.#name} cannot be loaded`, {
				hint: "It is WebAssembly, which a content security policy must allow ('wasm-unsafe-eval')",
				cause,
			});
		}
	}
}

function layOut({ memory, __heap_base }: KernelExports, sizes: readonly number[], name: string): KernelRoom {
	const places: number[] = [];
	let end = aligned(Number(__heap_base.value));
	for (const size of sizes) {
		places.push(end);
		end = aligned(end + size);
	}
	const missing = end - memory.buffer.byteLength;
	try {
		if (end > MOST_BYTES) throw new RangeError(`${end} bytes are needed`);
		if (missing > 0) memory.grow(Math.ceil(missing / PAGE_BYTES));
	} catch (cause) {
		throw new MiraError("unsupported-feature", `the decoder of ${name} has no room for a chunk of this size`, {
			cause,
		});
	}
	return { memory: new Uint8Array(memory.buffer), places };
}

function aligned(place: number): number {
	return Math.ceil(place / 16) * 16;
}
