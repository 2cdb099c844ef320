import { MiraError } from "../errors.ts";
import type { DataType } from "../zarr/data-type.ts";
import { readScalar, type Scalar, sameBytes } from "../zarr/scalar.ts";
import type { FillModel } from "./model.ts";

/**
 * Refuses to encode data whose `_FillValue` and `missing_value` differ: a missing element could be written as either. In
 * the words of xarray, so users find the same answers (trap M7). Reading such data is not an error: both mask.
 */
export function assertEncodable(fill: FillModel, dataType: DataType, name: string): void {
	const sentinels = fill.validity.filter((rule) => rule.kind === "sentinel");
	const fillValue = sentinels.find(({ role }) => role === "_FillValue");
	if (fillValue === undefined) return;
	const other = sentinels.find(({ value }) => !sameBytes(value, fillValue.value));
	if (other === undefined) return;
	const [fv, mv] = [fillValue, other].map(({ value }) => pythonText(dataType, readScalar(dataType, value)));
	throw new MiraError(
		"fill-conflict",
		`Variable '${name}' has conflicting _FillValue (${fv}) and missing_value (${mv}). Cannot encode data.`,
	);
}

/** A number as Python prints it: a whole float has its fraction, exponents begin at 1e16 and have two digits. */
function pythonText(type: DataType, value: Scalar): string {
	if (typeof value !== "number" || type.kind !== "float") return String(value);
	if (!Number.isFinite(value)) return String(value).toLowerCase().replace("infinity", "inf");
	const size = Math.abs(value);
	if (size !== 0 && (size < 1e-4 || size >= 1e16))
		return value.toExponential().replace(/e([+-])(\d)$/, (_, sign, digit) => `e${sign}0${digit}`);
	return Number.isInteger(value) ? value.toFixed(1) : String(value);
}
