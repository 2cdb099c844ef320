import type { Diagnostic } from "../../diagnostics.ts";
import { hint, option } from "../../errors.ts";
import type { Packing } from "../../fill/model.ts";
import { cfOffset } from "../../fill/packing.ts";
import { isPowerOfTwo } from "../../zarr/arithmetic/powers.ts";
import type { Attributes, AttributeValue } from "../../zarr/attributes.ts";

/**
 * Products that call SDsetcal and mean CF's formula all the same: the MODIS land surface temperatures, whose users' guides
 * define emissivity as `0.002 * stored + 0.49` and the view angle as `stored - 65`.
 */
const ADDED_OFFSETS = /^M[OY]D(11|21)/;

/**
 * Whether `scale_factor` and `add_offset` of all data sets of a file are HDF's calibration, `scale_factor * (stored -
 * add_offset)`: in HDF-EOS they are, unless the file follows CF. Undefined where each data set says it for itself.
 */
export function meantCalibration(attributes: Attributes, isHdfEos: boolean): boolean | undefined {
	if (ADDED_OFFSETS.test(shortName(attributes))) return false;
	const isCf = textsOf(attributes.get("Conventions")).some((text) => /^CF-/.test(text));
	return isHdfEos && !isCf ? true : undefined;
}

/** The name of the product in the inventory that EOS files carry, in the Object Description Language. */
function shortName(attributes: Attributes): string {
	const [inventory = ""] = [...attributes].flatMap(([name, value]) =>
		/^coremetadata(\.0)?$/i.test(name) ? textsOf(value) : [],
	);
	const begin = inventory.search(/OBJECT\s*=\s*SHORTNAME\b/);
	return begin < 0 ? "" : (/\bVALUE\s*=\s*"([^"]*)"/.exec(inventory.slice(begin, begin + 500))?.[1] ?? "");
}

function textsOf(attribute: AttributeValue | undefined): string[] {
	return attribute?.dataType === "string" ? attribute.values : [];
}

/**
 * What to say of a data set whose packing is HDF's calibration (SDsetcal, reference manual): in Zarr documents `add_offset`
 * is another number, because readers of them know CF's formula alone.
 */
export function calibrationNotes(path: string, packing: Packing): Diagnostic[] {
	if (packing.kind !== "calibration") return [];
	const isExact = isPowerOfTwo(Math.abs(packing.scaleFactor?.value ?? 1));
	return [
		{
			severity: "warning",
			code: "calibration-not-cf",
			path,
			message: `scale_factor and add_offset are HDF's calibration, scale_factor * (stored - add_offset), and are decoded as that; Zarr documents have it as CF does, with add_offset ${cfOffset(packing)}`,
			...hint`If the product means CF's formula, decode with ${option("scale", false)} and compute it${isExact ? "" : ". By CF's formula the last digit of a value may differ"}`,
		},
	];
}
