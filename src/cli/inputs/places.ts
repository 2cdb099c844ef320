import type { Stats } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { isMiraError } from "../../errors.ts";
import type { ReadDocument } from "../../formats/descriptor.ts";
import { detectStore } from "../../formats/detection.ts";
import { zarrFormat } from "../../formats/zarr/format.ts";
import { readDocument } from "../../formats/zarr/read-document.ts";
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
	const { limits, schemes, trace, retry, session } = opening;
	const local = (prefix: string): FileStore => new FileStore(prefix);
	return registryFor(urlOf(place), {
		limits,
		trace,
		retry,
		session,
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
	try {
		const { name, isGuess } = await detectStore(documentsOf(folder, looking));
		return isGuess ? undefined : name;
	} catch (error) {
		// What may not be read is not a store that could be opened.
		if (isMiraError(error, "not-allowed", "http-status")) return undefined;
		throw error;
	}
}

/** Gives documents in a folder. Local ones are read at once, without the handles that a store keeps open for a while. */
export function documentsOf(folder: string, looking: Looking): ReadDocument {
	if (!isUrl(folder)) return (key) => readFile(join(folder, key), { signal: looking.signal }).catch(absent);
	const registry = registryOf(folder, looking);
	return (key) => readDocument(childUrl(folder, key), registry);
}

const ABSENT: ReadonlySet<string | undefined> = new Set(["ENOENT", "ENOTDIR", "EISDIR", "EACCES", "EPERM"]);

/** What is not there, or may not be read, is no document; any other failure is one. */
function absent(error: NodeJS.ErrnoException): undefined {
	if (!ABSENT.has(error.code)) throw error;
}

/** Child folders of which one is an array, where a folder without a document is a group of Zarr all the same. */
const MOST_CHILDREN_TRIED = 3;

/**
 * The same for what a user named: a folder of Zarr arrays without a document of its own is a group of them, as some writers
 * left it. Those that are called stores themselves (`a.zarr`) are stores, each by itself.
 */
export async function namedStoreFormat(folder: string, looking: Looking): Promise<string | undefined> {
	const known = await storeFormat(folder, looking);
	if (known !== undefined) return known;
	let tried = 0;
	for await (const { place, name, isFolder } of listFolder(folder, looking)) {
		if (!isFolder || /\.zarr$/i.test(name) || name.startsWith(".")) continue;
		if (++tried > MOST_CHILDREN_TRIED) break;
		const read = documentsOf(place, looking);
		const v3 = await read("zarr.json");
		const isArray = v3 === undefined ? await read(".zarray") : /"node_type"\s*:\s*"array"/.test(decodeText(v3));
		if (isArray) return zarrFormat.name;
	}
	return undefined;
}

function decodeText(bytes: Uint8Array): string {
	return new TextDecoder().decode(bytes);
}
