import { MiraError } from "../errors.ts";
import { type AccessToken, withToken } from "./access-token.ts";
import { type BucketApi, type BucketFetch, BucketStore, checkName, parseBucketUrl } from "./bucket-store.ts";
import type { FollowRedirects } from "./http.ts";

/** Where a container is, and who asks. */
export type AzureOptions = {
	/** The storage account. Without it, and without an `endpoint`, the URL names it: `az://account/container/key`. */
	account?: string | undefined;
	/** A shared access signature, with or without its `?`. */
	sas?: string | undefined;
	/** Without, and without `sas`: anonymous. */
	token?: AccessToken | undefined;
	/** The account's service, where it is not `https://ACCOUNT.blob.core.windows.net`: an emulator. */
	endpoint?: string | undefined;
	/** Instead of the platform's `fetch`. */
	fetch?: BucketFetch | undefined;
	/** Default `registered`. */
	follow?: FollowRedirects | undefined;
};

/** The first version with everything that is used here, such as the kind of an entry in a listing. */
const API_VERSION = "2021-08-06";

/** Blobs of a container of Azure: `new AzureStore("az://account/container/prefix")`, or without the account if that is given. */
export class AzureStore extends BucketStore {
	constructor(url: string, options: AzureOptions = {}) {
		const { containerUrl, key, query } = azureAddress(url, options);
		super(key, azureApi(containerUrl, query, options), options.follow);
	}
}

function azureAddress(
	url: string,
	{ account, endpoint }: AzureOptions,
): { containerUrl: string; key: string; query: string } {
	const { bucket, key, query } = parseBucketUrl(url);
	const service = (name: string): string => `https://${name}.blob.core.windows.net`;
	if (endpoint !== undefined) return { containerUrl: `${endpoint.replace(/\/$/, "")}/${bucket}`, key, query };
	if (account !== undefined) return { containerUrl: `${service(account)}/${bucket}`, key, query };
	const [container = "", ...rest] = key.split("/");
	if (container === "" || bucket.includes("."))
		throw new MiraError("bad-argument", "The URL does not name an account and a container", {
			url,
			hint: "Write az://account/container/key, or give the account (in Node, AZURE_STORAGE_ACCOUNT) and write az://container/key",
		});
	checkName(container, url);
	return { containerUrl: `${service(bucket)}/${container}`, key: rest.join("/"), query };
}

function azureApi(containerUrl: string, query: string, { sas, token, fetch: own }: AzureOptions): BucketApi {
	const send: BucketFetch = own ?? ((url, init) => fetch(url, init));
	const signature = sas === undefined || sas === "" ? "" : `?${sas.replace(/^\?/, "")}`;
	return {
		bucketUrl: containerUrl,
		query: query === "" ? signature : query,
		send,
		async sendAuthorised(url, init) {
			const headers = await withToken(init.headers, token);
			// To a page the header would cost a preflight, which containers refuse unless they were told not to.
			const isSimple = globalThis.location !== undefined && token === undefined && init.method === undefined;
			if (!isSimple) headers.set("x-ms-version", API_VERSION);
			return send(url, { ...init, headers });
		},
		listQuery({ prefix, delimiter, marker }) {
			return { restype: "container", comp: "list", prefix, delimiter, marker };
		},
		listingTags: {
			root: "EnumerationResults",
			object: "Blob",
			key: "Name",
			size: "Content-Length",
			directory: "BlobPrefix",
			directoryKey: "Name",
			next: "NextMarker",
		},
		putHeaders(only) {
			const headers = { "x-ms-blob-type": "BlockBlob" };
			if (only === undefined) return headers;
			return only === "if-absent" ? { ...headers, "if-none-match": "*" } : { ...headers, "if-match": only.ifEtag };
		},
	};
}
