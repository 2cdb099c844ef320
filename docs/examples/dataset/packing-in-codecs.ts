/** Packing as codecs instead of attributes: any reader that has `scale_offset` and `cast_value` gets masked physical values. */
import { openStore } from "mirazarr";
import {
	type ConvertedPacking,
	type PackingExactness,
	type PackingToCodecsOptions,
	packingToCodecs,
} from "mirazarr/dataset";

const store = await openStore("samples/buoys.nc");
const options: PackingToCodecsOptions = { inexact: "mark", nonFinite: "sentinel" };
const { array, exactness }: ConvertedPacking = packingToCodecs(store.array("battery"), options);

const told = ({ exact, differing, compared }: PackingExactness) =>
	exact ? `all ${compared} agree` : `${differing} differ`;
console.log(array.metadata.data_type, told(exactness)); // float32 all 256 agree
console.log(array.description.codecs.map(({ name }) => name).join()); // scale_offset,cast_value,bytes
