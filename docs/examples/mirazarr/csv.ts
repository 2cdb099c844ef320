/** Values as the lines of a table, with their coordinates: for spreadsheets and scripts. */
import { type CsvOptions, openStore, toCsv } from "mirazarr";

const store = await openStore("samples/sea-surface.nc");
const options: CsvOptions = { selection: [{ start: 0, stop: 1 }, 18, { start: 18, stop: 21 }], times: "iso" };
let table = "";
for await (const text of toCsv(store, "sst", options)) table += text;

const lines = table.trim().split(/\r?\n/);
console.log(lines[0]); // time,lat,lon,sst
console.log(lines[1], "|", lines[3]); // 2026-01-01T00:00:00,-2.5,-87.5,25.72 | 2026-01-01T00:00:00,-2.5,-77.5,
