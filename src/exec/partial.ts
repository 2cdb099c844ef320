import { deserialize, serialize } from "node:v8";
import { toNdArray } from "../dataset/elements.ts";
import { SharedParts } from "../dataset/shared-parts.ts";
import { LoadedVariable, type Variable } from "../dataset/variable.ts";
import { VirtualDataset } from "../dataset/virtual-dataset.ts";
import type { Diagnostic } from "../diagnostics.ts";
import type { KnownVersion } from "../io/object-source.ts";
import type { ObjectVersion } from "../io/object-store.ts";
import type { ObjectStoreRegistry } from "../io/registry.ts";
import { splitQuery, withoutSignature } from "../io/url.ts";
import type { ChunkManifest } from "../manifest/chunk-manifest.ts";
import { type ArrayDescription, ManifestArray } from "../manifest/manifest-array.ts";
import type { ChunkElements } from "../read/chunk.ts";
import type { Attributes } from "../zarr/attributes.ts";
import { isFixed } from "../zarr/data-type.ts";
import { loadManifests, type StoredManifests, storeManifests } from "./manifest-table.ts";
import { fromStored, toStored } from "./stored-value.ts";

/** An object that a file led to when it was opened, as it was then; null for one that was not there, or might not be read. */
export type BesideFile = [url: string, version: KnownVersion | null];

/** A file of a batch as it was opened, and which version of it that was. */
export type PartialFile = {
	url: string;
	version: KnownVersion;
	beside: readonly BesideFile[];
	dataset: VirtualDataset;
};

type StoredLoaded = Pick<ArrayDescription, "dimensionNames" | "dataType" | "attributes" | "fill" | "fillRules"> & {
	shape: readonly number[];
	elements: ChunkElements;
};
/** By number: a loaded variable, or a description with the manifest of that number. */
type StoredVariable = [name: string, loaded: number] | [name: string, manifest: number, description: ArrayDescription];
type StoredFile = {
	url: string;
	version: KnownVersion;
	beside: readonly BesideFile[];
	/** Of the dataset, which is another where what was opened led elsewhere. */
	datasetUrl: string;
	attributes: Attributes;
	coordinateNames: string[];
	diagnostics: readonly Diagnostic[];
	variables: StoredVariable[];
	/** Versions that references into other objects expect. */
	expected: [url: string, versions: ObjectVersion[]][];
	/** Where references lead although it may not be read. */
	outside: string[];
};
type StoredPartial = { files: StoredFile[]; loaded: StoredLoaded[]; manifests: StoredManifests };

/** True if a dataset is all data: nothing of it is computed, or looked up only when it is needed. */
export function isStorable({ variables }: VirtualDataset): boolean {
	return [...variables.values()].every((variable) => {
		if (variable.kind === "derived") return false;
		if (variable.kind === "manifest") return variable.loadedManifest !== undefined;
		return isFixed(variable.dataType) || variable.dataType.kind === "string";
	});
}

/**
 * Files of a batch as bytes: what they have in common once, their references in common columns. `urls` are those of the batch;
 * no signature of theirs is in the bytes.
 */
export function encodePartial(files: readonly PartialFile[], urls: readonly string[]): Uint8Array {
	const shared = new SharedParts();
	const loaded = new Map<LoadedVariable, number>();
	const manifests: ChunkManifest[] = [];
	const storeVariable = (name: string, variable: Variable): StoredVariable => {
		if (variable.kind === "loaded") {
			const number = loaded.get(variable) ?? loaded.size;
			loaded.set(variable, number);
			return [name, number];
		}
		const manifest = (variable as ManifestArray).loadedManifest as ChunkManifest;
		return [name, manifests.push(manifest) - 1, variable.description];
	};
	const storedFiles = files.map(({ url, version, beside, dataset }): StoredFile => {
		const { variables, attributes, coordinateNames, diagnostics, registry, url: datasetUrl } = shared.take(dataset);
		const stored = Array.from(variables, ([name, variable]) => storeVariable(name, variable));
		return {
			...{ url, version, beside, datasetUrl, attributes, diagnostics },
			coordinateNames: [...coordinateNames],
			variables: stored,
			...promisesOf(dataset, registry),
		};
	});
	const partial: StoredPartial = {
		files: storedFiles,
		loaded: Array.from(loaded.keys(), storeLoaded),
		manifests: storeManifests(manifests),
	};
	return serialize(toStored(partial, hideSignatures(urls)));
}

