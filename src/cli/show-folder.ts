import type { Command } from "commander";
import { isMiraError, MiraError } from "../errors.ts";
import { isUrl, splitQuery } from "../io/url.ts";
import type { OpenOptions } from "../node.ts";
import { toJson } from "../read/output/to-json.ts";
import type { JsonObject } from "../zarr/json.ts";
import { isPattern } from "./inputs/expand-inputs.ts";
import { findMatches } from "./inputs/find-matches.ts";
import { describeEntries, type FolderContents, folderContents } from "./inputs/folder-contents.ts";
import { isFolder, type Looking, namedStoreFormat } from "./inputs/places.ts";
import { printJson } from "./json-output.ts";
import { folderLines } from "./render/folder.ts";
import { printerFor, type Terminal } from "./terminal.ts";
import { countArgument } from "./writing-options.ts";

/** What a command takes that can show folders. */
export type FolderOptions = { recursive?: true; maxEntries: number; json?: true };

/** Folders within folders that are looked into, when that is asked for: links may go in circles. */
const MOST_LEVELS = 16;

/** Adds `--recursive` and its bound. */
export function addFolderOptions(command: Command): Command {
	return command
		.option("--recursive", "for a folder: also look into the folders below it")
		.option("--max-entries <count>", "for a folder: how many entries to look at", countArgument, 1000);
}

/**
 * Shows what can be opened in what the user named, if that is a folder which is not a store, or a pattern; false for everything
 * else. One level is looked at unless more is asked for.
 */
export async function showFolder(
	name: string,
	opening: OpenOptions,
	options: FolderOptions,
	terminal: Terminal,
): Promise<boolean> {
	const looking: Looking = { opening, signal: terminal.signal };
	const isRecursive = options.recursive === true;
	const bounds = { levels: isRecursive ? MOST_LEVELS : 1, mostEntries: options.maxEntries };
	const isSearched = await isPattern(name);
	// Whether a URL without a slash at its end is a folder costs a request: it is opened first.
	const mayBeFolder = !isUrl(name) || splitQuery(name)[0].endsWith("/");
	if (!isSearched && !(mayBeFolder && (await isPlainFolder(name, looking)))) return false;
	const contents = isSearched
		? await matchesOf(name, options.maxEntries, looking)
		: await folderContents(name, bounds, looking);
	if (options.json) printJson(terminal.stdout, toJson({ folder: name, ...documentOf(contents) }) as JsonObject);
	else {
		const printer = printerFor(terminal.stdout, terminal.env);
		printer.lines(folderLines({ name, isPattern: isSearched, isRecursive, ...contents }, printer));
	}
	return true;
}

/** True for a folder which is not a store; false for what cannot be listed. */
export async function isPlainFolder(name: string, looking: Looking): Promise<boolean> {
	try {
		return (await isFolder(name, looking)) && (await namedStoreFormat(name, looking)) === undefined;
	} catch (error) {
		// Opening it will say what is wrong with it.
		if (isMiraError(error)) return false;
		throw error;
	}
}

async function matchesOf(pattern: string, most: number, looking: Looking): Promise<FolderContents> {
	const matches = await findMatches(pattern, looking);
	if (matches.length === 0) throw new MiraError("not-found", `nothing matches ${pattern}`);
	const seen = matches.slice(0, most).map((entry) => ({ ...entry, path: entry.place }));
	const entries = await describeEntries(seen, looking);
	const unseen = matches.length - seen.length;
	return { entries, cuts: unseen === 0 ? [] : [{ kind: "entries", folder: pattern, unseen }] };
}

function documentOf({ entries, cuts }: FolderContents): object {
	return {
		entries: entries.map(({ path, place, isFolder: isDirectory, sizeBytes, nature }) => ({
			path,
			place,
			...nature,
			sizeBytes: isDirectory ? undefined : sizeBytes,
		})),
		isCut: cuts.length > 0,
	};
}
