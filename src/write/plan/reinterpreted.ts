import { reinterpretedType } from "../../fill/unsigned.ts";
import type { ArrayDescription } from "../../manifest/manifest-array.ts";
import type { Endian } from "../kerchunk/data-type.ts";

/**
 * The same array with the type that `_Unsigned` gives to its integers, where xarray would reinterpret the sentinels wrongly:
 * it takes the bytes of a big-endian one for little-endian, and cannot make a signed number of one that JSON has as unsigned.
 * The stored bits are the same, those of the sentinels too. Everywhere else the attribute stays, as in the file.
 */
export function reinterpreted(description: ArrayDescription, endian: Endian): ArrayDescription {
	const { unsigned, ...packing } = description.fill.packing;
	const { dataType: stored } = description;
	const isReadRightly = unsigned === true && (endian === "little" || stored.itemBytes === 1);
	if (unsigned === undefined || isReadRightly) return description;
	return {
		...description,
		dataType: reinterpretedType(stored, unsigned),
		attributes: new Map([...description.attributes].filter(([name]) => name !== "_Unsigned")),
		fill: { ...description.fill, packing },
	};
}
