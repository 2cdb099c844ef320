import type { Diagnostic } from "../../diagnostics.ts";
import { MiraError } from "../../errors.ts";
import { ManifestStore } from "../../manifest/manifest-store.ts";
import { createParser, type Parser } from "../parser.ts";
import type { ParserOptions } from "../parser-options.ts";
import { tiffFacts } from "./facts.ts";
import { openFile } from "./file.ts";
import { type TiffOptions, tiffFormat } from "./format.ts";
import { buildGroup } from "./group.ts";
import { NO_SIDECARS, readSidecars } from "./sidecars.ts";
import { buildVirtualTiffGroup } from "./virtual-tiff-group.ts";

export type { TiffOptions } from "./format.ts";

/** A parser for TIFF, BigTIFF, GeoTIFF and COG. */
export function tiff(options: TiffOptions & ParserOptions = {}): Parser {
	const { ifd, layout } = options;
	return createParser(tiffFormat, options, async (url, registry, choice) => {
		const diagnostics: Diagnostic[] = [];
		const opened = await openFile(url, { registry, options, choice, diagnostics }, ifd);
		const { file, pages } = opened;
		if (ifd !== undefined && pages[ifd] === undefined)
			throw new MiraError("not-found", `there is no image ${ifd}: the file has ${pages.length}`, { url });
		const isBeside = options.sidecars === true && layout === undefined && ifd === undefined;
		const sidecars = isBeside ? await readSidecars(file) : NO_SIDECARS;
		const group =
			layout === undefined ? await buildGroup(pages, sidecars, file) : await buildVirtualTiffGroup(pages, layout, file);
		return new ManifestStore({ url, group, registry, diagnostics, facts: await tiffFacts(opened) });
	});
}
