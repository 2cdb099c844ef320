/** The missing data of a Zarr v2 array for v3: a fill that xarray wrote is a sentinel too, and names of dimensions move. */
import {
	attributesFromJson,
	dataType,
	type MigratedFill,
	migrateV2Fill,
	type V2Fill,
	v2DimensionNames,
	writeJson,
} from "mirazarr/fill";

const attributes = attributesFromJson({ _ARRAY_DIMENSIONS: ["y", "x"], units: "m" });
console.log(v2DimensionNames(attributes)?.join()); // y,x

const input: V2Fill = { family: "zarr-v2", path: "/depth", dataType: dataType("int16"), fillValue: -1, attributes };
const migrated: MigratedFill = migrateV2Fill(input);
console.log(migrated.fillValue, writeJson(migrated.attributes), migrated.dimensionNames?.join()); // -1 {"units":"m","_FillValue":-1} y,x

const { fillValue } = migrateV2Fill({ ...input, fillValue: null }, { nullFill: "extreme" });
console.log(fillValue); // -32768
