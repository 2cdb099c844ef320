import { describe, expect, it } from "vitest";
import { GcsStore } from "../../src/io/gcs.ts";
import { listed } from "./listed.ts";
import { pattern } from "./pattern.ts";

const data = pattern(1000);

type Seen = { method: string; url: string; headers: Record<string, string> };

/** Answers in order, and what was asked. */
function answering(...answers: Response[]): {
	seen: Seen[];
	fetch: (url: string, init: RequestInit) => Promise<Response>;
} {
	const seen: Seen[] = [];
	const fetch = async (url: string, init: RequestInit): Promise<Response> => {
		seen.push({ method: init.method ?? "GET", url, headers: Object.fromEntries(new Headers(init.headers)) });
		return answers.shift() ?? new Response(data.slice());
	};
	return { seen, fetch };
}

describe("Google Cloud Storage, by the words of its XML interface", () => {
	it("public objects, with keys that need care", async () => {
		const { seen, fetch } = answering();
		await new GcsStore("gs://bucket/d", { fetch }).get("a b+é%23%3F%25.nc", undefined);
		expect(seen).toEqual([
			{
				method: "GET",
				url: "https://storage.googleapis.com/bucket/d/a%20b%2B%C3%A9%23%3F%25.nc",
				headers: { "accept-encoding": "identity" },
			},
		]);
	});

	it("a token, by itself or from a function for each request, and the project that pays", async () => {
		const { seen, fetch } = answering();
		let asked = 0;
		const store = new GcsStore("gs://bucket", { fetch, token: async () => `t${++asked}`, userProject: "p" });
		await store.get("x", undefined);
		await store.get("x", undefined);
		await new GcsStore("gs://bucket", { fetch, token: "own" }).get("x", undefined);
		expect(seen.map(({ headers }) => headers.authorization)).toEqual(["Bearer t1", "Bearer t2", "Bearer own"]);
		expect(seen[0]?.headers["x-goog-user-project"]).toBe("p");
	});

	it("a listing", async () => {
		const { seen, fetch } = answering(
			new Response(
				"<ListBucketResult><IsTruncated>true</IsTruncated><NextContinuationToken>n</NextContinuationToken>" +
					"<Contents><Key>d/a+b &amp; &#233;</Key><Size>7</Size></Contents></ListBucketResult>",
			),
			new Response("<ListBucketResult><CommonPrefixes><Prefix>d/s/</Prefix></CommonPrefixes></ListBucketResult>"),
		);
		expect(await listed(new GcsStore("gs://bucket/d", { fetch }), "", { shallow: true })).toEqual([
			{ path: "a+b%20&%20é", size: 7 },
			{ path: "s/", size: 0 },
		]);
		const bucket = "https://storage.googleapis.com/bucket?list-type=2&prefix=d%2F&delimiter=%2F";
		expect(seen.map(({ url }) => url)).toEqual([bucket, `${bucket}&continuation-token=n`]);
	});

	it("writes depend on generations", async () => {
		const head = { headers: { etag: '"e"', "x-goog-generation": "17" } };
		const { seen, fetch } = answering(
			new Response(),
			new Response(null, head),
			new Response(),
			new Response(null, head),
			new Response(null, { status: 404 }),
			new Response(null, { status: 412 }),
		);
		const store = new GcsStore("gs://bucket", { fetch });
		await store.put("x", data, { only: "if-absent" });
		await store.put("x", data, { only: { ifEtag: '"e"' } });
		const conflict = { code: "write-conflict" };
		await expect(store.put("x", data, { only: { ifEtag: '"other"' } })).rejects.toMatchObject(conflict);
		await expect(store.put("x", data, { only: { ifEtag: '"e"' } })).rejects.toMatchObject(conflict);
		await expect(store.put("x", data, { only: "if-absent" })).rejects.toMatchObject(conflict);
		expect(seen.map(({ method, headers }) => [method, headers["x-goog-if-generation-match"]])).toEqual([
			["PUT", "0"],
			["HEAD", undefined],
			["PUT", "17"],
			["HEAD", undefined],
			["HEAD", undefined],
			["PUT", "0"],
		]);
	});
});
