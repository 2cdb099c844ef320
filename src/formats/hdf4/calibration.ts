import type { Diagnostic } from "../../diagnostics.ts";
import { attributeScalars } from "../../fill/attribute-scalars.ts";
import { type Attributes, textAttribute } from "../../zarr/attributes.ts";
import type { DataSet } from "./data-set.ts";

/** The attributes of HDF's calibration, and the names under which they cannot be taken for those of CF. */
const RENAMED: ReadonlyMap<string, string> = new Map([
	["scale_factor", "calibration_scale_factor"],
	["add_offset", "calibration_add_offset"],
]);

/**
 * The attributes of a data set, those of its calibration so that nobody applies them as CF's: HDF means
 * `scale_factor * (stored - add_offset)`, CF `scale_factor * stored + add_offset` (SDsetcal, reference manual). Without an
 * offset both are the same, and the names stay.
 */
export function withOwnCalibration(
	path: string,
	{ attributes, isCalibrated }: Pick<DataSet, "attributes" | "isCalibrated">,
): { attributes: Attributes; diagnostic?: Diagnostic } {
	const offset = attributes.get("add_offset");
	const [value] = offset === undefined ? [] : (attributeScalars(offset) ?? []);
	if (!isCalibrated || value === undefined || Number(value) === 0) return { attributes };
	const renamed: Attributes = new Map();
	for (const [name, attribute] of attributes) renamed.set(RENAMED.get(name) ?? name, attribute);
	renamed.set("calibration", textAttribute("calibration_scale_factor * (stored - calibration_add_offset)"));
	return {
		attributes: renamed,
		diagnostic: {
			severity: "warning",
			code: "calibration-not-cf",
			path,
			message:
				"scale_factor and add_offset are HDF's calibration, scale_factor * (stored - add_offset), which is not CF's",
			hint: "They stand in the attributes as calibration_scale_factor and calibration_add_offset, and are not applied",
		},
	};
}
