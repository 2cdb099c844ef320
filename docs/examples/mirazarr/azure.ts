/** Blobs of a container of Azure, with a shared access signature. */
import { readFile } from "node:fs/promises";
import { type AzureOptions, AzureStore, ObjectStoreRegistry, openStore } from "mirazarr";

const file = await readFile("samples/gauge-2023.nc");
const asked: string[] = [];
/** Stands for the container in this example. */
async function container(url: string): Promise<Response> {
	asked.push(url);
	return new Response(file, { status: 206, headers: { "content-range": `bytes 0-${file.length - 1}/${file.length}` } });
}

const options: AzureOptions = { account: "observatory", sas: "sv=2024&sig=example", fetch: container };
const registry = new ObjectStoreRegistry().register("az://archive/", new AzureStore("az://archive/", options));
console.log((await openStore("az://archive/gauge.nc", { registry })).format); // NetCDF-3
console.log(asked.join(" ")); // https://observatory.blob.core.windows.net/archive/gauge.nc?sv=2024&sig=example
