import { createPipeline } from "../../codecs/index.ts";
import { isMiraError, MiraError } from "../../errors.ts";
import type { ObjectStoreRegistry } from "../../io/registry.ts";
import { InlineBudget } from "../../manifest/inline-budget.ts";
import { ManifestStore } from "../../manifest/manifest-store.ts";
import { readRegion } from "../../read/read.ts";
import { dataType } from "../../zarr/data-type.ts";
import { Choice } from "../choice.ts";
import { createParser, type Parser } from "../parser.ts";
import type { ParserOptions } from "../parser-options.ts";
import { hdf5Facts } from "./facts.ts";
import type { DecodeFilters } from "./file.ts";
import { codecsForMask } from "./filters.ts";
import { type Hdf5Options, hdf5Format } from "./format.ts";
import { viewAsNetcdf4 } from "./netcdf4/view.ts";
import { start, waitFor } from "./reading.ts";
import { openHdf5 } from "./superblock.ts";
import type { ArrayContext } from "./to-zarr/array.ts";
import { followLinks, type OtherFile } from "./to-zarr/external-links.ts";
import { buildGroups, shownPath } from "./to-zarr/groups.ts";
import { externalUrl } from "./to-zarr/storage.ts";
import type { SourceArray } from "./to-zarr/virtual-copy.ts";
import { walkTree } from "./tree.ts";

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
	if (descent.urls.length > MAX_FILES_DEEP || ++descent.opened.count > MAX_FILES)
		throw new MiraError("limit-exceeded", "files link to files, more of them or deeper than any sound file needs", {
			url,
		});
	const below: Descent = { ...descent, urls: [...descent.urls, url] };
	const { file, rootAddress, diagnostics } = await openHdf5(url, registry, { decodeFilters });
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
	const context: ArrayContext = {
		file,
		fillOptions: options,
		fillRules: { policy: "hdf5", options },
		budget: new InlineBudget(options.inlineBudget),
		diagnostics,
		pathOf: tree.pathOf,
		openSource: (name, path) => openSource(openOther(name), path),
	};
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
	file.release();
	const store = new ManifestStore({ url, group, registry, diagnostics, facts: hdf5Facts(tree.nodes, view) });
	if (group.groups.has(EOS_INFORMATION)) {
		const { describeEos } = await import("./hdf-eos.ts");
		const { budget } = registry;
		await describeEos(store, { information: EOS_INFORMATION, inline: context.budget, budget, diagnostics });
	}
	return { store, root: view.root };
}

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
