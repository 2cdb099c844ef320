import { hint, option } from "../../errors.ts";
import type { DataType } from "../../zarr/data-type.ts";
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
			return type.fields.map(({ name, dataType }) => [name, v2DataType(dataType, endian, path)]);
		case "string":
		case "bytes":
			return "|O";
		case "sequence":
			throw refuse(
				path,
				"Zarr v2 has no data type for lists of any length",
				hint`Pass ${option("onUnsupported", "skip")} to leave it out`,
			);
	}
}

function timeUnit({ unit, scaleFactor }: Extract<DataType, { kind: "time" }>): string {
	if (unit === "generic") return "";
	return `[${scaleFactor === 1 ? "" : scaleFactor}${unit === "μs" ? "us" : unit}]`;
}
