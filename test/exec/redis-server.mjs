/** A Redis of our own, with its append-only file, that can be killed and started again. */
import { spawn, spawnSync } from "node:child_process";
import { createServer } from "node:net";
import { Redis } from "ioredis";

/** Whether this machine has a Redis to start. */
export const hasRedis = spawnSync("redis-server", ["--version"]).status === 0;

/** A port that nobody uses at the moment. */
export function freePort() {
	return new Promise((resolve, reject) => {
		const server = createServer();
		server.once("error", reject);
		server.listen(0, "127.0.0.1", () => {
			const { port } = server.address();
			server.close(() => resolve(port));
		});
	});
}

/** Starts a Redis in a folder; what was there before is there again. It answers when it is given. */
export async function startRedis({ port, dir, args = [] }) {
	const options = [
		"--port",
		String(port),
		"--bind",
		"127.0.0.1",
		"--dir",
		dir,
		"--save",
		"",
		"--appendonly",
		"yes",
		...args,
	];
	const child = spawn("redis-server", options, { stdio: ["ignore", "pipe", "ignore"] });
	const ended = new Promise((resolve) => child.once("exit", resolve));
	await new Promise((resolve, reject) => {
		let said = "";
		child.once("error", reject);
		child.once("exit", () => reject(new Error(`redis-server ended:\n${said}`)));
		child.stdout.on("data", (text) => {
			said = (said + text).slice(-4000);
			if (said.includes("Ready to accept connections")) resolve();
		});
	});
	return {
		url: `redis://127.0.0.1:${port}/0`,
		/** Ends it the hard way. */
		async kill() {
			child.kill("SIGKILL");
			await ended;
		},
		/** A connection, for who wants to look inside. */
		async client() {
			const client = new Redis(port, "127.0.0.1", { maxRetriesPerRequest: null });
			client.on("error", () => {});
			await client.ping();
			return client;
		},
	};
}
