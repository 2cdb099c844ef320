import type { Attributes } from "../../zarr/attributes.ts";
import { type DataType, isNumeric } from "../../zarr/data-type.ts";
import type { JsonObject } from "../../zarr/json.ts";
import { attributeJson } from "../attribute-scalars.ts";
import type { FillModel } from "../model.ts";
import { isPacked } from "../packing.ts";
import type { FillPolicyName } from "../policies.ts";
import { hasConventionForm } from "../project.ts";
import { type CfVariable, cfOfFile, cfOfZarrV2, cfOfZarrV3 } from "./cf-variable.ts";
import { foreseeGdalNetcdf, foreseeGdalTiff, foreseeGdalZarr } from "./gdal.ts";
import { foreseeNetcdf4 } from "./netcdf4.ts";
import { type Foreseen, type Prediction, predict } from "./prediction.ts";
import { foreseeRioxarray, foreseeRioxarrayTiff } from "./rioxarray.ts";
import { foreseeXarray } from "./xarray.ts";

/** What the predictions are made from: the array as its file has it, the model, and the attributes that we write. */
export type PredictionInput = {
	dataType: DataType;
	attributes: Attributes;
	fill: FillModel;
	policy: FillPolicyName | undefined;
	/** Whether the elements are stored big-endian. */
	bigEndian: boolean;
	/** The units of the time whose bounds it holds: to xarray they are its own. */
	boundedUnits: string | undefined;
	/** Whether the header has a fill value that the fill time NEVER keeps from use. */
	hasUnusedFill: boolean;
	emitted: JsonObject;
};

/** What other programs make of an array: first of the file itself, where they read its format, then of our Zarr v3. */
export function predictions(input: PredictionInput): Prediction[] {
	return [...ofFile(input), ...ofZarr(input)];
}

function ofFile(input: PredictionInput): Prediction[] {
	const { dataType: type, attributes, fill, policy, bigEndian, boundedUnits, hasUnusedFill } = input;
	switch (policy) {
		case "netcdf3":
		case "hdf5": {
			// netCDF-C gives the numbers of NetCDF-3 in the order of the machine.
			const cf = cfOfFile(type, attributes, bigEndian && policy === "hdf5", boundedUnits);
			// To netCDF-C, HDF5 fills what has a fill value of its own, be it never used.
			const isFilled = policy === "netcdf3" || fill.storage.status === "explicit" || hasUnusedFill;
			const xarray = isNumeric(type) ? foreseeXarray(cf) : NOT_NUMBERS;
			return [
				predict("xarray", "file", xarray),
				predict("rioxarray", "file", foreseeRioxarray(cf, xarray)),
				predict("GDAL", "file", hasUnusedFill ? UNUSED_FILL : foreseeGdalNetcdf(type, attributes, fill, isFilled)),
				predict("netCDF4-python", "file", foreseeNetcdf4(cf, attributes, isFilled)),
			];
		}
		case "tiff": {
			const gdal = foreseeGdalTiff(type, attributes, fill);
			return [predict("rioxarray", "file", foreseeRioxarrayTiff(type, gdal)), predict("GDAL", "file", gdal)];
		}
		case "zarr-v2":
		case "zarr-v3": {
			const json = Object.fromEntries([...attributes].map(([name, value]) => [name, attributeJson(value)]));
			const isNull = policy === "zarr-v2" && fill.storage.status === "undefined";
			const xarray =
				policy === "zarr-v3"
					? foreseeXarrayV3(type, json, cfOfZarrV3(type, json, boundedUnits))
					: isNumeric(type)
						? foreseeXarray(cfOfZarrV2(type, json, fill.storage, boundedUnits))
						: NOT_NUMBERS;
			return [
				predict("xarray", "file", xarray),
				predict("zarr-python", "file", foreseeZarrPython(type, fill)),
				predict("GDAL", "file", foreseeGdalZarr(type, fill, isNull)),
			];
		}
		default:
			return [];
	}
}

const UNUSED_FILL: Foreseen = { outcome: "unknown", reason: "the header has a fill value that is never used" };
const NOT_NUMBERS: Foreseen = { outcome: "unknown", reason: "only arrays of numbers are predicted" };

function ofZarr({ dataType: type, fill, boundedUnits, emitted }: PredictionInput): Prediction[] {
	const cf = cfOfZarrV3(type, emitted, boundedUnits);
	const xarray = foreseeXarrayV3(type, emitted, cf);
	return [
		predict("xarray", "zarr", xarray),
		predict("rioxarray", "zarr", foreseeRioxarray(cf, xarray)),
		predict("zarr-python", "zarr", foreseeZarrPython(type, fill)),
		predict("GDAL", "zarr", foreseeGdalZarr(type, fill)),
	];
}

/** xarray on a Zarr v3 array: `FillValueCoder` takes text alone for floats, and numbers alone for integers. */
function foreseeXarrayV3(type: DataType, json: JsonObject, cf: CfVariable): Foreseen {
	const { _FillValue: fill } = json;
	if (fill !== undefined && !hasConventionForm(type))
		return { outcome: "fails", reason: "it cannot decode _FillValue of this data type" };
	if (fill !== undefined && isNumeric(type) && (typeof fill === "string") !== (type.kind === "float"))
		return { outcome: "fails", reason: `_FillValue of ${type.name} is not in the form that it decodes` };
	return foreseeXarray(cf);
}

/** zarr-python gives what is stored. */
function foreseeZarrPython(type: DataType, { packing }: FillModel): Foreseen {
	return {
		outcome: "reads",
		masks: [],
		readAs: type.name,
		missingAs: "mask",
		...(isNumeric(type) ? { dataType: type.name } : {}),
		packing: isPacked(packing) ? "ignored" : "none",
	};
}
