/** GeoZarr, decoded and north up, in one step: what map libraries with a Zarr layer take. */
import { type ArrangedViewOptions, decodedView, type GeozarrOptions, openStore } from "mirazarr";

const geozarr: GeozarrOptions = { northUp: true };
const options: ArrangedViewOptions = { mask: "netcdf", arrange: { convention: "geozarr", ...geozarr } };
const view = await decodedView(await openStore("samples/sea-surface.nc", { drop: ["quality"] }), options);

const { attributes } = JSON.parse(new TextDecoder().decode(await view.get("/zarr.json")));
console.log(attributes["proj:code"], attributes["spatial:bbox"].join(" ")); // EPSG:4326 -180 -90 180 90
const paths = view.contents().map(({ path }) => path);
console.log(paths.join(" ")); // / /lat /lon /time /sst
