import type { NumericDataType } from "../zarr/data-type.ts";
import { halfToNumber, numberToHalf } from "../zarr/half.ts";
import type { TypedNumbers } from "../zarr/nd-array.ts";
import type { ArrayToArrayCodec } from "./codec.ts";
import { castLikeNumpy, commonType, storedType } from "./numpy-numbers.ts";
import { areWide, elementsOf, newNumbers, numbersOf, numericType } from "./packing/numbers.ts";

const NAME = "numcodecs.delta";

/**
 * `numcodecs.delta`: the first element, then the difference of each to the one before it, stored as `astype`. As NumPy's
 * `cumsum` does it, sums are made in the type that is common to both, where integers wrap and floats are rounded at each step.
 */
export const deltaCodec: ArrayToArrayCodec = {
	kind: "array-to-array",
	create(configuration, { dataType, shape }) {
		const decoded = numericType(NAME, dataType);
		const encoded = storedType(NAME, configuration, decoded);
		const common = commonType(decoded, encoded);
		return {
			encoded: { dataType: encoded, shape },
			decode: (chunk) => {
				const differences = numbersOf(common, castLikeNumpy(chunk as Uint8Array, encoded, common));
				return castLikeNumpy(elementsOf(common, sumUp(differences, common)), common, decoded);
			},
		};
	},
};

function sumUp(differences: TypedNumbers, type: NumericDataType): TypedNumbers {
	const sums = newNumbers(type, differences.length);
	if (areWide(differences) && areWide(sums)) {
		let sum = 0n;
		for (let i = 0; i < sums.length; i++) {
			sums[i] = sum + (differences[i] as bigint); // typed arrays keep the low 64 bits
			sum = sums[i] as bigint;
		}
		return sums;
	}
	const round = type.name === "float16" ? (value: number) => halfToNumber(numberToHalf(value)) : undefined;
	let sum = 0;
	for (let i = 0; i < sums.length; i++) {
		const next = sum + (differences[i] as number);
		// As the array holds it: wrapped, or rounded to its width.
		sums[i] = round === undefined ? next : round(next);
		sum = sums[i] as number;
	}
	return sums;
}
