/** Attributes as Zarr v3 metadata have them: sentinels and packing in the forms that other readers understand. */
import { dataType, numericAttribute, projectAttributes, resolveFill, writeJson } from "mirazarr/fill";

const type = dataType("float32");
const attributes = new Map([
	["_FillValue", numericAttribute(Float64Array.of(-9999))],
	["scale_factor", numericAttribute(Float32Array.of(10), [])],
]);
const { fill } = resolveFill({ policy: "hdf5", path: "/t", dataType: type, attributes });
console.log(writeJson(projectAttributes(attributes, fill, type))); // {"_FillValue":"AAAAAICHw8A=","scale_factor":10.0}
