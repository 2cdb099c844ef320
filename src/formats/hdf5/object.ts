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
import type { DatasetHeader, ExternalFile, FillMessage, Hdf5Object, Link } from "./objects.ts";
import { resolveShared } from "./shared-message.ts";

const NO_LINKS: GroupLinks = { links: [], hasCreationOrder: false, problems: [] };

/**
 * An object that is being read. Its links are known before the whole of it: whoever walks the file goes on to the next level
 * while attributes are still on their way.
 */
export type OpeningObject = { links: Promise<Link[]>; object: Promise<Hdf5Object> };

/** Reads an object with its attributes and, for a group, its links. What cannot be understood is `refused`, by itself. */
export function readObject(file: Hdf5File, address: number): Promise<Hdf5Object> {
	return openObject(file, address).object;
}

/** Begins to read an object; both promises reject only for what is not the fault of the file. */
export function openObject(file: Hdf5File, address: number): OpeningObject {
	const header = readObjectHeader(file, address);
	const groupLinks = header.then((found) => (isGroup(found) ? readLinks(file, found) : NO_LINKS));
	const object = settle(async () => await readParts(file, await header, groupLinks)).then(
		(result): Hdf5Object => (isFileProblem(result) ? { kind: "refused", address, error: result } : result),
	);
	const links = settle(() => groupLinks).then((result) => (isFileProblem(result) ? [] : result.links));
	// One of the two may never be looked at; its error is that of the other.
	object.catch(() => {});
	links.catch(() => {});
	return { links, object };
}

async function readParts(file: Hdf5File, header: ObjectHeader, groupLinks: Promise<GroupLinks>): Promise<Hdf5Object> {
	const { address, messages } = header;
	const has = (wanted: number) => messages.some(({ type }) => type === wanted);
	if (isGroup(header)) return await readGroup(file, header, groupLinks);
	if (has(MESSAGE.datatype) && has(MESSAGE.dataspace))
		return { kind: "dataset", header: await readDataset(file, header) };
	if (has(MESSAGE.datatype)) return { kind: "datatype", address };
	throw new MiraError("corrupt-file", "this object is neither a group nor a dataset nor a datatype", {
		offset: file.bytePosition(address),
	});
}

async function readGroup(file: Hdf5File, header: ObjectHeader, groupLinks: Promise<GroupLinks>): Promise<Hdf5Object> {
	const [{ links, hasCreationOrder, problems: ofLinks }, { attributes, problems: ofAttributes }] = await Promise.all([
		groupLinks,
		readAttributes(file, header),
	]);
	const problems = [...ofLinks, ...ofAttributes];
	return { kind: "group", address: header.address, links, attributes, hasCreationOrder, problems };
}

async function readDataset(file: Hdf5File, header: ObjectHeader): Promise<DatasetHeader> {
	const { address, messages } = header;
	/** The message of a type, wherever it stands, parsed. */
	const read = async <T>(type: number, parse: (body: HeaderMessage["body"]) => T): Promise<T | undefined> => {
		const message = messages.find((candidate) => candidate.type === type);
		return message === undefined ? undefined : parse(await resolveShared(file, type, message));
	};
	const [datatype, dataspace, fill, oldFill, filters, externalFiles, { attributes, problems }] = await Promise.all([
		read(MESSAGE.datatype, parseDatatype),
		read(MESSAGE.dataspace, parseDataspace),
		read(MESSAGE.fill, parseFill),
		read(MESSAGE.oldFill, parseOldFill),
		read(MESSAGE.filters, parseFilters),
		readExternalFiles(file, messages),
		readAttributes(file, header),
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
		attributes,
		problems,
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
