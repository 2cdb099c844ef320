import { type CfOptions, decodeCf, timeMeaning } from "../cf/decode.ts";
import { checkOptions, isMiraError, MiraError, type OptionValues } from "../errors.ts";
import { markMissing } from "../fill/mask.ts";
import { type Masks, type MissingCause, type MissingRule, reasonRules } from "../fill/missing-rules.ts";
import type { FillModel } from "../fill/model.ts";
import { reinterpretedType } from "../fill/unsigned.ts";
import { ABORT_OPTIONS, type AbortOptions, withDeadline } from "../io/deadline.ts";
import type { ArrayDescription } from "../manifest/manifest-array.ts";
import type { ManifestStore } from "../manifest/manifest-store.ts";
import { hexText } from "../zarr/hex.ts";
import { formatScalar } from "../zarr/scalar.ts";
import type { ChunkElements } from "./chunk.ts";
import { type DecodeOptions, VIEW_OPTIONS } from "./decode.ts";
import { type CellCoordinate, coordinatesAt } from "./labels/coordinates-at.ts";
import { type ChunkReport, locateChunk } from "./locate-chunk.ts";
import { fillInForce, readMasks } from "./mask-arrays.ts";
import { readRanges } from "./read.ts";
import { resolveSelection } from "./selection.ts";
import { elementText, valueText } from "./value-text.ts";

/** Options of `explainValue`: what counts as missing, as for `decode`. */
export type ExplainValueOptions = Pick<DecodeOptions, "mask" | "maskStorageFill" | "maskExcept" | "maskArrays"> &
	AbortOptions;

const EXPLAIN_VALUE_OPTIONS: OptionValues<ExplainValueOptions> = {
	mask: VIEW_OPTIONS.mask,
	maskStorageFill: VIEW_OPTIONS.maskStorageFill,
	maskExcept: VIEW_OPTIONS.maskExcept,
	maskArrays: VIEW_OPTIONS.maskArrays,
	...ABORT_OPTIONS,
};

/** Why a value is missing. */
export type MissingReport = {
	cause: MissingCause;
	/** The rule in words: `_FillValue -9999`, `mask /mask`, `outside 0 to 100`, `NaN`. */
	rule: string;
	/** Where the file says so: an attribute, a tag, the path of the array that masks. Absent for NaN and default fills. */
	place?: string;
};

/** All about one cell of an array: plain data, fit for JSON. Values are text, because numbers would round some of them. */
export type ValueReport = {
	path: string;
	dataType: string;
	index: number[];
	/** As it is stored, before anything is masked or unpacked; `bytes` is hexadecimal, little-endian, for fixed sizes. */
	stored: { value: string; bytes?: string };
	/** After masking and unpacking, times in ISO 8601; `value` is null where it is missing. */
	decoded: { value: string | null; dataType: string; units?: string };
	/** Why it is missing; absent for a valid value. */
	missing?: MissingReport;
	chunk: ChunkReport;
	coordinates: CellCoordinate[];
};

/**
 * Everything about one cell: the stored bytes, the decoded value, the rule that made it missing, the chunk and the range of the
 * file that it comes from, and where it is by its coordinates. Negative positions count from the end.
 */
export async function explainValue(
	store: ManifestStore,
	path: string,
	index: readonly number[],
	options: ExplainValueOptions = {},
): Promise<ValueReport> {
	checkOptions("explainValue", options, EXPLAIN_VALUE_OPTIONS);
	return withDeadline("explaining", options, (own) => explainChecked(store, path, index, own), {
		url: store.url,
		path,
	});
}

