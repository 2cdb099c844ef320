import { type DataType, dataType, type FixedDataType, textType } from "../../zarr/data-type.ts";

/** An external type of the classic format. */
export type NetcdfType = {
	/** As CDL spells it. */
	name: string;
	dataType: DataType;
	itemBytes: number;
};

const TYPES: ReadonlyMap<number, NetcdfType> = new Map([
	[1, define("byte", dataType("int8"))],
	[2, define("char", textType(1))],
	[3, define("short", dataType("int16"))],
	[4, define("int", dataType("int32"))],
	[5, define("float", dataType("float32"))],
	[6, define("double", dataType("float64"))],
	// 7 to 11 exist in CDF-5 only.
	[7, define("ubyte", dataType("uint8"))],
	[8, define("ushort", dataType("uint16"))],
	[9, define("uint", dataType("uint32"))],
	[10, define("int64", dataType("int64"))],
	[11, define("uint64", dataType("uint64"))],
]);

function define(name: string, type: FixedDataType): NetcdfType {
	return { name, dataType: type, itemBytes: type.itemBytes };
}

/** The type of that number in a file of that version, if there is one. */
export function netcdfType(code: number, version: number): NetcdfType | undefined {
	return code > 6 && version !== 5 ? undefined : TYPES.get(code);
}
