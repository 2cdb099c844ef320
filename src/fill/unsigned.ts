import { type DataType, dataType } from "../zarr/data-type.ts";

/**
 * The type that the `_Unsigned` attribute gives to stored integers. The bits stay, so a sentinel of the stored type needs
 * no conversion: `_FillValue` and `missing_value` alike are read again with the data (trap M17; xarray forgets the second).
 */
export function reinterpretedType(type: DataType, unsigned: boolean | undefined): DataType {
	if (unsigned === true && type.kind === "int") return dataType(`u${type.name}`);
	if (unsigned === false && type.kind === "uint") return dataType(type.name.slice(1) as `int${8 | 16 | 32 | 64}`);
	return type;
}

/**
 * A bound of `valid_range` as it compares with reinterpreted data (trap M14): -1 on bytes with `_Unsigned` is 255. One that
 * the stored type cannot hold was written for the reinterpreted type, and stays.
 */
export function reinterpretBound(bound: number | bigint, stored: DataType, seen: DataType): number | bigint {
	if (stored.kind === seen.kind || (stored.kind !== "int" && stored.kind !== "uint") || !isWhole(bound)) return bound;
	const bits = stored.itemBytes * 8;
	const integer = BigInt(bound);
	const [own, other] =
		stored.kind === "int"
			? [BigInt.asIntN(bits, integer), BigInt.asUintN(bits, integer)]
			: [BigInt.asUintN(bits, integer), BigInt.asIntN(bits, integer)];
	return own === integer ? other : bound;
}

function isWhole(value: number | bigint): boolean {
	return typeof value === "bigint" || Number.isInteger(value);
}
