import { onAbort } from "./abort.ts";
import type { BucketFetch } from "./bucket-store.ts";
import { refusalCode } from "./refusal-code.ts";

/** Keys of an account, or of a role for a time. */
export type S3Credentials = {
	accessKeyId: string;
	secretAccessKey: string;
	sessionToken?: string | undefined;
	/** When they end; asked for again a minute before. */
	expiration?: Date | undefined;
};

/** Gives credentials whenever new ones are needed; undefined for none, which reads anonymously. */
export type S3CredentialsProvider = () => Promise<S3Credentials | undefined> | S3Credentials | undefined;

/** A clock that runs a little late must not use keys that have ended. */
const EARLY_MS = 60_000;

/** Answers after which keys that were right may be asked for once more. */
const EXPIRED_CODES: ReadonlySet<string> = new Set([
	"ExpiredToken",
	"ExpiredTokenException",
	"TokenRefreshRequired",
	"InvalidToken",
]);

/**
 * Signs requests (AWS Signature Version 4). Anonymous ones go out as they are, and the signing library is not even loaded
 * for them. `region` is asked for each request: it may be learnt on the way.
 */
export function signedFetch(send: BucketFetch, provider: S3CredentialsProvider, region: () => string): BucketFetch {
	const credentials = new CurrentCredentials(provider);
	/** Derived keys, which hold for a day and a region. */
	const derived = new Map<string, ArrayBuffer>();
	const sendWith = async (keys: S3Credentials | undefined, url: string, init: RequestInit): Promise<Response> => {
		if (keys === undefined) return send(url, init);
		return send(url, { ...init, headers: await signedHeaders(keys, region(), url, init, derived) });
	};
	return async (url, init) => {
		const keys = await credentials.get(init.signal);
		const response = await sendWith(keys, url, init);
		if (keys === undefined || !(await isExpiry(response))) return response;
		credentials.drop(keys);
		const renewed = await credentials.get(init.signal);
		return renewed === keys ? response : sendWith(renewed, url, init);
	};
}

/** Credentials that all requests share: they are asked for once, however many requests wait for them. */
class CurrentCredentials {
	readonly #provider: S3CredentialsProvider;
	#asked: Promise<S3Credentials | undefined> | undefined;
	#keys: S3Credentials | undefined;

	constructor(provider: S3CredentialsProvider) {
		this.#provider = provider;
	}

	async get(signal: AbortSignal | null | undefined): Promise<S3Credentials | undefined> {
		// A request that waited for keys in vain does not leave the others waiting: the next one asks again.
		const takeBack = onAbort(signal ?? undefined, () => {
			this.#asked = undefined;
		});
		try {
			const known = await this.#ask();
			if (known?.expiration === undefined || known.expiration.getTime() - EARLY_MS > Date.now()) return known;
			this.drop(known);
			return await this.#ask();
		} finally {
			takeBack();
		}
	}

	/** The next request asks again, unless another has done so already. */
	drop(keys: S3Credentials): void {
		if (this.#keys === keys) this.#asked = undefined;
	}

	#ask(): Promise<S3Credentials | undefined> {
		if (this.#asked === undefined) {
			const asked = this.#askProvider();
			this.#asked = asked;
			asked.catch(() => {
				if (this.#asked === asked) this.#asked = undefined;
			});
		}
		return this.#asked;
	}

	async #askProvider(): Promise<S3Credentials | undefined> {
		this.#keys = await this.#provider();
		return this.#keys;
	}
}

/**
 * Only what the signature has to cover is given to it, the host and `x-amz-*`: browsers and proxies change other headers,
 * `Accept-Encoding` above all.
 */
async function signedHeaders(
	{ accessKeyId, secretAccessKey, sessionToken }: S3Credentials,
	region: string,
	url: string,
	{ method = "GET", body, headers: given }: RequestInit,
	cache: Map<string, ArrayBuffer>,
): Promise<Headers> {
	const { AwsV4Signer } = await import("aws4fetch");
	const headers = new Headers(given);
	const covered = new Headers([...headers].filter(([name]) => name.startsWith("x-amz-")));
	if (ArrayBuffer.isView(body)) covered.set("x-amz-content-sha256", await sha256(body));
	const signer = new AwsV4Signer({
		method,
		url,
		headers: covered,
		accessKeyId,
		secretAccessKey,
		...(sessionToken === undefined ? {} : { sessionToken }),
		service: "s3",
		region,
		cache,
	});
	for (const [name, value] of (await signer.sign()).headers) headers.set(name, value);
	return headers;
}

async function isExpiry(response: Response): Promise<boolean> {
	if (response.status !== 400 && response.status !== 401 && response.status !== 403) return false;
	const document = await response
		.clone()
		.text()
		.catch(() => "");
	return EXPIRED_CODES.has(refusalCode(document) ?? "");
}

async function sha256(bytes: ArrayBufferView<ArrayBuffer>): Promise<string> {
	const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
	return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
