/** All that a viewer needs: `resolveFill` once for an array, `decodeValues` once for every chunk. Nothing else is loaded. */
import {
	attributesFromJson,
	type DecodedArray,
	dataType,
	decodeValues,
	parseJson,
	resolveFill,
	type StoredValues,
} from "mirazarr/fill";

const type = dataType("int16");
const json = '{"_FillValue": -9999, "scale_factor": 0.5, "add_offset": 10.0, "units": "K"}';
const attributes = attributesFromJson(parseJson(json, { floats: "tagged" }));
const { fill } = resolveFill({ policy: "zarr-v3", path: "/t", dataType: type, attributes });

const bytes = new Uint8Array(Int16Array.of(20, -9999, 40).buffer);
const stored: StoredValues = { dataType: type, shape: [3], bytes };
const { data, dataType: name }: DecodedArray = decodeValues(stored, fill);
console.log(name, data.join(" ")); // float64 20 NaN 30
