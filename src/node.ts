/**
 * The package as Node sees it: everything of the browser, and local files.
 *
 * @module
 */
import { availableParallelism } from "node:os";
import { useNode } from "./codecs/node.ts";
import type { Nested } from "./dataset/combine.ts";
import type { FileName, OpenDatasetOptions } from "./dataset/open-part.ts";
import {
	type OpenDatasetsOptions,
	openVirtualDataset as openDataset,
	openVirtualDatasets as openDatasets,
	openVirtualDataTree as openDataTree,
} from "./dataset/open-virtual-dataset.ts";
import type { VirtualDataTree } from "./dataset/virtual-data-tree.ts";
import type { VirtualDataset } from "./dataset/virtual-dataset.ts";
import { fileUrl } from "./io/file.ts";
import { withLocalFiles } from "./io/local-stores.ts";
import { withNearFiles } from "./io/missing-file.ts";
import { isUrl } from "./io/url.ts";
import type { ManifestStore } from "./manifest/manifest-store.ts";
import { type OpenOptions, openStore as openUrl } from "./open.ts";
import { useThreads } from "./read/workers/platform.ts";

export * from "./index.ts";
export { s3Options } from "./io/cloud-environment.ts";
export { FileStore, fileUrl } from "./io/file.ts";

useNode();
useThreads(async () => (await import("./read/workers/start-thread.ts")).startThread(), availableParallelism());

/** As in browsers, and with local paths: `openStore("data/file.nc")`. */
export function openStore(url: string | URL | Blob, options: OpenOptions = {}): Promise<ManifestStore> {
	return sayingNear(openUrl(localUrl(url), withLocalFiles(options)));
}

/** As in browsers, and with local paths. */
export function openVirtualDataset(url: FileName, options: OpenDatasetOptions = {}): Promise<VirtualDataset> {
	return sayingNear(openDataset(localUrl(url), withLocalFiles(options)));
}

/** As in browsers, and with local paths. */
export const openVirtualDatasets: typeof openDatasets = ((urls: Nested<FileName>, options: OpenDatasetsOptions = {}) =>
	sayingNear(openDatasets(localUrls(urls), withLocalFiles(options)))) as typeof openDatasets;

/** As in browsers, and with local paths. */
export function openVirtualDataTree(
	url: FileName,
	options: Omit<OpenDatasetOptions, "group" | "loadable"> = {},
): Promise<VirtualDataTree> {
	return sayingNear(openDataTree(localUrl(url), withLocalFiles(options)));
}

/** For a local file that does not exist, the error says what is near. */
function sayingNear<T>(opened: Promise<T>): Promise<T> {
	return opened.catch(async (error: unknown) => {
		throw await withNearFiles(error);
	});
}

function localUrl(url: FileName): FileName {
	return typeof url === "string" && !isUrl(url) ? fileUrl(url) : url;
}

function localUrls(urls: Nested<FileName>): Nested<FileName> {
	return urls.map((url) => (Array.isArray(url) ? localUrls(url) : localUrl(url as FileName)));
}
