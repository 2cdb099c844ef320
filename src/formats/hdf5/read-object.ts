import { isMiraError, MiraError } from "../../errors.ts";
import { attributesOf, headerOf } from "./alike/consulted.ts";
import { type ObjectAttributes, readAttributes } from "./attributes.ts";
import type { Cursor } from "./cursor.ts";
import type { Hdf5File } from "./file.ts";
import { settle } from "./file-problem.ts";
import { type GroupLinks, isGroup, readLinks } from "./group.ts";
import { readLocalHeap } from "./local-heap.ts";
import { parseDataspace, spaceElements } from "./messages/dataspace.ts";
import { parseExternalFiles } from "./messages/external-files.ts";
import { NO_FILL, parseFill, parseOldFill } from "./messages/fill-value.ts";
import { parseFilters } from "./messages/filter-pipeline.ts";
import { parseLayout } from "./messages/layout.ts";
import { type HeaderMessage, MESSAGE, type ObjectHeader, readObjectHeader } from "./object-header.ts";
import type { ExternalFile, FillMessage, Filter, Hdf5Object, Link, StoredDataset } from "./object-model.ts";
import { type Reading, resultOf, startQuietly } from "./reading.ts";
import { readDatatype, resolveShared } from "./shared-message.ts";

const NO_FILTERS: readonly Filter[] = [];
const NO_FILES: readonly ExternalFile[] = [];

/**
 * An object that is being read. Its links, or what it is as a dataset, are known before the whole of it: whoever walks the
 * file goes on while attributes are still on their way.
 */
export type OpeningObject = {
	links: readonly Link[];
	/** Undefined for what is not a dataset, or cannot be understood. */
	dataset: StoredDataset | undefined;
	object: Hdf5Object | Promise<Hdf5Object>;
};

/** Reads an object with its attributes and, for a group, its links. What cannot be understood is `refused`, by itself. */
export function* readObject(file: Hdf5File, address: number): Reading<Hdf5Object> {
	const { object } = yield* openObject(file, address);
	return yield* resultOf(object);
}

/** Begins to read an object; fails only for what is not the fault of the file. */
export function* openObject(file: Hdf5File, address: number): Reading<OpeningObject> {
	const refused = (error: MiraError): Hdf5Object => ({ kind: "refused", address, error });
	const header = yield* settle(file.budget, file.during(headerOf(address), readObjectHeader(file, address)));
	if (isMiraError(header)) return { links: [], dataset: undefined, object: refused(header) };
	const attributes = startQuietly(file.during(attributesOf(address), readAttributes(file, header)));
	const parts = yield* settle(file.budget, readParts(file, header));
	const { links = [], dataset } = isMiraError(parts) || parts === undefined ? {} : partsOf(parts);
	const object = startQuietly(
		(function* (): Reading<Hdf5Object> {
			const whole = yield* settle(file.budget, joinParts(file, header, parts, attributes));
			return isMiraError(whole) ? refused(whole) : whole;
		})(),
	);
	return { links, dataset, object };
}

/** Undefined for what is neither a group nor a dataset. */
function* readParts(file: Hdf5File, header: ObjectHeader): Reading<GroupLinks | StoredDataset | undefined> {
	if (isGroup(header)) return yield* readLinks(file, header);
	return isDataset(header) ? yield* readDataset(file, header) : undefined;
}

function partsOf(parts: GroupLinks | StoredDataset): Partial<Pick<OpeningObject, "links" | "dataset">> {
	return "links" in parts ? { links: parts.links } : { dataset: parts };
}

function* joinParts(
	file: Hdf5File,
	{ address, messages }: ObjectHeader,
	parts: GroupLinks | StoredDataset | MiraError | undefined,
	begun: ObjectAttributes | Promise<ObjectAttributes>,
): Reading<Hdf5Object> {
	if (isMiraError(parts)) throw parts;
	const { attributes, problems } = yield* resultOf(begun);
	if (parts === undefined) {
		if (messages.some(({ type }) => type === MESSAGE.datatype)) return { kind: "datatype", address };
		throw new MiraError("corrupt-file", "this object is neither a group nor a dataset nor a datatype", {
			offset: file.bytePosition(address),
		});
	}
	if (!("links" in parts)) return { kind: "dataset", header: { ...parts, attributes, problems } };
	return { kind: "group", address, ...parts, attributes, problems: [...parts.problems, ...problems] };
}

/** True for the header of a dataset; a committed datatype has no dataspace. */
function isDataset(header: ObjectHeader): boolean {
	const has = (wanted: number): boolean => header.messages.some(({ type }) => type === wanted);
	return !isGroup(header) && has(MESSAGE.datatype) && has(MESSAGE.dataspace);
}

function* readDataset(file: Hdf5File, { address, messages }: ObjectHeader): Reading<StoredDataset> {
	const find = (type: number): HeaderMessage | undefined => messages.find((candidate) => candidate.type === type);
	/** The message of a type, wherever it stands, parsed. */
	function* read<T>(type: number, parse: (body: Cursor) => T): Reading<T | undefined> {
		const message = find(type);
		return message === undefined ? undefined : parse(yield* resolveShared(file, type, message));
	}
	const typeMessage = find(MESSAGE.datatype);
	const datatype = typeMessage === undefined ? undefined : yield* readDatatype(file, typeMessage);
	const dataspace = yield* read(MESSAGE.dataspace, parseDataspace);
	const fill = yield* read(MESSAGE.fill, parseFill);
	const oldFill = yield* read(MESSAGE.oldFill, parseOldFill);
	const filters = yield* read(MESSAGE.filters, parseFilters);
	const externalFiles = yield* readExternalFiles(file, messages);
	const dataBytes = dataspace && datatype && spaceElements(dataspace) * datatype.sizeBytes;
	const layout = yield* read(MESSAGE.layout, (body) => parseLayout(body, dataBytes ?? 0));
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
		filters: filters ?? NO_FILTERS,
		externalFiles,
	};
}

/** The old message counts where the new one is absent or says that there is no value. */
function chooseFill(fill: FillMessage | undefined, old: FillMessage | undefined): FillMessage {
	if (fill === undefined) return old ?? NO_FILL;
	return fill.status === "undefined" && old !== undefined ? { ...old, time: fill.time } : fill;
}

function* readExternalFiles(file: Hdf5File, messages: readonly HeaderMessage[]): Reading<readonly ExternalFile[]> {
	const message = messages.find(({ type }) => type === MESSAGE.externalFiles);
	if (message === undefined) return NO_FILES;
	const { heapAddress, slots } = parseExternalFiles(message.body);
	const heap = yield* readLocalHeap(file, heapAddress);
	return slots.map(({ nameOffset, offsetBytes, sizeBytes }) => ({
		name: heap.text(nameOffset),
		offsetBytes,
		sizeBytes,
	}));
}
