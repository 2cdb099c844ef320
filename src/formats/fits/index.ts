import { type Diagnostic, diagnosticOf } from "../../diagnostics.ts";
import { isMiraError, located, MiraError } from "../../errors.ts";
import type { FillOptions } from "../../fill/policies.ts";
import { InlineBudget } from "../../manifest/inline-budget.ts";
import { ManifestGroup, type StoreArray } from "../../manifest/manifest-group.ts";
import { ManifestStore } from "../../manifest/manifest-store.ts";
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
		return new ManifestStore({ url, group: buildGroup(hdus, file, options), registry, diagnostics });
	};
}

function buildGroup(hdus: readonly FoundHdu[], file: FitsFile, { drop = [], coordinates }: FitsOptions): ManifestGroup {
	const [primary] = hdus;
	const isBare = primary !== undefined && "header" in primary && primary.kind.kind === "empty";
	// S10: a primary header without data describes the whole file.
	const group = new ManifestGroup(isBare ? primary.header.attributes(isImageStructure) : new Map());
	const left = new Set(drop);
	for (const hdu of hdus) {
		const name = String(hdu.number);
		if (left.has(name) || (hdu === primary && isBare)) continue;
		const node = "problem" in hdu ? hdu.problem : buildHdu(hdu, left, file);
		if (node instanceof ManifestGroup) group.groups.set(name, node);
		else if (node instanceof MiraError) {
			group.refused.set(name, node);
			file.diagnostics.push(diagnosticOf(node, { path: `/${name}` }));
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
function buildHdu(hdu: Hdu, drop: ReadonlySet<string>, file: FitsFile): StoreArray | ManifestGroup | MiraError {
	const { url } = file;
	const path = `/${hdu.number}`;
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
			case "unsupported":
				return new MiraError("unsupported-feature", `HDU ${hdu.number} is ${hdu.kind.what}, which is not supported`, {
					path,
					url,
				});
		}
	} catch (error) {
		if (!isMiraError(error)) throw error;
		return located(error, { path, url });
	}
}

function reportRepeated({ header, number }: Hdu, { diagnostics }: FitsFile): void {
	if (header.repeated.size === 0) return;
	diagnostics.push({
		severity: "info",
		code: "repeated-keyword",
		path: `/${number}`,
		message: `${[...header.repeated].join(", ")}: of several values only the first is shown`,
	});
}
