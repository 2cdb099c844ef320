import { isMiraError, located, MiraError, type OptionValues, oneOf, TAKES } from "../errors.ts";
import { ABORT_OPTIONS, type AbortOptions } from "../io/deadline.ts";
import type { ManifestStore } from "../manifest/manifest-store.ts";
import { isPartner } from "../read/labels/coordinates.ts";
import type { Label, LabelAxis, LabelMethod } from "../read/labels/label-axis.ts";
import { loadAxis } from "../read/labels/load-axis.ts";
import { shortest } from "../read/positions.ts";
import { resolveSelection } from "../read/selection.ts";
import { type DatasetCoordinate, findDatasetCoordinate } from "./dataset-coordinates.ts";
import type { TakenDimension } from "./isel.ts";
import { labelStore } from "./label-store.ts";
import type { PlaceRequest } from "./select-places.ts";
import type { VirtualDataset } from "./virtual-dataset.ts";

/** From one label to another, both included, whichever way the axis goes; an end that is not given is that of the axis. */
export type LabelRange = {
	start?: Label | null | undefined;
	stop?: Label | null | undefined;
	/** Every how many of them. */
	step?: number | null | undefined;
};

/** What to take along a coordinate: one label (its dimension disappears), a list of them, a range, or everything (`null`). */
export type LabelSelection = Label | readonly Label[] | LabelRange | null;

/** How labels are looked for. */
export type SelOptions = AbortOptions & {
	/** What to take where no value is equal to a label; without one that is an error. */
	method?: LabelMethod | undefined;
	/**
	 * How far the value may be that a method takes, in the units of its coordinate (degrees of arc for places); one number, or one for
	 * every name. Without it the nearest may lie one spacing beyond the ends of an axis; `Infinity` is what xarray does.
	 */
	tolerance?: number | Readonly<Record<string, number>> | undefined;
};

/** What they take. */
export const SEL_OPTIONS: OptionValues<SelOptions> = {
	method: oneOf("nearest", "pad", "ffill", "backfill", "bfill"),
	tolerance: {
		text: "a number of at least 0, or an object of such numbers",
		accepts: (value) =>
			(typeof value === "object" && value !== null ? Object.values(value) : [value]).every(
				(number) => typeof number === "number" && number >= 0,
			),
	},
	...ABORT_OPTIONS,
};

/** Labels of points, by the names of coordinates: lists of equal length, whose first ones belong together; a single one holds for all. */
export type PointLabels = Readonly<Record<string, Label | readonly Label[]>>;

/** How points are looked for. */
export type PointsOptions = SelOptions & {
	/** The name of the dimension that the points lie along; `points` by default. */
	dimension?: string | undefined;
};

/** What they take. */
export const POINTS_OPTIONS: OptionValues<PointsOptions> = { ...SEL_OPTIONS, dimension: TAKES.text };

/** True for a range, and for everything. */
export function isRange(label: LabelSelection): label is LabelRange | null {
	return typeof label === "object" && !(label instanceof Date) && !Array.isArray(label);
}

/** A label with the coordinate that it is one of; without one it is a position. */
type Request = { name: string; label: LabelSelection; found: DatasetCoordinate | undefined };

/** Labels of one call, and what they are looked up in. */
export class LabelSearch {
	readonly store: ManifestStore;
	readonly #dataset: VirtualDataset;
	readonly #options: SelOptions;
	readonly #variable: string | undefined;

	constructor(dataset: VirtualDataset, options: SelOptions, variable: string | undefined) {
		this.store = labelStore(dataset);
		this.#dataset = dataset;
		this.#options = options;
		this.#variable = variable;
		if (options.tolerance !== undefined && options.method === undefined)
			throw new MiraError("bad-argument", "a tolerance needs a method: without one values must be equal");
	}

