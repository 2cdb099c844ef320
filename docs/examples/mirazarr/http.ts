/** Files of a web server, with headers that are sent to it and to nobody else; a function makes them for tokens that expire. */
import {
	type FollowRedirects,
	type HttpHeaders,
	type HttpOptions,
	HttpStore,
	ObjectStoreRegistry,
	openStore,
} from "mirazarr";
import { startServer } from "mirazarr/serve/node";

const token = "secret";
const gauge = await openStore("samples/gauge-2023.nc");
const server = await startServer({ sources: { gauge }, token, port: 0 });

const headers: HttpHeaders = () => ({ authorization: `Bearer ${token}` });
const follow: FollowRedirects = "registered";
const options: HttpOptions = { headers, follow };
const registry = new ObjectStoreRegistry().register(server.url, new HttpStore(server.url, options));
const store = await openStore(`${server.url}/gauge`, { registry });
const paths = store.contents().map(({ path }) => path);
console.log(paths.join(" ")); // / /level /time
await server.close();
