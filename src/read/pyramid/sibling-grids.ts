import { pathBelow, type StoreArray } from "../../manifest/manifest-group.ts";
import type { ManifestStore } from "../../manifest/manifest-store.ts";
import { type Attributes, attributeToJson } from "../../zarr/attributes.ts";
import { writeJson } from "../../zarr/json.ts";
import { boundingBox } from "../labels/affine.ts";
import { coordinatesOf } from "../labels/coordinates.ts";
import { type ImagePlace, imagePlace } from "../labels/image-place.ts";
import { read } from "../read.ts";
import type { FoundLevel, FoundPyramid } from "./find-pyramid.ts";

/**
 * The same field of a GRIB file in several resolutions: a file with several grids has a group for each, and in it the same paths.
 * Its parameter, level, times and extent have to be the same. Undefined where there is no other.
 */
export async function siblingGrids(
	store: ManifestStore,
	path: `/${string}`,
	signal: AbortSignal | undefined,
): Promise<FoundPyramid | undefined> {
	const array = store.array(path);
	const inside = path.indexOf("/", 1);
	if (inside < 0 || ![...array.attributes.keys()].some(isOfMessage)) return undefined;
	const own = await placedField(store, path, array, signal);
	if (own === undefined) return undefined;
	const fields = [own];
	for (const name of store.group.groups.keys()) {
		const node = store.node(`${pathBelow("/", name)}${path.slice(inside)}`);
		if (node?.kind !== "array" || node.path === path || !isAlike(node.array, array)) continue;
		const other = await placedField(store, node.path, node.array, signal);
		if (other !== undefined && other.labels === own.labels && isSameExtent(own, other)) fields.push(other);
	}
	if (fields.length === 1) return undefined;
	const [finest, ...coarser] = fields
		.sort((one, other) => pixelCount(other.array) - pixelCount(one.array))
		.map(({ path: at, array: level }): FoundLevel => ({ path: at, array: level, described: { asset: at.slice(1) } }));
	return finest && { group: "/", axes: undefined, levels: [finest, ...coarser] };
}

type PlacedField = { path: `/${string}`; array: StoreArray; place: ImagePlace; labels: string };

async function placedField(
	store: ManifestStore,
	path: `/${string}`,
	array: StoreArray,
	signal: AbortSignal | undefined,
): Promise<PlacedField | undefined> {
	const place = await imagePlace(store, path, signal);
	if (place === undefined) return undefined;
	const labels: string[] = [];
	for (const { axes, source } of coordinatesOf(store, path)) {
		const [axis] = axes;
		if (source.kind !== "array" || axes.length !== 1 || place.axes.includes(axis as number)) continue;
		const { data } = await read(store, source.path, { signal });
		labels.push(Array.from(data as ArrayLike<unknown>, String).join());
	}
	return { path, array, place, labels: JSON.stringify(labels) };
}

function isOfMessage(name: string): boolean {
	return name.startsWith("GRIB_");
}

/** True for arrays of the same parameter, kind of level and product, along as many dimensions. */
function isAlike(one: StoreArray, other: StoreArray): boolean {
	const keys = ({ attributes }: { attributes: Attributes }): string =>
		Array.from(attributes)
			.filter(([name]) => isOfMessage(name) && name !== "GRIB_edition")
			.map(([name, value]) => `${name}=${writeJson(attributeToJson(value))}`)
			.sort()
			.join();
	return one.description.shape.length === other.description.shape.length && keys(one) === keys(other);
}

/** Cells of a coarser grid reach a little farther, by less than one of them. */
function isSameExtent(one: PlacedField, other: PlacedField): boolean {
	const [first, second] = [extentOf(one), extentOf(other)];
	const most = first.cell.map((size, d) => Math.max(size, second.cell[d] as number));
	return first.box.every((edge, i) => Math.abs(edge - (second.box[i] as number)) <= (most[i % 2] as number));
}

type Extent = { box: readonly number[]; cell: readonly [number, number] };

function extentOf({ array, place: { axes, transform } }: PlacedField): Extent {
	const { shape } = array.description;
	const [rows, columns] = axes;
	const size = { height: shape[rows] as number, width: shape[columns] as number };
	return { box: boundingBox(transform, size), cell: cellSize(transform) };
}

function cellSize([a, b, , d, e]: ImagePlace["transform"]): [number, number] {
	return [Math.abs(a) + Math.abs(b), Math.abs(d) + Math.abs(e)];
}

function pixelCount({ description }: StoreArray): number {
	return description.shape.reduce((product, length) => product * length, 1);
}
