import { readItems } from "../../codecs/vlen-items.ts";
import { hint, option } from "../../errors.ts";
import { chunkIndex } from "../../manifest/chunk-manifest.ts";
import { DerivedArray } from "../../manifest/derived-array.ts";
import type { StoreArray } from "../../manifest/manifest-group.ts";
import { type DataType, type FixedDataType, isFixed, structType, textType } from "../../zarr/data-type.ts";
import { joinBytes } from "../../zarr/join-bytes.ts";
import { type RecordType, splitFields } from "../../zarr/record.ts";
import type { InlineContext } from "./inlined-chunks.ts";
import { refuse } from "./refusal.ts";

const WHAT = "structs with text of variable length";
const WHY = "other readers know structs of a fixed size only";

/**
 * An array of structs with text of variable length as structs that every reader knows: each text is as long as the longest. To
 * find it all chunks are computed, within the budget for what is inlined. Any other array is given back as it is.
 */
export async function withFixedStructs(array: StoreArray, context: InlineContext): Promise<StoreArray> {
	const { codecs, ...described } = array.description;
	const { dataType, path, fill } = described;
	if (dataType.kind !== "record") return array;
	if (array.kind !== "derived" || !isOfText(dataType))
		throw refuse(
			path,
			"Zarr has no data type for structs with lists",
			hint`Pass ${option("onUnsupported", "skip")} to leave it out`,
		);
	const { gridShape, chunkCount } = await array.manifest();
	const chunks = new Map<string, Uint8Array[]>();
	let totalBytes = 0;
	for (let number = 0; number < chunkCount; number++) {
		const index = chunkIndex(gridShape, number);
		const bytes = await array.compute(index, { signal: context.signal });
		if (bytes === undefined) continue;
		totalBytes += bytes.length;
		context.budget.check(path, totalBytes, WHAT, WHY);
		chunks.set(
			index.join(),
			readItems(bytes, "mirazarr.vlen_struct", undefined, (item) => item),
		);
	}
	const fixed = fixedType(dataType, [fill.storage.value, ...[...chunks.values()].flat()]);
	const storage = { ...fill.storage, value: pack(dataType, fixed, fill.storage.value) };
	const description = { ...described, dataType: fixed, fill: { ...fill, storage } };
	return new DerivedArray(description, async (index) => {
		const items = chunks.get(index.join());
		return items && joinBytes(items.map((item) => pack(dataType, fixed, item)));
	});
}

/** True where all that has no fixed size is text. */
function isOfText({ fields }: RecordType): boolean {
	return fields.every(
		({ dataType: own }) => isFixed(own) || own.kind === "string" || (own.kind === "record" && isOfText(own)),
	);
}

/** The same type with room for the longest text of these elements. */
function fixedType(type: RecordType, items: readonly Uint8Array[]): Extract<DataType, { kind: "struct" }> {
	const rows = items.map((item) => splitFields(type, item));
	return structType(
		type.fields.map(({ name, dataType: own }, i) => {
			const parts = rows.map((row) => row[i] as Uint8Array);
			return { name, dataType: own.kind === "record" ? fixedType(own, parts) : fixedText(own, parts) };
		}),
	);
}

function fixedText(type: DataType, parts: readonly Uint8Array[]): FixedDataType {
	if (isFixed(type)) return type;
	return textType(parts.reduce((longest, { length }) => Math.max(longest, length), 1));
}

/** The bytes of an element, packed: text is filled up with NUL. */
function pack(type: RecordType, fixed: Extract<DataType, { kind: "struct" }>, item: Uint8Array): Uint8Array {
	const packed = new Uint8Array(fixed.itemBytes);
	let at = 0;
	for (const [i, part] of splitFields(type, item).entries()) {
		const own = type.fields[i]?.dataType;
		const room = fixed.fields[i]?.dataType;
		packed.set(own?.kind === "record" && room?.kind === "struct" ? pack(own, room, part) : part, at);
		at += room?.itemBytes ?? 0;
	}
	return packed;
}
