/** Counts which rule made how many values missing; with `all`, also what else would have. */
import { type AllReasons, decode, openStore, type Reasons } from "mirazarr";

const store = await openStore("samples/sea-surface.nc");
const { reasons } = await decode(store, "sst", { selection: [0], mask: "netcdf", reasons: "all" });

const { rules, counts }: Reasons = reasons!;
console.log(rules.map((rule, i) => `${rule}: ${counts[i]}`).join("; ")); // _FillValue -32768: 941; missing_value -32767: 82; outside -300 to 4500: 3

const { bits, causes }: AllReasons = reasons!.all!;
console.log(causes.join(), bits.filter((held) => (held & 0b101) === 0b101).length); // sentinel,sentinel,validRange 941
