/** The same store with physical values: floats, NaN where missing, no packing left. For viewers that know only plain Zarr. */
import { type DecodedViewOptions, decodedView, openStore, read } from "mirazarr";

const options: DecodedViewOptions = { mask: "netcdf", times: "epoch" };
const view = decodedView(await openStore("samples/sea-surface.nc"), options);

const { data_type, fill_value } = view.array("sst").metadata;
console.log(data_type, fill_value); // float64 NaN
const { data } = await read(view, "time", { selection: [1] });
console.log(new Date(Number(data[0])).toISOString()); // 2026-04-01T00:00:00.000Z
