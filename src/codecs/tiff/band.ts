import { isFixed } from "../../zarr/data-type.ts";
import { elementCount } from "../../zarr/nd-array.ts";
import { type ArrayToArrayCodec, badConfiguration } from "../codec.ts";
import { wholeNumber } from "../configuration.ts";

/**
 * `mirazarr.band`: one band of pixels whose samples stand side by side. Stored are `count` samples for each element, which
 * are the last dimension there; the one at `band` is taken.
 */
export const bandCodec: ArrayToArrayCodec = {
	kind: "array-to-array",
	create(configuration, { dataType, shape }) {
		const name = "mirazarr.band";
		if (!isFixed(dataType)) throw badConfiguration(name, `"${dataType.name}" has no fixed size`);
		const count = wholeNumber(name, configuration, "count", { least: 1 });
		const band = wholeNumber(name, configuration, "band", { least: 0 });
		if (band >= count) throw badConfiguration(name, `there is no band ${band} of ${count}`);
		const { itemBytes } = dataType;
		const size = elementCount(shape) * itemBytes;
		return {
			encoded: { dataType, shape: [...shape, count] },
			decode(chunk) {
				const samples = chunk as Uint8Array; // no strings: the type has a fixed size
				const output = new Uint8Array(size);
				for (let to = 0, from = band * itemBytes; to < size; to += itemBytes, from += count * itemBytes)
					for (let byte = 0; byte < itemBytes; byte++) output[to + byte] = samples[from + byte] as number;
				return output;
			},
		};
	},
};
