import { isMiraError, MiraError } from "../errors.ts";
import type { DecodedArray } from "../fill/decode.ts";
import type { ManifestStore } from "../manifest/manifest-store.ts";
import { gridMapOf } from "../read/crs/degrees-on-map.ts";
import { decode } from "../read/decode.ts";
import { coordinatesOf, findCoordinate } from "../read/labels/coordinates.ts";
import { type LabelRequest, selectLabels } from "../read/labels/select-labels.ts";
import { type CsvTable, csvBlocks } from "../read/output/csv.ts";
import { type JsonDocument, type JsonVariable, valuesDocument } from "../read/output/json-values.ts";
import { paletteImage, pictureShape, usualRange } from "../read/picture/picture.ts";
import type { PlaneOptions } from "../read/picture/plane-blocks.ts";
import { encodePng } from "../read/picture/png.ts";
import { isSouthUp } from "../read/picture/south-up.ts";
import { countTouched } from "../read/selected-chunks.ts";
import { type DimensionSelection, parseSelection, type ResolvedRange, resolveSelection } from "../read/selection.ts";
import { chunkShapeAt } from "../zarr/chunk-grid.ts";
import { writeJson } from "../zarr/json.ts";
import { elementCount } from "../zarr/nd-array.ts";
import { badQuery, type Query, type ValueFormat } from "./query.ts";
import { Refusal } from "./refusal.ts";

/** What values are asked for, and in which form. */
export type ValuesRequest = { path: string; format: ValueFormat; query: Query };

/** What an answer may cost. */
export type ValueBounds = {
	/** Values of an answer. */
	maxCells: number;
	/** How values are decoded. */
	decoding: PlaneOptions;
};

/** Cells that may be decoded for an answer, those that are in the same chunks counted too: some seconds of work. */
const MOST_WORK = 2 ** 30;

/** What is selected, and for each of the points of a path, if it is one. */
type Selected = { ranges: readonly ResolvedRange[]; selection: readonly DimensionSelection[] };

/** The body of an answer: values by label. */
export async function labelValues(
	store: ManifestStore,
	request: ValuesRequest,
	bounds: ValueBounds,
	signal: AbortSignal,
): Promise<Uint8Array> {
	const { path, query, format } = request;
	const { description } = store.array(path);
	if (query.variable !== undefined || query.resampling !== undefined)
		throw badQuery(
			"variable and resampling are for tiles",
			"To ask for a coordinate of such a name, write sel. before it",
		);
	const selections = await selectionsOf(store, path, query, signal);
	const all = selections.map((selection): Selected => {
		return { selection, ranges: resolveSelection(selection, description.shape, path) };
	});
	const [first] = all as [Selected, ...Selected[]];
	const cells = all.length * elementCount(first.ranges.map(({ count }) => count));
	if (cells > bounds.maxCells) throw tooMuch(first, description.dimensionNames ?? [], cells, bounds.maxCells);
	const chunk = chunkShapeAt(
		description.chunkGrid,
		description.shape,
		description.shape.map(() => 0),
	);
	const work = elementCount(chunk) * all.reduce((sum, { ranges }) => sum + countTouched(description, ranges), 0);
	if (work > MOST_WORK)
		throw new Refusal(413, "too-much", `${work} values would have to be decoded for it, and ${MOST_WORK} can be`, {
			hint: "Ask for less along the dimensions of which a chunk holds little",
		});
	if (query.points !== undefined) return pointsBody(store, request, all, bounds, signal);
	const values = await decodeSelection(store, path, first.selection, format, bounds, signal);
	switch (format) {
		case "json":
			return jsonBody(await valuesDocument(store, { path, ranges: first.ranges, values, signal }));
		case "csv":
			return textBody(await csvText(store, { path, ranges: first.ranges, values, signal }));
		case "png":
			return picture(store, request, first.ranges, values, signal);
	}
}

/** What a query selects; for a path of points one selection each. */
async function selectionsOf(
	store: ManifestStore,
	path: string,
	query: Query,
	signal: AbortSignal,
): Promise<DimensionSelection[][]> {
	const { points, tolerance } = query;
	const requests = query.labels.map(([name, label]): LabelRequest => {
		const isNearest = query.method === "nearest" && !isRange(label);
		return { name, label, method: isNearest ? "nearest" : "select" };
	});
	if (tolerance !== undefined && query.method !== "nearest" && points === undefined)
		throw badQuery("a tolerance is for the nearest", "Add method=nearest");
	const options = { tolerance, signal };
	if (points === undefined)
		return [withPositions(store, path, await selectLabels(store, path, requests, options), query)];
	const isOnMap = gridMapOf(store, path) !== undefined;
	const [latitude, longitude] = ["latitude", "longitude"].map((name) =>
		isOnMap ? name : findCoordinate(store, path, name).name,
	) as [string, string];
	const selections: DimensionSelection[][] = [];
	for (const point of points) {
		const own = [
			{ name: latitude, label: point.latitude, method: "nearest" as const },
			{ name: longitude, label: point.longitude, method: "nearest" as const },
		];
		selections.push(withPositions(store, path, await selectLabels(store, path, [...requests, ...own], options), query));
	}
	return selections;
}

/** Times have colons too: those of a moment do not make a range. */
function isRange(label: string): boolean {
	return label.replace(/[T ]\d{2}(:\d{2}(?!\d)){1,2}/g, "").includes(":");
}

