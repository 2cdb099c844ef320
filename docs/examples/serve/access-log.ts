/** A log of requests, as web servers write it, and who asks when a proxy stands in front. */
import { openStore } from "mirazarr";
import { type AccessEntry, combinedLine, createHandler, type SiteOptions, type TrustedHeader } from "mirazarr/serve";

const log: AccessEntry[] = [];
const trustProxy: TrustedHeader = "x-forwarded-for";
const options: SiteOptions = {
	sources: { sea: await openStore("samples/sea-surface.nc") },
	onAccess: (entry) => log.push(entry),
	trustProxy,
};
const request = new Request("https://example.org/sea/lat/zarr.json", { headers: { "x-forwarded-for": "192.0.2.7" } });
await (await createHandler(options)(request)).text();
const [who, , , , , ...rest] = combinedLine(log[0]!).split(" ");
console.log(who, rest.slice(0, 4).join(" ")); // 192.0.2.7 "GET /sea/lat/zarr.json HTTP/1.1" 200
