import { isMiraError } from "../errors.ts";
import type { ManifestStore } from "../manifest/manifest-store.ts";
import { decode } from "../read/decode.ts";
import { type CellCoordinate, coordinatesAt } from "../read/labels/coordinates-at.ts";
import { elementText, type Values } from "../read/output/elements.ts";
import { read } from "../read/read.ts";
import { resolveSelection, type Selection } from "../read/selection.ts";
import { type DataType, isFixed } from "../zarr/data-type.ts";
import { elementCount } from "../zarr/nd-array.ts";
import { formatScalar } from "../zarr/scalar.ts";
import { type Statistics, statisticsOf } from "./statistics.ts";

/** What was read, and how to show it. */
export type ReadResult = {
	path: string;
	/** Of the values; stored ones have that of the array. */
	dataType: string;
	shape: number[];
	/** Absent for times that are told as such. */
	units: string | undefined;
	values: Values;
	statistics: Statistics;
	/** The text of an element; not called for missing ones. */
	text(i: number): string;
};

/** How to read values. */
export type ReadValuesOptions = {
	/** Leaves out the decoding. */
	raw: boolean;
	mask?: "xarray" | "netcdf";
	maskArrays?: boolean | undefined;
	maskStorageFill?: boolean | undefined;
	maskExcept?: readonly string[] | undefined;
	/** False leaves packing as it is. */
	scale?: boolean;
	/** How times are told; `iso-or-number` gives numbers where the calendar is not known. */
	times?: "number" | "iso" | "iso-or-number";
	selection?: Selection | undefined;
	signal?: AbortSignal;
};

/** Reads and decodes. */
export async function readValues(
	store: ManifestStore,
	variable: string,
	options: ReadValuesOptions,
): Promise<ReadResult> {
	const { raw, mask, maskArrays, maskStorageFill, maskExcept, scale, times = "number", ...selection } = options;
	const { path: shownPath, dataType, attributes } = store.array(variable).description;
	const path = variable.replace(/^\/*/, "/");
	if (raw) {
		const values = await read(store, path, selection);
		const statistics = statisticsOf(values, elementCount(values.shape));
		return {
			...result(shownPath, values, statistics),
			units: undefined,
			text: (i) => storedText(dataType, values, i),
		};
	}
	// With a bitmap instead of NaN, integers keep their type and all of their digits.
	const decoding = {
		...selection,
		mask,
		maskArrays,
		maskStorageFill,
		maskExcept,
		scale,
		missing: "validity",
		reasons: true,
		characters: "joined",
	} as const;
	const values = await decode(store, path, { ...decoding, times: times === "number" ? "number" : "iso" }).catch(
		(error: unknown) => {
			if (times === "iso-or-number" && isMiraError(error, "unsupported-feature")) return decode(store, path, decoding);
			throw error;
		},
	);
	const isTime = times !== "number" && values.dataType === "string" && dataType.kind !== "string";
	const units = isTime ? undefined : attributes.get("units");
	return {
		...result(shownPath, values, statisticsOf(values, elementCount(values.shape), isTime)),
		units: units?.dataType === "string" ? units.values[0] : undefined,
		text: (i) => (isTime ? String(values.data[i]) : elementText(values, i)),
	};
}

function result(path: string, values: Values, statistics: Statistics): Omit<ReadResult, "units" | "text"> {
	const { dataType, shape } = values;
	return { path, dataType, shape, values, statistics };
}

/** The coordinates that all values of a selection share, where single positions are selected. */
export async function sharedPlace(
	store: ManifestStore,
	path: string,
	selection: Selection | undefined,
	signal: AbortSignal,
): Promise<CellCoordinate[]> {
	if (!selection?.some((entry) => typeof entry === "number")) return [];
	const ranges = resolveSelection(selection, store.array(path).description.shape, path);
	return coordinatesAt(
		store,
		path,
		ranges.map(({ start, kept }) => (kept ? undefined : start)),
		signal,
	);
}

function storedText(type: DataType, { bytes, ...values }: Values & { bytes: Uint8Array }, i: number): string {
	if (!isFixed(type)) return elementText(values, i);
	return formatScalar(type, bytes.subarray(i * type.itemBytes, (i + 1) * type.itemBytes));
}
