/** A server in Node: stores by name, until it is closed. */
import { openStore, read } from "mirazarr";
import { type ListeningOptions, type RunningServer, type ServerOptions, startServer } from "mirazarr/serve/node";

const listening: ListeningOptions = { port: 0, host: "127.0.0.1", maxConnections: 100 };
const options: ServerOptions = {
	...listening,
	sources: { sea: await openStore("samples/sea-surface.nc") },
	decoded: true,
};
const server: RunningServer = await startServer(options);
console.log(server.listings.map(({ name, arrays }) => `${name} ${arrays.length}`).join()); // sea 5

const client = await openStore(`${server.url}/sea`);
console.log((await read(client, "sst", { selection: [0, 18, { start: 17, stop: 20 }] })).data.join(" ")); // NaN 25.72 25.34
await server.close();
