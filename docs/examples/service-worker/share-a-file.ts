/**
 * In a page: files that the user chose become Zarr stores with URLs of the page, for any library that reads Zarr. Nothing is
 * uploaded. Here, in Node, there is no service worker to register, and the error says so.
 */
import { isMiraError } from "mirazarr";
import {
	type OpeningOptions,
	registerServiceWorker,
	type ServiceWorkerOptions,
	type ShareOptions,
	type SharingWorker,
} from "mirazarr/service-worker";

async function urlOf(file: Blob): Promise<string> {
	const hosted: ServiceWorkerOptions = { url: "/service-worker.js", timeoutMs: 10_000 };
	const worker: SharingWorker = await registerServiceWorker(hosted);
	const opening: OpeningOptions = { drop: ["quality"], decoded: true };
	const options: ShareOptions = { ...opening, timeoutMs: 30_000 };
	return worker.share("chosen", file, options); // https://…/mirazarr/chosen
}

const error = await urlOf(new Blob()).catch((error) => error);
console.log(isMiraError(error, "unsupported-feature")); // true
