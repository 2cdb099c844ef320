/** `mirazarr serve` over the files, in every arrangement that viewers ask for. */
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { openStore } from "../../dist/node.js";
import { startServer } from "../../dist/serve/node.js";

/** Starts a server for each arrangement; values are decoded. */
export async function startServers(folder, conventions = [undefined]) {
	const names = (await readdir(folder)).filter((name) => /\.(tif|nc)$/.test(name));
	const running = new Map();
	for (const convention of conventions) {
		const sources = Object.fromEntries(
			await Promise.all(names.map(async (name) => [name, await openStore(join(folder, name))])),
		);
		const arranged = convention === undefined ? {} : { arrange: convention };
		running.set(convention, await startServer({ sources, decoded: true, port: 0, ...arranged }));
	}
	return {
		urlOf: (name, convention) => `${running.get(convention).url}/${name}`,
		close: () => Promise.all([...running.values()].map((server) => server.close(0))),
	};
}
