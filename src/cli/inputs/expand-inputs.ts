import { resolve } from "node:path";
import { MiraError } from "../../errors.ts";
import { Limiter } from "../../io/concurrency.ts";
import { isUrl, splitQuery } from "../../io/url.ts";
import { shellWord } from "../shell-word.ts";
import { sourcesPath } from "../sources-file.ts";
import type { Terminal } from "../terminal.ts";
import { counted } from "../wording.ts";
import type { AssetChoice } from "./catalogue/choose-assets.ts";
import { isJsonStart, readCatalogue } from "./catalogue/read-catalogue.ts";
import { findMatches } from "./find-matches.ts";
import { type Described, folderContents } from "./folder-contents.ts";
import { isGlob } from "./glob.ts";
import { listLines, namedInputs } from "./input-lists.ts";
import { isLocal, linkedUrl } from "./linked-url.ts";
import { readHead } from "./openable.ts";
import { type Entry, isFolder, isThere, type Looking, namedStoreFormat, storeFormat, urlOf } from "./places.ts";

/** What inputs may be, for the help of commands that take several. */
export const INPUTS =
	"files or stores by path or URL, folders of them, patterns ('*.nc'), @LIST of inputs or a catalogue (STAC, CMR), - for stdin";

/** What the inputs of a command stand for. */
export type Expanded = {
	/** Files and stores, as a user would name them. */
	files: string[];
	/** What of a folder was left out, in words. */
	notes: string[];
};

/** Where inputs are looked for, and what is not among them. */
export type Expansion = Looking & {
	stdin: Terminal["stdin"];
	/** What becomes of the files of a folder: all are joined, each is used by itself, or only references are wanted. */
	use: "joined" | "each" | "references";
	/** Paths that are the command's own, its output above all: a folder may hold what was written into it before. */
	except?: readonly string[] | undefined;
	/** Which assets of catalogues are meant. */
	assets: AssetChoice;
	/** Told how many entries of folders, or items of catalogues, were seen so far of an input. */
	onSeen?: ((count: number) => void) | undefined;
};

/**
 * The files and stores that inputs stand for, in the order of the inputs. An input is a file or a store by its path or URL, a
 * folder of them, a pattern that no shell has expanded, `@FILE` for a list of inputs or a catalogue, or `-` for one that is
 * piped in. What exists by the very name is never taken for a pattern; what is not there is left to whoever opens it.
 */
export async function expandInputs(inputs: readonly string[], expansion: Expansion): Promise<Expanded> {
	const expanded: Expanded = { files: [], notes: [] };
	for (const input of inputs) {
		if (input === "-" || input.startsWith("@")) await expandList(input, expansion, expanded);
		else await expandOne(input, expansion, expanded);
	}
	return expanded;
}

/** A list is what its first line looks like: a document of a catalogue, or names. */
async function expandList(input: string, expansion: Expansion, { files, notes }: Expanded): Promise<void> {
	const [path, name] = input === "-" ? [undefined, "stdin"] : [input.slice(1), input.slice(1)];
	const lines = withoutBlankStart(listLines(input, expansion.stdin, expansion));
	const { value: first, done } = await lines.next();
	if (done !== true && isJsonStart(first)) {
		const { opening, signal, assets: choice, onSeen: onFound } = expansion;
		const url = path === undefined ? undefined : urlOf(path);
		const found = await readCatalogue(from(first, lines), url, name, { opening, signal, choice, onFound });
		for (const file of found.files) files.push(file);
		for (const note of found.notes) notes.push(note);
		return;
	}
	let count = 0;
	for await (const one of namedInputs(done === true ? lines : from(first, lines))) {
		count++;
		const named = path === undefined || isLocal(path) ? one : linkedUrl(one, path);
		await expandOne(named, expansion, { files, notes });
	}
	if (count === 0)
		throw new MiraError("bad-argument", `the list ${path === undefined ? "on stdin" : path} names no files`);
}

async function* withoutBlankStart(lines: AsyncIterable<string>): AsyncGenerator<string, undefined> {
	let isStart = true;
	for await (const line of lines) {
		const text: string = isStart ? line.replace(/^[\ufeff\p{Cc}]+/u, "") : line;
		isStart &&= text.trim() === "";
		if (!isStart) yield text;
	}
}

async function* from<T>(first: T, others: AsyncIterable<T>): AsyncGenerator<T> {
	yield first;
	yield* others;
}

/** Folders that a pattern matches and that are looked at side by side. */
const CONCURRENCY = 16;

async function expandOne(input: string, expansion: Expansion, expanded: Expanded): Promise<void> {
	if (await isPattern(input)) {
		const found = await findMatches(input, expansion, expansion.onSeen);
		const recorded = new Set(found.map(({ place }) => sourcesPath(place)));
		const matches = found.filter(({ place }) => !recorded.has(place));
		const limiter = new Limiter(CONCURRENCY);
		const isMeant = async ({ place, isFolder }: Entry): Promise<boolean> =>
			!isFolder || (await limiter.run(() => storeFormat(place, expansion), expansion.signal)) !== undefined;
		const areMeant = await Promise.all(matches.map(isMeant));
		for (const [i, { place }] of matches.entries()) if (areMeant[i]) expanded.files.push(place);
		if (matches.length === 0)
			throw new MiraError("not-found", `nothing matches ${input}`, {
				hint: "In a pattern, * matches any part of a name and ** any folders; mirazarr info FOLDER lists what is in one",
			});
		return;
	}
	const mayBeFolder = !isUrl(input) || splitQuery(input)[0].endsWith("/");
	if (mayBeFolder && (await isFolder(input, expansion)) && (await namedStoreFormat(input, expansion)) === undefined)
		await expandFolder(input, expansion, expanded);
	else {
		await refuseCatalogue(input, expansion);
		expanded.files.push(input);
	}
}

