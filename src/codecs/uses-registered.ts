import type { JsonValue } from "../zarr/json.ts";
import type { CodecMetadata } from "../zarr/metadata.ts";
import { registration } from "./registry.ts";

/** Codecs of the application are functions of its own, which no other thread knows; a shard names codecs inside. */
export function usesRegistered(codecs: readonly CodecMetadata[]): boolean {
	return codecs.some(
		({ name, configuration }) =>
			registration(name) !== undefined || Object.values(configuration ?? {}).some(namesRegistered),
	);
}

function namesRegistered(value: JsonValue): boolean {
	return Array.isArray(value) && usesRegistered(value.filter(isCodec));
}

function isCodec(value: JsonValue): value is JsonValue & CodecMetadata {
	return typeof value === "object" && value !== null && "name" in value;
}
