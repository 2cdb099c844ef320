import { createPipeline } from "../../../codecs/index.ts";
import type { Diagnostic } from "../../../diagnostics.ts";
import { isMiraError, messageWithoutHint } from "../../../errors.ts";
import type { FillCandidate } from "../../../fill/candidate.ts";
import { formatScalar, sameBytes, zeroScalar } from "../../../zarr/scalar.ts";
import { Cursor } from "../cursor.ts";
import type { Hdf5File } from "../file.ts";
import { parseHeapReference, resolveHeapObjects } from "../global-heap.ts";
import type { FillMessage } from "../object-model.ts";
import { textBytes } from "./variable-length.ts";
import type { ZarrElement } from "./zarr-type.ts";

/** The fill of a header as a candidate, or why it cannot be one. */
export type HeaderFill = { candidates: FillCandidate[]; problem?: Pick<Diagnostic, "code" | "message"> };

/**
 * What unwritten storage of a dataset holds, by its header (design, rule 8): the value in the data type of the array. Where
 * the writer asked for none, there is no candidate and the policy records it as undefined.
 */
export async function headerFill(file: Hdf5File, element: ZarrElement, fill: FillMessage): Promise<HeaderFill> {
	if (fill.status === "undefined") return { candidates: [] };
	const { dataType } = element;
	const candidate = (value: Uint8Array, status: "explicit" | "default"): FillCandidate => ({
		role: "storage",
		value,
		status,
		source: { place: fill.place, text: formatScalar(dataType, value), dataType: dataType.name },
	});
	if (fill.value === undefined) return { candidates: [candidate(zeroScalar(dataType), "default")] };
	try {
		const value = await fillElement(file, element, fill.value);
		if (value !== undefined) return { candidates: [candidate(value, "explicit")] };
		const message = "the elements of the fill value differ, and Zarr has one for all of them; holes are read as zero";
		return { candidates: [], problem: { code: "fill-form", message } };
	} catch (error) {
		if (!isMiraError(error)) throw error;
		const message = `the fill value of the header is not a value of the datatype: ${messageWithoutHint(error)}`;
		return { candidates: [], problem: { code: "fill-form", message } };
	}
}

/** One element; undefined where an array datatype has a fill whose elements are not all the same. */
async function fillElement(file: Hdf5File, element: ZarrElement, stored: Uint8Array): Promise<Uint8Array | undefined> {
	if (element.kind === "variable") {
		if (element.dataType.kind === "sequence") return new Uint8Array(0);
		const cursor = new Cursor(stored, 0, file.sizes, "a fill value of variable length");
		const length = cursor.u32();
		const [text] = await resolveHeapObjects(file, [parseHeapReference(cursor)]);
		return textBytes(text?.subarray(0, length) ?? new Uint8Array(0));
	}
	const { dataType, innerShape, codec } = element;
	const pipeline = await createPipeline([codec], { dataType, shape: innerShape });
	const values = (await pipeline.decode(stored.slice())) as Uint8Array;
	const first = values.slice(0, dataType.itemBytes);
	for (let at = dataType.itemBytes; at < values.length; at += dataType.itemBytes)
		if (!sameBytes(first, values.subarray(at, at + dataType.itemBytes))) return undefined;
	return first;
}
