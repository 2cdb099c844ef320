import type { Attributes, AttributeValue } from "../../zarr/attributes.ts";
import { type DataType, isNumeric } from "../../zarr/data-type.ts";
import { castScalar, formatScalar, isNaNScalar } from "../../zarr/scalar.ts";
import { readUnsigned } from "../packing.ts";
import { netcdfDefaultFill } from "../policies.ts";
import { reinterpretedType } from "../unsigned.ts";
import { type CfVariable, type Factor, typedScalars } from "./cf-variable.ts";
import { equals, type Foreseen, type MaskTest } from "./prediction.ts";

/**
 * What netCDF4-python masks when it reads the file itself (`Variable._toma`). `isFilled`: netCDF-C says that unwritten data
 * are filled, which counts for bytes alone.
 */
export function foreseeNetcdf4(cf: CfVariable, attributes: Attributes, isFilled: boolean): Foreseen {
	const { dataType: type } = cf;
	if (!isNumeric(type)) return { outcome: "unknown", reason: "only arrays of numbers are predicted" };
	if (cf.scaleFactor === "unfit" || cf.addOffset === "unfit")
		return { outcome: "unknown", reason: "scale_factor or add_offset is not one number" };
	// It knows the one spelling alone, and no signed view of unsigned data.
	const seen = readUnsigned(attributes.get("_Unsigned")) === true ? reinterpretedType(type, true) : type;
	const warnings: string[] = [];
	const safe = (name: string): Uint8Array[] | undefined => {
		const attribute = attributes.get(name);
		const values = attribute === undefined ? undefined : safeCast(type, attribute);
		if (attribute !== undefined && values === undefined)
			warnings.push(`${name} is not used, since it cannot be safely cast to variable data type`);
		return values;
	};
	const missing = safe("missing_value") ?? [];
	const fill = safe("_FillValue");
	const range = rangeTests(safe, seen);
	if ("outcome" in range) return range;
	const masks: MaskTest[] = [...missing, ...(fill ?? [])].map((value) => equals(seen, value));
	if (fill === undefined && seen !== type && range.tests.length > 0)
		return {
			outcome: "unknown",
			reason: "with _Unsigned, a valid range and no _FillValue it fails as soon as a value is masked",
		};
	// With `_Unsigned` it compares the signed default with unsigned data, which matches nothing.
	if (fill === undefined && seen === type && (isFilled || type.itemBytes > 1)) {
		const standard = netcdfDefaultFill(type);
		masks.push(equals(type, standard));
		warnings.push(
			`it also masks ${formatScalar(type, standard)}, the default fill of the type, because the file has no _FillValue that it uses`,
		);
	}
	return {
		outcome: "reads",
		masks: [...distinct(masks), ...range.tests],
		readAs: seen.name,
		missingAs: "mask",
		dataType: resultType(seen, cf.scaleFactor, cf.addOffset),
		packing: cf.scaleFactor === undefined && cf.addOffset === undefined ? "none" : "applied",
		warnings,
	};
}

/** The values of an attribute in the data type of the variable, if the cast leaves all of them equal. */
function safeCast(type: DataType, attribute: AttributeValue): Uint8Array[] | undefined {
	const casts = typedScalars(attribute).map(({ value }) =>
		typeof value === "number" || typeof value === "bigint" ? castScalar(type, value) : undefined,
	);
	return casts.every((cast) => cast?.exact === true) ? casts.map((cast) => cast?.bytes as Uint8Array) : undefined;
}

function rangeTests(
	safe: (name: string) => Uint8Array[] | undefined,
	seen: DataType,
): { tests: MaskTest[] } | Foreseen {
	const range = safe("valid_range");
	const [min, max] = range?.length === 2 ? [[range[0]], [range[1]]] : [safe("valid_min"), safe("valid_max")];
	if ((min?.length ?? 1) > 1 || (max?.length ?? 1) > 1)
		return { outcome: "unknown", reason: "valid_min or valid_max is not one number" };
	const test = (kind: "below" | "above", bound: Uint8Array | undefined): MaskTest[] =>
		bound === undefined || isNaNScalar(seen, bound) ? [] : [{ kind, bound: formatScalar(seen, bound) }];
	return { tests: [...test("below", min?.[0]), ...test("above", max?.[0])] };
}

function distinct(masks: readonly MaskTest[]): MaskTest[] {
	return masks.filter((mask, i) => masks.findIndex((other) => JSON.stringify(other) === JSON.stringify(mask)) === i);
}

/**
 * NumPy's promotion of the data with the factors: float32 holds integers of two bytes, not those of four. A factor of 1
 * or an offset of 0 that stands alone is not applied; both together give the data the type of the factor.
 */
function resultType(seen: DataType, scale: Factor, offset: Factor): string {
	const factors = [scale, offset].filter((factor) => typeof factor === "object");
	const [first] = factors;
	if (first === undefined) return seen.name;
	const isIdle =
		Number((scale as { value: unknown } | undefined)?.value ?? 1) === 1 &&
		Number((offset as { value: unknown } | undefined)?.value ?? 0) === 0;
	if (isIdle) return factors.length === 2 ? first.dataType : seen.name;
	const names = [seen.name, ...factors.map(({ dataType }) => dataType)];
	const bytesOf = (name: string): number => Number(/\d+$/.exec(name)?.[0] ?? 64) / 8;
	if (!names.some((name) => name.startsWith("float")))
		return names.reduce((widest, name) => (bytesOf(name) > bytesOf(widest) ? name : widest));
	return names.every((name) => bytesOf(name) <= (name.startsWith("float") ? 4 : 2)) ? "float32" : "float64";
}
