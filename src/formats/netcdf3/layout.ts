import { isMiraError, type MiraError } from "../../errors.ts";
import { contiguousChunkShape } from "../../manifest/contiguous.ts";
import type { Budget } from "../../zarr/budget.ts";
import { elementCount } from "../../zarr/nd-array.ts";
import type { NetcdfHeader, NetcdfVariable } from "./header.ts";

/** Where the data of a variable lie. */
export type VariableLayout = {
	shape: number[];
	dimensionNames: string[];
	/** True where the first dimension is the record dimension. */
	isRecord: boolean;
	/** Chunks are one piece of the file each; those of record variables never span records. */
	chunkShape: number[];
	beginBytes: number;
	/** Distance from one record to the next; 0 for variables without records. */
	recordStrideBytes: number;
};

/** A variable whose header makes no sense, or is beyond a limit; the others are not affected. */
export type BadVariable = { problem: string | MiraError };

/** The layout of all variables of a file. */
export type FileLayout = { recordCount: number; variables: (VariableLayout | BadVariable)[] };

/**
 * Works out what the header leaves implicit. `vsize` is recomputed (it is unreliable from 4 GiB on), and a file with exactly
 * one record variable has no padding between its records.
 */
export function layOut(header: NetcdfHeader, fileBytes: number, budget: Budget): FileLayout {
	const hasOneRecordDimension = header.dimensions.filter(({ length }) => length === 0).length <= 1;
	const slabs = header.variables.map((variable) => slabOf(header, variable, hasOneRecordDimension));
	const records = slabs.filter((slab): slab is Slab => "slabBytes" in slab && slab.isRecord);
	const [only] = records;
	const strideBytes =
		records.length === 1 && only !== undefined
			? only.slabBytes
			: records.reduce((sum, { slabBytes }) => sum + Math.ceil(slabBytes / 4) * 4, 0);
	// A record holds a piece of every record variable: where the size of one is unknown, nobody knows where the next begins.
	const isStrideKnown = !slabs.some((slab) => "problem" in slab && slab.mayBeRecord);
	const recordCount = header.recordCount ?? countRecords(records, strideBytes, fileBytes);
	const variables = slabs.map((slab): VariableLayout | BadVariable => {
		if ("problem" in slab) return slab;
		const { variable, isRecord, slabShape, dimensionNames } = slab;
		const tooMany = rankProblem(dimensionNames.length, budget);
		if (tooMany !== undefined) return { problem: tooMany };
		if (isRecord && !isStrideKnown && recordCount > 1)
			return { problem: "the size of a record is unknown, because another record variable is unusable" };
		const slabChunk = contiguousChunkShape(slabShape, variable.type.itemBytes, budget);
		return {
			shape: isRecord ? [recordCount, ...slabShape] : slabShape,
			dimensionNames,
			isRecord,
			chunkShape: isRecord ? [1, ...slabChunk] : slabChunk,
			beginBytes: variable.beginBytes,
			recordStrideBytes: isRecord ? strideBytes : 0,
		};
	});
	return { recordCount, variables };
}

/** The data of a variable, or of one record of it. */
type Slab = {
	variable: NetcdfVariable;
	isRecord: boolean;
	slabShape: number[];
	slabBytes: number;
	dimensionNames: string[];
};

function slabOf(
	{ dimensions }: NetcdfHeader,
	variable: NetcdfVariable,
	hasOneRecordDimension: boolean,
): Slab | (BadVariable & { mayBeRecord: boolean }) {
	const own = variable.dimensionIds.map((id) => dimensions[id]);
	const lengths = own.map((dimension) => dimension?.length ?? 0);
	const bad = (problem: string) => ({ problem, mayBeRecord: lengths[0] === 0 });
	if (own.some((dimension) => dimension === undefined)) return bad("it has a dimension that does not exist");
	if (lengths.lastIndexOf(0) > 0) return bad("its record dimension is not the first one");
	const isRecord = lengths[0] === 0;
	if (isRecord && !hasOneRecordDimension) return bad("the file has more than one record dimension");
	const slabShape = isRecord ? lengths.slice(1) : lengths;
	const slabBytes = elementCount(slabShape) * variable.type.itemBytes;
	if (!Number.isSafeInteger(slabBytes)) return bad("it has more than 2^53 bytes");
	return { variable, isRecord, slabShape, slabBytes, dimensionNames: own.map((dimension) => dimension?.name ?? "") };
}

/** Why no array can have so many dimensions. */
function rankProblem(rank: number, budget: Budget): MiraError | undefined {
	try {
		budget.dimensions(rank);
		return undefined;
	} catch (error) {
		if (isMiraError(error)) return error;
		throw error;
	}
}

/** Records of a streamed file: those of which every variable is wholly there. */
function countRecords(records: readonly Slab[], strideBytes: number, fileBytes: number): number {
	if (records.length === 0 || strideBytes === 0) return 0;
	const firstEnd = records.reduce((end, { variable, slabBytes }) => Math.max(end, variable.beginBytes + slabBytes), 0);
	return Math.max(0, Math.floor((fileBytes - firstEnd) / strideBytes) + 1);
}
