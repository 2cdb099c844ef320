import { createPipeline } from "../../codecs/index.ts";
import type { Diagnostic } from "../../diagnostics.ts";
import { isMiraError, MiraError } from "../../errors.ts";
import { fillOptionsOf } from "../../fill/fill-options.ts";
import type { ObjectStoreRegistry } from "../../io/registry.ts";
import { InlineBudget } from "../../manifest/inline-budget.ts";
import { ManifestStore } from "../../manifest/manifest-store.ts";
import { readRegion } from "../../read/read.ts";
import { dataType } from "../../zarr/data-type.ts";
import { Choice } from "../choice.ts";
import { createParser, type Parser } from "../parser.ts";
import { type ParserOptions, parserOptionsOf } from "../parser-options.ts";
import { MustWait } from "./alike/known-object.ts";
import { type FoundOut, Patterns } from "./alike/patterns.ts";
import { UNDEFINED_ADDRESS } from "./cursor.ts";
import { hdf5Facts } from "./facts.ts";
import type { DecodeFilters, Hdf5File } from "./file.ts";
import { codecsForMask } from "./filters.ts";
import { type Hdf5Options, hdf5Format } from "./format.ts";
import { viewAsNetcdf4 } from "./netcdf4/view.ts";
import { start, waitFor } from "./reading.ts";
import { type OpenedHdf5, openHdf5 } from "./superblock.ts";
import type { ArrayContext } from "./to-zarr/array.ts";
import { followLinks, type OtherFile } from "./to-zarr/external-links.ts";
import { buildGroups, shownPath } from "./to-zarr/groups.ts";
import { externalUrl } from "./to-zarr/storage.ts";
import type { SourceArray } from "./to-zarr/virtual-copy.ts";
import type { OpenSource } from "./to-zarr/virtual-dataset.ts";
import { type Hdf5Tree, walkTree } from "./tree.ts";

export type { Hdf5Options } from "./format.ts";

/** Files that lead to files: further than this no sound one goes. */
const MAX_FILES_DEEP = 8;
const MAX_FILES = 4096;

/** Where HDF-EOS 5 keeps its document. */
const EOS_INFORMATION = "HDFEOS INFORMATION";

/** The files that were opened on the way to one, and how many in all. */
type Descent = { urls: readonly string[]; opened: { count: number } };

/** A parser for HDF5 and NetCDF-4. */
export function hdf5(options: Hdf5Options & ParserOptions = {}): Parser {
	return createParser(hdf5Format, options, async (url, registry, choice) => {
		const patterns = Patterns.of(registry, { ...parserOptionsOf(options), limits: registry.limits });
		if (patterns !== undefined) return parseAmong(patterns, url, registry, options, choice);
		return (await parseFile(url, registry, options, choice, { urls: [], opened: { count: 0 } })).store;
	});
}

async function parseFile(
	url: string,
	registry: ObjectStoreRegistry,
	options: ParserOptions,
	choice: Choice,
	descent: Descent,
): Promise<OtherFile> {
	const opened = await openHdf5(url, registry, { decodeFilters });
	return takeApart(opened, options, choice, descent, () => {});
}

/** A file among others that may be like it: what is the same as in one before need not be found out again. */
async function parseAmong(
	patterns: Patterns,
	url: string,
	registry: ObjectStoreRegistry,
	options: ParserOptions,
	choice: Choice,
): Promise<ManifestStore> {
	const opened = await openHdf5(url, registry, { decodeFilters });
	const { file, rootAddress, superblock, diagnostics } = opened;
	const descent: Descent = { urls: [], opened: { count: 0 } };
	// What stands behind the superblock says more about the file than patterns know.
	if (!file.isHeldWhole || superblock.extensionAddress !== UNDEFINED_ADDRESS || diagnostics.length > 0)
		return (await takeApart(opened, options, choice, descent, () => {})).store;
	const alike = await patterns.find(file, rootAddress, ({ pathOf }) =>
		arrayContext(file.again(), options, [], pathOf, refuseSource),
	);
	if (alike === undefined) {
		const take = async (learn: (found: FoundOut) => void) => takeApart(opened, options, choice, descent, learn);
		return (await patterns.make(file, take)).store;
	}
	const { pattern, group, context } = alike;
	for (const path of pattern.paths) choice.skips(shownPath(path));
	context.file.release();
	// Its account was that of the search.
	context.file.registry.release();
	return new ManifestStore({ url, group, registry, diagnostics: context.diagnostics, facts: pattern.facts });
}

