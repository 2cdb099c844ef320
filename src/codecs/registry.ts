import { MiraError } from "../errors.ts";
import { CODECS, type CodecSource } from "./builtin.ts";
import type { Codec } from "./codec.ts";
import { installInZarrita } from "./zarrita.ts";

/** Makes a codec known by a name, here and to zarrita. A codec that had the name before is replaced. */
export function registerCodec(name: string, codec: CodecSource): void {
	CODECS.set(name, codec);
	installInZarrita(name, codec);
}

/** The codec of that name. */
export async function loadCodec(name: string): Promise<Codec> {
	const source = CODECS.get(name);
	if (source === undefined)
		throw new MiraError("unknown-codec", `codec "${name}" is not known`, {
			hint: `Give an implementation with registerCodec("${name}", …)`,
		});
	return typeof source === "function" ? source() : source;
}
