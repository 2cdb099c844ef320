/** Everything about one cell: what is stored, why it is missing, which bytes of the file hold it, and where it is on earth. */
import {
	type CellCoordinate,
	type ChunkReport,
	type ExplainValueOptions,
	explainValue,
	type MissingReport,
	openStore,
	type ValueReport,
} from "mirazarr";

const options: ExplainValueOptions = { mask: "netcdf" };
const store = await openStore("samples/sea-surface.nc");
const { stored, missing, chunk, coordinates }: ValueReport = await explainValue(store, "sst", [0, 20, 8], options);

const cause = ({ cause, rule, place }: MissingReport) => `${cause}: ${rule} (${place})`;
const bytes = ({ offset, length, fileOffset }: ChunkReport) => `at ${fileOffset}, in ${offset} + ${length}`;
const label = ({ name, value }: CellCoordinate) => `${name} ${value}`;
console.log(stored.value, missing && cause(missing)); // 9999 validRange: outside -300 to 4500 (attribute valid_range)
console.log(bytes(chunk)); // at 4176, in 1280 + 5184
console.log(coordinates.map(label).join(", ")); // time 2026-01-01T00:00:00, lat -12.5, lon -137.5
