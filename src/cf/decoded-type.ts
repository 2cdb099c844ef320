import type { FillModel } from "../fill/model.ts";
import { reinterpretedType } from "../fill/unsigned.ts";
import { type DataType, dataType } from "../zarr/data-type.ts";
import { type CfContext, type CfOptions, decodeCf } from "./decode.ts";

/** What `times: "datetime64"` gives. */
const NANOSECONDS: DataType = { kind: "time", name: "numpy.datetime64", itemBytes: 8, unit: "ns", scaleFactor: 1 };

/**
 * The data type that `decodeCf` gives to elements of such an array. The decoder itself is asked, with no elements, so that
 * there is one place that decides.
 */
export function decodedType(
	stored: DataType,
	fill: FillModel,
	options: CfOptions = {},
	attributes?: CfContext["attributes"],
): DataType {
	const masks = new Map(fill.validity.flatMap((rule) => (rule.kind === "maskArray" ? [[rule.path, []]] : [])));
	const empty = { dataType: stored, shape: [0, 1], bytes: new Uint8Array(0), data: [] };
	const { dataType: name } = decodeCf(empty, fill, options, { attributes, masks });
	const seen = reinterpretedType(stored, fill.packing.unsigned);
	if (name === "numpy.datetime64" && options.times === "datetime64") return NANOSECONDS;
	return name === seen.name ? seen : dataType(name as "float32");
}
