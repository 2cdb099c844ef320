import { timeScaleFor } from "../cf/decode.ts";
import type { TimeScale } from "../cf/time.ts";
import { convertTimeUnits } from "../cf/time-units.ts";
import { hint, MiraError, option } from "../errors.ts";
import { markMissing } from "../fill/mask.ts";
import { missingRules } from "../fill/missing-rules.ts";
import { powerOfTwo } from "../zarr/arithmetic/powers.ts";
import { isNumeric, type NumericDataType } from "../zarr/data-type.ts";
import { viewElements } from "../zarr/nd-array.ts";
import { castScalar } from "../zarr/scalar.ts";
import { load, timeAttributes } from "./load.ts";
import type { LoadedVariable, Variable } from "./variable.ts";
import type { VirtualDataset } from "./virtual-dataset.ts";

/**
 * Datasets whose times all have the units of the first one. Variables whose units differ between files, and the bounds that go
 * with them, are loaded everywhere and written again; the others stay as they are. Missing values stay missing.
 */
export async function convertTimes(
	datasets: readonly VirtualDataset[],
	{ signal }: { signal?: AbortSignal | undefined } = {},
): Promise<VirtualDataset[]> {
	const [first, ...others] = datasets;
	if (first === undefined) return [];
	const scales = new Map(Array.from(first.variables.keys(), (name) => [name, scaleOf(first, name)]));
	const differs = (dataset: VirtualDataset, name: string): boolean => {
		const [from, to] = [scaleOf(dataset, name), scales.get(name)];
		return from !== undefined && to !== undefined && !sameScale(from, to);
	};
	const names = [...scales.keys()].filter((name) => others.some((dataset) => differs(dataset, name)));
	return Promise.all(
		datasets.map(async (dataset) => {
			const present = names.filter((name) => dataset.variables.has(name));
			const loaded = await load(dataset, present, { signal });
			const variables = new Map(loaded.variables);
			for (const name of present)
				if (differs(loaded, name))
					variables.set(name, convert(loaded, name, scales.get(name) as TimeScale, first.variable(name).source));
			return loaded.with({ variables });
		}),
	);
}

/** What the numbers of a variable mean, if they are times; bounds mean what their coordinate does. */
function scaleOf(dataset: VirtualDataset, name: string): TimeScale | undefined {
	const variable = dataset.variables.get(name);
	if (variable === undefined) return undefined;
	const attributes = timeAttributes(dataset, name, variable.attributes);
	return timeScaleFor(variable.description.dataType, attributes);
}

function sameScale(a: TimeScale, b: TimeScale): boolean {
	return a.nanosecondsPerUnit === b.nanosecondsPerUnit && a.reference === b.reference && a.calendar === b.calendar;
}

function convert(dataset: VirtualDataset, name: string, to: TimeScale, like: Variable): LoadedVariable {
	const variable = dataset.variable(name).source as LoadedVariable;
	const from = scaleOf(dataset, name) as TimeScale;
	const { dataType: type, fill, elements, values } = variable;
	const refuse = (why: string): MiraError =>
		new MiraError("unsupported-feature", `times in "${from.text}" cannot be written in "${to.text}": ${why}`, {
			path: `/${name}`,
			url: dataset.url,
			...hint`Put the file with the finest units first, or fix the times in ${option("preprocess")}`,
		});
	if (!isNumeric(type) || !(elements instanceof Uint8Array)) throw refuse("they are not plain numbers");
	if (fill.packing.scaleFactor !== undefined || fill.packing.addOffset !== undefined) throw refuse("they are packed");
	const numbers = Array.from(viewElements(type, elements) as ArrayLike<number | bigint>);
	const missing = markMissing({ dataType: type, bytes: elements }, numbers.length, missingRules(type, type, fill, {}));
	const valid = [...numbers.keys()].filter((i) => missing[i] === 0 && !Number.isNaN(numbers[i]));
	const given = valid.map((i) => numbers[i] as number | bigint);
	const converted =
		type.kind === "float" ? convertFloats(given as number[], from, to) : convertTimeUnits(given, from, to).values;
	const out = elements.slice();
	for (const [k, i] of valid.entries()) {
		const cast = castScalar(type, converted[k] as number | bigint);
		if (cast === undefined) throw refuse(`${numbers[i]} does not fit ${type.name} there`);
		if (type.kind === "float" && !keepsTime(type, given[k] as number, cast.bytes, from, to))
			throw refuse(`a ${type.name} is too coarse for ${numbers[i]} there`);
		out.set(cast.bytes, i * type.itemBytes);
	}
	const attributes = new Map(variable.attributes);
	for (const key of ["units", "calendar"]) {
		const value = like.attributes.get(key);
		if (value !== undefined) attributes.set(key, value);
		else attributes.delete(key);
	}
	return variable.with({ shape: values.shape, elements: out, attributes });
}

const MILLISECOND = 1e6;

/** Whether a time is moved by no more than a millisecond, or than its own number leaves open: float32 far from its origin is coarse. */
function keepsTime(type: NumericDataType, given: number, written: Uint8Array, from: TimeScale, to: TimeScale): boolean {
	const unit = Number(from.nanosecondsPerUnit);
	const [value = Number.NaN] = Array.from(viewElements(type, written.slice()) as ArrayLike<number>);
	const [back = Number.NaN] = convertFloats([value], to, from);
	const lastBit = Math.abs(given) * powerOfTwo(type.itemBytes === 8 ? -52 : type.itemBytes === 4 ? -23 : -10);
	return !(Math.abs(back - given) * unit > Math.max(MILLISECOND, lastBit * unit));
}

/** Fractions are not exact to begin with: they are shifted as they are, and rounded once, instead of being refused. */
function convertFloats(values: readonly number[], from: TimeScale, to: TimeScale): number[] {
	// Without numbers it says whether the calendars go together.
	convertTimeUnits([], from, to);
	const unit = Number(to.nanosecondsPerUnit);
	const factor = Number(from.nanosecondsPerUnit) / unit;
	const shift = Number(from.reference - to.reference) / unit;
	return values.map((value) => value * factor + shift);
}
