import { hint, MiraError, option } from "../../errors.ts";
import { commonDirectory, decodePath, directoryUrl, formatUrl, parseUrl } from "../../io/url.ts";
import { isJsonObject, type JsonObject, type JsonValue } from "../../zarr/json.ts";
import { protocolOf } from "../plan/url.ts";

/** Where readers may find virtual chunks: Icechunk reads no object outside such a prefix, and asks its user for each. */
export type VirtualChunkContainer = {
	/** Ends in a slash: `s3://bucket/`, `file:///data/`. */
	urlPrefix: string;
	/** How Icechunk reads from there, in the words of its configuration, such as `{ s3: { region: "eu-central-1" } }`. */
	store?: JsonObject | undefined;
	name?: string | undefined;
};

/**
 * The location of an object in the spelling of Icechunk: every path percent-encoded, because it decodes them (W11), and no
 * query, which it would drop.
 */
export function locationOf(url: string): string {
	const parsed = parseUrl(url);
	if (parsed.query !== "")
		throw new MiraError("unsupported-feature", "a reference of Icechunk has no place for the query of a URL", {
			url: formatUrl({ ...parsed, query: "" }),
			...hint`Open the data by URLs without one; if they need a login, pass ${option("session")}`,
		});
	return formatUrl(parsed);
}

/**
 * The configuration of a repository with containers for all locations: those that it has, those that are given, and where
 * none are, one for each bucket, host or directory. A location without a container is an error (I6): nobody could read it.
 */
export function withContainers(
	config: JsonValue,
	locations: Iterable<string>,
	given: readonly VirtualChunkContainer[] | undefined,
): { config: JsonObject; isChanged: boolean } {
	const isNew = !isJsonObject(config);
	const base = isJsonObject(config) ? config : EMPTY_CONFIG;
	const known = isJsonObject(base.virtual_chunk_containers) ? base.virtual_chunk_containers : {};
	const containers: JsonObject = { ...known };
	for (const container of given ?? []) containers[container.urlPrefix] = containerJson(container);
	const isUncovered = (location: string) => !Object.keys(containers).some((prefix) => location.startsWith(prefix));
	const uncovered = [...locations].filter(isUncovered);
	if (given !== undefined && uncovered[0] !== undefined)
		throw new MiraError("bad-argument", `no virtual chunk container covers ${uncovered[0]}`, {
			...hint`Pass ${option("containers")} with its prefix; there are ${Object.keys(containers).join(", ") || "none"}`,
		});
	for (const urlPrefix of prefixesOf(uncovered)) containers[urlPrefix] = containerJson({ urlPrefix });
	const isChanged = isNew || given !== undefined || Object.keys(containers).length > Object.keys(known).length;
	return { config: { ...base, virtual_chunk_containers: containers }, isChanged };
}

/** The fields that Icechunk 2.3 writes; those without a value have their defaults. */
const EMPTY_CONFIG: JsonObject = {
	inline_chunk_threshold_bytes: null,
	get_partial_values_concurrency: null,
	compression: null,
	max_concurrent_requests: null,
	max_concurrent_decodes: null,
	caching: null,
	storage: null,
	virtual_chunk_containers: null,
	manifest: null,
	previous_file: null,
	repo_update_retries: null,
	num_updates_per_repo_info_file: null,
};

function containerJson({ urlPrefix, store, name }: VirtualChunkContainer): JsonObject {
	if (!urlPrefix.endsWith("/"))
		throw new MiraError("bad-argument", `the prefix of a container must end in a slash: "${urlPrefix}"`);
	return { name: name ?? null, url_prefix: urlPrefix, store: store ?? storeJson(urlPrefix) };
}

/** How Icechunk reads below a prefix; credentials are given by those who open the repository. */
function storeJson(urlPrefix: string): JsonObject {
	switch (protocolOf(urlPrefix)) {
		case "file":
			return { local_file_system: decodePath(urlPrefix.slice("file://".length)).replace(/\/$/, "") };
		case "http":
		case "https":
			return { http: {} };
		case "gs":
		case "gcs":
			return { gcs: {} };
		case "s3":
			return {
				s3: {
					region: null,
					endpoint_url: null,
					anonymous: false,
					allow_http: false,
					force_path_style: false,
					network_stream_timeout_seconds: 60,
					requester_pays: false,
					checksum_algorithm: null,
				},
			};
		default:
			throw new MiraError("unsupported-feature", `Icechunk has no store for ${protocolOf(urlPrefix)}: URLs`, {
				url: urlPrefix,
				...hint`Pass ${option("containers")} with a store of your own, in the terms of Icechunk's configuration`,
			});
	}
}

/** A bucket or host as a whole; of local files the directory that they have in common, which must not be the root. */
function prefixesOf(locations: readonly string[]): string[] {
	const prefixes = new Map<string, string>();
	for (const location of locations) {
		const { origin, segments } = parseUrl(location);
		const isFile = protocolOf(location) === "file";
		const place = isFile ? `${origin}/${segments[0]}` : origin;
		const own = isFile ? directoryUrl(location) : `${origin}/`;
		if (own === "file:///")
			throw new MiraError("unsupported-feature", "Icechunk reads no files in the root directory", { url: location });
		prefixes.set(place, commonDirectory(prefixes.get(place) ?? own, own));
	}
	return [...prefixes.values()];
}
