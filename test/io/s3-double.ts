import { expectedSignature, parseAuthorization, sha256 } from "./aws-signature.ts";

/** A request as the double saw it; `target` is path and query. */
export type SeenRequest = { method: string; host: string; target: string; headers: Record<string, string> };

/**
 * A bucket of S3 in memory, as a `fetch`: path or host style, SigV4 by the specification, ListObjectsV2 in pages of three,
 * conditional writes. What it does not know it refuses.
 */
export class S3Double {
	readonly requests: SeenRequest[] = [];
	readonly objects: Map<string, Uint8Array> = new Map();
	/** Secrets by key id. Empty: everybody may ask, unsigned. */
	readonly secrets: Map<string, string> = new Map();
	/** Session tokens that have ended. */
	readonly endedTokens: Set<string> = new Set();
	region = "us-east-1";
	/** Answers for the next requests; undefined lets one pass. */
	readonly orders: (Response | undefined)[] = [];
	readonly #bucket: string;

	constructor(bucket: string) {
		this.#bucket = bucket;
	}

	readonly fetch = async (url: string, init: RequestInit): Promise<Response> => {
		const { host, pathname, search } = new URL(url);
		const headers = Object.fromEntries(new Headers(init.headers));
		const request: SeenRequest = { method: init.method ?? "GET", host, target: pathname + search, headers };
		this.requests.push(request);
		init.signal?.throwIfAborted();
		const order = this.orders.shift();
		if (order !== undefined) return order;
		const body = init.body === undefined || init.body === null ? new Uint8Array() : (init.body as Uint8Array);
		return this.#refuse(request, body) ?? this.#answer(request, body);
	};

	#refuse(request: SeenRequest, body: Uint8Array): Response | undefined {
		const { host, headers } = request;
		const hostRegion = /(?:^|\.)s3\.([a-z0-9-]+)\.amazonaws\.com$/.exec(host)?.[1] ?? this.region;
		const told = { "x-amz-bucket-region": this.region };
		if (hostRegion !== this.region) return refusal(301, "PermanentRedirect", told);
		if (this.secrets.size === 0) return undefined;
		if (headers.authorization === undefined) return refusal(403, "AccessDenied");
		const { accessKeyId, scope, signature } = parseAuthorization(headers.authorization);
		if (scope[1] !== this.region)
			return refusal(400, "AuthorizationHeaderMalformed", {}, `<Region>${this.region}</Region>`);
		const token = headers["x-amz-security-token"];
		if (token !== undefined && this.endedTokens.has(token)) return refusal(400, "ExpiredToken");
		const secret = this.secrets.get(accessKeyId);
		if (secret === undefined) return refusal(403, "InvalidAccessKeyId");
		const hash = headers["x-amz-content-sha256"];
		if (hash !== "UNSIGNED-PAYLOAD" && hash !== sha256(body)) return refusal(400, "XAmzContentSHA256Mismatch");
		const expected = expectedSignature({ ...request, headers: { ...headers, host } }, secret);
		return signature === expected ? undefined : refusal(403, "SignatureDoesNotMatch");
	}

	#answer({ method, host, target, headers }: SeenRequest, body: Uint8Array): Response {
		const [path = "", query] = target.split("?");
		const inBucket = host.startsWith(`${this.#bucket}.`) ? path.slice(1) : path.slice(this.#bucket.length + 2);
		if (query?.includes("list-type=2")) return this.#list(new URLSearchParams(query));
		const key = decodeURIComponent(inBucket);
		const object = this.objects.get(key);
		const etag = object && `"${sha256(object).slice(0, 8)}"`;
		const ifMatch = headers["if-match"];
		if (ifMatch !== undefined && object === undefined) return refusal(404, "NoSuchKey");
		if (ifMatch !== undefined && ifMatch !== etag) return refusal(412, "PreconditionFailed");
		if (method === "PUT") {
			if (headers["if-none-match"] === "*" && object !== undefined) return refusal(412, "PreconditionFailed");
			this.objects.set(key, body.slice());
			return new Response(null, { status: 200 });
		}
		if (object === undefined || etag === undefined) return refusal(404, "NoSuchKey");
		const range = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? "");
		if (range === null)
			return new Response(object.slice(), { headers: { etag, "content-length": `${object.length}` } });
		const [start, end] = [Number(range[1]), Math.min(Number(range[2]), object.length - 1)];
		const size = object.length;
		if (start >= size) return refusal(416, "InvalidRange", { "content-range": `bytes */${size}` });
		const told = { etag, "content-range": `bytes ${start}-${end}/${size}` };
		return new Response(object.slice(start, end + 1), { status: 206, headers: told });
	}

	#list(query: URLSearchParams): Response {
		const prefix = query.get("prefix") ?? "";
		const delimiter = query.get("delimiter");
		const shown = new Map<string, string>();
		for (const key of [...this.objects.keys()].sort()) {
			if (!key.startsWith(prefix)) continue;
			const at = delimiter === null ? -1 : key.indexOf(delimiter, prefix.length);
			const text = encodeForm(at === -1 ? key : key.slice(0, at + 1));
			const size = this.objects.get(key)?.length;
			shown.set(
				text,
				at === -1
					? `<Contents><Key>${text}</Key><Size>${size}</Size></Contents>`
					: `<CommonPrefixes><Prefix>${text}</Prefix></CommonPrefixes>`,
			);
		}
		const begin = Number(query.get("continuation-token")?.slice("token &".length) ?? 0);
		const page = [...shown.values()].slice(begin, begin + 3);
		const isTruncated = begin + 3 < shown.size;
		const next = isTruncated ? `<NextContinuationToken>token &amp;${begin + 3}</NextContinuationToken>` : "";
		return new Response(
			`<?xml version="1.0"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><EncodingType>url</EncodingType>` +
				`<Prefix>${encodeForm(prefix)}</Prefix><IsTruncated>${isTruncated}</IsTruncated>${next}${page.join("")}</ListBucketResult>`,
		);
	}
}

/** A document as S3 refuses with. */
export function refusal(status: number, code: string, headers: Record<string, string> = {}, more = ""): Response {
	return new Response(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>m</Message>${more}</Error>`, {
		status,
		headers,
	});
}

function encodeForm(text: string): string {
	return new URLSearchParams({ _: text }).toString().slice(2);
}
