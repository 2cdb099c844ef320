/** Objects of a bucket of Google Cloud Storage, with a token that is asked for with every request. */
import { readFile } from "node:fs/promises";
import { type AccessToken, type GcsOptions, GcsStore, ObjectStoreRegistry, openStore } from "mirazarr";

const file = await readFile("samples/gauge-2023.nc");
const asked: string[] = [];
/** Stands for the bucket in this example. */
async function bucket(url: string, init: RequestInit): Promise<Response> {
	asked.push(url, String(new Headers(init.headers).get("authorization")));
	return new Response(file, { status: 206, headers: { "content-range": `bytes 0-${file.length - 1}/${file.length}` } });
}

const token: AccessToken = async () => "ya29.example";
const options: GcsOptions = { token, userProject: "who-pays", fetch: bucket };
const registry = new ObjectStoreRegistry().register("gs://archive/", new GcsStore("gs://archive/", options));
console.log((await openStore("gs://archive/gauge.nc", { registry })).format); // NetCDF-3
console.log(asked.join(" ")); // https://storage.googleapis.com/archive/gauge.nc Bearer ya29.example