	/** Errors name the dataset. */
	async run<T>(work: () => Promise<T>): Promise<T> {
		try {
			return await work();
		} catch (error) {
			throw isMiraError(error) ? located(error, { url: this.#dataset.url }) : error;
		}
	}

	/** Those that are looked up together, because two coordinates make a place, and those that are not. */
	sorted(labels: Readonly<Record<string, LabelSelection>>): { places: PlaceRequest[]; others: Request[] } {
		const variables = this.#variable === undefined ? undefined : [this.#variable];
		const requests = Object.entries(labels).map(([name, label]): Request => {
			const found = findDatasetCoordinate(this.#dataset, this.store, name, variables);
			if (found?.dimensions.length === 0)
				throw new MiraError(
					"bad-selection",
					`${found.coordinate.name} is the same everywhere: there is nothing to select`,
				);
			return { name, label, found };
		});
		const isPlace = ({ found }: Request): boolean =>
			found !== undefined &&
			(found.dimensions.length > 1 ||
				requests.some(
					(other) =>
						isPartner(found.coordinate, other.found?.coordinate) && found.dimensions[0] === other.found?.dimensions[0],
				));
		return {
			places: requests.filter(isPlace) as PlaceRequest[],
			others: requests.filter((request) => !isPlace(request)),
		};
	}

	/** Positions along a dimension that has no coordinate. */
	positions(name: string, label: LabelSelection): TakenDimension | undefined {
		const length = this.#dataset.dimensions.get(name) as number;
		if (Array.isArray(label)) return { positions: shortest(this.positionList(name, label)), isKept: true };
		if (!isRange(label)) {
			const [position = 0] = this.positionList(name, [label as Label]);
			return { positions: [position], isKept: false };
		}
		const [start, stop] = [label?.start ?? 0, label?.stop ?? length - 1].map((end) => wholeNumber(name, end));
		const range = { start, stop: (stop as number) + 1, step: label?.step };
		const [resolved] = resolveSelection([range], [length], `dimension ${name}`);
		return resolved && { positions: resolved, isKept: true };
	}

	/** Positions one by one. */
	positionList(name: string, labels: readonly Label[]): number[] {
		const length = this.#dataset.dimensions.get(name) as number;
		return labels.flatMap((label) => {
			const [range] = resolveSelection([wholeNumber(name, label)], [length], `dimension ${name}`);
			return range === undefined ? [] : [range.start];
		});
	}

	/** What a label takes along a coordinate of one dimension. */
	async along(name: string, label: LabelSelection, found: DatasetCoordinate): Promise<TakenDimension | undefined> {
		if (label === null) return undefined;
		if (Array.isArray(label)) return { positions: shortest(await this.list(name, label, found)), isKept: true };
		const axis = await this.#axis(found);
		if (isRange(label)) {
			const between = axis.between(label.start ?? null, label.stop ?? null);
			return { positions: shortest(everyNth(between, label.step ?? 1)), isKept: true };
		}
		const position = axis.find(label as Label, this.#how(name));
		if (typeof position === "number") return { positions: [position], isKept: false };
		return { positions: shortest(position), isKept: true };
	}

	/** The positions of a list of labels. */
	async list(name: string, labels: readonly Label[], found: DatasetCoordinate): Promise<number[]> {
		const axis = await this.#axis(found);
		const how = { ...this.#how(name), isListed: true };
		return labels.map((label) => axis.find(label, how) as number);
	}

	/** How places are looked for. */
	placeOptions(places: readonly PlaceRequest[]): { tolerance: number | undefined; signal: AbortSignal | undefined } {
		const [{ name, found }] = places as [PlaceRequest];
		if (this.#options.method !== "nearest")
			throw new MiraError(
				"bad-selection",
				`${found.coordinate.name} and its partner make places: only the nearest can be found`,
				{
					hint: 'Pass method "nearest"',
				},
			);
		return { tolerance: this.#tolerance(name), signal: this.#options.signal };
	}

	#axis({ coordinate, dimensions: [dimension = ""] }: DatasetCoordinate): Promise<LabelAxis> {
		const length = this.#dataset.dimensions.get(dimension) as number;
		return loadAxis(this.store, coordinate, length, this.#options.signal);
	}

	#how(name: string): { method: LabelMethod | undefined; tolerance: number | undefined } {
		return { method: this.#options.method, tolerance: this.#tolerance(name) };
	}

	#tolerance(name: string): number | undefined {
		const { tolerance } = this.#options;
		return typeof tolerance === "object" ? tolerance[name] : tolerance;
	}
}

function everyNth(positions: readonly number[], step: number): readonly number[] {
	if (!Number.isInteger(step) || step < 1)
		throw new MiraError("bad-selection", `step ${step} of a range of labels is not a whole number of at least 1`);
	return step === 1 ? positions : positions.filter((_, i) => i % step === 0);
}

function wholeNumber(name: string, label: Label): number {
	if (typeof label === "number" || typeof label === "bigint") return Number(label);
	throw new MiraError(
		"bad-selection",
		`${name} has no coordinate: its labels are positions, not ${JSON.stringify(label)}`,
	);
}
