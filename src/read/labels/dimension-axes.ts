import { isMiraError } from "../../errors.ts";
import { isValid } from "../../fill/validity-bitmap.ts";
import { type AbortOptions, withDeadline } from "../../io/deadline.ts";
import type { ManifestStore } from "../../manifest/manifest-store.ts";
import { type DecodeOptions, decode } from "../decode.ts";
import { centreOf } from "./affine.ts";
import { type AxisRole, textOf } from "./axis-role.ts";
import { type Coordinate, type CoordinateSource, coordinatesOf } from "./coordinates.ts";

/** What lies along a dimension of an array, for the axis of a chart. */
export type DimensionAxis = {
	/** The name of the dimension, if it has one. */
	dimension: string | null;
	length: number;
	/** The name of the coordinate that lies along it; absent where there is none. */
	name?: string;
	/** Where that stands; absent where it follows from the transform of an image. */
	path?: string;
	role?: AxisRole;
	/** Its units as the file has them. */
	units?: string;
	labels: AxisLabels;
	/** Why the coordinate could not be read: then there are positions only. */
	problem?: string;
};

/** The labels along a dimension. */
export type AxisLabels =
	/** No coordinate: its elements are counted from 0. */
	| { kind: "positions" }
	/** Centres at equal distances: of images. */
	| { kind: "even"; first: number; step: number }
	/** NaN where one is missing. */
	| { kind: "numbers"; values: Float64Array }
	/** Numbers in `units`, and the same as dates of their calendar in ISO 8601. */
	| { kind: "times"; values: Float64Array; texts: (string | null)[] }
	| { kind: "texts"; texts: (string | null)[] };

/** What lies along each dimension of an array: the coordinates that have one dimension, which are read. */
export async function dimensionAxes(
	store: ManifestStore,
	path: string,
	options: AbortOptions = {},
): Promise<DimensionAxis[]> {
	return withDeadline("reading coordinates", options, ({ signal }) => axesOf(store, path, signal), {
		url: store.url,
		path,
	});
}

function axesOf(store: ManifestStore, path: string, signal: AbortSignal | undefined): Promise<DimensionAxis[]> {
	const { shape, dimensionNames = [] } = store.array(path).description;
	const known = coordinatesOf(store, path).filter(({ axes }) => axes.length === 1);
	return Promise.all(
		shape.map((length, d) => {
			const dimension = dimensionNames[d] ?? null;
			const along = known.filter(({ axes }) => axes[0] === d);
			const own = along.find(({ name }) => name === dimension) ?? along[0];
			if (own === undefined) return { dimension, length, labels: { kind: "positions" } as const };
			return axisOf(store, own, dimension, length, signal);
		}),
	);
}

async function axisOf(
	store: ManifestStore,
	{ name, role, source }: Coordinate,
	dimension: string | null,
	length: number,
	signal: AbortSignal | undefined,
): Promise<DimensionAxis> {
	const told = { dimension, length, name, ...(role === undefined ? {} : { role }) };
	if (source.kind === "transform") return { ...told, labels: evenLabels(source) };
	const units = textOf(source.array.description.attributes, "units");
	const own = { ...told, path: source.path, ...(units === undefined ? {} : { units }) };
	try {
		return { ...own, labels: await readLabels(store, source.path, role === "time", signal) };
	} catch (error) {
		if (!isMiraError(error) || signal?.aborted) throw error;
		return { ...own, labels: { kind: "positions" }, problem: error.what };
	}
}

function evenLabels({ transform, part }: Extract<CoordinateSource, { kind: "transform" }>): AxisLabels {
	const first = centreOf(transform, 0, 0)[part];
	return { kind: "even", first, step: centreOf(transform, 1, 1)[part] - first };
}

async function readLabels(
	store: ManifestStore,
	path: string,
	isTime: boolean,
	signal: AbortSignal | undefined,
): Promise<AxisLabels> {
	const options: DecodeOptions = { missing: "validity", characters: "joined", signal };
	const { data, validity } = await decode(store, path, options);
	const there = (i: number): boolean => isValid(validity, i);
	if (!ArrayBuffer.isView(data))
		return { kind: "texts", texts: data.map((value, i) => (there(i) && value !== null ? String(value) : null)) };
	const values = Float64Array.from(data as ArrayLike<number | bigint>, (value, i) =>
		there(i) ? Number(value) : Number.NaN,
	);
	const texts = isTime ? await timeTexts(store, path, options) : undefined;
	return texts === undefined ? { kind: "numbers", values } : { kind: "times", values, texts };
}

/** Undefined for times of a calendar that nobody knows: they are numbers. */
async function timeTexts(
	store: ManifestStore,
	path: string,
	options: DecodeOptions,
): Promise<(string | null)[] | undefined> {
	try {
		const { data, validity } = await decode(store, path, { ...options, times: "iso" });
		return ArrayBuffer.isView(data)
			? undefined
			: data.map((value, i) => (isValid(validity, i) && value !== null ? String(value) : null));
	} catch (error) {
		if (isMiraError(error, "unsupported-feature")) return undefined;
		throw error;
	}
}
