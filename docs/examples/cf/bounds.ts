/** Which variable holds the bounds of which, and the units that it inherits: `time_bnds` has none of its own. */
import { boundsOwners, withOwnersUnits } from "mirazarr/cf";
import { attributesFromJson } from "mirazarr/fill";

const time = attributesFromJson({ units: "days since 2026-01-01", bounds: "time_bnds" });
const bounds = attributesFromJson({});
const owners = boundsOwners(
	new Map([
		["time", { attributes: time }],
		["time_bnds", { attributes: bounds }],
	]),
);
console.log([...owners].join(" ")); // time_bnds,time
console.log(withOwnersUnits(bounds, time).get("units")?.values.join()); // days since 2026-01-01
