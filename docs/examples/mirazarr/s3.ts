/** Objects of a bucket of S3, with keys that are asked for when they are needed. `openStore("s3://…")` reads public buckets as they are. */
import { readFile } from "node:fs/promises";
import {
	ObjectStoreRegistry,
	openStore,
	type S3Credentials,
	type S3CredentialsProvider,
	type S3Options,
	S3Store,
} from "mirazarr";

const file = await readFile("samples/gauge-2023.nc");
const asked: string[] = [];
/** Stands for the bucket in this example. */
async function bucket(url: string, init: RequestInit): Promise<Response> {
	const headers = new Headers(init.headers);
	asked.push(url, headers.get("authorization")?.split("/")[0] ?? "anonymous");
	return new Response(file, { status: 206, headers: { "content-range": `bytes 0-${file.length - 1}/${file.length}` } });
}

const keys: S3Credentials = {
	accessKeyId: "AKIAEXAMPLE",
	secretAccessKey: "…",
	expiration: new Date(Date.now() + 3_600_000),
};
const credentials: S3CredentialsProvider = async () => keys;
const options: S3Options = { credentials, region: "eu-central-1", requesterPays: true, fetch: bucket };
const registry = new ObjectStoreRegistry().register("s3://archive/", new S3Store("s3://archive/", options));
console.log((await openStore("s3://archive/gauge.nc", { registry })).format); // NetCDF-3
console.log(asked.join(" ")); // https://archive.s3.eu-central-1.amazonaws.com/gauge.nc AWS4-HMAC-SHA256 Credential=AKIAEXAMPLE
