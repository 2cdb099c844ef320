import { type Diagnostic, diagnosticOf } from "../../diagnostics.ts";
import { hint, isMiraError, MiraError, option } from "../../errors.ts";
import { headerBytes, type Source } from "../../io/source.ts";
import { type Budget, beyond } from "../../zarr/budget.ts";
import { Directory, directoryBytes, fieldCountOf } from "./directory.ts";
import type { TiffHeader } from "./header.ts";
import { STRILE_TAGS, TAG } from "./tags.ts";

/** A directory, and those that its SubIFDs tag points to, with theirs. */
export type Page = { directory: Directory; children: readonly Page[] };

/** What the reading of directories needs to know. */
export type DirectoryContext = {
	source: Source;
	header: TiffHeader;
	fileBytes: number;
	/** Tags whose values are read. */
	tags: ReadonlySet<number>;
	/** The account of the opening. */
	limits: Budget;
	/** Bytes of directories and values that may still be read: those of a sound file do not overlap. */
	budget: { bytes: number };
	/** The part of the file that was asked for last: nothing more is asked for where a directory lies in it, or in the head. */
	window: Window;
	/** How many SubIFDs there are, readable or not. */
	subDirectories: number;
	/** Filled with what is odd about the chain. */
	diagnostics: Diagnostic[];
};

/** A part of the file, which may reach beyond its end. */
type Window = { begin: number; end: number };

const HEAD: Window = { begin: 0, end: headerBytes };
/** Behind the header. */
const LEAST_OFFSET_BYTES = 8;
/** SubIFDs of SubIFDs of …: a pyramid in a page of a DNG is two. */
const MAX_DEPTH = 8;
/** The first directory outside of the head of a file, which may well hold everything else too. */
const FIRST_WINDOW_BYTES = headerBytes;
/** Any other: most directories and their values are smaller. */
const WINDOW_BYTES = 16 * 1024;
const MAX_WINDOW_BYTES = 2 ** 23;
/** Fields that a directory has at least; one that begins close before the end of a window is better read anew. */
const FEW_FIELDS = 8;
/** Fields that hardly any directory has more of: so much is looked at first. */
const MANY_FIELDS = 32;

/**
 * Reads the chain of directories up to the one with index `last`, their SubIFDs, and the values that are needed to describe
 * the images. Only the first directory must be right; what is wrong with a later one ends the chain with a diagnostic.
 */
export async function readPages(context: DirectoryContext, last: number): Promise<Page[]> {
	const chain = await readChain(context, last);
	return readFamilies(context, chain, new Set(chain.map(({ offsetBytes }) => offsetBytes)), 0);
}

const NO_PAGES: readonly Page[] = [];

/** Reads the values of directories and their SubIFDs, level by level, so that each level is few requests. */
async function readFamilies(
	context: DirectoryContext,
	parents: readonly Directory[],
	seen: Set<number>,
	depth: number,
): Promise<Page[]> {
	await loadValues(context, parents);
	const families = new Map<Directory, Directory[]>();
	const withChildren = parents.filter((parent) => parent.has(TAG.SubIFDs));
	await Promise.all(
		withChildren.map(async (parent) => families.set(parent, await readChildren(context, parent, seen, depth))),
	);
	const children = withChildren.flatMap((parent) => families.get(parent) ?? []);
	const pages = children.length === 0 ? [] : await readFamilies(context, children, seen, depth + 1);
	let next = 0;
	return parents.map((directory) => {
		const count = families.get(directory)?.length ?? 0;
		next += count;
		return { directory, children: count === 0 ? NO_PAGES : pages.slice(next - count, next) };
	});
}

async function readChain(context: DirectoryContext, last: number): Promise<Directory[]> {
	const chain: Directory[] = [];
	const seen = new Set<number>();
	let offset = context.header.firstOffsetBytes;
	while (chain.length <= last && (offset !== 0 || chain.length === 0)) {
		if (seen.has(offset)) {
			const message = `the directory after number ${chain.length - 1} leads back to one that was read; the chain ends here`;
			report(context, "directory-cycle", message);
			break;
		}
		requireFew(chain.length + 1, context);
		seen.add(offset);
		try {
			const directory = await readDirectory(context, offset, windowFor(chain.at(-1), offset));
			chain.push(directory);
			offset = directory.nextOffsetBytes;
		} catch (error) {
			if (chain.length === 0 || !isMiraError(error, "corrupt-file", "truncated-file")) throw error;
			const about = `directory ${chain.length} cannot be read, the chain ends here: `;
			context.diagnostics.push(diagnosticOf(error, { path: "/", about, severity: "warning" }));
			break;
		}
	}
	return chain;
}