/** A catalogue that was named as if it were data; of what is on this machine, where looking costs nothing. */
async function refuseCatalogue(input: string, expansion: Expansion): Promise<void> {
	if (isUrl(input) || !/jsonl?$/i.test(input) || !(await isThere(input))) return;
	const head = new TextDecoder().decode(await readHead(input, expansion).catch(() => new Uint8Array()));
	if (!isJsonStart(head.split("\n")[0] ?? "") || !CATALOGUE_KEY.test(head)) return;
	throw new MiraError("bad-argument", `${input} is a catalogue, not data`, {
		hint: `Pass ${shellWord(`@${input}`)} for the files that it names`,
	});
}

/** A key that documents of STAC and of CMR have, and references have not. */
const CATALOGUE_KEY = /"(stac_version|umm|GranuleUR)"\s*:|"feed"\s*:\s*\{/;

/** True for what only a pattern can mean. */
export async function isPattern(input: string): Promise<boolean> {
	if (!isUrl(input)) return isGlob(input, false) && !(await isThere(input));
	// In the addresses of web servers brackets mean other things.
	if (/^https?:/i.test(input)) return splitQuery(input)[0].includes("*");
	return isGlob(splitQuery(input)[0], true);
}

/** More files of one folder than this are named by a pattern or a list. */
const MOST_ENTRIES = 100_000;
/** Formats of references: beside the files that they refer to they would be joined with these. */
const REFERENCES: ReadonlySet<string> = new Set(["Kerchunk", "Kerchunk Parquet", "Icechunk"]);
/** Names of what is left out that a note tells. */
const MOST_NAMED = 3;

async function expandFolder(folder: string, expansion: Expansion, { files, notes }: Expanded): Promise<void> {
	const { entries, cuts } = await folderContents(folder, { levels: 1, mostEntries: MOST_ENTRIES }, expansion);
	if (cuts.length > 0)
		throw new MiraError("limit-exceeded", `the folder ${folder} has more than ${MOST_ENTRIES} entries`, {
			hint: `Name its files with a pattern, such as ${shellWord(`${trimmed(folder)}/2024*`)}`,
		});
	const own = entries.filter((entry) => !isOwn(entry, expansion.except ?? []));
	const unread = own.filter(({ nature }) => nature.kind === "unreadable");
	if (unread.length > 0)
		throw new MiraError("not-allowed", `the folder ${folder} has files that cannot be read: ${namesOf(unread)}`, {
			hint: "Name the ones that you mean, with a pattern or one by one",
		});
	const names = new Set(own.map(({ name }) => name));
	// A DMR++ document beside its file says the same as the file.
	const isSidecar = ({ name }: Described): boolean => /\.dmrpp$/i.test(name) && names.has(name.slice(0, -6));
	const isWanted = (entry: Described): boolean => expansion.use !== "references" || isReference(entry);
	const openable = own.filter((entry) => entry.nature.kind === "openable" && !isSidecar(entry) && isWanted(entry));
	if (openable.length === 0)
		throw new MiraError("not-found", `nothing in the folder ${folder} can be opened`, {
			hint: own.some(({ nature }) => nature.kind === "folder")
				? `mirazarr info ${shellWord(folder)} --recursive looks into its folders`
				: `mirazarr info ${shellWord(folder)} says what is in it`,
		});
	if (expansion.use === "joined") refuseMixture(folder, openable);
	for (const { place } of openable) files.push(place);
	const left = own.filter((entry) => !openable.includes(entry));
	if (left.length > 0) notes.push(`${folder}: ${counted(openable.length, "file")}; left out: ${namesOf(left)}`);
}

function isOwn({ place }: Described, except: readonly string[]): boolean {
	return !isUrl(place) && except.some((path) => resolve(place) === resolve(path));
}

function isReference({ nature }: Described): boolean {
	return nature.kind === "openable" && REFERENCES.has(nature.format);
}

function refuseMixture(folder: string, openable: readonly Described[]): void {
	const references = openable.filter(isReference);
	if (references.length === 0 || references.length === openable.length) return;
	const data = openable.find((entry) => !isReference(entry)) as Described;
	const ending = /\.[^.]+$/.exec(data.name)?.[0] ?? "";
	throw new MiraError(
		"bad-argument",
		`the folder ${folder} holds references among other files: ${namesOf(references)}`,
		{
			hint: `Name the files that you mean, such as ${shellWord(`${trimmed(folder)}/*${ending}`)}`,
		},
	);
}

function namesOf(entries: readonly Described[]): string {
	const names = entries.slice(0, MOST_NAMED).map(({ name, nature }) => {
		if (nature.kind === "openable") return name;
		return `${name} (${nature.kind === "folder" ? "a folder" : nature.what})`;
	});
	const more = entries.length - names.length;
	return names.join(", ") + (more > 0 ? ` and ${more} more` : "");
}

function trimmed(folder: string): string {
	return folder.replace(/\/+$/, "");
}