async function explainChecked(
	store: ManifestStore,
	path: string,
	index: readonly number[],
	options: ExplainValueOptions,
): Promise<ValueReport> {
	const node = store.node(path);
	const array = node?.kind === "unfit" ? node.array : store.array(path);
	const storePath = node?.path ?? path;
	const { description } = array;
	const { dataType, shape, fill: known, attributes } = description;
	if (index.length !== shape.length || index.some((position) => typeof position !== "number"))
		throw new MiraError("bad-selection", `a cell of this array has ${shape.length} positions, not ${index.length}`, {
			path: description.path,
		});
	const ranges = resolveSelection(index, shape, description.path);
	const place = ranges.map(({ start }) => start);
	const fill = fillInForce(known, options);
	const { signal } = options;
	const [elements, masks, chunk, coordinates] = await Promise.all([
		readRanges(store, array, ranges, signal),
		readMasks(store, description, fill, ranges, signal),
		locateChunk(array, storePath, place, store.registry, signal),
		node?.kind === "unfit" ? [] : coordinatesAt(store, storePath, place, signal),
	]);
	const times = timesOf(description, fill);
	const rule = ruleFor(elements, description, fill, options, masks, times === "iso");
	const units = times === "iso" ? undefined : attributes.get("units");
	return {
		path: storePath,
		dataType: dataType.name,
		index: place,
		stored: storedText(elements, description),
		decoded: {
			...decodedText(elements, description, fill, rule !== undefined, times),
			...(units?.dataType === "string" ? { units: units.values.join(" ") } : {}),
		},
		...(rule === undefined ? {} : { missing: missingReport(rule) }),
		chunk,
		coordinates,
	};
}

/** What numbers of an array are told as: times where they are such, and of a calendar that is known. */
function timesOf({ dataType, attributes }: ArrayDescription, fill: FillModel): NonNullable<CfOptions["times"]> {
	try {
		return timeMeaning(dataType, fill, attributes, { times: "iso" }) === undefined ? "number" : "iso";
	} catch (error) {
		if (isMiraError(error, "unsupported-feature")) return "number";
		throw error;
	}
}

/** The first rule that makes a value missing. */
function ruleFor(
	elements: ChunkElements,
	{ dataType }: ArrayDescription,
	fill: FillModel,
	options: ExplainValueOptions,
	masks: Masks,
	isTime: boolean,
): MissingRule | undefined {
	const seen = reinterpretedType(dataType, fill.packing.unsigned);
	const rules = reasonRules(dataType, seen, fill, options, masks, isTime);
	const isBytes = elements instanceof Uint8Array;
	const values = {
		dataType: seen,
		bytes: isBytes ? elements : new Uint8Array(0),
		data: isBytes ? undefined : elements,
	};
	// Each by itself: the codes of many rules are one.
	return rules.find((rule) => markMissing(values, 1, [rule])[0] !== 0);
}

function missingReport({ cause, text, place }: MissingRule): MissingReport {
	return { cause, rule: text, ...(place === undefined ? {} : { place }) };
}

function storedText(elements: ChunkElements, { dataType }: ArrayDescription): ValueReport["stored"] {
	if (!(elements instanceof Uint8Array)) return { value: elementText(elements[0] ?? null) };
	return {
		value: formatScalar(dataType, elements),
		bytes: hexText(elements),
	};
}

function decodedText(
	elements: ChunkElements,
	{ dataType, attributes }: ArrayDescription,
	fill: FillModel,
	isMissing: boolean,
	times: NonNullable<CfOptions["times"]>,
): Pick<ValueReport["decoded"], "value" | "dataType"> {
	const isBytes = elements instanceof Uint8Array;
	const values = {
		dataType,
		shape: [],
		bytes: isBytes ? elements : new Uint8Array(0),
		data: isBytes ? undefined : elements,
	};
	// What is missing is known: here values are only unpacked, so a time is not asked of a sentinel.
	const unmasked = { ...fill, validity: [] };
	const decoded = decodeCf(
		values,
		unmasked,
		{ missing: "validity", times: isMissing ? "number" : times },
		{ attributes },
	);
	return { value: isMissing ? null : valueText(decoded, dataType), dataType: decoded.dataType };
}
