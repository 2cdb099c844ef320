import type { Inflate } from "../../src/codecs/inflate.ts";
import { kernelInflater } from "../../src/codecs/inflate-kernel.ts";
import { zlibInflate } from "../../src/codecs/inflate-node.ts";
import { portableInflate } from "../../src/codecs/inflate-portable.ts";

/** Every inflater that we have, by name. What zlib says is true: the others must say the same. */
export const INFLATERS: readonly (readonly [name: string, inflate: Inflate])[] = [
	["WebAssembly", kernelInflater.inflate],
	["JavaScript", portableInflate],
	["node:zlib", zlibInflate],
];
