import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cloudStores, s3Options } from "../../src/io/cloud-environment.ts";
import type { S3Credentials } from "../../src/io/s3-signature.ts";
import { FaultServer } from "./fault-server.ts";
import { pattern } from "./pattern.ts";

let folder: string;
let files: Record<string, string>;

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "mirazarr-cloud-"));
	files = { AWS_CONFIG_FILE: join(folder, "config"), AWS_SHARED_CREDENTIALS_FILE: join(folder, "credentials") };
	await writeFile(
		join(folder, "config"),
		"[default]\nregion = eu-west-1\r\ns3 =\n  region = nested\n# region = comment\n" +
			"[profile work]\nregion=us-west-2\nendpoint_url = https://s3.work.example\n" +
			"[profile sso]\nsso_session = x\n[profile keys]\naws_access_key_id = C\naws_secret_access_key = c\n",
	);
	await writeFile(
		join(folder, "credentials"),
		"[default]\naws_access_key_id = D\naws_secret_access_key = d/+=d\n\n" +
			"[work]\naws_access_key_id=W\naws_secret_access_key=w\naws_session_token = t==\n",
	);
});
afterAll(() => rm(folder, { recursive: true }));

async function keysOf(env: Record<string, string>): Promise<S3Credentials | undefined> {
	const { credentials } = s3Options({ ...files, ...env });
	return typeof credentials === "function" ? await credentials() : credentials;
}

describe("S3 by the environment", () => {
	it("keys of the default profile, of a named one, of either file, of variables", async () => {
		expect(await keysOf({})).toEqual({ accessKeyId: "D", secretAccessKey: "d/+=d", sessionToken: undefined });
		expect(await keysOf({ AWS_PROFILE: "work" })).toEqual({
			accessKeyId: "W",
			secretAccessKey: "w",
			sessionToken: "t==",
		});
		expect(await keysOf({ AWS_PROFILE: "keys" })).toMatchObject({ accessKeyId: "C", secretAccessKey: "c" });
		const variables = { AWS_ACCESS_KEY_ID: "V", AWS_SECRET_ACCESS_KEY: "v", AWS_SESSION_TOKEN: "s" };
		const own = { accessKeyId: "V", secretAccessKey: "v", sessionToken: "s" };
		expect(await keysOf({ ...variables, AWS_PROFILE: "work" })).toEqual(own);
	});

	it("no keys: anonymous, unless a profile was named", async () => {
		const none = { AWS_SHARED_CREDENTIALS_FILE: join(folder, "none"), AWS_CONFIG_FILE: join(folder, "none") };
		expect(await keysOf(none)).toBeUndefined();
		expect(await keysOf({ AWS_NO_SIGN_REQUEST: "YES", AWS_PROFILE: "sso" })).toBeUndefined();
		for (const name of ["sso", "nobody"])
			await expect(keysOf({ AWS_PROFILE: name })).rejects.toMatchObject({
				code: "bad-argument",
				hint: expect.stringContaining("export-credentials"),
			});
	});

	it("region, endpoint and who pays", () => {
		expect(s3Options(files)).toMatchObject({ region: "eu-west-1", endpoint: undefined, requesterPays: false });
		expect(s3Options({ ...files, AWS_PROFILE: "work" })).toMatchObject({
			region: "us-west-2",
			endpoint: "https://s3.work.example",
		});
		const env = { AWS_REGION: "r", AWS_ENDPOINT_URL: "https://a", AWS_ENDPOINT_URL_S3: "https://b" };
		expect(s3Options({ ...files, ...env, AWS_REQUEST_PAYER: "requester" })).toMatchObject({
			region: "r",
			endpoint: "https://b",
			requesterPays: true,
		});
		expect(s3Options({ ...files, AWS_REGION: "", AWS_DEFAULT_REGION: "x", AWS_ENDPOINT_URL: "" })).toMatchObject({
			region: "x",
			endpoint: undefined,
		});
	});

	it("keys are read anew when they are needed: tools renew them in the file", async () => {
		const file = join(folder, "renewed");
		const { credentials } = s3Options({ ...files, AWS_SHARED_CREDENTIALS_FILE: file });
		const ask = credentials as () => S3Credentials | undefined;
		for (const id of ["1", "2"]) {
			await writeFile(file, `[default]\naws_access_key_id = ${id}\naws_secret_access_key = s\n`);
			expect(ask()?.accessKeyId).toBe(id);
		}
	});
});

it("stores by scheme ask as the environment says", async () => {
	const server = await FaultServer.start();
	server.serve("/bucket/x", pattern(10));
	server.serve("/acc/box/x?sig=1", pattern(10));
	const stores = cloudStores({
		...files,
		AWS_ENDPOINT_URL: server.origin,
		AZURE_STORAGE_ENDPOINT: `${server.origin}/acc`,
		AZURE_STORAGE_SAS_TOKEN: "sig=1",
		AZURE_STORAGE_ACCESS_TOKEN: "token",
	});
	expect((await stores.s3("s3://bucket", { follow: "registered" }).get("x", undefined)).size).toBe(10);
	expect((await stores.az("az://box", { follow: "registered" }).get("x", undefined)).size).toBe(10);
	expect(server.requests[0]?.headers.authorization).toMatch(/^AWS4-HMAC-SHA256 Credential=D\/\d{8}\/eu-west-1\/s3/);
	expect(server.requests[1]?.headers.authorization).toBe("Bearer token");
	await server.stop();
});
