/** A file with all its groups, each as a dataset. */
import { openVirtualDataTree, type VirtualDataTree } from "mirazarr";

const tree: VirtualDataTree = await openVirtualDataTree("samples/ocean-colour.nc");
for (const [name, { dataset }] of tree.children) {
	const variables = [...dataset.dataVariables.keys()].join();
	if (name === "biology") console.log(variables); // chlorophyll
	if (name === "physics") console.log(variables); // temperature,flags
}
console.log(tree.toStore().contents().length); // 9
