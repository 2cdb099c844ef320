import { MiraError } from "../errors.ts";
import type { CodecMetadata } from "../zarr/metadata.ts";
import { codecKind } from "./codec-kind.ts";

/**
 * Throws `bad-metadata` for a chain that is out of order: array to array, one array to bytes, bytes to bytes (Zarr v3,
 * "codecs"). A codec that nobody knows may be any of them.
 */
export function checkChainOrder(codecs: readonly CodecMetadata[]): void {
	const kinds = codecs.map(({ name }) => codecKind(name));
	const toBytes = kinds.indexOf("array-to-bytes");
	if (kinds.lastIndexOf("array-to-bytes") > toBytes)
		throw new MiraError("bad-metadata", "codecs has more than one array-to-bytes codec");
	const late = kinds.lastIndexOf("array-to-array");
	if (toBytes >= 0 && late > toBytes)
		throw new MiraError("bad-metadata", `codec "${codecs[late]?.name}" stands after the array-to-bytes codec`);
}
