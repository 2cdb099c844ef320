import type { ValidityRule } from "../../fill/model.ts";
import { derivedChunks } from "../../manifest/derived-array.ts";
import type { ArrayDescription } from "../../manifest/manifest-array.ts";
import type { StoreArray } from "../../manifest/manifest-group.ts";
import type { Origin } from "../../manifest/origin.ts";
import { type Attributes, textAttribute } from "../../zarr/attributes.ts";
import { readRegion } from "../read.ts";
import { transform } from "../transform.ts";

/** The dimension that tells bands of a picture apart. */
const BAND = "band";

/** The place of the dimension of bands; undefined for an array that has none. */
export function bandAxis({ dimensionNames }: ArrayDescription): number | undefined {
	const axis = dimensionNames?.indexOf(BAND) ?? -1;
	return axis < 0 ? undefined : axis;
}

/** What the bands of an array are called: as it describes them, where every one has a name of its own; else `b1`, `b2`, … */
export function bandNames({ attributes }: StoreArray, count: number): string[] {
	const described = attributes.get("band_description");
	const names = described?.dataType === "string" ? described.values : [];
	const areNames = names.length === count && names.every((name) => /^[^/\s]+$/.test(name) && !/^\.+$/.test(name));
	if (areNames && new Set(names).size === count) return [...names];
	return Array.from({ length: count }, (_, i) => `b${i + 1}`);
}

/** One band as an array of its own: read from the others' chunks when it is asked for. */
export function singleBand(origin: Origin, array: StoreArray, axis: number, band: number, name: string): StoreArray {
	const { description } = array;
	const { codecs: _, longestChunkBytes: __, ...described } = description;
	const without = <T>(list: readonly T[]): T[] => list.toSpliced(axis, 1);
	const shape = without(description.shape);
	return transform(origin, {
		target: {
			...described,
			shape,
			dimensionNames: description.dimensionNames && without(description.dimensionNames),
			dimensionLengths: description.dimensionLengths && without(description.dimensionLengths),
			unlimited: undefined,
			chunkGrid: { kind: "regular", chunkShape: without(derivedChunks(description)) },
			attributes: named(description.attributes, name),
			fill: { ...description.fill, validity: description.fill.validity.flatMap((rule) => ruleOf(rule, band)) },
		},
		elements: ({ starts, counts }, signal) =>
			readRegion(origin, array, starts.toSpliced(axis, 0, band), counts.toSpliced(axis, 0, 1), signal),
	});
}

/** A rule for all bands but one is none for that one, and has none to spare for the others. */
function ruleOf(rule: ValidityRule, band: number): ValidityRule[] {
	if (rule.kind !== "maskArray" || rule.spares?.dimension !== BAND) return [rule];
	return rule.spares.index === band ? [] : [{ ...rule, spares: undefined }];
}

function named(attributes: Attributes, name: string): Attributes {
	return new Map([...attributes, ["long_name", textAttribute(name)]]);
}
