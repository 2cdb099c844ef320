/** The elements of an array are a typed array where numbers fit one, and a list of texts or other values where not. */
import { type Elements, openStore, read } from "mirazarr";

const store = await openStore("samples/buoys.nc");
const kindOf = (data: Elements) => (Array.isArray(data) ? "a list" : data.constructor.name);

console.log(kindOf((await read(store, "depth")).data)); // Int16Array
console.log(kindOf((await read(store, "serial")).data)); // BigInt64Array
console.log(kindOf((await read(store, "name")).data)); // a list
