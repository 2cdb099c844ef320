import { createPipeline } from "../../../codecs/index.ts";
import type { Diagnostic } from "../../../diagnostics.ts";
import { isMiraError, messageWithoutHint } from "../../../errors.ts";
import type { FillCandidate } from "../../../fill/candidate.ts";
import { elementCount } from "../../../zarr/nd-array.ts";
import { formatScalar, sameBytes, zeroScalar } from "../../../zarr/scalar.ts";
import type { FillMessage } from "../object-model.ts";
import { type Reading, waitFor } from "../reading.ts";
import { type ElementContext, resolveItems } from "./variable-length.ts";
import type { FixedElement, ZarrElement } from "./zarr-type.ts";

/** The fill of a header as a candidate, or why it cannot be one. */
export type HeaderFill = { candidates: FillCandidate[]; problem?: Pick<Diagnostic, "code" | "message"> };

/**
 * What unwritten storage of a dataset holds, by its header (design, rule 8): the value in the data type of the array. Where
 * the writer asked for none, there is no candidate and the policy records it as undefined. So it does where the value is never
 * to be written (`H5D_FILL_TIME_NEVER`, netCDF's NC_NOFILL), even if there is one: the library leaves the memory of readers
 * as it was, which is zero for h5py.
 */
export function* headerFill(context: ElementContext, element: ZarrElement, fill: FillMessage): Reading<HeaderFill> {
	if (fill.status === "undefined") return { candidates: [] };
	if (fill.time === "never") {
		if (fill.value === undefined) return { candidates: [] };
		const message =
			"the header has a fill value and the fill time NEVER, by which it is not used; holes are read as zero";
		return { candidates: [], problem: { code: "fill-undefined", message } };
	}
	const { dataType } = element;
	const candidate = (value: Uint8Array, status: "explicit" | "default"): FillCandidate => ({
		role: "storage",
		value,
		status,
		source: { place: fill.place, text: formatScalar(dataType, value), dataType: dataType.name },
	});
	try {
		if (fill.value === undefined) return { candidates: [candidate(yield* zeroElement(context, element), "default")] };
		const value = yield* fillElement(context, element, fill.value);
		if (value !== undefined) return { candidates: [candidate(value, "explicit")] };
		const message = "the elements of the fill value differ, and Zarr has one for all of them; holes are read as zero";
		return { candidates: [], problem: { code: "fill-form", message } };
	} catch (error) {
		if (!isMiraError(error)) throw error;
		const message = `the fill value of the header is not a value of the datatype: ${messageWithoutHint(error)}`;
		return { candidates: [], problem: { code: "fill-form", message } };
	}
}

/** The default: no bit of an element is set. Lists in a struct have their length all the same. */
function* zeroElement(context: ElementContext, element: ZarrElement): Reading<Uint8Array> {
	const { dataType, storedBytes } = element;
	if (element.kind === "fixed" || dataType.kind !== "record") return zeroScalar(dataType);
	const [item] = yield* resolveItems(context, element, new Uint8Array(storedBytes));
	return item as Uint8Array;
}

/** One element; undefined where an array datatype has a fill whose elements are not all the same. */
function* fillElement(
	context: ElementContext,
	element: ZarrElement,
	stored: Uint8Array,
): Reading<Uint8Array | undefined> {
	if (element.kind === "variable") {
		// Of sequences only the empty one has a form in metadata.
		if (element.dataType.kind === "sequence") return zeroScalar(element.dataType);
		const [item] = yield* resolveItems(context, element, stored);
		return item;
	}
	const { dataType } = element;
	const values = yield* decodeStored(element, stored);
	const first = values.slice(0, dataType.itemBytes);
	for (let at = dataType.itemBytes; at < values.length; at += dataType.itemBytes)
		if (!sameBytes(first, values.subarray(at, at + dataType.itemBytes))) return undefined;
	return first;
}

/** Little-endian elements without gaps need no pipeline. */
function* decodeStored({ dataType, innerShape, codec }: FixedElement, stored: Uint8Array): Reading<Uint8Array> {
	const isPlain = codec.name === "bytes" && codec.configuration?.endian !== "big";
	if (isPlain && stored.length === elementCount(innerShape) * dataType.itemBytes) return stored.slice();
	const pipeline = yield* waitFor(createPipeline([codec], { dataType, shape: innerShape }));
	return (yield* waitFor(pipeline.decode(stored.slice()))) as Uint8Array;
}
