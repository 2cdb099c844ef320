import type { Diagnostic } from "../../diagnostics.ts";
import { isMiraError, MiraError } from "../../errors.ts";
import type { FillOptions } from "../../fill/policies.ts";
import { InlineBudget } from "../../manifest/inline-budget.ts";
import { ManifestGroup, type StoreArray } from "../../manifest/manifest-group.ts";
import { ManifestStore } from "../../manifest/manifest-store.ts";
import type { Attributes } from "../../zarr/attributes.ts";
import type { Parser } from "../format.ts";
import { buildAsciiTable } from "./ascii-table.ts";
import { buildBinaryTable } from "./binary-table.ts";
import { buildCompressedImage } from "./compressed-image.ts";
import { buildCompressedTable } from "./compressed-table.ts";
import { addCoordinates } from "./coordinates.ts";
import { DimensionNames } from "./dimensions.ts";
import type { FitsFile } from "./file.ts";
import { type FoundHdu, type Hdu, readHdus } from "./hdus.ts";
import { buildImage, isImageStructure } from "./image.ts";
import { buildRandomGroups } from "./random-groups.ts";
import { buildBytes } from "./unknown-extension.ts";

/** Options of the FITS parser. */
export type FitsOptions = FillOptions & {
	/** Numbers of HDUs and names of columns to leave out. */
	drop?: readonly string[] | undefined;
	/** Add the coordinates of linear axes as arrays, with the names of the dimensions. */
	coordinates?: boolean | undefined;
	/** As for all formats; coordinates count. */
	inlineBudget?: { arrayBytes?: number | undefined; storeBytes?: number | undefined } | undefined;
};

/** A parser for FITS: images, tables and tiled images of every HDU. */
export function fits(options: FitsOptions = {}): Parser {
	return async (url, registry) => {
		const source = registry.source(url);
		const diagnostics: Diagnostic[] = [];
		const hdus = await readHdus(source, diagnostics, registry.signal);
		const file: FitsFile = {
			url,
			source,
			fileBytes: await source.size({ signal: registry.signal }),
			registry,
			options,
			diagnostics,
			dimensions: new DimensionNames(),
			budget: new InlineBudget(options.inlineBudget),
		};
		return new ManifestStore({ url, group: buildGroup(hdus, new Map(), file, options), registry, diagnostics });
	};
}

/** The group of a file; `own` are attributes that it has besides those of its first header. */
function buildGroup(
	hdus: readonly FoundHdu[],
	own: Attributes,
	file: FitsFile,
	{ drop = [], coordinates }: FitsOptions,
): ManifestGroup {
	const [primary] = hdus;
	const isBare = primary !== undefined && "header" in primary && primary.kind.kind === "empty";
	// S10: a primary header without data describes the whole file.
	const group = new ManifestGroup(
		isBare ? new Map([...primary.header.attributes(isImageStructure), ...own]) : new Map(own),
	);
	const left = new Set(drop);
	for (const hdu of hdus) {
		const name = String(hdu.number);
		if (left.has(name) || (hdu === primary && isBare)) continue;
		const node = "problem" in hdu ? hdu.problem : buildHdu(hdu, left, file, { drop, coordinates });
		if (node instanceof ManifestGroup) group.groups.set(name, node);
		else if (node instanceof MiraError) {
			group.refused.set(name, node);
			file.diagnostics.push({ severity: "error", code: node.code, path: hdu.path, message: node.message });
		} else {
			group.arrays.set(name, node);
			const { shape, dimensionNames } = node.description;
			if (coordinates === true && "header" in hdu) addCoordinates(group, hdu.header, shape, dimensionNames ?? [], file);
		}
		if ("header" in hdu) reportRepeated(hdu, file);
	}
	return group;
}

/** What becomes of an HDU; an error concerns it alone. */
function buildHdu(
	hdu: Hdu,
	drop: ReadonlySet<string>,
	file: FitsFile,
	options: FitsOptions,
): StoreArray | ManifestGroup | MiraError {
	const { url } = file;
	const { path } = hdu;
	try {
		switch (hdu.kind.kind) {
			case "empty":
				return new ManifestGroup(hdu.header.attributes(isImageStructure));
			case "image":
				return buildImage(hdu, file);
			case "compressed-image":
				return buildCompressedImage(hdu, file);
			case "binary-table":
				return buildBinaryTable(hdu, drop, file);
			case "compressed-table":
				return buildCompressedTable(hdu, drop, file);
			case "ascii-table":
				return buildAsciiTable(hdu, drop, file);
			case "random-groups":
				return buildRandomGroups(hdu, drop, file);
			case "file": {
				const inner: FitsFile = { ...file, dimensions: new DimensionNames() };
				return buildGroup(hdu.kind.hdus, hdu.header.attributes(isImageStructure), inner, options);
			}
			case "bytes":
				return buildBytes(hdu, hdu.kind.type, file);
		}
	} catch (error) {
		if (!isMiraError(error)) throw error;
		return new MiraError(error.code, error.message, { path, url, hint: error.hint, cause: error });
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
