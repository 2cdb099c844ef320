import { isJsonObject, type JsonValue } from "../zarr/json.ts";
import type { CodecMetadata } from "../zarr/metadata.ts";
import { catalogued, v2Id } from "./catalogue/catalogue.ts";
import { registration } from "./registry.ts";

/**
 * Whether others know the codec by this name, in that version of Zarr: as whoever registered it said, else as the catalogue says. A
 * name that is in neither, nobody is known to have.
 */
export function isPortable({ name }: CodecMetadata, zarrFormat: 2 | 3 = 3): boolean {
	const { portable } = registration(name) ?? {};
	if (portable !== undefined) return portable;
	const entry = catalogued(name);
	if (entry === undefined) return false;
	return entry.readers !== "nobody" || (zarrFormat === 2 && v2Id(name) !== undefined);
}

/** Whether zarr-python has the codec by itself, or with numcodecs, on which it depends. */
export function isOfZarrPython({ name }: CodecMetadata): boolean {
	const entry = catalogued(name);
	return entry?.readers === "zarr" && entry.writtenName === name;
}

/** Whether there is a decoder of that name here. */
export function isDecoded({ name }: CodecMetadata): boolean {
	return registration(name) !== undefined || catalogued(name)?.row.codec !== undefined;
}

/** The codecs of a chain and of the chains within them: a shard has one for its chunks, and one for its index. */
export function allCodecs(chain: readonly CodecMetadata[]): CodecMetadata[] {
	return chain.flatMap((codec) => [codec, ...Object.values(nestedChains(codec)).flatMap(allCodecs)]);
}

/** The chains within a codec by their keys in its configuration; what is not a codec is left out. */
export function nestedChains({ configuration = {} }: CodecMetadata): { [key: string]: CodecMetadata[] } {
	const chains = ["codecs", "index_codecs"].flatMap((key) => {
		const chain = configuration[key];
		return Array.isArray(chain) ? [[key, chain.flatMap(nestedCodec)] as const] : [];
	});
	return Object.fromEntries(chains);
}

function nestedCodec(json: JsonValue): CodecMetadata[] {
	const { name, configuration } = isJsonObject(json) ? json : { name: json, configuration: undefined };
	if (typeof name !== "string") return [];
	return [isJsonObject(configuration) ? { name, configuration } : { name }];
}
