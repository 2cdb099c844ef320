/**
 * The package as Node sees it: everything of the browser, and local files.
 *
 * @module
 */
import { useNativeInflate } from "./codecs/inflate.ts";
import { zlibInflate } from "./codecs/inflate-node.ts";
import { FileStore, fileUrl } from "./io/file.ts";
import { isUrl } from "./io/url.ts";
import type { ManifestStore } from "./manifest/manifest-store.ts";
import { type OpenOptions, openStore as openUrl } from "./open.ts";

export * from "./index.ts";
export { FileStore, fileUrl } from "./io/file.ts";

// node:zlib is two to three times as fast as any inflate in JavaScript.
useNativeInflate(zlibInflate);

/** As in browsers, and with local paths: `openStore("data/file.nc")`. */
export function openStore(url: string | URL | Blob, options: OpenOptions = {}): Promise<ManifestStore> {
	const local = typeof url === "string" && !isUrl(url);
	return openUrl(local ? fileUrl(url) : url, {
		...options,
		allow: options.allow?.map((prefix) => (isUrl(prefix) ? prefix : fileUrl(prefix))),
		schemes: { file: (prefix) => new FileStore(prefix), ...options.schemes },
	});
}
