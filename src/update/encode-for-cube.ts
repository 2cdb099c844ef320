import { encodeChunk } from "../codecs/index.ts";
import { takeElements } from "../dataset/elements.ts";
import { dimensionsOf, type LoadedVariable, type Variable } from "../dataset/variable.ts";
import type { VirtualDataset } from "../dataset/virtual-dataset.ts";
import { isMiraError } from "../errors.ts";
import { ManifestArray } from "../manifest/manifest-array.ts";
import { ManifestBuilder } from "../manifest/manifest-builder.ts";
import { gridShape } from "../zarr/chunk-grid.ts";
import { sameDataType } from "../zarr/data-type.ts";

/**
 * A file whose times were rewritten, where those of the cube are references, such as bounds: the new values are inlined in the chunks
 * and with the codecs that the array has in the cube, whose other chunks stay what they are.
 */
export async function encodeForCube(
	file: VirtualDataset,
	cube: VirtualDataset,
	dimension: string,
): Promise<VirtualDataset> {
	const variables = await Promise.all(
		Array.from(file.variables, async ([name, variable]): Promise<[string, Variable]> => {
			const known = cube.variables.get(name);
			if (variable.kind !== "loaded" || known?.kind !== "manifest") return [name, variable];
			return [name, (await encodeLike(variable, known, dimension)) ?? variable];
		}),
	);
	return file.with({ variables: new Map(variables) });
}

/** Undefined where the array of the cube is another one: then that is what is said. */
async function encodeLike(
	variable: LoadedVariable,
	{ description: { chunkGrid, codecs, dataType } }: ManifestArray,
	dimension: string,
): Promise<ManifestArray | undefined> {
	const axis = dimensionsOf(variable).indexOf(dimension);
	const { shape } = variable.values;
	if (axis < 0 || chunkGrid.kind !== "regular" || !sameDataType(dataType, variable.dataType)) return undefined;
	const { chunkShape } = chunkGrid;
	if (chunkShape.length !== shape.length || shape.some((length, d) => d !== axis && length !== chunkShape[d]))
		return undefined;
	const builder = new ManifestBuilder(gridShape(chunkGrid, shape));
	const { elements, fillElement } = variable;
	const [length, end] = [chunkShape[axis] as number, shape[axis] as number];
	try {
		for (let chunk = 0; chunk * length < end; chunk++) {
			const places = Array.from({ length }, (_, i) => (chunk * length + i < end ? chunk * length + i : -1));
			const taken = takeElements({ shape, elements }, axis, places, dataType, fillElement);
			builder.inlinedAt(chunk, await encodeChunk(taken.elements, codecs, { dataType, shape: chunkShape }));
		}
	} catch (error) {
		if (isMiraError(error, "unsupported-feature")) return undefined;
		throw error;
	}
	return new ManifestArray({ ...variable.description, chunkGrid, codecs }, builder.build());
}
