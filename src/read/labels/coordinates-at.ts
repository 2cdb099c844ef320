import { isMiraError } from "../../errors.ts";
import { isValid } from "../../fill/validity-bitmap.ts";
import type { ManifestStore } from "../../manifest/manifest-store.ts";
import { decode } from "../decode.ts";
import { valueText } from "../value-text.ts";
import { centreOf } from "./affine.ts";
import { type AxisRole, textOf } from "./axis-role.ts";
import { type Coordinate, coordinatesOf } from "./coordinates.ts";

/** One coordinate of a cell. */
export type CellCoordinate = {
	name: string;
	/** Where it stands; absent where it follows from the transform of an image. */
	path?: string;
	/** What it measures, where the conventions tell. */
	role?: AxisRole;
	/** As text: numbers with all their digits, times in ISO 8601; null where it is missing, or cannot be read. */
	value: string | null;
	/** Absent for times, which are told as such. */
	units?: string;
	/** Why it cannot be read. */
	problem?: string;
};

/**
 * The coordinates of one cell of an array, or of what its cells share at some positions: undefined ones are left open, with the
 * coordinates along them. A coordinate that cannot be read says so; it does not spoil the others.
 */
export function coordinatesAt(
	store: ManifestStore,
	path: string,
	index: readonly (number | undefined)[],
	signal?: AbortSignal,
): Promise<CellCoordinate[]> {
	const fixed = coordinatesOf(store, path).filter(({ axes }) => axes.every((axis) => index[axis] !== undefined));
	return Promise.all(fixed.map((coordinate) => coordinateAt(store, coordinate, index, signal)));
}

async function coordinateAt(
	store: ManifestStore,
	coordinate: Coordinate,
	index: readonly (number | undefined)[],
	signal: AbortSignal | undefined,
): Promise<CellCoordinate> {
	const { name, source, axes, role } = coordinate;
	const told = { name, ...(role === undefined ? {} : { role }) };
	const place = axes.map((axis) => index[axis] as number);
	if (source.kind === "transform") {
		const [row = 0, column = 0] = axes.length === 2 ? place : [place[0], place[0]];
		return { ...told, value: String(centreOf(source.transform, row, column)[source.part]) };
	}
	const { attributes, dataType } = source.array.description;
	const units = textOf(attributes, "units");
	const own = { ...told, path: source.path };
	try {
		const { value, isTime } = await valueAt(store, source.path, place, role === "time", signal);
		return { ...own, value, ...(units === undefined || isTime || dataType.kind === "time" ? {} : { units }) };
	} catch (error) {
		if (!isMiraError(error)) throw error;
		return { ...own, value: null, problem: error.what };
	}
}

/** The decoded value at a place, as text: a time where it can be one. */
async function valueAt(
	store: ManifestStore,
	path: string,
	selection: readonly number[],
	isTime: boolean,
	signal: AbortSignal | undefined,
): Promise<{ value: string | null; isTime: boolean }> {
	const options = { selection, missing: "validity", characters: "joined", signal } as const;
	const { dataType: stored } = store.array(path).description;
	try {
		const decoded = await decode(store, path, { ...options, times: isTime ? "iso" : "number" });
		const value = isValid(decoded.validity, 0) ? valueText(decoded, stored) : null;
		return { value, isTime: isTime && typeof decoded.data[0] === "string" };
	} catch (error) {
		// Times of a calendar that nobody knows are numbers.
		if (!isTime || !isMiraError(error, "unsupported-feature")) throw error;
		return valueAt(store, path, selection, false, signal);
	}
}
