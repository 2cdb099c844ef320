/** Are references still true? Every object is looked at, and some chunks of each array are read and decoded. */
import { openStore } from "mirazarr";
import { type VerifyOptions, type VerifyReport, verify } from "mirazarr/verify";

const store = await openStore("samples/sea-surface.nc");
const options: VerifyOptions = { sampleChunks: 1, changedSince: new Date() };
const { ok, sources, arrays }: VerifyReport = await verify(store, options);
console.log(ok, sources.map(({ status }) => status).join()); // true same
console.log(arrays.map(({ path, referenceCount }) => `${path} ${referenceCount}`).join(", ")); // /lat 1, /lon 1, /time 3, /sst 3, /quality 3
