import { type DataType, dataType, isNumeric } from "../../zarr/data-type.ts";
import { castScalar, formatScalar } from "../../zarr/scalar.ts";
import { promotedType } from "../promote.ts";
import type { CfVariable } from "./cf-variable.ts";
import type { Foreseen } from "./prediction.ts";

/** What rioxarray gives for `nodata` and `encoded_nodata` once xarray has opened, and so masked, the data. */
export function foreseeRioxarray(cf: CfVariable, xarray: Foreseen): Foreseen {
	if (xarray.outcome !== "reads") return xarray;
	if (cf.otherNodata)
		return { outcome: "unknown", reason: "attributes fill_value, nodata or nodatavals may give it nodata" };
	const { dataType: name } = xarray;
	// On integers an attribute of NaN alone is forgotten.
	const fills = (cf.fillValue ?? []).filter(({ value }) => cf.dataType.kind === "float" || !Number.isNaN(value));
	const warnings: string[] = [];
	if (cf.fillValue === undefined && cf.missingValue !== undefined)
		warnings.push("missing_value alone does not become nodata, though xarray masks it");
	if (fills.length === 0) return { ...xarray, nodata: null, encodedNodata: null, warnings };
	if (name === undefined)
		return { outcome: "unknown", reason: "what it makes of the nodata of times is not predicted" };
	if (!name.startsWith("float")) return { outcome: "fails", reason: `asked for nodata it fails: ${name} has no NaN` };
	const type = dataType(name as "float32" | "float64");
	const [fill, ...more] = fills;
	const value = fill?.value;
	const bytes = typeof value === "number" || typeof value === "bigint" ? castScalar(type, value)?.bytes : undefined;
	if (bytes === undefined || more.length > 0) return { outcome: "unknown", reason: "_FillValue is not one number" };
	return { ...xarray, nodata: "NaN", encodedNodata: formatScalar(type, bytes), warnings };
}

/** What `rioxarray.open_rasterio` with `masked=True` makes of a TIFF: as GDAL reads it, with NaN for what is masked. */
export function foreseeRioxarrayTiff(type: DataType, gdal: Foreseen): Foreseen {
	if (gdal.outcome !== "reads" || !isNumeric(type)) return gdal;
	const { nodata, ...reading } = gdal;
	return {
		...reading,
		masks: type.kind === "float" ? [{ kind: "nan" }, ...gdal.masks.filter(({ kind }) => kind !== "nan")] : gdal.masks,
		missingAs: "NaN",
		dataType: promotedType(type).name,
		nodata: nodata === null ? null : "NaN",
		encodedNodata: nodata ?? null,
	};
}
