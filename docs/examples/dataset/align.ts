/** Datasets on common coordinates: the union of them, with holes where one has no data, or what all of them have. */
import { openVirtualDataset } from "mirazarr";
import { align, type Join } from "mirazarr/dataset";

const file = await openVirtualDataset("samples/sea-surface.nc", { drop: ["quality"] });
const parts = [file.isel({ time: { start: 0, stop: 2 } }), file.isel({ time: { start: 1, stop: 3 } })];

async function lengths(join: Join): Promise<string> {
	return (await align(parts, { join })).map(({ dimensions }) => dimensions.get("time")).join();
}
console.log(await lengths("outer")); // 3,3
console.log(await lengths("inner")); // 1,1
