import type { Diagnostic } from "../../../diagnostics.ts";
import { hint, isMiraError, MiraError, option } from "../../../errors.ts";
import type { ObjectStoreRegistry } from "../../../io/registry.ts";
import type { Confirm } from "../field-references.ts";
import { type GribScan, SMALL_FILE_BYTES, scanMessages } from "../scan.ts";
import { Confirmation } from "./confirmation.ts";
import { Examples } from "./examples.ts";
import { findIndex, indexUrls } from "./find-index.ts";
import { type GribIndex, IndexedFile, type IndexedScan } from "./indexed-file.ts";

/** What to do with an index beside a file. See `GribOptions`. */
export type IndexUse = "auto" | "only" | "none";

/** How a file is scanned. */
export type ScanOptions = {
	index: IndexUse;
	/** Whether fields may be taken from the index; if not, it tells where they are, and the heads of all are read. */
	isPredicted: boolean;
};

/** The messages of a file, by its index where that is to be used. */
export type ScannedFile = GribScan & {
	diagnostics: Diagnostic[];
	/** Has to be called before messages are used, where some were not read. */
	confirm: Confirm | undefined;
};

/** Finds the messages of a file. */
export async function scanFile(
	url: string,
	registry: ObjectStoreRegistry,
	{ index: use, isPredicted }: ScanOptions,
): Promise<ScannedFile> {
	const source = registry.source(url);
	const { budget } = registry;
	const examples = isPredicted ? new Examples() : undefined;
	const byIndex = (index: GribIndex): Promise<IndexedScan> => new IndexedFile(source, index, budget).scan(examples);
	const byLengths = async (...diagnostics: Diagnostic[]): Promise<ScannedFile> => {
		return { ...(await scanMessages(source, budget)), diagnostics, confirm: undefined };
	};
	if (use === "only")
		return { ...(await byIndex(await needIndex(url, registry))), diagnostics: [], confirm: undefined };
	// A small file is one request, which no index can better.
	if (use === "none" || (await source.size()) <= SMALL_FILE_BYTES) return byLengths();
	let scan: IndexedScan | undefined;
	try {
		const index = await findIndex(url, registry);
		scan = index && (await byIndex(index));
	} catch (error) {
		// Whatever is wrong with the index, the file is still there; if it is not, scanning says so.
		if (!isMiraError(error)) throw error;
		return byLengths(ignored(error));
	}
	if (scan === undefined) return byLengths();
	const confirmation = new Confirmation(source, registry, scan.predicted);
	return { ...scan, diagnostics: [], confirm: (messages) => confirmation.confirm(messages) };
}

/** The index of a file that is to be opened by it alone. */
export async function needIndex(url: string, registry: ObjectStoreRegistry): Promise<GribIndex> {
	const index = await findIndex(url, registry);
	if (index !== undefined) return index;
	throw new MiraError("not-found", `there is no index beside the file: none of ${indexUrls(url).flat().join(", ")}`, {
		url,
		...hint`Without ${option("grib.index", "only")} the file itself is read`,
	});
}

function ignored(error: MiraError): Diagnostic {
	return {
		severity: "warning",
		code: "index-ignored",
		path: "/",
		message: `the index beside the file was not used: ${error.what}`,
		hint: "All messages were found by their lengths; make the index again",
	};
}
