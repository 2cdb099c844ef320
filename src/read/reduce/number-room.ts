import { type DataType, isFixed } from "../../zarr/data-type.ts";
import { type TypedNumbers, viewElements } from "../../zarr/nd-array.ts";

/** Room for numbers of a type as `decode` gives them: float16 in wider ones. */
export function numberRoom(type: DataType, count: number): TypedNumbers {
	if (type.name === "float16" || !isFixed(type)) return new Float32Array(count);
	return viewElements(type, new Uint8Array(count * type.itemBytes)) as TypedNumbers;
}
