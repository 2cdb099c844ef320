import { type BucketApi, type BucketFetch, BucketStore, parseBucketUrl } from "./bucket-store.ts";
import { refusalText } from "./bucket-xml.ts";
import type { FollowRedirects } from "./http.ts";
import { discard } from "./http-response.ts";
import { S3_LISTING } from "./s3-listing.ts";
import { type S3Credentials, type S3CredentialsProvider, signedFetch } from "./s3-signature.ts";
import { parseUrl } from "./url.ts";

/** Where a bucket is, and who asks. */
export type S3Options = {
	/** Keys, or a function that gives them. Without: anonymous. */
	credentials?: S3Credentials | S3CredentialsProvider | undefined;
	/** Default: what the service says the bucket's region is; `us-east-1` of a service that does not say. */
	region?: string | undefined;
	/** Another service than that of Amazon, such as `https://minio.example.org`. */
	endpoint?: string | undefined;
	/**
	 * The bucket as the first segment of the path instead of a part of the host name. Default with an `endpoint`, and for
	 * names with other characters than `a-z`, `0-9` and `-`.
	 */
	pathStyle?: boolean | undefined;
	/** Pay for the requests yourself, where the owner of the bucket does not. */
	requesterPays?: boolean | undefined;
	/** Instead of the platform's `fetch`. */
	fetch?: BucketFetch | undefined;
	/** Default `registered`. */
	follow?: FollowRedirects | undefined;
};

/**
 * Objects of a bucket of S3, or of a service that speaks the same language: `new S3Store("s3://bucket/prefix")`.
 * Of a bucket of Amazon whose region is not given, the service tells it with its first answer.
 */
export class S3Store extends BucketStore {
	constructor(url: string, options: S3Options = {}) {
		const { bucket, key, query } = parseBucketUrl(url);
		super(key, s3Api(bucket, query, options), options.follow);
	}
}

function s3Api(bucket: string, query: string, options: S3Options): BucketApi {
	const { endpoint, credentials, requesterPays = false } = options;
	// A name with a dot does not match the certificate of `*.s3.amazonaws.com`, and others are not part of a host name at all.
	const pathStyle = options.pathStyle ?? (endpoint !== undefined || !/^[a-z0-9-]+$/.test(bucket));
	let { region } = options;
	const service = (): string => endpoint ?? amazonEndpoint(region);
	const origin = (): string => {
		const [scheme, host] = parseUrl(service()).origin.split("://");
		return `${scheme}://${pathStyle ? host : `${bucket}.${host}`}`;
	};
	const path = [...parseUrl(service()).segments, pathStyle ? bucket : ""].filter((segment) => segment !== "");
	const firstOrigin = origin();

	const send: BucketFetch = options.fetch ?? ((url, init) => fetch(url, init));
	const provider = typeof credentials === "function" ? credentials : () => credentials;
	const sendSigned = signedFetch(send, provider, () => region ?? "us-east-1");
	const sendInRegion: BucketFetch = (url, init) => {
		const headers = new Headers(init.headers);
		if (requesterPays) headers.set("x-amz-request-payer", "requester");
		// Only the host depends on the region.
		return sendSigned(origin() + url.slice(firstOrigin.length), { ...init, headers });
	};
	return {
		bucketUrl: [firstOrigin, ...path].join("/"),
		query,
		send,
		async sendAuthorised(url, init) {
			// Of several requests under way each compares with where it went, not with what another has learnt.
			const asked = region;
			const response = await sendInRegion(url, init);
			const told = endpoint === undefined ? await regionTold(response) : undefined;
			if (told === undefined || told === asked) return response;
			await discard(response);
			region = told;
			return sendInRegion(url, init);
		},
		...S3_LISTING,
		// Not all XML can carry every key.
		listQuery: (page) => ({ ...S3_LISTING.listQuery(page), "encoding-type": "url" }),
		putHeaders(only) {
			if (only === undefined) return {};
			return only === "if-absent" ? { "if-none-match": "*" } : { "if-match": only.ifEtag };
		},
	};
}

/** Without a region the global name, which leads most buckets' readers to the right one without asking. */
function amazonEndpoint(region: string | undefined): string {
	if (region === undefined) return "https://s3.amazonaws.com";
	return `https://s3.${region}.amazonaws.com${region.startsWith("cn-") ? ".cn" : ""}`;
}

/** The region that a refusal tells: in a header, which pages often may not see, or in its document. */
async function regionTold(response: Response): Promise<string | undefined> {
	if (![301, 307, 400, 403].includes(response.status)) return undefined;
	const header = response.headers.get("x-amz-bucket-region");
	const told = header ?? refusalText(await response.clone().text(), "Region");
	return told !== undefined && /^[a-z0-9-]+$/.test(told) ? told : undefined;
}
