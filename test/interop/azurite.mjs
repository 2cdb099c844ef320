// node test/interop/azurite.mjs: Azure against its emulator, Azurite, which is installed once into the cache of the checkout:
// it has hundreds of dependencies, which nobody needs who only uses the package.
//
// Where it cannot be installed the tests are skipped; that is a failure where CI is set.
import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { createHmac } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { bucketCases, runCases } from "./bucket-cases.mjs";
import { findInputs } from "./find-inputs.mjs";
import { freePort, untilAnswered } from "./loopback.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));
/** The account of every Azurite, and its key, which is no secret (Azurite: default storage account). */
const ACCOUNT = "devstoreaccount1";
const KEY = "Eby8vdM02xNOcqFlqUwJPLlmEtlCDXJ1OUzFT50uSRZ6IFsuFq2UVErCz4I6tq/K1SZFPTOtr/KBHBeksoGMGw==";

async function main() {
	const program = findAzurite();
	if (program === undefined) {
		console.log(`skipped: ${PACKAGE} cannot be installed`);
		return process.env.CI ? 1 : 0;
	}
	const { AzureStore } = await import(join(root, "dist/node.js"));
	const port = await freePort();
	const options = ["--inMemoryPersistence", "--disableTelemetry", "--silent", "--blobPort", `${port}`];
	const child = spawn(process.execPath, [program, ...options], { stdio: "ignore" });
	const endpoint = `http://127.0.0.1:${port}/${ACCOUNT}`;
	try {
		await untilAnswered(endpoint, child);
		const sas = accountSas();
		for (const [name, access] of [["private"], ["public", "blob"]]) await makeContainer(endpoint, name, access, sas);
		const open = (prefix, own = {}) =>
			new AzureStore(`az://private/${prefix}`, { endpoint, sas, fetch: smallPages, ...own });
		const cases = [
			...bucketCases(open),
			["a wrong signature is refused by reason", () => wrongSignature(open, sas)],
			[
				"the command line finds files by patterns and catalogues",
				() => findInputs(open("many"), "az://private/many", environment(endpoint, sas)),
			],
			["public blobs are read by everybody", () => publicBlobs(AzureStore, endpoint, sas)],
		];
		return (await runCases("azure", cases)) === 0 ? 0 : 1;
	} finally {
		child.kill();
	}
}

const PACKAGE = "azurite@3.35.0";

function findAzurite() {
	const folder = join(root, "node_modules/.cache/mirazarr-interop/azurite");
	const program = join(folder, "node_modules/azurite/dist/src/blob/main.js");
	if (!existsSync(program))
		spawnSync("npm", ["install", "--no-save", "--no-audit", "--no-fund", "--prefix", folder, PACKAGE], {
			stdio: "inherit",
		});
	return existsSync(program) ? program : undefined;
}

/** Pages of 500 instead of 5,000: listings of several come sooner. */
function smallPages(url, init) {
	return fetch(url.includes("comp=list") ? `${url}&maxresults=500` : url, init);
}

async function wrongSignature(open, sas) {
	const wrong = open("odd", { sas: sas.replace(/sig=.{8}/, "sig=AAAAAAAA") });
	await assert.rejects(wrong.get("a+b", { offset: 0, length: 5 }), /403.*AuthorizationFailure/);
	await assert.rejects(open("odd", { sas: undefined }).put("new", new Uint8Array(1)), { code: "http-status" });
}

function environment(endpoint, sas) {
	return { AZURE_STORAGE_ACCOUNT: ACCOUNT, AZURE_STORAGE_ENDPOINT: endpoint, AZURE_STORAGE_SAS_TOKEN: sas };
}

async function publicBlobs(AzureStore, endpoint, sas) {
	const bytes = Uint8Array.of(1, 2, 3, 4);
	await new AzureStore("az://public/d", { endpoint, sas }).put("a%20b", bytes);
	const part = await new AzureStore("az://public/d", { endpoint }).get("a%20b", { offset: 1, length: 2 });
	assert.deepEqual([part.bytes, part.size], [bytes.slice(1, 3), 4]);
}

async function makeContainer(endpoint, name, access, sas) {
	const headers = { "x-ms-version": "2021-08-06", ...(access && { "x-ms-blob-public-access": access }) };
	const { status } = await fetch(`${endpoint}/${name}?restype=container&${sas}`, { method: "PUT", headers });
	assert.equal(status, 201);
}

/** A signature for everything, by the words of "Create an account SAS" (version 2020-12-06 and later). */
function accountSas() {
	const end = new Date(Date.now() + 3_600_000).toISOString().replace(/\.\d+/, "");
	const [version, services, types, permissions] = ["2021-08-06", "b", "sco", "rwdlac"];
	const toSign = [ACCOUNT, permissions, services, types, "", end, "", "http,https", version, "", ""].join("\n");
	const sig = createHmac("sha256", Buffer.from(KEY, "base64")).update(toSign).digest("base64");
	const fields = { sv: version, ss: services, srt: types, sp: permissions, se: end, spr: "http,https", sig };
	return Object.entries(fields)
		.map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
		.join("&");
}

process.exitCode = await main();
