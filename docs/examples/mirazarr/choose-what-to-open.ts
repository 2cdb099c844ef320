/** Leaves out what is not wanted, or makes a group the root: the same two options for every format. */
import { type ChoiceOptions, openStore } from "mirazarr";

const physics: ChoiceOptions = { group: "physics", drop: ["flags"] };
const store = await openStore("samples/ocean-colour.nc", physics);

const paths = store.contents().map(({ path }) => path);
console.log(paths.join(" ")); // / /temperature
console.log(store.array("temperature").description.path); // /physics/temperature