/** What to read for a directory: its small values too, so that one request does. */
function windowFor(previous: Directory | undefined, offset: number): Window {
	if (previous === undefined) return { begin: offset, end: offset + FIRST_WINDOW_BYTES };
	const lazy = [...STRILE_TAGS.offsets, ...STRILE_TAGS.byteCounts].flatMap((tag) => previous.field(tag) ?? []);
	const lazyBytes = lazy.reduce((sum, { lengthBytes }) => sum + lengthBytes, 0);
	const lazyEnd = lazy.reduce((end, field) => Math.max(end, field.offsetBytes + field.lengthBytes), 0);
	// Directories and tile indexes in turn, as older writers of COGs place them: all overviews together have a third of the
	// tiles of the image, so that what follows is about as long as that. Between them are the last values of the one before.
	const isInTurn = lazyEnd <= offset && offset - lazyEnd < WINDOW_BYTES;
	if (!isInTurn) return { begin: offset, end: offset + WINDOW_BYTES };
	return { begin: lazyEnd, end: offset + Math.min(WINDOW_BYTES + Math.ceil(lazyBytes / 3), MAX_WINDOW_BYTES) };
}

async function readDirectory(context: DirectoryContext, offset: number, window: Window): Promise<Directory> {
	const { source, header, fileBytes } = context;
	if (offset < LEAST_OFFSET_BYTES || offset + directoryBytes(header, 0) > fileBytes)
		throw new MiraError("truncated-file", `there is no directory at ${offset}: the file has ${fileBytes} bytes`, {
			url: source.url,
		});
	const known = [HEAD, context.window].find(
		({ begin, end }) => begin <= offset && offset + directoryBytes(header, FEW_FIELDS) <= end,
	);
	if (known === undefined) {
		context.window = window;
		await source.readUpTo(window.begin, Math.min(window.end, fileBytes) - window.begin);
	}
	const end = Math.min((known ?? window).end, offset + directoryBytes(header, MANY_FIELDS), fileBytes);
	const head = await source.readUpTo(offset, end - offset);
	const count = fieldCountOf(header, head);
	const length = directoryBytes(header, count);
	if (count === 0) throw new MiraError("corrupt-file", "a directory has no fields", { url: source.url, offset });
	// The place of the next directory may be missing at the end of a file; libtiff takes it for none.
	const linkBytes = header.isBig ? 8 : 4;
	if (!(offset + length - linkBytes <= fileBytes))
		throw new MiraError("truncated-file", `a directory of ${count} fields does not fit into the file`, {
			url: source.url,
			offset,
		});
	spend(context, length);
	const bytes = new Uint8Array(length);
	bytes.set(length <= head.length ? head.subarray(0, length) : await source.readUpTo(offset, length));
	return new Directory(header, bytes, { offsetBytes: offset, fieldCount: count, fileBytes });
}

async function readChildren(
	context: DirectoryContext,
	parent: Directory,
	seen: Set<number>,
	depth: number,
): Promise<Directory[]> {
	const name = `a SubIFD of the directory at byte ${parent.offsetBytes}`;
	const offsets = Array.from(parent.numbers(TAG.SubIFDs) ?? [], Number);
	context.subDirectories += offsets.length;
	requireFew(context.subDirectories, context);
	if (offsets.length > 0 && depth === MAX_DEPTH) {
		report(context, "limit-exceeded", `${name} is left out: there are ${MAX_DEPTH} others above it`);
		return [];
	}
	const children = offsets.map(async (offset): Promise<Directory | undefined> => {
		if (seen.has(offset)) {
			report(context, "directory-cycle", `${name} leads back to one that was read`);
			return undefined;
		}
		seen.add(offset);
		try {
			return await readDirectory(context, offset, { begin: offset, end: offset + WINDOW_BYTES });
		} catch (error) {
			if (!isMiraError(error, "corrupt-file", "truncated-file")) throw error;
			const about = `${name} cannot be read: `;
			context.diagnostics.push(diagnosticOf(error, { path: "/", about, severity: "warning" }));
			return undefined;
		}
	});
	return (await Promise.all(children)).filter((child) => child !== undefined);
}

/** Reads the values that do not stand in the directories themselves, all together. */
async function loadValues(context: DirectoryContext, directories: readonly Directory[]): Promise<void> {
	const { source, tags } = context;
	const wanted = directories.flatMap((directory) =>
		directory
			.outside()
			.filter(({ tag }) => tags.has(tag))
			.map(({ tag, offsetBytes, lengthBytes }) => ({ directory, tag, offset: offsetBytes, length: lengthBytes })),
	);
	spend(
		context,
		wanted.reduce((sum, { length }) => sum + length, 0),
	);
	const parts = await source.readMany(wanted);
	for (const [i, { directory, tag }] of wanted.entries()) directory.load(tag, parts[i] as Uint8Array);
}

/** Each is an array. They are charged when they are built; what cannot be is not read. */
function requireFew(count: number, { limits }: DirectoryContext): void {
	const { maxNodes } = limits.limits;
	if (count > maxNodes) throw beyond("maxNodes", `it has more than ${maxNodes} directories`);
}

/** A damaged or hostile file may have directories and values inside each other, thousands of times. */
function spend({ budget, source }: DirectoryContext, bytes: number): void {
	budget.bytes -= bytes;
	if (budget.bytes < 0)
		throw new MiraError("limit-exceeded", "the directories and their values are larger than the file", {
			url: source.url,
			...hint`Raise ${option("limits.maxMetadataBytes")} if the file is sound`,
		});
}

function report({ diagnostics }: DirectoryContext, code: Diagnostic["code"], message: string): void {
	diagnostics.push({ severity: "warning", code, path: "/", message });
}