/** What the registry knows about objects that a dataset refers to, and others should. */
function promisesOf(
	{ variables, url: own }: VirtualDataset,
	registry: ObjectStoreRegistry,
): Pick<StoredFile, "expected" | "outside"> {
	const urls = new Set(
		Array.from(variables.values()).flatMap((variable) =>
			variable.kind === "manifest" ? (variable.loadedManifest?.urls ?? []) : [],
		),
	);
	const expected = [...urls].flatMap((url): StoredFile["expected"] => {
		const versions = registry.expectations(url);
		return versions.length === 0 ? [] : [[url, versions]];
	});
	return { expected, outside: [...urls].filter((url) => url !== own && !registry.has(url)) };
}

function storeLoaded(variable: LoadedVariable): StoredLoaded {
	const { dimensionNames, dataType, attributes, fill, fillRules } = variable.description;
	const { shape } = variable.values;
	return { dimensionNames, dataType, attributes, fill, fillRules, shape, elements: variable.elements };
}

/**
 * The files of a partial. `urls` are those of its batch, with the signatures that they have now; `registry` is what the datasets
 * are read through, and gets to know what was known to the one that opened them. Throws for bytes that are none.
 */
export function decodePartial(
	bytes: Uint8Array,
	urls: readonly string[],
	registry: ObjectStoreRegistry,
): PartialFile[] {
	const partial = fromStored(deserialize(bytes), showSignatures(urls)) as StoredPartial;
	const manifests = loadManifests(partial.manifests);
	const loaded = partial.loaded.map(loadLoaded);
	return partial.files.map((file) => {
		for (const [url, versions] of file.expected) for (const version of versions) registry.expect(url, version);
		registry.noteOutside(file.outside);
		const { url, version, beside } = file;
		return { url, version, beside, dataset: loadDataset(file, loaded, manifests, registry) };
	});
}

function loadDataset(
	file: StoredFile,
	loaded: readonly LoadedVariable[],
	manifests: readonly ChunkManifest[],
	registry: ObjectStoreRegistry,
): VirtualDataset {
	const { datasetUrl: url, attributes, coordinateNames, diagnostics } = file;
	const variables = file.variables.map(([name, number, description]): [string, Variable] => [
		name,
		description === undefined
			? (loaded[number] as LoadedVariable)
			: new ManifestArray(description, manifests[number] as ChunkManifest),
	]);
	return new VirtualDataset({ url, registry, variables, coordinateNames, attributes, diagnostics });
}

function loadLoaded({ shape, elements, dimensionNames, ...parts }: StoredLoaded): LoadedVariable {
	const values = toNdArray(parts.dataType, { shape, elements });
	return new LoadedVariable({ ...parts, dimensionNames: dimensionNames as string[], values });
}

/** Stands on both sides of the number of a file, in the place of its query; no URL has such a character. */
const MARK = "\u0000";

/** The queries of URLs that are secrets, by their places in the batch. */
function secretsOf(urls: readonly string[]): [place: number, query: string][] {
	return urls.flatMap((url, place): [number, string][] =>
		withoutSignature(url) === url ? [] : [[place, splitQuery(url)[1]]],
	);
}

function hideSignatures(urls: readonly string[]): (text: string) => string {
	const secrets = secretsOf(urls);
	return (text) => secrets.reduce((safe, [place, query]) => safe.replaceAll(query, MARK + place + MARK), text);
}

/** The texts as they were; those that are urls of the batch are the very same, and take no memory of their own. */
function showSignatures(urls: readonly string[]): (text: string) => string {
	const secrets = secretsOf(urls);
	const known = new Map(urls.map((url) => [url, url]));
	return (text) => {
		const whole = secrets.reduce((url, [place, query]) => url.replaceAll(MARK + place + MARK, () => query), text);
		return known.get(whole) ?? whole;
	};
}
