import { MiraError } from "../../errors.ts";
import { type DataType, numberedStruct } from "../../zarr/data-type.ts";
import type { JsonValue } from "../../zarr/json.ts";
import { refuse } from "../plan/refusal.ts";

/** Order of the bytes of a number. */
export type Endian = "little" | "big";

/** The `dtype` of a Zarr v2 array, in NumPy's spelling: `>i2`, `|S1`, a list of fields for a struct. */
export function v2DataType(type: DataType, endian: Endian, path: string): JsonValue {
	const order = endian === "big" ? ">" : "<";
	switch (type.kind) {
		case "bool":
			return "|b1";
		case "int":
		case "uint": {
			const kind = type.kind === "int" ? "i" : "u";
			return type.itemBytes === 1 ? `|${kind}1` : `${order}${kind}${type.itemBytes}`;
		}
		case "float":
			return `${order}f${type.itemBytes}`;
		case "complex":
			return `${order}c${type.itemBytes}`;
		case "text":
			return `|S${type.itemBytes}`;
		case "utf32":
			return `${order}U${type.itemBytes / 4}`;
		case "raw":
			return `|V${type.itemBytes}`;
		case "time":
			return `${order}${type.name === "numpy.datetime64" ? "M8" : "m8"}${timeUnit(type)}`;
		case "struct":
			return type.fields.map(({ name, dataType }) => {
				// zarr-python reads no arrays in structs, but the structs that stand for them.
				const field = dataType.kind === "subarray" ? (numberedStruct(dataType) ?? dataType) : dataType;
				if (field.kind === "subarray") return [name, v2DataType(field.base, endian, path), field.shape];
				return [name, v2DataType(field, endian, path)];
			});
		case "subarray":
			throw new MiraError("bad-metadata", "only a field of a struct can be an array itself", { path });
		case "string":
		case "bytes":
			return "|O";
		case "sequence":
		case "record":
			throw refuse(
				path,
				type.kind === "sequence"
					? "Zarr v2 has no data type for lists of any length"
					: "Zarr v2 has no data type for structs with parts of variable length",
			);
	}
}

function timeUnit({ unit, scaleFactor }: Extract<DataType, { kind: "time" }>): string {
	if (unit === "generic") return "";
	return `[${scaleFactor === 1 ? "" : scaleFactor}${unit === "μs" ? "us" : unit}]`;
}