/** Takes an opened file apart, whatever is in it. `learn` is told what was found out, where nothing is odd about it. */
async function takeApart(
	{ file, rootAddress, diagnostics }: OpenedHdf5,
	options: ParserOptions,
	choice: Choice,
	descent: Descent,
	learn: (found: FoundOut) => void,
): Promise<OtherFile> {
	const { registry } = file;
	const { url } = file.source;
	if (descent.urls.length > MAX_FILES_DEEP || ++descent.opened.count > MAX_FILES)
		throw new MiraError("limit-exceeded", "files link to files, more of them or deeper than any sound file needs", {
			url,
		});
	const below: Descent = { ...descent, urls: [...descent.urls, url] };
	const tree = await walkTree(file, rootAddress);
	for (const diagnostic of tree.diagnostics) diagnostics.push(diagnostic);
	const others = new Map<string, Promise<OtherFile>>();
	const openOther = (name: string): Promise<OtherFile> => {
		const other = name === "." ? url : externalUrl(url, name);
		// What is left out of this file may be what links and virtual datasets lead to.
		const opened = others.get(other) ?? parseFile(other, registry, options, new Choice({}), below);
		others.set(other, opened);
		return opened;
	};
	const openFound: OpenSource = (name, path) => openSource(openOther(name), path);
	const context = arrayContext(file, options, diagnostics, tree.pathOf, openFound);
	const chosen = tree.nodes.filter(({ path }) => !choice.skips(shownPath(path)));
	const linked = await followLinks(chosen, { file, openOther, urls: below.urls, diagnostics });
	const view = await start(
		viewAsNetcdf4({
			file,
			nodes: tree.nodes,
			*extentOf(header) {
				const { virtualExtent } = yield* waitFor(import("./to-zarr/virtual-dataset.ts"));
				return yield* virtualExtent(header, context);
			},
			linked: new Map(Array.from(linked, ([path, { variables }]) => [path, variables])),
		}),
	);
	const group = await start(buildGroups({ tree, view, context, linked, choice }));
	const facts = hdf5Facts(tree.nodes, view);
	if (diagnostics.length === 0 && !group.groups.has(EOS_INFORMATION)) learn({ rootAddress, tree, view, group, facts });
	file.release();
	const store = new ManifestStore({ url, group, registry, diagnostics, facts });
	if (group.groups.has(EOS_INFORMATION)) {
		const { describeEos } = await import("./hdf-eos.ts");
		const { budget } = registry;
		await describeEos(store, { information: EOS_INFORMATION, inline: context.budget, budget, diagnostics });
	}
	return { store, root: view.root };
}

function arrayContext(
	file: Hdf5File,
	options: ParserOptions,
	diagnostics: Diagnostic[],
	pathOf: Hdf5Tree["pathOf"],
	openSource: OpenSource,
): ArrayContext {
	const fillOptions = fillOptionsOf(options);
	return {
		file,
		fillOptions,
		fillRules: { policy: "hdf5", options: fillOptions },
		budget: new InlineBudget(options.inlineBudget),
		diagnostics,
		pathOf,
		openSource,
	};
}

/** Files that lead to others are no patterns. */
const refuseSource: OpenSource = () => {
	throw new MustWait("another file has to be opened");
};

/** A dataset of another file; undefined where either is absent. */
async function openSource(opening: Promise<OtherFile>, path: string): Promise<SourceArray | undefined> {
	const found = await absentAsUndefined(opening.then(({ store }) => ({ store, array: store.array(path) })));
	if (found === undefined) return undefined;
	const { store, array } = found;
	return {
		array,
		read: async (starts, lengths, signal) => (await readRegion(store, array, starts, lengths, signal)) as Uint8Array,
	};
}

/** Undefined for a file or dataset that is not there, which the library takes for one full of the fill value. */
async function absentAsUndefined<T>(open: Promise<T>): Promise<T | undefined> {
	try {
		return await open;
	} catch (error) {
		if (isMiraError(error, "not-found")) return undefined;
		throw error;
	}
}

/** Undoes the filters of heaps. */
const decodeFilters: DecodeFilters = async (bytes, filters, filterMask, decodedBytes) => {
	const found = codecsForMask(filters, filterMask, { elementBytes: 1, path: "/" });
	if ("refused" in found) throw found.refused;
	const chain = [{ name: "bytes" }, ...found.codecs];
	const pipeline = await createPipeline(chain, { dataType: dataType("uint8"), shape: [decodedBytes] });
	return (await pipeline.decode(bytes)) as Uint8Array;
};
