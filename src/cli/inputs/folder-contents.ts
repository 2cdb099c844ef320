import { Limiter } from "../../io/concurrency.ts";
import { naturalOrder } from "./natural-order.ts";
import { type Nature, natureOf } from "./openable.ts";
import { type Entry, type Looking, listFolder } from "./places.ts";

/** An entry of a folder, and what it is. */
export type Described = Entry & {
	nature: Nature;
	/** From the folder that was asked for. */
	path: string;
};

/** What is in a folder. */
export type FolderContents = {
	entries: Described[];
	/** What was left out, and why: empty where everything was looked at. */
	cuts: Cut[];
};

/** Where looking came to an end. */
export type Cut = { kind: "entries"; folder: string; unseen: number } | { kind: "depth"; folder: string };

/** How much is looked at. */
export type Bounds = {
	/** Levels of folders; 1 for what is directly in it. */
	levels: number;
	/** Entries that are looked at, in all. */
	mostEntries: number;
};

/** Files that are looked at side by side. */
const CONCURRENCY = 16;

/** What is in a folder and, as far as the bounds allow, in the folders below; in natural order. Hidden entries are left out. */
export async function folderContents(folder: string, bounds: Bounds, looking: Looking): Promise<FolderContents> {
	const found: FolderContents = { entries: [], cuts: [] };
	await collect(folder, "", 1, { bounds, looking, found });
	return found;
}

/** What entries are, looked at side by side, but not too many at a time. */
export async function describeEntries(
	entries: readonly (Entry & { path: string })[],
	looking: Looking,
): Promise<Described[]> {
	const limiter = new Limiter(CONCURRENCY);
	const describe = async (entry: Entry & { path: string }): Promise<Described> => ({
		...entry,
		nature: await natureOf(entry, looking),
	});
	return Promise.all(entries.map((entry) => limiter.run(() => describe(entry), looking.signal)));
}

type Crawl = { bounds: Bounds; looking: Looking; found: FolderContents };

async function collect(folder: string, path: string, level: number, crawl: Crawl): Promise<void> {
	const { bounds, looking, found } = crawl;
	const entries: Entry[] = [];
	for await (const entry of listFolder(folder, looking)) if (!entry.name.startsWith(".")) entries.push(entry);
	entries.sort((a, b) => naturalOrder(a.name, b.name));
	const room = Math.max(0, bounds.mostEntries - found.entries.length);
	if (entries.length > room) found.cuts.push({ kind: "entries", folder, unseen: entries.length - room });
	const seen = entries.slice(0, room).map((entry) => ({ ...entry, path: path + entry.name }));
	const described = await describeEntries(seen, looking);
	for (const entry of described) found.entries.push(entry);
	if (bounds.levels === 1) return;
	for (const entry of described) {
		if (entry.nature.kind !== "folder") continue;
		if (level >= bounds.levels) found.cuts.push({ kind: "depth", folder: entry.place });
		else await collect(entry.place, `${entry.path}/`, level + 1, crawl);
	}
}
