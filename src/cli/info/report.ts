import type { Diagnostic } from "../../diagnostics.ts";
import { isMiraError, withoutSecrets } from "../../errors.ts";
import type { FillModel } from "../../fill/model.ts";
import { Limiter } from "../../io/concurrency.ts";
import { dimensionLengths } from "../../manifest/group-dimensions.ts";
import { pathBelow, type StoreArray } from "../../manifest/manifest-group.ts";
import { type ArrayRole, rolesIn } from "../../read/array-roles.ts";
import { fillInForce } from "../../read/mask-arrays.ts";
import { type Attributes, attributeToJson, textIn } from "../../zarr/attributes.ts";
import { type ChunkGrid, chunkGridDocument } from "../../zarr/chunk-grid.ts";
import { fillToJson } from "../../zarr/fill-value.ts";
import type { JsonObject, JsonValue } from "../../zarr/json.ts";
import type { CodecMetadata } from "../../zarr/metadata.ts";
import { formatScalar } from "../../zarr/scalar.ts";
import type { FlagWords } from "../flag-words.ts";
import { type GribForm, gribForm } from "../grib-form.ts";
import { type Cost, costOf, type Opened } from "../opening.ts";
import type { MaskingOptions } from "../reading-options.ts";
import { type AxisInfo, type AxisNote, AxisReader } from "./axis.ts";
import { directorySize } from "./directory-size.ts";
import { type Place, type PlacedArray, placeOf, transformAxis } from "./place.ts";
import { type Chosen, choose, decodedBytes, type ViewOptions } from "./view.ts";

/** Where the chunks of an array are. */
export type ChunkCounts = {
	chunks: number;
	/** True where no reference can express the chunks: they are computed when they are read. */
	computed: boolean;
	references: number;
	missingChunks: number;
	inlinedBytes: number;
};

/** An array, described. */
export type ArrayInfo = {
	path: string;
	role: ArrayRole;
	/** `long_name`, `standard_name` or `title`. */
	title: string | undefined;
	units: string | undefined;
	shape: readonly number[];
	dimensionNames: readonly (string | null)[];
	/** Places of the dimensions along which the file lets it grow. */
	unlimited: readonly number[];
	dataType: string;
	/** Of all elements, uncompressed; undefined for those of variable length. */
	decodedBytes: number | undefined;
	chunks: JsonValue;
	codecs: readonly CodecMetadata[];
	/** The length of fixed text and raw bytes. */
	lengthBytes: number | undefined;
	/** As Zarr writes it: what unwritten chunks hold. */
	fillValue: JsonValue;
	/** The same for people. */
	fillText: string;
	/** Values that mean "missing", as text. */
	missing: string[];
	packed: boolean;
	/** A value is the stored number times `factor`, plus `offset`. */
	packing: { factor: number; offset: number } | undefined;
	/** As the file has them. */
	attributes: JsonObject;
	/** Or the reason why they are not known; undefined where nobody asked: indexes of chunks may cost many requests. */
	counts: ChunkCounts | { error: string } | undefined;
	/** Of coordinates with one dimension or none: where they begin and end. */
	axis: AxisInfo | AxisNote | undefined;
	/** Of GRIB fields: level, time and packing, as their messages have them. */
	grib: GribForm | undefined;
};

/** A dimension of the arrays of a group. */
export type DimensionInfo = {
	name: string;
	/** The greatest, where arrays of the group have it in several lengths, as overviews do. */
	length: number;
	isVaried: boolean;
	unlimited: boolean;
	/** The path of the array that has its coordinates, in this group or one above. */
	coordinate: string | undefined;
	/** Where these begin and end. */
	axis: AxisInfo | AxisNote | undefined;
};

/** A group, described; dimensions are those of its own arrays. */
export type GroupInfo = {
	path: string;
	dimensions: DimensionInfo[];
	/** Where its data are. */
	place: Place | undefined;
	attributes: JsonObject;
};

