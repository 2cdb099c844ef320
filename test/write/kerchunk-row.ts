import type { JsonObject } from "../../src/zarr/json.ts";
import type { Scalar } from "../../src/zarr/scalar.ts";
import type { MadeArray } from "./made-store.ts";

/** What xarray must read from the references: NumPy's kind and width, and the values; null where NaN. */
export type ReadByXarray = { dtype: string; shape: number[]; values: (number | string | null)[] };

/**
 * A store and what becomes of it. The documents are checked by the unit tests; that xarray reads `expected` from them is
 * proven by `npm run test:interop`. Expectations are those of writing-references.md (sections 2 to 6 and 10).
 */
export type KerchunkRow = {
	title: string;
	arrays: { [path: string]: MadeArray };
	/** The fields of `.zarray` that matter. */
	zarray: { [path: string]: JsonObject };
	/** `_FillValue` and `missing_value` of `.zattrs`; nothing else of that kind may stand there. */
	sentinels?: { [path: string]: JsonObject };
	/** v2 keys of the chunks that must be inlined. */
	inlined?: string[];
	expected: { [path: string]: ReadByXarray };
	/** The same for Zarr v3, where that differs: a sentinel that the type cannot hold is not written there. */
	expectedInV3?: { [path: string]: ReadByXarray };
};

/** Values of the chunk that was written. */
export const written: Scalar[] = [0, 1, -9999, 7];

/** Keys of the chunks that `withHoles` leaves out. */
export const HOLES: string[] = ["1", "2"];

/** Twelve numbers in three chunks, of which only the first was written. */
export function withHoles(made: Omit<MadeArray, "shape" | "chunk" | "chunks">, values: Scalar[] = written): MadeArray {
	return { ...made, shape: [12], chunk: [4], chunks: { "0": values } };
}

/** What xarray reads from them: the first chunk, and the same value in all holes. */
export function twelve(dtype: string, first: (number | string | null)[], rest: number | string | null): ReadByXarray {
	return { dtype, shape: [12], values: [...first, ...new Array<typeof rest>(8).fill(rest)] };
}

/** A row with a single array, `v`. */
export function row(
	title: string,
	v: MadeArray,
	expected: ReadByXarray,
	documents: { zarray: JsonObject; sentinels?: JsonObject; inlined?: string[]; v3?: ReadByXarray },
): KerchunkRow {
	return {
		title,
		arrays: { v },
		zarray: { v: documents.zarray },
		...(documents.sentinels === undefined ? {} : { sentinels: { v: documents.sentinels } }),
		...(documents.inlined === undefined ? {} : { inlined: documents.inlined.map((key) => `v/${key}`) }),
		expected: { v: expected },
		...(documents.v3 === undefined ? {} : { expectedInV3: { v: documents.v3 } }),
	};
}
