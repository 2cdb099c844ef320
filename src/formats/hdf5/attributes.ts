import { isMiraError, located, type MiraError } from "../../errors.ts";
import { BTREE_V2_TYPES } from "./btree-v2.ts";
import type { Cursor } from "./cursor.ts";
import { readDenseObjects } from "./dense-objects.ts";
import type { Hdf5File } from "./file.ts";
import { isFileProblem, settle } from "./file-problem.ts";
import { parseAttribute } from "./messages/attribute.ts";
import { parseDataspace, spaceElements } from "./messages/dataspace.ts";
import { parseAttributeInfo } from "./messages/dense-storage.ts";
import { type HeaderMessage, MESSAGE, type ObjectHeader } from "./object-header.ts";
import type { RawAttribute } from "./object-model.ts";
import { type Reading, readBoth, readEach } from "./reading.ts";
import { readDatatype, resolveShared, sharedMessageHeap } from "./shared-message.ts";

/** The attributes of an object; those that could not be read are `problems`. */
export type ObjectAttributes = { attributes: readonly RawAttribute[]; problems: readonly MiraError[] };

/** Identifier in the heap, flags of the message, order of creation, hash of the name. */
const ATTRIBUTE_NAME_INDEX = {
	treeType: BTREE_V2_TYPES.attributeName,
	what: "the attributes of an object",
	idAt: 0,
	idBytes: 8,
};
const RECORD_FLAGS_AT = 8;
const RECORD_ORDER_AT = 9;
const FLAG_SHARED = 0x02;

/**
 * The attributes of an object: in the order of creation where the file keeps it, else as they are in the header. Dense
 * ones without an order come by name, as the library lists them.
 */
export function* readAttributes(file: Hdf5File, { messages }: ObjectHeader): Reading<ObjectAttributes> {
	const info = messages.find(({ type }) => type === MESSAGE.attributeInfo);
	const stored = messages.filter(({ type }) => type === MESSAGE.attribute);
	const { budget } = file;
	const [compact, dense] = yield* readBoth(
		readEach(stored, (message) => settle(budget, readCompact(file, message))),
		settle(budget, readDense(file, info?.body)),
	);
	const results = [...compact, ...(Array.isArray(dense) ? dense : [dense])];
	const attributes = results.filter((result): result is RawAttribute => !isMiraError(result));
	if (attributes.every(({ creationOrder }) => creationOrder !== undefined)) attributes.sort(byCreation);
	else if (compact.length === 0) attributes.sort(byName);
	return { attributes, problems: results.length === attributes.length ? NO_PROBLEMS : problemsIn(results) };
}

const NO_PROBLEMS: readonly MiraError[] = [];

function problemsIn(results: readonly (RawAttribute | MiraError)[]): MiraError[] {
	return results.filter((result) => isMiraError(result));
}

function* readCompact(file: Hdf5File, message: HeaderMessage): Reading<RawAttribute> {
	const body = yield* resolveShared(file, MESSAGE.attribute, message);
	return yield* resolveAttribute(file, body, message.creationOrder);
}

function* readDense(file: Hdf5File, body: Cursor | undefined): Reading<(RawAttribute | MiraError)[]> {
	if (body === undefined) return [];
	const storage = parseAttributeInfo(body);
	const objects = yield* readDenseObjects(file, storage, ATTRIBUTE_NAME_INDEX, (record) =>
		((record[RECORD_FLAGS_AT] ?? 0) & FLAG_SHARED) !== 0 ? sharedMessageHeap(file, MESSAGE.attribute) : undefined,
	);
	return yield* readEach(objects, ({ record, object }) => {
		const order = new DataView(record.buffer, record.byteOffset).getUint32(RECORD_ORDER_AT, true);
		const creationOrder = storage.hasCreationOrder ? order : undefined;
		return settle(file.budget, resolveAttribute(file, object, creationOrder));
	});
}

function* resolveAttribute(file: Hdf5File, cursor: Cursor, creationOrder: number | undefined): Reading<RawAttribute> {
	const { name, datatype: typeField, dataspace: spaceField, data } = parseAttribute(cursor);
	try {
		const datatype = yield* readDatatype(file, typeField);
		const dataspace = parseDataspace(yield* resolveShared(file, MESSAGE.dataspace, spaceField));
		const bytes = data.take(spaceElements(dataspace) * datatype.sizeBytes);
		return { name, datatype, dataspace, bytes, creationOrder };
	} catch (error) {
		if (!isFileProblem(error)) throw error;
		throw located(error, {}, `attribute "${name}" cannot be read: `);
	}
}

function byCreation(a: RawAttribute, b: RawAttribute): number {
	return (a.creationOrder ?? 0) - (b.creationOrder ?? 0);
}

function byName(a: RawAttribute, b: RawAttribute): number {
	return a.name < b.name ? -1 : a.name > b.name ? 1 : 0;
}
