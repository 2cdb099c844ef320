import { spawn, spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { freePort, untilAnswered } from "./loopback.mjs";

const MODULE = "github.com/versity/versitygw/cmd/versitygw@v1.8.0";

/** The root user of the gateway. */
export const KEYS = { accessKeyId: "mirazarr", secretAccessKey: "a/secret+with=signs" };

/** `{ command }` of the Versity S3 Gateway, from the PATH or built once into the cache with Go, or `{ problem }`. */
export function findGateway(root) {
	const folder = join(root, "node_modules/.cache/mirazarr-interop/bin");
	const found = ["versitygw", join(folder, "versitygw")].find(runs);
	if (found !== undefined) return { command: found };
	if (spawnSync("go", ["version"], { stdio: "ignore" }).status !== 0)
		return { problem: "there is neither versitygw nor Go, which could build it, in the PATH" };
	mkdirSync(folder, { recursive: true });
	console.log(`building ${MODULE} into ${folder}`);
	const env = { ...process.env, GOBIN: folder };
	const { status } = spawnSync("go", ["install", MODULE], { stdio: "inherit", env });
	return status === 0 ? { command: join(folder, "versitygw") } : { problem: `"go install ${MODULE}" failed` };
}

/** Serves the directories of `folder` as buckets; `{ endpoint, stop }`. */
export async function startGateway(command, folder) {
	const port = await freePort();
	const env = { ...process.env, ROOT_ACCESS_KEY: KEYS.accessKeyId, ROOT_SECRET_KEY: KEYS.secretAccessKey };
	const child = spawn(command, ["--quiet", "--port", `127.0.0.1:${port}`, "posix", folder], { env, stdio: "ignore" });
	const endpoint = `http://127.0.0.1:${port}`;
	await untilAnswered(endpoint, child);
	return { endpoint, stop: () => child.kill() };
}

function runs(command) {
	return spawnSync(command, ["--version"], { stdio: "ignore" }).status === 0;
}
