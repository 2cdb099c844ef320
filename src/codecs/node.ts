import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { useWasmFiles } from "./image/wasm.ts";
import { useNativeInflate } from "./inflate.ts";
import { zlibInflate } from "./inflate-node.ts";
import { useNativeAllocation } from "./memory.ts";

/** Lets codecs use what Node has and browsers do not. */
export function useNode(): void {
	useNativeInflate(zlibInflate);
	useNativeAllocation((length) => new Uint8Array(Buffer.allocUnsafeSlow(length).buffer));
	useWasmFiles(({ specifier }) => readFile(createRequire(import.meta.url).resolve(specifier)));
}
