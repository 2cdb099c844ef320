import type { Attributes } from "../../../zarr/attributes.ts";
import { numericAttribute, textAttribute } from "../../../zarr/attributes.ts";
import type { Datatype } from "../element-type.ts";
import { isBooleanEnum } from "../element-value.ts";

/** Attributes that hold the dimensions of NetCDF-4 together and are not statements about the data. */
const HIDDEN: ReadonlySet<string> = new Set([
	"REFERENCE_LIST",
	"DIMENSION_LIST",
	"_Netcdf4Dimid",
	"_Netcdf4Coordinates",
	"_nc3_strict",
	"_NCProperties",
]);
/** Those of a dimension scale; on other datasets they mean something else. */
const HIDDEN_ON_SCALES: ReadonlySet<string> = new Set(["CLASS", "NAME"]);

/** The attributes that users see. */
export function visibleAttributes<A extends { name: string }>(attributes: readonly A[], isScale: boolean): A[] {
	return attributes.filter(({ name }) => !HIDDEN.has(name) && !(isScale && HIDDEN_ON_SCALES.has(name)));
}

/** The members of an enumeration as CF writes them; what the file itself says is left as it is. */
export function withEnumMembers(attributes: Attributes, type: Datatype): Attributes {
	const enumeration = type.kind === "array" ? type.base : type;
	if (enumeration.kind !== "enum" || isBooleanEnum(enumeration) || attributes.has("flag_values")) return attributes;
	const { base } = enumeration;
	if (base.kind !== "integer" || enumeration.members.length === 0) return attributes;
	const members = enumeration.members.toSorted((a, b) => (a.value < b.value ? -1 : 1));
	const numbers = members.map(({ value }) => Number(value));
	const values = integersOf(base.sizeBytes, base.signed);
	const flagValues =
		values === undefined
			? (base.signed ? BigInt64Array : BigUint64Array).from(members.map(({ value }) => value))
			: values.from(numbers);
	return new Map([
		...attributes,
		["flag_values", numericAttribute(flagValues)],
		// CF separates meanings by blanks.
		["flag_meanings", textAttribute(members.map(({ name }) => name.replace(/\s+/g, "_")).join(" "))],
	]);
}

/** Undefined for 64 bits. */
function integersOf(sizeBytes: number, signed: boolean) {
	if (sizeBytes === 1) return signed ? Int8Array : Uint8Array;
	if (sizeBytes === 2) return signed ? Int16Array : Uint16Array;
	return sizeBytes <= 4 ? (signed ? Int32Array : Uint32Array) : undefined;
}
