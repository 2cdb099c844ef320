import { type Diagnostic, diagnosticOf } from "../../diagnostics.ts";
import { isMiraError, located, MiraError } from "../../errors.ts";
import { InlineBudget } from "../../manifest/inline-budget.ts";
import { ManifestGroup, type StoreArray } from "../../manifest/manifest-group.ts";
import { ManifestStore } from "../../manifest/manifest-store.ts";
import { countTrait } from "../../manifest/store-facts.ts";
import type { Attributes } from "../../zarr/attributes.ts";
import type { Choice } from "../choice.ts";
import { createParser, type Parser } from "../parser.ts";
import type { ParserOptions } from "../parser-options.ts";
import { buildAsciiTable } from "./ascii-table.ts";
import { buildBinaryTable } from "./binary-table.ts";
import { buildCompressedImage } from "./compressed-image.ts";
import { buildCompressedTable } from "./compressed-table.ts";
import { addCoordinates } from "./coordinates.ts";
import type { FitsFile } from "./file.ts";
import { DimensionNames } from "./file.ts";
import { type FitsOptions, fitsFormat } from "./format.ts";
import { type FoundHdu, type Hdu, readHdus } from "./hdus.ts";
import { buildImage, isImageStructure } from "./image.ts";
import { buildRandomGroups } from "./random-groups.ts";
import { buildBytes } from "./unknown-extension.ts";

export type { FitsOptions } from "./format.ts";
export { type FitsWcs, fitsWcs } from "./wcs/fits-wcs.ts";

/** A parser for FITS: images, tables and tiled images of every HDU. */
export function fits(options: FitsOptions & ParserOptions = {}): Parser {
	return createParser(fitsFormat, options, async (url, registry, choice) => {
		const source = registry.source(url);
		const { budget: limits } = registry;
		const diagnostics: Diagnostic[] = [];
		const hdus = await readHdus(source, diagnostics, limits, registry.signal);
		const file: FitsFile = {
			url,
			source,
			fileBytes: await source.size({ signal: registry.signal }),
			registry,
			limits,
			options,
			diagnostics,
			dimensions: new DimensionNames(),
			budget: new InlineBudget(options.inlineBudget),
		};
		const wanted: Wanted = { coordinates: options.coordinates, choice };
		const facts = { version: "FITS", traits: [countTrait(hdus.length, "HDU")] };
		return new ManifestStore({
			url,
			group: buildGroup(hdus, new Map(), file, wanted, 0),
			registry,
			diagnostics,
			facts,
		});
	});
}

/** What is asked for of a file, and of files inside of it. */
type Wanted = Pick<FitsOptions, "coordinates"> & { choice: Choice };

/** The group of a file; `own` are attributes that it has besides those of its first header. */
function buildGroup(
	hdus: readonly FoundHdu[],
	own: Attributes,
	file: FitsFile,
	wanted: Wanted,
	depth: number,
): ManifestGroup {
	const [primary] = hdus;
	const isBare = primary !== undefined && "header" in primary && primary.kind.kind === "empty";
	// S10: a primary header without data describes the whole file.
	const group = new ManifestGroup(
		isBare ? new Map([...primary.header.attributes(isImageStructure, file.limits), ...own]) : new Map(own),
	);
	const { choice, coordinates } = wanted;
	for (const hdu of hdus) {
		const name = String(hdu.number);
		if (choice.skips(hdu.path) || (hdu === primary && isBare)) continue;
		file.limits.node(depth + 1);
		const node = "problem" in hdu ? hdu.problem : buildHdu(hdu, file, wanted, depth + 1);
		group.add(name, node);
		if (node instanceof MiraError) file.diagnostics.push(diagnosticOf(node, { path: hdu.path }));
		else if (!(node instanceof ManifestGroup)) {
			const { shape, dimensionNames } = node.description;
			if (coordinates === true && "header" in hdu) addCoordinates(group, hdu.header, shape, dimensionNames ?? [], file);
		}
		if ("header" in hdu) reportRepeated(hdu, file);
	}
	return group;
}

/** What becomes of an HDU; an error concerns it alone. */
function buildHdu(hdu: Hdu, file: FitsFile, wanted: Wanted, depth: number): StoreArray | ManifestGroup | MiraError {
	const { url } = file;
	const { path } = hdu;
	try {
		switch (hdu.kind.kind) {
			case "empty":
				return new ManifestGroup(hdu.header.attributes(isImageStructure, file.limits));
			case "image":
				return buildImage(hdu, file);
			case "compressed-image":
				return buildCompressedImage(hdu, file);
			case "binary-table":
				return buildBinaryTable(hdu, file);
			case "compressed-table":
				return buildCompressedTable(hdu, file);
			case "ascii-table":
				return buildAsciiTable(hdu, file);
			case "random-groups":
				return buildRandomGroups(hdu, file);
			case "file": {
				const inner: FitsFile = { ...file, dimensions: new DimensionNames() };
				return buildGroup(hdu.kind.hdus, hdu.header.attributes(isImageStructure, file.limits), inner, wanted, depth);
			}
			case "bytes":
				return buildBytes(hdu, hdu.kind.type, file);
		}
	} catch (error) {
		if (!isMiraError(error)) throw error;
		return located(error, { path, url });
	}
}

function reportRepeated({ header, path }: Hdu, { diagnostics }: FitsFile): void {
	if (header.repeated.size === 0) return;
	diagnostics.push({
		severity: "info",
		code: "repeated-keyword",
		path,
		message: `${[...header.repeated].join(", ")}: of several values only the first is shown`,
	});
}
