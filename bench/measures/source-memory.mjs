// What a registry keeps of an object that it read once.
import { ObjectStoreRegistry } from "../../dist/node.js";
import { heldBytes } from "../held-bytes.mjs";

const COUNT = 200_000;
const AT_A_TIME = 100;

export const title = "Memory of a registry that read 2e5 objects";

export async function run() {
	const registry = new ObjectStoreRegistry().register("memory://store/", { get: answer });
	const before = await heldBytes();
	for (let i = 0; i < COUNT; i += AT_A_TIME)
		await Promise.all(Array.from({ length: AT_A_TIME }, (_, j) => read(registry, i + j)));
	const grownBytes = (await heldBytes()) - before;
	await read(registry, 0);
	return [
		{
			what: "growth of the process",
			value: grownBytes / COUNT,
			unit: "bytes/object",
			// 16 to 43 for the version, by how full the table is; the rest are the sources that are kept, however many were read.
			atMost: 72,
		},
	];
}

function read(registry, number) {
	return registry.source(`memory://store/array/c/${number}`).read(0, 1, { use: "chunk" });
}

async function answer(path) {
	return { bytes: Uint8Array.of(7), size: 1, etag: `"${path}"` };
}
