import { diagnosticOf } from "../../diagnostics.ts";
import { isMiraError } from "../../errors.ts";
import { isForbidden } from "../../io/http-response.ts";
import { splitQuery } from "../../io/url.ts";
import { type OpenedFile, openFile, type TiffFile } from "./file.ts";
import type { Georeference } from "./georeference.ts";
import { type Pam, parsePam } from "./pam.ts";
import { parseWorldFile, worldFileNames } from "./world-file.ts";

/** What lies beside a file and belongs to it, where GDAL looks for it. */
export type Sidecars = {
	/** `FILE.aux.xml`. */
	pam: Pam | undefined;
	/** `FILE.ovr`: smaller images. */
	overviews: OpenedFile[];
	/** `FILE.msk`, and `FILE.msk.ovr`: masks. */
	masks: OpenedFile[];
};

/** A file by itself. */
export const NO_SIDECARS: Sidecars = { pam: undefined, overviews: [], masks: [] };

/** Statistics and tables of colours are the largest things in such a document. */
const MAX_DOCUMENT_BYTES = 2 ** 26;

/** Reads what lies beside a file, three requests at once; what is damaged is left out, with a diagnostic. */
export async function readSidecars(file: TiffFile): Promise<Sidecars> {
	const [path] = splitQuery(file.url);
	const open = (name: string) => find(file, name, (url) => openFile(url, file));
	const [xml, overviews, mask] = await Promise.all([
		readText(file, `${path}.aux.xml`),
		open(`${path}.ovr`),
		open(`${path}.msk`),
	]);
	const maskOverviews = mask === undefined ? undefined : await open(`${path}.msk.ovr`);
	return {
		pam: xml === undefined ? undefined : parsePam(xml),
		overviews: [overviews].filter((opened) => opened !== undefined),
		masks: [mask, maskOverviews].filter((opened) => opened !== undefined),
	};
}

/** The place of the pixels by the world file beside a file. */
export async function readWorldFile(file: TiffFile): Promise<Georeference["transform"] | undefined> {
	const [path] = splitQuery(file.url);
	const texts = await Promise.all(worldFileNames(path).map((name) => readText(file, name)));
	return texts.map((text) => parseWorldFile(text ?? "")).find((transform) => transform !== undefined);
}

function readText(file: TiffFile, name: string): Promise<string | undefined> {
	return find(file, name, async (url) =>
		new TextDecoder().decode(await file.registry.source(url).readAll({ maxBytes: MAX_DOCUMENT_BYTES })),
	);
}

/** What `read` makes of the object of that name beside a file; undefined if it is not there, or damaged. */
async function find<T>(
	{ url, registry, diagnostics }: TiffFile,
	name: string,
	read: (url: string) => Promise<T>,
): Promise<T | undefined> {
	const [, query] = splitQuery(url);
	// The file itself may be all that the registry has.
	if (!registry.has(name + query)) return undefined;
	try {
		return await read(name + query);
	} catch (error) {
		if (!isMiraError(error)) throw error;
		// Stores that do not let their objects be listed refuse those that do not exist.
		if (isMiraError(error, "not-found") || isForbidden(error)) return undefined;
		diagnostics.push(diagnosticOf(error, { path: "/", about: "a sidecar is left out: ", severity: "warning" }));
		return undefined;
	}
}
