import { type JsonObject, shownJson } from "../zarr/json.ts";
import { badConfiguration } from "./codec.ts";

/** A whole number of a configuration, not below `least`; `fallback` where it is absent. */
export function wholeNumber(
	codec: string,
	configuration: JsonObject,
	key: string,
	{ least, fallback }: { least: number; fallback?: number },
): number {
	const value = configuration[key] ?? fallback;
	if (typeof value !== "number" || !Number.isSafeInteger(value) || value < least)
		throw badConfiguration(codec, `${key} must be a whole number of at least ${least}, not ${shownJson(value)}`);
	return value;
}

/** The `cd_values` of an HDF5 filter: at least so many unsigned 32-bit numbers. */
export function clientData(codec: string, configuration: JsonObject, least: number): number[] {
	const values = configuration.cd_values;
	const isList = Array.isArray(values) && values.every((v) => typeof v === "number" && v >>> 0 === v);
	if (!isList || values.length < least)
		throw badConfiguration(codec, `cd_values must be a list of ${least} 32-bit numbers or more`);
	return values as number[];
}

/** The `endian` of a configuration, little where it is not said. */
export function byteOrder(codec: string, configuration: JsonObject): "little" | "big" {
	const endian = configuration.endian ?? "little";
	if (endian !== "little" && endian !== "big")
		throw badConfiguration(codec, `endian must be "little" or "big", not ${shownJson(endian)}`);
	return endian;
}
