import { type JsonObject, shownJson } from "../../zarr/json.ts";
import { elementCount } from "../../zarr/nd-array.ts";
import { badConfiguration } from "../codec.ts";
import { wholeNumber } from "../configuration.ts";

/** What a predictor works on: so many rows, each of so many elements, of which every one refers to the one a step before. */
export type Rows = { count: number; length: number; step: number };

/**
 * The rows of a chunk along `axis`, as imagecodecs numbers them: a row goes on through the dimensions behind the axis, so
 * that the samples of a pixel stand side by side and each refers to the same sample of the pixel `dist` before.
 */
export function predictorRows(codec: string, configuration: JsonObject, shape: readonly number[]): Rows {
	const { axis = -1 } = configuration;
	if (typeof axis !== "number" || !Number.isInteger(axis) || axis < -shape.length || axis >= shape.length)
		throw badConfiguration(codec, `axis ${shownJson(axis)} is not one of ${shape.length} dimensions`);
	const dist = wholeNumber(codec, configuration, "dist", { least: 1, fallback: 1 });
	const place = axis < 0 ? axis + shape.length : axis;
	return {
		count: elementCount(shape.slice(0, place)),
		length: elementCount(shape.slice(place)),
		step: dist * elementCount(shape.slice(place + 1)),
	};
}
