/** Why values of an array are missing: every place of the file that was looked at, what it decided, and how others read it. */
import { explainFill, type FillReport, openStore } from "mirazarr";

const store = await openStore("samples/sea-surface.nc");
const report: FillReport = await explainFill(store, "sst");

const deciding = report.candidates.filter(({ role }) => role !== "packing");
console.log(deciding.map(({ text, role }) => `${text}: ${role}`).join("; ")); // -32768: storage; -32768: _FillValue; -32767: missing_value; [-300, 4500]: validRange
console.log(report.conflicts.join()); // _FillValue -32768 and missing_value -32767 differ; all are treated as missing
const gdal = report.predictions.find(({ program, of }) => program === "GDAL" && of === "zarr");
console.log(gdal?.summary); // masks -32768, has nodata -32768, does not unpack and gives int16.
