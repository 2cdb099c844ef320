/** The filter `fixedscaleoffset` of Zarr v2 as codecs of Zarr v3, for whoever converts metadata. */
import { fixedScaleOffsetToCodecs } from "mirazarr/dataset";
import { dataType } from "mirazarr/fill";

const filter = { id: "fixedscaleoffset", offset: 1000, scale: 10, dtype: "<f8", astype: "<i2" };
const codecs = fixedScaleOffsetToCodecs(filter, dataType("float64"));
console.log(codecs.map(({ name }) => name).join()); // scale_offset,cast_value,bytes
