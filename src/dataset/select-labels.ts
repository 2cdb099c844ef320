import { checkOptions, MiraError } from "../errors.ts";
import { withDeadline } from "../io/deadline.ts";
import type { Label } from "../read/labels/label-axis.ts";
import { type TakenDimension, takeDimensions, takePoints } from "./isel.ts";
import {
	isRange,
	LabelSearch,
	type LabelSelection,
	POINTS_OPTIONS,
	type PointLabels,
	type PointsOptions,
	SEL_OPTIONS,
	type SelOptions,
} from "./label-search.ts";
import { labelsOnMap } from "./map-labels.ts";
import { boxOfPlaces, nearestPlaces, type PlaceRequest } from "./select-places.ts";
import type { VirtualDataset } from "./virtual-dataset.ts";

/** A part of a dataset by labels; of one variable where its coordinates are to decide what names mean. */
export async function selectLabels(
	dataset: VirtualDataset,
	labels: Readonly<Record<string, LabelSelection>>,
	options: SelOptions,
	variable?: string,
): Promise<VirtualDataset> {
	checkOptions("sel", options, SEL_OPTIONS);
	const select = (own: SelOptions) => takeLabels(dataset, labels, own, variable);
	return withDeadline("selecting by labels", options, select, { url: dataset.url });
}

async function takeLabels(
	dataset: VirtualDataset,
	labels: Readonly<Record<string, LabelSelection>>,
	options: SelOptions,
	variable: string | undefined,
): Promise<VirtualDataset> {
	const search = new LabelSearch(dataset, options, variable);
	return search.run(async () => {
		const taken = new Map<string, TakenDimension>();
		const set = (dimension: string, name: string, own: TakenDimension): void => {
			if (taken.has(dimension))
				throw new MiraError("bad-selection", `${name} selects along ${dimension}, where another label did already`);
			taken.set(dimension, own);
		};
		const { places, others } = search.sorted(
			await labelsOnMap(dataset, search.store, labels, { variable, arePoints: false }),
		);
		for (const { name, label, found } of others) {
			const dimension = found?.dimensions[0] ?? name;
			const own = found === undefined ? search.positions(name, label) : await search.along(name, label, found);
			if (own !== undefined) set(dimension, name, own);
		}
		if (places.length > 0) {
			const ranges = places.every(({ label }) => isRange(label));
			const [{ name, found }] = places as [PlaceRequest];
			const place = ranges
				? await boxOfPlaces(search.store, places, options.signal)
				: (await nearestPlaces(search.store, places.map(asList), search.placeOptions(places))).map(
						([position = 0]): TakenDimension => ({ positions: [position], isKept: false }),
					);
			for (const [i, own] of place.entries()) set(found.dimensions[i] as string, name, own);
		}
		return takeDimensions(dataset, taken);
	});
}

/**
 * The dataset at points that are given by labels: the first of every list belongs together, and so on; a single label holds for all.
 * They lie along one new dimension. Of one variable where its coordinates are to decide what names mean.
 */
export async function selectPoints(
	dataset: VirtualDataset,
	labels: PointLabels,
	options: PointsOptions,
	variable?: string,
): Promise<VirtualDataset> {
	checkOptions("points", options, POINTS_OPTIONS);
	const select = (own: PointsOptions) => takePointLabels(dataset, labels, own, variable);
	return withDeadline("selecting points", options, select, { url: dataset.url });
}

async function takePointLabels(
	dataset: VirtualDataset,
	labels: PointLabels,
	{ dimension = "points", ...options }: PointsOptions,
	variable: string | undefined,
): Promise<VirtualDataset> {
	const search = new LabelSearch(dataset, options, variable);
	return search.run(async () => {
		const given = Object.values(labels).filter((label) => Array.isArray(label));
		const count = given[0]?.length ?? 1;
		if (given.some(({ length }) => length !== count))
			throw new MiraError(
				"bad-selection",
				`lists of ${given.map(({ length }) => length).join(" and ")} labels are not pairs: points need as many of each`,
			);
		const all = Object.entries(labels).map(([name, label]): [string, readonly Label[]] => [
			name,
			Array.isArray(label) ? label : new Array<Label>(count).fill(label as Label),
		]);
		const taken = new Map<string, readonly number[]>();
		const lists = await labelsOnMap(dataset, search.store, Object.fromEntries(all), { variable, arePoints: true });
		const { places, others } = search.sorted(lists);
		for (const { name, label, found } of others) {
			const list = label as readonly Label[];
			const own = found?.dimensions[0] ?? name;
			if (taken.has(own))
				throw new MiraError("bad-selection", `${name} selects along ${own}, where another label did already`);
			taken.set(own, found === undefined ? search.positionList(name, list) : await search.list(name, list, found));
		}
		const [first] = places;
		if (first !== undefined) {
			const positions = await nearestPlaces(search.store, places, search.placeOptions(places));
			for (const [i, own] of first.found.dimensions.entries()) taken.set(own, positions[i] as number[]);
		}
		if (dataset.variables.has(dimension) || (dataset.dimensions.has(dimension) && !taken.has(dimension)))
			throw new MiraError("bad-selection", `the dataset has a "${dimension}" already`, {
				hint: "Give the new dimension another name: the option dimension",
			});
		return takePoints(dataset, taken, dimension);
	});
}

function asList(request: PlaceRequest): PlaceRequest {
	return { ...request, label: [request.label as Label] };
}
