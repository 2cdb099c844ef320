import { describe, expect, it, vi } from "vitest";
import { type AzureOptions, AzureStore } from "../../src/io/azure.ts";
import { listed } from "./listed.ts";
import { pattern } from "./pattern.ts";

const data = pattern(1000);

describe("Azure Blob Storage", () => {
	it.each<[string, AzureOptions, string]>([
		["az://acc/box/d/x", {}, "https://acc.blob.core.windows.net/box/d/x"],
		["az://box/d/x", { account: "acc" }, "https://acc.blob.core.windows.net/box/d/x"],
		["az://box/x", { endpoint: "http://127.0.0.1:10000/acc/" }, "http://127.0.0.1:10000/acc/box/x"],
		["az://$web/x", { account: "acc" }, "https://acc.blob.core.windows.net/$web/x"],
		[
			"az://box/x",
			{ account: "acc", sas: "?sv=1&sig=a%2Fb" },
			"https://acc.blob.core.windows.net/box/x?sv=1&sig=a%2Fb",
		],
		[
			"az://acc/box/a b+é%23.nc?sig=own",
			{ sas: "sig=x" },
			"https://acc.blob.core.windows.net/box/a%20b%2B%C3%A9%23.nc?sig=own",
		],
	])("%s with %o is %s", async (url, options, asked) => {
		const urls: string[] = [];
		const fetch = async (target: string, init: RequestInit): Promise<Response> => {
			urls.push(target);
			expect(new Headers(init.headers).get("x-ms-version")).toBe("2021-08-06");
			return new Response(data.slice());
		};
		await new AzureStore(url, { ...options, fetch }).get("", undefined);
		expect(urls).toEqual([asked]);
	});

	it.each(["az://acc", "az://acc/", "az://acc.example/box/x", "az://acc/b%40c/x"])("%s names no container", (url) => {
		expect(() => new AzureStore(url)).toThrow(expect.objectContaining({ code: "bad-argument" }));
	});

	it("a page reads public blobs without a header that would cost a preflight", async () => {
		vi.stubGlobal("location", new URL("https://page.example/"));
		const seen: (string | null)[] = [];
		const fetch = async (_: string, init: RequestInit): Promise<Response> => {
			seen.push(new Headers(init.headers).get("x-ms-version"));
			return new Response(data.slice());
		};
		try {
			await new AzureStore("az://acc/box", { fetch }).get("x", undefined);
			await new AzureStore("az://acc/box", { fetch, token: "t" }).get("x", undefined);
		} finally {
			vi.unstubAllGlobals();
		}
		expect(seen).toEqual([null, "2021-08-06"]);
	});

	it("a bearer token goes to the account alone", async () => {
		const seen: [string, string | null][] = [];
		const fetch = async (url: string, init: RequestInit): Promise<Response> => {
			seen.push([new URL(url).host, new Headers(init.headers).get("authorization")]);
			const isFirst = seen.length === 1;
			return isFirst
				? new Response(null, { status: 302, headers: { location: "https://cdn.example/x" } })
				: new Response(data.slice());
		};
		await new AzureStore("az://acc/box", { token: "t", fetch, follow: "anywhere" }).get("x", undefined);
		expect(seen).toEqual([
			["acc.blob.core.windows.net", "Bearer t"],
			["cdn.example", null],
		]);
	});

	it("a listing with a signature, page by page, without the directories of a hierarchical namespace", async () => {
		const pages = [
			'<EnumerationResults ServiceEndpoint="https://acc"><Blobs><Blob><Name>d/a &amp; b</Name><Properties>' +
				"<Content-Length>12</Content-Length><ResourceType>file</ResourceType></Properties></Blob>" +
				"<Blob><Name>d/s</Name><Properties><ResourceType>directory</ResourceType></Properties></Blob>" +
				"<BlobPrefix><Name>d/s/</Name></BlobPrefix></Blobs><NextMarker>2!8</NextMarker></EnumerationResults>",
			"<EnumerationResults><Blobs><Blob><Name>d/z</Name><Properties><Content-Length>1</Content-Length></Properties>" +
				"</Blob></Blobs><NextMarker /></EnumerationResults>",
		];
		const urls: string[] = [];
		const fetch = async (url: string): Promise<Response> => {
			urls.push(url);
			return new Response(pages[urls.length - 1]);
		};
		const store = new AzureStore("az://acc/box/d/", { sas: "sig=1", fetch });
		expect(await listed(store, "", { shallow: true })).toEqual([
			{ path: "s/", size: 0 },
			{ path: "a%20&%20b", size: 12 },
			{ path: "z", size: 1 },
		]);
		const first = "https://acc.blob.core.windows.net/box?sig=1&restype=container&comp=list&prefix=d%2F&delimiter=%2F";
		expect(urls).toEqual([first, `${first}&marker=2%218`]);
	});

	it("a signature is in no message", async () => {
		for (const status of [400, 403, 404, 500]) {
			const fetch = async (): Promise<Response> => new Response("no", { status });
			const store = new AzureStore("az://acc/box", { sas: "sig=secret", fetch });
			const failing: Promise<unknown>[] = [
				store.get("x", undefined),
				store.get("x", { offset: 0, length: 1 }),
				store.put("x", data),
			];
			if (status !== 500) failing.push(listed(store));
			for (const failure of await Promise.allSettled(failing)) {
				expect(failure).toMatchObject({
					reason: { name: "MiraError", message: expect.not.stringContaining("secret") },
				});
			}
		}
	});

	it("writes are block blobs; one that exists is a conflict", async () => {
		const fetch = async (_: string, init: RequestInit): Promise<Response> => {
			const headers = new Headers(init.headers);
			expect([init.method, headers.get("x-ms-blob-type")]).toEqual(["PUT", "BlockBlob"]);
			if (headers.get("if-none-match") === "*") return new Response("<Code>BlobAlreadyExists</Code>", { status: 409 });
			return new Response(null, { status: headers.get("if-match") === '"1"' ? 201 : 412 });
		};
		const store = new AzureStore("az://acc/box", { fetch });
		await store.put("x", data, { only: { ifEtag: '"1"' } });
		const conflict = { code: "write-conflict" };
		await expect(store.put("x", data, { only: { ifEtag: '"2"' } })).rejects.toMatchObject(conflict);
		await expect(store.put("x", data, { only: "if-absent" })).rejects.toMatchObject(conflict);
	});
});
