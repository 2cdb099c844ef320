import { opaqueTag } from "../io/version-pins.ts";
import type { SourceFacts } from "../verify/source-facts.ts";
import type { NotedVersion } from "./cube-form.ts";

/** How a file has changed since it was noted; undefined if it is the same as far as anybody can tell. */
export function versionChange(noted: NotedVersion | undefined, now: SourceFacts): string | undefined {
	if (noted === undefined) return "nothing was noted about it";
	if (noted.sizeBytes !== undefined && noted.sizeBytes !== now.sizeBytes)
		return `it has ${now.sizeBytes} bytes instead of ${noted.sizeBytes}`;
	// The tag of a local file also changes when it is copied, with its date, to another place.
	if (noted.etag !== undefined && now.etag !== undefined && !now.url.startsWith("file:"))
		return opaqueTag(noted.etag) === opaqueTag(now.etag)
			? undefined
			: `its ETag is ${now.etag} instead of ${noted.etag}`;
	if (noted.modified === undefined || now.modified === undefined) return undefined;
	const [before, after] = [Date.parse(noted.modified), Date.parse(now.modified)];
	// Icechunk has whole seconds, rounded up.
	const isSame = noted.sizeBytes === undefined ? Math.ceil(after / 1000) === before / 1000 : after === before;
	return isSame ? undefined : `it was changed at ${now.modified}`;
}
