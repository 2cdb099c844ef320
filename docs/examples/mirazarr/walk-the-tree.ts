/** Goes through groups and arrays, those included that cannot be shown, with the reason. */
import { type GroupNode, type ManifestGroup, openStore } from "mirazarr";

function text(node: GroupNode): string {
	if (node.kind === "group") return `(${list(node.group)})`;
	if (node.kind === "array") return `[${node.array.metadata.shape}]`;
	return ` refused: ${node.error.code}`;
}
function list(group: ManifestGroup): string {
	return Array.from(group.nodes(), ([name, node]) => name + text(node)).join(" ");
}

const { group } = await openStore("samples/ocean-colour.nc");
console.log(list(group)); // lat[90] lon[180] time[3] biology(chlorophyll[3,90,180]) physics(temperature[3,90,180] flags[3,90,180])
