/** A folder whose files are served, each opened when somebody asks for it. */
import { openStore } from "mirazarr";
import { type FilesRootOptions, type ListeningServer, startServer } from "mirazarr/serve/node";

const root: FilesRootOptions = { directory: "samples", open: openStore, maxOpen: 8 };
const server: ListeningServer = await startServer({ sources: {}, root, port: 0 });
const answer = await fetch(`${server.url}/files/gauge-2023.nc/level/zarr.json`);
console.log(answer.status, (await answer.json()).shape.join()); // 200 4
await server.close();
