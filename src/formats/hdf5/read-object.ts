import { MiraError } from "../../errors.ts";
import { readAttributes } from "./attributes.ts";
import type { Hdf5File } from "./file.ts";
import { isFileProblem, settle } from "./file-problem.ts";
import { type GroupLinks, isGroup, readLinks } from "./group.ts";
import { readLocalHeap } from "./local-heap.ts";
import { parseDataspace, spaceElements } from "./messages/dataspace.ts";
import { parseDatatype } from "./messages/datatype.ts";
import { parseExternalFiles } from "./messages/external-files.ts";
import { NO_FILL, parseFill, parseOldFill } from "./messages/fill-value.ts";
import { parseFilters } from "./messages/filter-pipeline.ts";
import { parseLayout } from "./messages/layout.ts";
import { type HeaderMessage, MESSAGE, type ObjectHeader, readObjectHeader } from "./object-header.ts";
import type { ExternalFile, FillMessage, Hdf5Object, Link, StoredDataset } from "./object-model.ts";
import { resolveShared } from "./shared-message.ts";

const NO_LINKS: GroupLinks = { links: [], storedLinks: [], hasCreationOrder: false, problems: [] };

/**
 * An object that is being read. Its links, or what it is as a dataset, are known before the whole of it: whoever walks the
 * file goes on while attributes are still on their way.
 */
export type OpeningObject = {
	links: Promise<Link[]>;
	/** Undefined for what is not a dataset, or cannot be understood. */
	dataset: Promise<StoredDataset | undefined>;
	object: Promise<Hdf5Object>;
};

/** Reads an object with its attributes and, for a group, its links. What cannot be understood is `refused`, by itself. */
export function readObject(file: Hdf5File, address: number): Promise<Hdf5Object> {
	return openObject(file, address).object;
}

/** Begins to read an object; its promises reject only for what is not the fault of the file. */
export function openObject(file: Hdf5File, address: number): OpeningObject {
	const header = readObjectHeader(file, address);
	const groupLinks = header.then((found) => (isGroup(found) ? readLinks(file, found) : NO_LINKS));
	const storedDataset = header.then((found) => (isDataset(found) ? readDataset(file, found) : undefined));
	const object = settle(async () => await readParts(file, await header, groupLinks, storedDataset)).then(
		(result): Hdf5Object => (isFileProblem(result) ? { kind: "refused", address, error: result } : result),
	);
	const links = settle(() => groupLinks).then((result) => (isFileProblem(result) ? [] : result.links));
	const dataset = settle(() => storedDataset).then((result) => (isFileProblem(result) ? undefined : result));
	// Some of them may never be looked at; their error is that of the others.
	for (const part of [object, links, dataset]) part.catch(() => {});
	return { links, dataset, object };
}

async function readParts(
	file: Hdf5File,
	header: ObjectHeader,
	groupLinks: Promise<GroupLinks>,
	storedDataset: Promise<StoredDataset | undefined>,
): Promise<Hdf5Object> {
	const { address, messages } = header;
	if (isGroup(header)) return await readGroup(file, header, groupLinks);
	const [dataset, attributes] = await Promise.all([storedDataset, readAttributes(file, header)]);
	if (dataset !== undefined) return { kind: "dataset", header: { ...dataset, ...attributes } };
	if (messages.some(({ type }) => type === MESSAGE.datatype)) return { kind: "datatype", address };
	throw new MiraError("corrupt-file", "this object is neither a group nor a dataset nor a datatype", {
		offset: file.bytePosition(address),
	});
}

async function readGroup(file: Hdf5File, header: ObjectHeader, groupLinks: Promise<GroupLinks>): Promise<Hdf5Object> {
	const [{ links, storedLinks, hasCreationOrder, problems: ofLinks }, { attributes, problems: ofAttributes }] =
		await Promise.all([groupLinks, readAttributes(file, header)]);
	const problems = [...ofLinks, ...ofAttributes];
	return { kind: "group", address: header.address, links, storedLinks, attributes, hasCreationOrder, problems };
}

/** True for the header of a dataset; a committed datatype has no dataspace. */
function isDataset(header: ObjectHeader): boolean {
	const has = (wanted: number): boolean => header.messages.some(({ type }) => type === wanted);
	return !isGroup(header) && has(MESSAGE.datatype) && has(MESSAGE.dataspace);
}

async function readDataset(file: Hdf5File, { address, messages }: ObjectHeader): Promise<StoredDataset> {
	/** The message of a type, wherever it stands, parsed. */
	const read = async <T>(type: number, parse: (body: HeaderMessage["body"]) => T): Promise<T | undefined> => {
		const message = messages.find((candidate) => candidate.type === type);
		return message === undefined ? undefined : parse(await resolveShared(file, type, message));
	};
	const [datatype, dataspace, fill, oldFill, filters, externalFiles] = await Promise.all([
		read(MESSAGE.datatype, parseDatatype),
		read(MESSAGE.dataspace, parseDataspace),
		read(MESSAGE.fill, parseFill),
		read(MESSAGE.oldFill, parseOldFill),
		read(MESSAGE.filters, parseFilters),
		readExternalFiles(file, messages),
	]);
	const dataBytes = dataspace && datatype && spaceElements(dataspace) * datatype.sizeBytes;
	const layout = await read(MESSAGE.layout, (body) => parseLayout(body, dataBytes ?? 0));
	if (datatype === undefined || dataspace === undefined || layout === undefined)
		throw new MiraError("corrupt-file", "a dataset has no datatype, no dataspace or no layout", {
			offset: file.bytePosition(address),
		});
	return {
		address,
		datatype,
		dataspace,
		layout,
		fill: chooseFill(fill, oldFill),
		filters: filters ?? [],
		externalFiles,
	};
}

/** The old message counts where the new one is absent or says that there is no value. */
function chooseFill(fill: FillMessage | undefined, old: FillMessage | undefined): FillMessage {
	if (fill === undefined) return old ?? NO_FILL;
	return fill.status === "undefined" && old !== undefined ? { ...old, time: fill.time } : fill;
}

async function readExternalFiles(file: Hdf5File, messages: readonly HeaderMessage[]): Promise<ExternalFile[]> {
	const message = messages.find(({ type }) => type === MESSAGE.externalFiles);
	if (message === undefined) return [];
	const { heapAddress, slots } = parseExternalFiles(message.body);
	const heap = await readLocalHeap(file, heapAddress);
	return slots.map(({ nameOffset, offsetBytes, sizeBytes }) => ({
		name: heap.text(nameOffset),
		offsetBytes,
		sizeBytes,
	}));
}
