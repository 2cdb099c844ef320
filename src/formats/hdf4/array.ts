import type { EmittedCodec } from "../../codecs/catalogue/catalogue.ts";
import { MiraError } from "../../errors.ts";
import type { FillCandidate } from "../../fill/candidate.ts";
import { resolutionReport, resolveFill } from "../../fill/resolve.ts";
import type { ArrayDescription } from "../../manifest/manifest-array.ts";
import type { StoreArray } from "../../manifest/manifest-group.ts";
import type { FixedDataType } from "../../zarr/data-type.ts";
import { elementCount } from "../../zarr/nd-array.ts";
import { calibrationNotes } from "./calibration.ts";
import { chunkedArray } from "./chunked-array.ts";
import { compressedArray } from "./compressed-array.ts";
import type { ArrayContext } from "./context.ts";
import type { DataSet } from "./data-set.ts";
import { type ElementStorage, type Piece, storedBytes } from "./file.ts";
import { bytesCodec } from "./number-type.ts";
import { piecedArray } from "./pieced-array.ts";
import { recordArray } from "./record-array.ts";
import { unevenPixels, unwrittenElements } from "./storage-fill.ts";

/** An array without its chunks. */
export type Shaped = Omit<ArrayDescription, "chunkGrid" | "codecs"> & {
	dataType: FixedDataType;
	/** How elements become bytes, before anything compresses them; the first codec of every chain. */
	serializers: readonly EmittedCodec[];
};

/** More than any library writes (H4_MAX_VAR_DIMS). */
const MAX_RANK = 32;

/** The array of a data set; throws what the data set is refused for. */
export async function buildArray(path: string, set: DataSet, context: ArrayContext): Promise<StoreArray> {
	context.limits.dimensions(set.shape.length);
	if (set.shape.length > MAX_RANK) throw new MiraError("corrupt-file", `it has ${set.shape.length} dimensions`);
	const { itemBytes } = set.type.dataType;
	if (!Number.isSafeInteger(elementCount(set.shape) * itemBytes))
		throw new MiraError("corrupt-file", "it has more than 2^53 bytes");
	const storage: ElementStorage = set.data === undefined ? { kind: "absent" } : await context.file.storage(set.data);
	const isPart = set.record !== undefined || set.beginBytes !== undefined;
	if (isPart && (storage.kind === "compressed" || storage.kind === "chunked"))
		throw new MiraError("unsupported-feature", "it is a part of data that are compressed or chunked together");
	const { candidates, isUneven } = unwrittenElements(set, storage);
	if (isUneven && storedBytes(storage) < elementCount(set.shape) * itemBytes) throw unevenPixels();
	const shaped = describe(path, set, candidates, context);
	switch (storage.kind) {
		case "absent":
			return piecedArray(shaped, [], 0, context);
		case "pieces":
			if (set.codecs !== undefined) return compressedArray(shaped, packed(set, set.codecs, storage.pieces), context);
			return set.record === undefined
				? piecedArray(shaped, storage.pieces, set.beginBytes ?? 0, context)
				: recordArray(shaped, storage.pieces, set.record, context);
		case "compressed":
			return compressedArray(shaped, storage, context);
		case "chunked":
			return chunkedArray(shaped, storage, isUneven ? "refused" : "filled", context);
	}
}

/** An element that was compressed as a whole, though nothing at its place says so. */
function packed({ shape, type }: DataSet, codecs: EmittedCodec[], pieces: Piece[]) {
	const lengthBytes = elementCount(shape) * type.dataType.itemBytes;
	return { kind: "compressed" as const, lengthBytes, codecs, pieces };
}

function describe(path: string, set: DataSet, candidates: FillCandidate[], context: ArrayContext): Shaped {
	const { diagnostics, fillOptions: options } = context;
	const { dataType: type } = set.type;
	const { attributes } = set;
	const packing = set.isCalibrated ? "calibration" : "cf";
	const resolved = resolveFill({ policy: "hdf4", path, dataType: type, attributes, candidates, packing, options });
	const notes = calibrationNotes(path, resolved.fill.packing);
	for (const diagnostic of [...resolutionReport(resolved), ...notes]) diagnostics.push(diagnostic);
	return {
		path,
		shape: set.shape,
		dataType: type,
		dimensionNames: set.dimensionNames,
		attributes,
		fill: resolved.fill,
		fillRules: { policy: "hdf4", options, problem: resolved.problem },
		serializers: set.serializers ?? [bytesCodec(set.type)],
	};
}
