/** The library as Node has it: what the page says is compared with what it says here. */
import { openStore } from "../../dist/node.js";

export * from "../../dist/node.js";
export { writeKerchunkJson } from "../../dist/write/kerchunk-json.js";

/** Paths of all arrays of a store, those that cannot be decoded too. */
export async function arrayPaths(source) {
	const store = await openStore(source);
	const paths = [];
	const visit = (group, above) => {
		for (const [name, node] of group.nodes()) {
			if (node.kind === "group") visit(node.group, `${above}/${name}`);
			else paths.push(`${above}/${name}`);
		}
	};
	visit(store.group, "");
	return paths.sort();
}