function withPositions(
	store: ManifestStore,
	path: string,
	selection: DimensionSelection[],
	{ positions }: Query,
): DimensionSelection[] {
	const { dimensionNames = [] } = store.array(path).description;
	for (const [name, text] of positions) {
		const axis = dimensionNames.indexOf(name);
		if (axis < 0) throw badQuery(`there is no dimension "${name}"`, `Dimensions: ${dimensionNames.join(", ")}`);
		if (selection[axis] !== null) throw badQuery(`a label and a position are given along ${name}`);
		const [entry, ...others] = parseSelection(text);
		if (entry === undefined || others.length > 0) throw badQuery(`"${text}" is not a position of ${name}, nor a slice`);
		selection[axis] = entry;
	}
	return selection;
}

function tooMuch({ ranges }: Selected, names: readonly (string | null)[], cells: number, maxCells: number): Refusal {
	const longest = ranges.reduce((best, { count }, d) => (count > (ranges[best]?.count ?? 0) ? d : best), 0);
	const name = names[longest] ?? `dimension ${longest}`;
	return new Refusal(413, "too-much", `${cells} values are asked for, and ${maxCells} can be at a time`, {
		hint: `Ask for less along ${name}, of which these are ${ranges[longest]?.count}; or read the chunks with a Zarr client`,
	});
}

/** Pictures are of numbers; elsewhere times are told as such, where their calendar is known. */
async function decodeSelection(
	store: ManifestStore,
	path: string,
	selection: readonly DimensionSelection[],
	format: ValueFormat,
	{ decoding }: ValueBounds,
	signal: AbortSignal,
): Promise<DecodedArray> {
	const options = { ...decoding, selection, missing: "validity", reasons: true, characters: "joined", signal } as const;
	if (format === "png") return decode(store, path, options);
	try {
		return await decode(store, path, { ...options, times: "iso" });
	} catch (error) {
		if (!isMiraError(error, "unsupported-feature")) throw error;
		return decode(store, path, options);
	}
}

async function csvText(
	store: ManifestStore,
	table: Pick<CsvTable, "path" | "ranges" | "values" | "part" | "signal">,
): Promise<string> {
	let text = "";
	for await (const block of csvBlocks(store, { ...table, times: "iso", isLookedAt: false })) text += block;
	return text;
}

async function picture(
	store: ManifestStore,
	{ path, query }: ValuesRequest,
	ranges: readonly ResolvedRange[],
	values: DecodedArray,
	signal: AbortSignal,
): Promise<Uint8Array> {
	const names = store.array(path).description.dimensionNames ?? [];
	const kept = ranges.flatMap((range, d) => (range.kept ? [names[d] ?? `dimension ${d}`] : []));
	const shape = pictureShape(values.shape, kept, path);
	const range = query.range ?? usualRange(values, elementCount(values.shape));
	if (range === undefined)
		throw new MiraError("bad-selection", "there is nothing to draw: no value is a number that is not missing", {
			path,
		});
	const isFlipped = await isSouthUp(store, path, ranges, signal);
	return encodePng(paletteImage(values, shape, range, { isFlipped, colours: query.colours }));
}

/** Values at points one after the other; along other dimensions they have what is selected there. */
async function pointsBody(
	store: ManifestStore,
	{ path, format }: ValuesRequest,
	all: readonly Selected[],
	bounds: ValueBounds,
	signal: AbortSignal,
): Promise<Uint8Array> {
	if (format === "png") throw badQuery("points make no picture", "There are csv and json for them");
	let table = "";
	const documents: JsonDocument[] = [];
	for (const [number, { ranges, selection }] of all.entries()) {
		signal.throwIfAborted();
		const values = await decodeSelection(store, path, selection, format, bounds, signal);
		const part = { name: "point", number };
		if (format === "csv") table += await csvText(store, { path, ranges, values, part, signal });
		else documents.push(await valuesDocument(store, { path, ranges, values, signal }));
	}
	if (format === "csv") return textBody(table);
	const places = placeAxes(store, path);
	const known = coordinatesOf(store, path).filter(({ axes }) => axes.some((axis) => places.includes(axis)));
	return jsonBody(joinedDocument(documents, new Set(known.map(({ name }) => name))));
}

/** The dimensions along which points are looked for. */
function placeAxes(store: ManifestStore, path: string): number[] {
	const map = gridMapOf(store, path);
	if (map !== undefined) return [...map.y.axes, ...map.x.axes];
	return ["latitude", "longitude"].flatMap((name) => findCoordinate(store, path, name).axes);
}

/** One document of several, along a new dimension, which the values have and the coordinates that differ. */
function joinedDocument(documents: readonly JsonDocument[], differing: ReadonlySet<string>): JsonDocument {
	const [first] = documents as readonly [JsonDocument, ...JsonDocument[]];
	const along = (parts: readonly JsonVariable[]): Pick<JsonVariable, "dims" | "data"> => {
		return { dims: ["points", ...(parts[0]?.dims ?? [])], data: parts.map(({ data }) => data) };
	};
	const coords = Object.entries(first.coords).map(([name, own]): [string, JsonVariable] => {
		if (!differing.has(name)) return [name, own];
		return [name, { ...own, ...along(documents.map((document) => document.coords[name] as JsonVariable)) }];
	});
	return { ...first, ...along(documents), coords: Object.fromEntries(coords) };
}

function jsonBody(document: JsonDocument): Uint8Array {
	return textBody(`${writeJson(document)}\n`);
}

function textBody(text: string): Uint8Array {
	return new TextEncoder().encode(text);
}
