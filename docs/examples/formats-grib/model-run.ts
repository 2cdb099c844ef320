/** All files of a model run as one store, from the indexes beside them: of each file little more than its index is read. */
import { FileStore, fileUrl, ObjectStoreRegistry, read } from "mirazarr";
import { type GribRunOptions, openGribRun } from "mirazarr/formats/grib";

const folder = fileUrl("test/fixtures/grib-index/");
const registry = new ObjectStoreRegistry().register(folder, new FileStore(folder));
const steps: string[] = [];
const options: GribRunOptions = {
	filter: { name: "2t" },
	onProgress: ({ done, total }) => steps.push(`${done}/${total}`),
};
const store = await openGribRun([`${folder}noaa.f006`, `${folder}noaa.f012`], registry, options);
console.log(steps.join(" ")); // 1/2 2/2

const { shape, data } = await read(store, "heightAboveGround/instant/2t", { selection: [0, null, 0, 0] });
console.log(shape.join(), data.join(" ")); // 2 1700 2300
