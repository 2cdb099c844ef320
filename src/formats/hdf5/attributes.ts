import { located, type MiraError } from "../../errors.ts";
import { BTREE_V2_TYPES } from "./btree-v2.ts";
import type { Cursor } from "./cursor.ts";
import { readDenseObjects } from "./dense-objects.ts";
import type { Hdf5File } from "./file.ts";
import { isFileProblem, settle } from "./file-problem.ts";
import { parseAttribute } from "./messages/attribute.ts";
import { parseDataspace, spaceElements } from "./messages/dataspace.ts";
import { parseDatatype } from "./messages/datatype.ts";
import { parseAttributeInfo } from "./messages/dense-storage.ts";
import { type HeaderMessage, MESSAGE, type ObjectHeader } from "./object-header.ts";
import type { RawAttribute } from "./object-model.ts";
import { resolveShared, sharedMessageHeap } from "./shared-message.ts";

/** The attributes of an object; those that could not be read are `problems`. */
export type ObjectAttributes = { attributes: RawAttribute[]; problems: MiraError[] };

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
export async function readAttributes(file: Hdf5File, { messages }: ObjectHeader): Promise<ObjectAttributes> {
	const info = messages.find(({ type }) => type === MESSAGE.attributeInfo);
	const [compact, dense] = await Promise.all([
		Promise.all(
			messages
				.filter(({ type }) => type === MESSAGE.attribute)
				.map((message) => settle(() => readCompact(file, message))),
		),
		info === undefined ? [] : settle(() => readDense(file, info.body)),
	]);
	const results = [...compact, ...(Array.isArray(dense) ? dense : [dense])];
	const attributes = results.filter((result) => !isFileProblem(result)) as RawAttribute[];
	if (attributes.every(({ creationOrder }) => creationOrder !== undefined)) attributes.sort(byCreation);
	else if (compact.length === 0) attributes.sort(byName);
	return { attributes, problems: results.filter(isFileProblem) };
}

async function readCompact(file: Hdf5File, message: HeaderMessage): Promise<RawAttribute> {
	return await resolveAttribute(file, await resolveShared(file, MESSAGE.attribute, message), message.creationOrder);
}

async function readDense(file: Hdf5File, body: Cursor): Promise<(RawAttribute | MiraError)[]> {
	const storage = parseAttributeInfo(body);
	const objects = await readDenseObjects(file, storage, ATTRIBUTE_NAME_INDEX, (record) =>
		((record[RECORD_FLAGS_AT] ?? 0) & FLAG_SHARED) !== 0 ? sharedMessageHeap(file, MESSAGE.attribute) : undefined,
	);
	return await Promise.all(
		objects.map(({ record, object }) => {
			const order = new DataView(record.buffer, record.byteOffset).getUint32(RECORD_ORDER_AT, true);
			const creationOrder = storage.hasCreationOrder ? order : undefined;
			return settle(() => resolveAttribute(file, object, creationOrder));
		}),
	);
}

async function resolveAttribute(
	file: Hdf5File,
	cursor: Cursor,
	creationOrder: number | undefined,
): Promise<RawAttribute> {
	const { name, datatype: typeField, dataspace: spaceField, data } = parseAttribute(cursor);
	try {
		const [typeBody, spaceBody] = await Promise.all([
			resolveShared(file, MESSAGE.datatype, typeField),
			resolveShared(file, MESSAGE.dataspace, spaceField),
		]);
		const datatype = parseDatatype(typeBody);
		const dataspace = parseDataspace(spaceBody);
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
