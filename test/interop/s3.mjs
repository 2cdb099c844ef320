// node test/interop/s3.mjs: S3 against a server that verifies signatures, the Versity S3 Gateway.
//
// It is taken from the PATH, or built with Go into node_modules/.cache on the first run. Without either the tests are
// skipped; that is a failure where CI is set.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { bucketCases, runCases } from "./bucket-cases.mjs";
import { findInputs } from "./find-inputs.mjs";
import { findGateway, KEYS, startGateway } from "./s3-gateway.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));
const BUCKET = "bucket";
const SAMPLE = "sea-surface.nc";

async function main() {
	const gateway = findGateway(root);
	if ("problem" in gateway) {
		console.log(`skipped: ${gateway.problem}`);
		return process.env.CI ? 1 : 0;
	}
	const mirazarr = await import(join(root, "dist/node.js"));
	const { writeIcechunk } = await import(join(root, "dist/write/icechunk.js"));
	const folder = await mkdtemp(join(tmpdir(), "mirazarr-s3-"));
	await mkdir(join(folder, BUCKET));
	const { endpoint, stop } = await startGateway(gateway.command, folder);
	try {
		const open = (prefix, options = {}) =>
			new mirazarr.S3Store(`s3://${BUCKET}/${prefix}`, { endpoint, credentials: KEYS, ...options });
		const cases = [
			...bucketCases(open),
			["objects are the files of the server", () => sameFiles(join(folder, BUCKET), open("files"))],
			["a wrong secret, and none, are refused by reason", () => wrongSecret(open)],
			["the command line opens s3:// by the environment", () => commandLine(open("data odd+é"), endpoint)],
			[
				"the command line finds files by patterns and catalogues",
				() => findInputs(open("many"), `s3://${BUCKET}/many`, environment(endpoint)),
			],
			["two writers of one Icechunk repository lose nothing", () => twoWriters(mirazarr, writeIcechunk, open)],
		];
		return (await runCases("s3", cases)) === 0 ? 0 : 1;
	} finally {
		stop();
		await rm(folder, { recursive: true });
	}
}

async function sameFiles(directory, store) {
	const bytes = new Uint8Array(await readFile(join(root, "samples", SAMPLE)));
	await store.put("a%20b%2B%C3%A9.nc", bytes);
	assert.deepEqual(new Uint8Array(await readFile(join(directory, "files/a b+é.nc"))), bytes);
	await cp(join(root, "samples", SAMPLE), join(directory, "files/copied #1?.nc"));
	assert.deepEqual((await store.get("copied%20%231%3F.nc", undefined)).bytes, bytes);
	assert.equal((await store.get("copied%20%231%3F.nc", { offset: bytes.length, length: 5 })).bytes.length, 0);
}

async function wrongSecret(open) {
	const wrong = open("odd", { credentials: { ...KEYS, secretAccessKey: "wrong" } });
	await assert.rejects(wrong.get("a+b", { offset: 0, length: 5 }), /403.*SignatureDoesNotMatch/);
	await assert.rejects(wrong.put("new", new Uint8Array(1)), /403.*SignatureDoesNotMatch/);
	const anonymous = open("odd", { credentials: undefined });
	await assert.rejects(anonymous.get("a+b", { offset: 0, length: 5 }), /403.*AccessDenied/);
}

async function commandLine(store, endpoint) {
	await store.put("%23%3F.nc", await readFile(join(root, "samples", SAMPLE)));
	const info = (name, env) =>
		JSON.parse(
			execFileSync(process.execPath, [join(root, "dist/cli/main.js"), "info", name, "--json"], {
				env: { ...process.env, ...env },
				encoding: "utf8",
			}),
		);
	const names = (report) => JSON.stringify(report).match(/"path":"[^"]*"/g);
	const remote = info(`s3://${BUCKET}/data odd+é/%23%3F.nc`, environment(endpoint));
	assert.deepEqual(names(remote), names(info(join(root, "samples", SAMPLE), {})));
}

function environment(endpoint) {
	return {
		AWS_ENDPOINT_URL_S3: endpoint,
		AWS_ACCESS_KEY_ID: KEYS.accessKeyId,
		AWS_SECRET_ACCESS_KEY: KEYS.secretAccessKey,
	};
}

/** Each appends the same file three times, and groups of its own; who comes second begins again, as the error says. */
async function twoWriters({ ObjectStoreRegistry, openStore, read }, writeIcechunk, open) {
	const sample = await openStore(join(root, "samples", SAMPLE));
	const commit = async (options) => {
		for (;;) {
			try {
				return await writeIcechunk(sample, { store: open("repository") }, { checksum: "none", ...options });
			} catch (error) {
				if (error.code !== "write-conflict") throw error;
			}
		}
	};
	await commit({});
	const writer = async (name) => {
		for (let i = 0; i < 3; i++) {
			await commit({ mode: { append: "time" } });
			await commit({ group: `${name}/${i}` });
		}
	};
	await Promise.all([writer("a"), writer("b")]);

	const url = `s3://${BUCKET}/repository`;
	const registry = new ObjectStoreRegistry().register(url, open("repository"));
	for (const prefix of sample.registry.prefixes) registry.register(prefix, sample.registry.resolve(prefix).store);
	const store = await openStore(url, { registry });
	const paths = new Set(store.contents().map(({ path }) => path));
	for (const name of ["a", "b"]) for (let i = 0; i < 3; i++) assert.ok(paths.has(`/${name}/${i}/sst`), `${name}/${i}`);
	const [once, all] = [await read(sample, "sst"), await read(store, "sst")];
	assert.equal(all.shape[0], once.shape[0] * 7);
	for (let i = 0; i < 7; i++)
		assert.deepEqual(all.bytes.subarray(i * once.bytes.length, (i + 1) * once.bytes.length), once.bytes);
}

process.exitCode = await main();