/** Everything that `info` shows. */
export type InfoReport = {
	url: string;
	/** As the user named it. */
	name: string;
	format: string;
	/** With its version, such as `NetCDF-4`. */
	version: string | undefined;
	/** What else is said of it first, such as `COG`. */
	traits: readonly string[];
	/** Of the file, or of all files of a local store. */
	sizeBytes: number | undefined;
	/** Of all arrays of fixed-size elements, uncompressed. */
	decodedBytes: number;
	/** What the file calls itself. */
	title: string | undefined;
	groups: GroupInfo[];
	arrays: ArrayInfo[];
	/** Arrays that cannot be shown, with the reason. */
	refused: { path: string; code: string; message: string }[];
	diagnostics: Diagnostic[];
	cost: Cost;
	/** How many arrays and groups there are in all, those that were not asked for included. */
	totals: { arrays: number; groups: number };
	/** True where there are too many arrays to show each. */
	isSummary: boolean;
	/** The arrays and the refused ones by the path of their group. */
	byGroup: ReadonlyMap<string, Pick<InfoReport, "arrays" | "refused">>;
};

/** Messages of an array that are looked at: without an index nearly all of them were read when the file was opened. */
const MOST_MESSAGES = 32;
/** Reads at a time, of coordinates and of indexes. */
const CONCURRENCY = 16;

/** What is wanted of a store. */
export type DescribeOptions = ViewOptions & Partial<MaskingOptions> & { signal?: AbortSignal | undefined };

/** Gathers what `info` shows. What needs requests is gathered only of what is shown. */
export async function describeStore(opened: Opened, words: FlagWords, options: DescribeOptions): Promise<InfoReport> {
	const { store, name, format } = opened;
	const chosen = choose(store, options);
	const context: Context = {
		opened,
		words,
		options,
		chosen,
		limiter: new Limiter(CONCURRENCY),
		axes: new AxisReader(store, CONCURRENCY, options.signal),
	};
	// Of a summary one group alone has its coordinates read: what it costs must not depend on how many groups there are.
	const example = chosen.groups.find(({ arrays }) => arrays.length > 0);
	const groups = await Promise.all(
		chosen.groups.map((one) => describeGroup(one, context, !chosen.isSummary || one === example)),
	);
	const { version, traits = [] } = store.facts;
	const byGroup = new Map(
		groups.map(({ info, arrays }, i): [string, Pick<InfoReport, "arrays" | "refused">] => {
			const refused = chosen.groups[i]?.refused ?? [];
			return [
				info.path,
				{
					arrays,
					refused: refused.map(({ path, error }) => ({ path, code: error.code, message: words.message(error) })),
				},
			];
		}),
	);
	return {
		url: withoutSecrets(store.url),
		name: withoutSecrets(name),
		format,
		version,
		traits,
		sizeBytes: opened.sizeBytes ?? (await directorySize(store.url)),
		decodedBytes: chosen.decodedBytes,
		title: textIn(store.group.attributes, "title", "Title", "TITLE", "name"),
		groups: groups.map(({ info }) => info),
		arrays: groups.flatMap(({ arrays }) => arrays),
		refused: [...byGroup.values()].flatMap(({ refused }) => refused),
		diagnostics: words.advised(store.diagnostics.filter(({ path }) => chosen.isAbout(path))),
		cost: costOf(opened),
		totals: chosen.totals,
		isSummary: chosen.isSummary,
		byGroup,
	};
}

type ChosenGroup = Chosen["groups"][number];

type Context = {
	opened: Opened;
	words: FlagWords;
	options: DescribeOptions;
	chosen: Chosen;
	limiter: Limiter;
	axes: AxisReader;
};

async function describeGroup(
	{ path, group, arrays, parents }: ChosenGroup,
	context: Context,
	isRead: boolean,
): Promise<{ info: GroupInfo; arrays: ArrayInfo[] }> {
	const { opened, words, options, chosen, limiter, axes } = context;
	const roles = rolesIn(group);
	const shown =
		options.path === undefined && options.match === undefined
			? [...group.arrays.values()]
			: arrays.map(({ array }) => array);
	const [dimensions, described] = await Promise.all([
		Promise.all(
			dimensionsOf(shown, [{ path, group }, ...parents]).map(async (one) => ({
				...one,
				axis:
					isRead && one.coordinate !== undefined
						? await axes.read(one.coordinate)
						: transformAxis(one, group.attributes),
			})),
		),
		Promise.all(
			arrays.map(async ({ name, path: own, array }): Promise<{ placed: PlacedArray; info: ArrayInfo }> => {
				const role = roles.get(name) ?? "data";
				const isScalar = array.description.shape.length === 0 && role !== "reference";
				const isAxis = role === "coordinate" || (isScalar && !chosen.isSummary);
				const axis = isRead && isAxis ? await axes.read(own) : undefined;
				const counts = chosen.isDetailed ? await limiter.run(() => countChunks(array, words)) : undefined;
				const grib = chosen.isSummary ? undefined : await gribForm(opened.store, array, MOST_MESSAGES);
				const info = { ...describeArray(own, array, role, options), axis, counts, grib };
				return { placed: { name, array, role, axis }, info };
			}),
		),
	]);
	const placed = described.map((one) => one.placed);
	const place = await placeOf(group, placed, parents);
	return {
		info: { path, dimensions, place, attributes: attributesToJson(group.attributes) },
		arrays: described.map(({ info }) => info),
	};
}

