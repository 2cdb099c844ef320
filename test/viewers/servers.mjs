/** `mirazarr serve` over the files, in every arrangement that viewers ask for. */
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { openStore } from "../../dist/node.js";
import { startServer } from "../../dist/serve/node.js";

/** Starts a server when an arrangement is first asked for; values are decoded. */
export function startServers(folder) {
	const running = new Map();
	async function start(arrange) {
		const names = (await readdir(folder)).filter((name) => /\.(tif|nc)$/.test(name));
		const opened = names.map(async (name) => [name, await openStore(join(folder, name))]);
		const sources = Object.fromEntries(await Promise.all(opened));
		return startServer({ sources, decoded: true, port: 0, arrange });
	}
	return {
		async urlOf(name, arrange) {
			const key = JSON.stringify(arrange);
			if (!running.has(key)) running.set(key, start(arrange));
			return `${(await running.get(key)).url}/${name}`;
		},
		async close() {
			for (const server of running.values()) await (await server).close(0);
		},
	};
}
