/** Which arrays of a group are data, and which only say where the data are: for a list that begins with what matters. */
import { type ArrayRole, openStore, rolesIn } from "mirazarr";

const { group } = await openStore("samples/elevation.tif");
const roles: Map<string, ArrayRole> = rolesIn((await openStore("samples/sea-surface.nc")).group);
console.log([...roles].map(([name, role]) => `${name} ${role}`).join(", ")); // lat coordinate, lon coordinate, time coordinate, sst data, quality data
console.log(rolesIn(group).get("0")); // data
