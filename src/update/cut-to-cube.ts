import { joinReferences } from "../dataset/join-arrays.ts";
import { cuttableLength, piecesOf } from "../dataset/raw-chunks.ts";
import { dimensionsOf, type Variable } from "../dataset/variable.ts";
import type { VirtualDataset } from "../dataset/virtual-dataset.ts";

/**
 * A file with its raw chunks cut to the length that those of the cube have: a build cuts them as all of its files need, and the
 * months of a year need another length than one of them alone.
 */
export function cutToCube(file: VirtualDataset, cube: VirtualDataset, dimension: string): VirtualDataset {
	const variables = Array.from(file.variables, ([name, variable]): [string, Variable] => {
		const known = cube.variables.get(name);
		return [name, known === undefined ? variable : cutLike(variable, known, dimension)];
	});
	return file.with({ variables: new Map(variables) });
}

function cutLike(variable: Variable, known: Variable, dimension: string): Variable {
	const axis = dimensionsOf(variable).indexOf(dimension);
	if (axis < 0 || variable.kind !== "manifest" || known.kind !== "manifest") return variable;
	const { chunkGrid } = known.description;
	const own = cuttableLength(variable.description, axis);
	if (own === undefined || chunkGrid.kind !== "regular" || variable.description.chunkGrid.kind !== "regular")
		return variable;
	const length = chunkGrid.chunkShape[axis];
	if (length === undefined || length >= own || own % length !== 0) return variable;
	const chunkShape = variable.description.chunkGrid.chunkShape.with(axis, length);
	return joinReferences([variable], axis, {
		kind: "grid",
		chunkGrid: { kind: "regular", chunkShape },
		cuts: [piecesOf(variable.description, axis, { length })],
	});
}
