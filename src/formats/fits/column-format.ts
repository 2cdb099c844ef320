import { type DataType, dataType, isFixed, textType } from "../../zarr/data-type.ts";
import { elementCount } from "../../zarr/nd-array.ts";

/** The type of a column of a binary table (FITS standard, table 18). */
export type ColumnFormat =
	| { kind: "numbers"; type: DataType; repeat: number }
	| { kind: "text"; repeat: number }
	| { kind: "logical"; repeat: number }
	| { kind: "bits"; repeat: number }
	/** Descriptors of 4 or 8 bytes each for a count and an offset; `element` is the format of what they point to. */
	| { kind: "variable"; numberBytes: 4 | 8; element: Exclude<ColumnFormat, { kind: "variable" }>; repeat: number };

const NUMBERS: ReadonlyMap<string, DataType> = new Map<string, DataType>([
	["B", dataType("uint8")],
	["I", dataType("int16")],
	["J", dataType("int32")],
	["K", dataType("int64")],
	["E", dataType("float32")],
	["D", dataType("float64")],
	["C", dataType("complex64")],
	["M", dataType("complex128")],
]);

/** Reads a TFORMn; undefined where it is no format, and nothing is known of its width. */
export function parseFormat(text: string): ColumnFormat | undefined {
	const [, count = "", letter = "", rest = ""] = /^\s*(\d*)\s*([A-Z])(.*)$/.exec(text.toUpperCase()) ?? [];
	if (letter === "P" || letter === "Q") {
		const element = parseFormat(rest.slice(0, 1));
		if (element === undefined || element.kind === "variable") return undefined;
		return { kind: "variable", numberBytes: letter === "P" ? 4 : 8, element, repeat: count === "" ? 1 : Number(count) };
	}
	// A7 for 7A, as in ASCII tables, is a common mistake.
	const repeat =
		letter === "A" && count === "" ? Number(/^\d+/.exec(rest)?.[0] ?? 1) : count === "" ? 1 : Number(count);
	const type = NUMBERS.get(letter);
	if (!Number.isSafeInteger(repeat)) return undefined;
	if (type !== undefined) return { kind: "numbers", type, repeat };
	if (letter === "A") return { kind: "text", repeat };
	if (letter === "L") return { kind: "logical", repeat };
	return letter === "X" ? { kind: "bits", repeat } : undefined;
}

/** How many bytes of a row a column takes. */
export function formatBytes(format: ColumnFormat): number {
	switch (format.kind) {
		case "numbers":
			return format.repeat * (isFixed(format.type) ? format.type.itemBytes : 0);
		case "bits":
			return Math.ceil(format.repeat / 8);
		case "variable":
			return format.repeat * 2 * format.numberBytes;
		default:
			return format.repeat;
	}
}

/** The shape of one cell and the type of its elements, as a column of fixed size shows them. */
export type Cell = { shape: number[]; type: DataType; bytes: number };

/**
 * The cell of a column; `dimensions` are those of TDIMn, the fastest first, as far as the cell holds them. Undefined where they
 * ask for more than there is. Of text the first dimension is the length of each.
 */
export function cellOf(
	format: Exclude<ColumnFormat, { kind: "variable" }>,
	dimensions: readonly number[] | undefined,
): Cell | undefined {
	const { repeat } = format;
	if (dimensions !== undefined && elementCount(dimensions) > repeat) return undefined;
	const shape = dimensions?.toReversed() ?? (repeat === 1 ? [] : [repeat]);
	switch (format.kind) {
		case "text": {
			const length = dimensions === undefined ? repeat : (dimensions[0] ?? 0);
			// Text of no length has no type of its own.
			if (length === 0) return { shape: [0], type: textType(1), bytes: 0 };
			const texts = dimensions === undefined ? [] : shape.slice(0, -1);
			return { shape: texts, type: textType(length), bytes: elementCount(texts) * length };
		}
		case "numbers":
			return {
				shape,
				type: format.type,
				bytes: elementCount(shape) * (isFixed(format.type) ? format.type.itemBytes : 0),
			};
		case "logical":
			return { shape, type: dataType("int8"), bytes: elementCount(shape) };
		case "bits":
			return { shape, type: dataType("bool"), bytes: Math.ceil(elementCount(shape) / 8) };
	}
}

/** The numbers of a TDIMn, the fastest first; undefined where it is no list of them. */
export function parseDimensions(text: string | undefined): number[] | undefined {
	const [, list] = /^\s*\(([\d\s,]+)\)\s*$/.exec(text ?? "") ?? [];
	const lengths = list?.split(",").map((length) => Number(length.trim()));
	return lengths?.every((length) => Number.isSafeInteger(length) && length >= 0) ? lengths : undefined;
}
