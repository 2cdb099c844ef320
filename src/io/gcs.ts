import { type AccessToken, withToken } from "./access-token.ts";
import { type BucketApi, type BucketFetch, BucketStore, parseBucketUrl } from "./bucket-store.ts";
import type { FollowRedirects } from "./http.ts";
import { statusError } from "./http-response.ts";
import { writeConflict } from "./object-store.ts";
import { S3_LISTING } from "./s3-listing.ts";

/** Who asks for the objects of a bucket. */
export type GcsOptions = {
	/** Without: anonymous. */
	token?: AccessToken | undefined;
	/** Another service than that of Google, such as an emulator. */
	endpoint?: string | undefined;
	/** The project that pays, where the owner of the bucket does not. */
	userProject?: string | undefined;
	/** Instead of the platform's `fetch`. */
	fetch?: BucketFetch | undefined;
	/** Default `registered`. */
	follow?: FollowRedirects | undefined;
};

/** Objects of a bucket of Google Cloud Storage, by its XML interface: `new GcsStore("gs://bucket/prefix")`. */
export class GcsStore extends BucketStore {
	constructor(url: string, options: GcsOptions = {}) {
		const { bucket, key, query } = parseBucketUrl(url);
		super(key, gcsApi(bucket, query, options), options.follow);
	}
}

function gcsApi(bucket: string, query: string, options: GcsOptions): BucketApi {
	const { endpoint = "https://storage.googleapis.com", token, userProject } = options;
	const send: BucketFetch = options.fetch ?? ((url, init) => fetch(url, init));
	return {
		bucketUrl: `${endpoint.replace(/\/$/, "")}/${bucket}`,
		query,
		send,
		async sendAuthorised(url, init) {
			const headers = await withToken(init.headers, token);
			if (userProject !== undefined) headers.set("x-goog-user-project", userProject);
			return send(url, { ...init, headers });
		},
		...S3_LISTING,
		async putHeaders(only, request) {
			if (only === undefined) return {};
			// Here writes depend on generations, not on tags; no object is generation 0 (Google: request preconditions).
			if (only === "if-absent") return { "x-goog-if-generation-match": "0" };
			const { response, url } = await request({ method: "HEAD" });
			if (response.status !== 404 && !response.ok) throw statusError(response, url);
			const generation = response.headers.get("x-goog-generation");
			if (generation === null || response.headers.get("etag") !== only.ifEtag) throw writeConflict(url);
			return { "x-goog-if-generation-match": generation };
		},
	};
}
