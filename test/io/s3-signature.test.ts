import { describe, expect, it } from "vitest";
import { S3Store } from "../../src/io/s3.ts";
import type { S3Credentials } from "../../src/io/s3-signature.ts";
import { expectedSignature, parseAuthorization } from "./aws-signature.ts";
import { listed } from "./listed.ts";
import { pattern } from "./pattern.ts";
import { S3Double } from "./s3-double.ts";

// The examples of the Amazon S3 API reference, "Signature calculations for the Authorization header".
const SECRET = "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY";
const EMPTY = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";

describe("the verifier of these tests gives the signatures of the specification", () => {
	const put = {
		date: "Fri, 24 May 2013 00:00:00 GMT",
		"x-amz-storage-class": "REDUCED_REDUNDANCY",
		"x-amz-content-sha256": "44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072",
	};
	it.each([
		["GET", "/test.txt", { range: "bytes=0-9" }, "f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41"],
		["PUT", "/test%24file.text", put, "98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd"],
		["GET", "/?lifecycle", {}, "fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543"],
		["GET", "/?max-keys=2&prefix=J", {}, "34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7"],
	])("%s %s", (method, target, own, signature) => {
		const headers: Record<string, string> = {
			host: "examplebucket.s3.amazonaws.com",
			"x-amz-date": "20130524T000000Z",
			"x-amz-content-sha256": EMPTY,
			...own,
		};
		const names = Object.keys(headers).sort().join(";");
		const credential = "AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request";
		const authorization = `AWS4-HMAC-SHA256 Credential=${credential},SignedHeaders=${names},Signature=${signature}`;
		expect(expectedSignature({ method, target, headers: { ...headers, authorization } }, SECRET)).toBe(signature);
	});
});

const KEYS: S3Credentials = { accessKeyId: "AKID", secretAccessKey: SECRET };
const data = pattern(1000);
const ODD_KEY = "a b+é#?%'()*!~$&=;:@,.nc";
const ODD_PATH = encodeURIComponent(ODD_KEY);

function signedBucket(): S3Double {
	const double = new S3Double("bucket");
	double.secrets.set("AKID", SECRET);
	double.objects.set(`d/${ODD_KEY}`, data);
	return double;
}

describe("signed requests", () => {
	it("of ranges, whole objects, listings and writes, with keys that need care", async () => {
		const double = signedBucket();
		const store = new S3Store("s3://bucket/d", { credentials: KEYS, fetch: double.fetch });
		const { bytes, size } = await store.get(ODD_PATH, { offset: 10, length: 20 });
		expect([bytes, size]).toEqual([data.slice(10, 30), 1000]);
		expect((await store.get(ODD_PATH, undefined)).bytes).toEqual(data);
		await store.put(`${ODD_PATH}2`, data.slice(1));
		expect(double.objects.get(`d/${ODD_KEY}2`)).toEqual(data.slice(1));
		const entries = await listed(store);
		expect(entries.map(({ path }) => decodeURIComponent(path))).toEqual([ODD_KEY, `${ODD_KEY}2`]);
		for (const { path, size: told } of entries) expect((await store.get(path, undefined)).size).toBe(told);
	});

	it("cover the host and x-amz-* alone: browsers and proxies change the rest", async () => {
		const double = signedBucket();
		const options = { credentials: { ...KEYS, sessionToken: "t" }, requesterPays: true, fetch: double.fetch };
		await new S3Store("s3://bucket/d", options).get(ODD_PATH, undefined, { etag: undefined });
		const [request] = double.requests;
		expect(request?.headers).toMatchObject({ "x-amz-request-payer": "requester", "x-amz-security-token": "t" });
		expect(parseAuthorization(request?.headers.authorization ?? "").signedHeaders).toEqual([
			"host",
			"x-amz-content-sha256",
			"x-amz-date",
			"x-amz-request-payer",
			"x-amz-security-token",
		]);
	});

	it("a wrong secret is refused, by its reason", async () => {
		const double = signedBucket();
		const store = new S3Store("s3://bucket/d", {
			credentials: { ...KEYS, secretAccessKey: "no" },
			fetch: double.fetch,
		});
		const refused = { code: "http-status", message: expect.stringMatching(/403.*SignatureDoesNotMatch.*credentials/) };
		await expect(store.get(ODD_PATH, { offset: 0, length: 1 })).rejects.toMatchObject(refused);
		await expect(store.put("x", data)).rejects.toMatchObject(refused);
		await expect(listed(store)).rejects.toMatchObject(refused);
	});

	it("anonymous ones carry nothing", async () => {
		const double = signedBucket();
		double.secrets.clear();
		await new S3Store("s3://bucket/d", { fetch: double.fetch }).get(ODD_PATH, undefined);
		expect(Object.keys(double.requests[0]?.headers ?? {})).toEqual(["accept-encoding"]);
	});
});

describe("credentials as a function", () => {
	it("are asked for once, however many requests wait", async () => {
		const double = signedBucket();
		let asked = 0;
		const credentials = async (): Promise<S3Credentials> => {
			asked++;
			return KEYS;
		};
		const store = new S3Store("s3://bucket/d", { credentials, fetch: double.fetch });
		await Promise.all(Array.from({ length: 8 }, () => store.get(ODD_PATH, undefined)));
		expect([asked, double.requests.length]).toEqual([1, 8]);
	});

	it("that have ended are asked for once more, and the requests are sent again", async () => {
		const double = signedBucket();
		double.endedTokens.add("1");
		let asked = 0;
		const credentials = (): S3Credentials => ({ ...KEYS, sessionToken: `${++asked}` });
		const store = new S3Store("s3://bucket/d", { credentials, fetch: double.fetch });
		const parts = await Promise.all(Array.from({ length: 4 }, () => store.get(ODD_PATH, undefined)));
		expect(parts.map(({ size }) => size)).toEqual([1000, 1000, 1000, 1000]);
		expect([asked, double.requests.length]).toEqual([2, 8]);
	});

	it("that are ended again are refused, not asked for for ever", async () => {
		const double = signedBucket();
		const credentials = (): S3Credentials => ({ ...KEYS, sessionToken: "old" });
		double.endedTokens.add("old");
		const store = new S3Store("s3://bucket/d", { credentials, fetch: double.fetch });
		await expect(store.get(ODD_PATH, undefined)).rejects.toMatchObject({
			code: "http-status",
			message: expect.stringContaining("ExpiredToken"),
		});
		expect(double.requests).toHaveLength(2);
	});

	it("that end soon are asked for before they do", async () => {
		const double = signedBucket();
		let asked = 0;
		const credentials = (): S3Credentials => ({
			...KEYS,
			expiration: new Date(Date.now() + (asked++ ? 3600e3 : 30e3)),
		});
		const store = new S3Store("s3://bucket/d", { credentials, fetch: double.fetch });
		for (let i = 0; i < 3; i++) await store.get(ODD_PATH, undefined);
		expect([asked, double.requests.length]).toEqual([2, 3]);
	});

	it("that cannot be had fail the request, and are asked for again by the next", async () => {
		const double = signedBucket();
		let asked = 0;
		const credentials = (): S3Credentials => {
			if (asked++ === 0) throw new Error("the vault is closed");
			return KEYS;
		};
		const store = new S3Store("s3://bucket/d", { credentials, fetch: double.fetch });
		await expect(store.get(ODD_PATH, undefined)).rejects.toThrow("the vault is closed");
		expect((await store.get(ODD_PATH, undefined)).size).toBe(1000);
	});
});
