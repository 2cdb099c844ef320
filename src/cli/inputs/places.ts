import type { Stats } from "node:fs";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { isMiraError } from "../../errors.ts";
import { detectStore } from "../../formats/detection.ts";
import { ObjectSpace } from "../../formats/zarr/object-space.ts";
import { cloudStores } from "../../io/cloud-environment.ts";
import { registryFor } from "../../io/default-registry.ts";
import type { ObjectStoreRegistry } from "../../io/registry.ts";
import { childUrl, decodePath, isUrl, splitQuery } from "../../io/url.ts";
import { FileStore, fileUrl, type OpenOptions } from "../../node.ts";

/** How places are looked at: as files are opened. */
export type Looking = { opening: OpenOptions; signal: AbortSignal };

/** Something in a folder. */
export type Entry = {
	/** Its name alone. */
	name: string;
	/** As the user would name it: a path, or a URL. */
	place: string;
	isFolder: boolean;
	/** Of a file. */
	sizeBytes: number;
};

/** The registry that may read a place and what is below it. */
export function registryOf(place: string, { opening, signal }: Looking): ObjectStoreRegistry {
	const { limits, schemes, trace, retry } = opening;
	const local = (prefix: string): FileStore => new FileStore(prefix);
	return registryFor(urlOf(place), {
		limits,
		trace,
		retry,
		schemes: { file: local, ...cloudStores(), ...schemes },
	}).scope({ signal });
}

/** The URL of a place. */
export function urlOf(place: string): string {
	return isUrl(place) ? place : fileUrl(place);
}

/** What is directly in a folder, in no particular order. */
export async function* listFolder(folder: string, looking: Looking): AsyncGenerator<Entry> {
	const registry = registryOf(folder, looking);
	// The user named the folder: links in it are what they lead to.
	const listed = registry.list(urlOf(folder), { shallow: true, signal: looking.signal, mayFollow: () => true });
	for await (const { url, size } of listed) {
		const isFolder = url.endsWith("/");
		const name = decodePath(isFolder ? url.slice(0, -1) : url).replace(/^.*\//s, "");
		const place = isUrl(folder) ? childUrl(folder, name) : join(folder, name);
		yield { name, place: isFolder && isUrl(folder) ? `${place}/` : place, isFolder, sizeBytes: size };
	}
}

/** True for a local directory, and for the prefix of a store that can list its objects. */
export async function isFolder(place: string, looking: Looking): Promise<boolean> {
	if (!isUrl(place)) return isDirectory(place);
	if (!canList(place, looking)) return false;
	// A URL that ends in a slash names no object.
	if (splitQuery(place)[0].endsWith("/")) return true;
	for await (const _ of listFolder(`${place}/`, looking)) return true;
	return false;
}

/** Whether the objects below a place can be listed at all; those of web servers cannot. */
export function canList(place: string, looking: Looking): boolean {
	const url = urlOf(place);
	return registryOf(place, looking).resolve(url).store.list !== undefined;
}

/** True for what is there on this machine, be it a file or a directory. */
export async function isThere(path: string): Promise<boolean> {
	return (await statOf(path)) !== undefined;
}

async function isDirectory(path: string): Promise<boolean> {
	return (await statOf(path))?.isDirectory() === true;
}

async function statOf(path: string): Promise<Stats | undefined> {
	return stat(path).catch(() => undefined);
}

/** The format of the store that a folder is; undefined for one that is none. */
export async function storeFormat(folder: string, looking: Looking): Promise<string | undefined> {
	const registry = registryOf(folder, looking);
	const space = new ObjectSpace(urlOf(folder), registry);
	try {
		const { name, isGuess } = await detectStore((key) => space.document(key));
		return isGuess ? undefined : name;
	} catch (error) {
		// What may not be read is no store that could be opened.
		if (isMiraError(error, "not-allowed", "http-status")) return undefined;
		throw error;
	}
}
