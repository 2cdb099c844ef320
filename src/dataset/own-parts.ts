import { redescribe } from "../manifest/manifest-group.ts";
import type { Variable } from "./variable.ts";
import type { VirtualDataset } from "./virtual-dataset.ts";

/**
 * The dataset with values and attributes of its own: files that were opened together share what is the same in them, and whoever
 * edits one must not edit them all.
 */
export function withOwnParts(dataset: VirtualDataset): VirtualDataset {
	const variables = Array.from(dataset.variables, ([name, variable]): [string, Variable] => [name, own(variable)]);
	return dataset.with({ variables, attributes: new Map(dataset.attributes) });
}

function own(variable: Variable): Variable {
	const attributes = new Map(variable.attributes);
	if (variable.kind !== "loaded") return redescribe(variable, { attributes });
	const { values, elements } = variable;
	return variable.with({ shape: values.shape, elements: structuredClone(elements), attributes });
}
