import type { Diagnostic } from "../../diagnostics.ts";
import type { ObjectStoreRegistry } from "../../io/registry.ts";
import { headerBytes, type Source } from "../../io/source.ts";
import type { Budget } from "../../zarr/budget.ts";
import type { Choice } from "../choice.ts";
import type { ParserOptions } from "../parser-options.ts";
import { type Page, readPages } from "./directories.ts";
import type { TiffOptions } from "./format.ts";
import { parseHeader, type TiffHeader } from "./header.ts";
import { NEEDED_TAGS, OPENED_TAGS } from "./tags.ts";

/** What the images of a file have in common. */
export type TiffFile = {
	url: string;
	source: Source;
	registry: ObjectStoreRegistry;
	/** The account of the opening. */
	limits: Budget;
	fileBytes: number;
	options: TiffOptions & ParserOptions;
	/** What need not be made. */
	choice: Choice;
	/** Filled while arrays are built, and when their references are made. */
	diagnostics: Diagnostic[];
};

/** A file and its directories. */
export type OpenedFile = { file: TiffFile; header: TiffHeader; pages: Page[] };

/** Reads the directories of a file, up to the one with index `last` of the chain. */
export async function openFile(
	url: string,
	{ registry, options, choice, diagnostics }: Pick<TiffFile, "registry" | "options" | "choice" | "diagnostics">,
	last: number = Number.POSITIVE_INFINITY,
): Promise<OpenedFile> {
	const { budget: limits } = registry;
	const source = registry.source(url);
	const header = parseHeader(await source.readUpTo(0, headerBytes), url);
	const fileBytes = await source.size();
	const context = {
		source,
		header,
		fileBytes,
		tags: new Set<number>(options.attributes === false ? NEEDED_TAGS : OPENED_TAGS),
		limits,
		budget: { bytes: Math.min(registry.limits.maxMetadataBytes, 2 * fileBytes + headerBytes) },
		window: { begin: 0, end: headerBytes },
		subDirectories: 0,
		diagnostics,
	};
	const pages = await readPages(context, last);
	return { file: { url, source, registry, limits, fileBytes, options, choice, diagnostics }, header, pages };
}
