import type { CodecMetadata } from "../zarr/metadata.ts";
import { codecKind } from "./codec-kind.ts";

/**
 * Why a chain cannot be one, by its names alone: codecs on arrays come first, then the one that makes bytes of them, then those
 * on bytes (Zarr v3, section "Codecs"). A codec that is not known may be any of these.
 */
export function chainProblem(codecs: readonly CodecMetadata[]): string | undefined {
	if (!Array.isArray(codecs)) return "its codecs are not a list";
	let toBytes: string | undefined;
	let mayBeBytes = false;
	for (const codec of codecs) {
		const name = codec?.name;
		if (typeof name !== "string") return "one of its codecs has no name";
		const kind = codecKind(name);
		if (kind === undefined) {
			mayBeBytes = true;
			continue;
		}
		if (kind === "bytes-to-bytes") {
			if (toBytes === undefined && !mayBeBytes)
				return `codec "${name}" works on bytes, and no codec before it makes bytes of the array`;
			toBytes ??= "an unknown codec";
		} else if (toBytes !== undefined) {
			const role = kind === "array-to-bytes" ? "makes bytes of an array" : "works on arrays";
			return `codec "${name}" ${role}, but comes after ${toBytes}, which made bytes of it`;
		} else if (kind === "array-to-bytes") toBytes = `codec "${name}"`;
	}
	if (toBytes !== undefined || mayBeBytes) return undefined;
	return 'no codec makes bytes of the array: one such as "bytes" is needed';
}
