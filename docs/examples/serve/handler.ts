/** Serves stores to any Zarr client, in any runtime that has `Request` and `Response`. */
import { openStore } from "mirazarr";
import { createHandler, type HandlerOptions } from "mirazarr/serve";

const options: HandlerOptions = {
	sources: { sea: await openStore("samples/sea-surface.nc") },
	clientOf: (request) => request.headers.get("x-real-ip") ?? undefined,
};
const handler = createHandler(options);

const answer = await handler(new Request("https://example.org/sea/sst/zarr.json"));
console.log(answer.status, (await answer.json()).shape.join()); // 200 3,36,72
