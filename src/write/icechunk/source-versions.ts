import type { Diagnostic } from "../../diagnostics.ts";
import { isMiraError, withoutSecrets } from "../../errors.ts";
import type { Checksum } from "../../icechunk/manifest.ts";
import type { ObjectStoreRegistry } from "../../io/registry.ts";
import type { Source } from "../../io/source.ts";
import { allowHint } from "../../io/url.ts";
import { protocolOf } from "../plan/url.ts";

/** The checksum of each object that is referred to; undefined where none can be had, with a diagnostic that says so. */
export async function sourceChecksums(
	urls: Iterable<string>,
	registry: ObjectStoreRegistry,
	diagnostics: Diagnostic[],
	signal: AbortSignal | undefined,
): Promise<Map<string, Checksum | undefined>> {
	const found = await Promise.all(
		Array.from(new Set(urls), async (url): Promise<[string, Checksum | undefined]> => {
			try {
				const source = registry.source(url);
				// An object that was read already has told its version.
				if (source.etag === undefined && source.modifiedMs === undefined)
					await source.readUpTo(0, 1, { signal, use: "chunk" });
				return [url, checksumOf(source)];
			} catch (error) {
				// References are kept for what may not be read, and for what is not there yet.
				if (!isMiraError(error, "not-allowed", "not-found", "http-status", "network")) throw error;
				return [url, undefined];
			}
		}),
	);
	const without = found.filter(([, checksum]) => checksum === undefined);
	if (without[0] !== undefined)
		diagnostics.push({
			severity: "warning",
			code: "no-checksum",
			path: "/",
			message: `references to ${without.length} objects, such as ${withoutSecrets(without[0][0])}, carry no checksum: readers will not see when they change`,
			...(registry.has(without[0][0]) ? {} : allowHint(without[0][0])),
		});
	return new Map(found);
}

/**
 * Icechunk sends tags without their quotes, which S3 understands but web servers do not, and compares tags of local files
 * wrongly: there the time of change is safer. It has whole seconds; rounded down, the unchanged file would be too new (I7).
 */
function checksumOf(source: Source): Checksum | undefined {
	const { etag, modifiedMs } = source;
	const isStrong = etag !== undefined && !etag.startsWith("W/");
	if (isStrong && protocolOf(source.url) === "s3") return { kind: "etag", etag: etag.replace(/^"(.*)"$/, "$1") };
	return modifiedMs === undefined ? undefined : { kind: "last-modified", seconds: Math.ceil(modifiedMs / 1000) };
}
