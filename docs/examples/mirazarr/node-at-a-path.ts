/** What stands at a path, if anything: an array, a group, or an array that cannot be shown. */
import { openStore, type TreeNode } from "mirazarr";

const store = await openStore("samples/ocean-colour.nc");
const kinds = ["physics", "physics/flags", "chemistry"].map((path) => {
	const node: TreeNode | undefined = store.node(path);
	return node === undefined ? "nothing" : `${node.kind} ${node.path}`;
});
console.log(kinds.join(", ")); // group /physics, array /physics/flags, nothing