function dimensionsOf(arrays: readonly StoreArray[], groups: ChosenGroup["parents"]): Omit<DimensionInfo, "axis">[] {
	const known = new Map<string, Omit<DimensionInfo, "axis">>();
	// Those of the data come in the order in which the data have them.
	const byRank = [...arrays].sort((a, b) => b.description.shape.length - a.description.shape.length);
	for (const { description } of byRank)
		for (const [d, name] of (description.dimensionNames ?? []).entries()) {
			if (name === null) continue;
			const length = dimensionLengths(description)[d] ?? 0;
			const unlimited = description.unlimited?.includes(d) === true;
			const before = known.get(name);
			known.set(name, {
				name,
				length: Math.max(length, before?.length ?? 0),
				isVaried: before !== undefined && (before.isVaried || before.length !== length),
				unlimited: unlimited || before?.unlimited === true,
				coordinate: before === undefined ? coordinatePath(name, groups) : before.coordinate,
			});
		}
	return [...known.values()];
}

function coordinatePath(name: string, groups: ChosenGroup["parents"]): string | undefined {
	const found = groups.find(({ group }) => {
		const description = group.arrays.get(name)?.description;
		return description?.shape.length === 1 && description.dimensionNames?.[0] === name;
	});
	return found && pathBelow(found.path, name);
}

function describeArray(
	path: string,
	array: StoreArray,
	role: ArrayRole,
	masking: Partial<MaskingOptions>,
): Omit<ArrayInfo, "axis" | "counts" | "grib"> {
	const { shape, dataType, chunkGrid, codecs, dimensionNames, attributes, fill, unlimited } = array.description;
	const sentinels = fillInForce(fill, masking).validity.map((rule) => {
		if (rule.kind === "sentinel") return formatScalar(dataType, rule.value);
		return rule.kind === "maskArray" ? `mask ${rule.path}` : rule.source.place;
	});
	return {
		path,
		role,
		title: textIn(attributes, "long_name", "standard_name", "title"),
		units: textIn(attributes, "units", "unit"),
		shape,
		dimensionNames: dimensionNames ?? [],
		unlimited: unlimited ?? [],
		dataType: dataType.name,
		decodedBytes: decodedBytes(array),
		lengthBytes: ["text", "utf32", "raw"].includes(dataType.kind) ? dataType.itemBytes : undefined,
		chunks: chunksOf(chunkGrid),
		codecs,
		fillValue: fillToJson(dataType, fill.storage.value),
		fillText: formatScalar(dataType, fill.storage.value),
		missing: [...new Set(sentinels)],
		packing: packingOf(fill),
		packed: fill.packing.scaleFactor !== undefined || fill.packing.addOffset !== undefined,
		attributes: attributesToJson(attributes),
	};
}

function packingOf({ packing: { scaleFactor, addOffset } }: FillModel): ArrayInfo["packing"] {
	if (scaleFactor === undefined && addOffset === undefined) return undefined;
	return { factor: scaleFactor?.value ?? 1, offset: addOffset?.value ?? 0 };
}

function chunksOf(grid: ChunkGrid): JsonValue {
	return grid.kind === "regular" ? grid.chunkShape : chunkGridDocument(grid);
}

function attributesToJson(attributes: Attributes): JsonObject {
	return Object.fromEntries(Array.from(attributes, ([name, value]) => [name, attributeToJson(value)]));
}

/** An index of chunks that cannot be read must not hide the rest of the file. */
async function countChunks(array: StoreArray, words: FlagWords): Promise<NonNullable<ArrayInfo["counts"]>> {
	try {
		const { chunkCount, referenceCount, missingCount, inlinedBytes } = await array.manifest();
		const computed = array.kind === "derived";
		const missingChunks = computed ? 0 : missingCount;
		return { chunks: chunkCount, computed, references: referenceCount, missingChunks, inlinedBytes };
	} catch (error) {
		if (!isMiraError(error)) throw error;
		return { error: words.message(error) };
	}
}
