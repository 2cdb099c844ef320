import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** A port of the loopback address that nobody listens on. */
export async function freePort() {
	const server = createServer().listen(0, "127.0.0.1");
	await once(server, "listening");
	const { port } = server.address();
	server.close();
	await once(server, "close");
	return port;
}

/** Waits until a server that was just started answers anything at all. */
export async function untilAnswered(url, child) {
	const endMs = Date.now() + 60_000;
	for (;;) {
		if (child.exitCode !== null) throw new Error(`the server for ${url} ended with code ${child.exitCode}`);
		try {
			await (await fetch(url)).arrayBuffer();
			return;
		} catch (error) {
			if (Date.now() > endMs) throw error;
			await sleep(100);
		}
	}
}
