import { sameStructure } from "../../../zarr/same-structure.ts";
import { readAttributes } from "../attributes.ts";
import type { Hdf5File } from "../file.ts";
import { spaceElements } from "../messages/dataspace.ts";
import { parseLayout } from "../messages/layout.ts";
import { type HeaderMessage, MESSAGE, type ObjectHeader, readObjectHeader } from "../object-header.ts";
import type { DatasetHeader, GroupObject, Layout, RawAttribute } from "../object-model.ts";
import { type Reading, start } from "../reading.ts";
import { attributesOf, type Consulted, hasPieces, headerOf, type Piece } from "./consulted.ts";

/** What is different about an object in another file: what is not said is the same. */
export type FoundAgain = { layout?: Layout; attributes?: readonly RawAttribute[] };

/** By these attributes dimensions and the kind of the file are known. Where one is another, so may be the whole file. */
const MARKS: readonly string[] = [
	...["CLASS", "NAME", "_Netcdf4Coordinates", "_Netcdf4Dimid", "DIMENSION_LIST"],
	...["_nc3_strict", "_NCProperties"],
];

/** An object of a file, and the bytes that its header and its attributes were read from. */
export class KnownObject {
	readonly #object: GroupObject | DatasetHeader;
	readonly #messages: readonly HeaderMessage[];
	readonly #headerPieces: readonly Piece[];
	readonly #attributePieces: readonly Piece[];

	/** `whole` is the file, which is still being opened. */
	constructor(file: Hdf5File, whole: Uint8Array, consulted: Consulted, object: GroupObject | DatasetHeader) {
		const { address } = object;
		this.#object = object;
		this.#messages = atOnce(file.during(headerOf(address), readObjectHeader(file, address))).messages;
		this.#headerPieces = consulted.pieces(whole, headerOf(address));
		this.#attributePieces = consulted.pieces(whole, attributesOf(address));
	}

	/** Looks for it in another file: undefined where something else is. What cannot be read throws. */
	findIn(file: Hdf5File, whole: Uint8Array): FoundAgain | undefined {
		const hasSameDetails = hasPieces(whole, this.#attributePieces);
		if (hasSameDetails && hasPieces(whole, this.#headerPieces)) return SAME;
		const header = atOnce(readObjectHeader(file, this.#object.address));
		const { messages } = header;
		if (!sameMessages(messages.filter(isFixed), this.#messages.filter(isFixed))) return undefined;
		const layout = this.#layoutIn(messages);
		if (layout === undefined && "layout" in this.#object) return undefined;
		const found = layout === undefined ? {} : { layout };
		if (hasSameDetails && sameMessages(messages.filter(isOfAttributes), this.#messages.filter(isOfAttributes)))
			return found;
		const attributes = this.#attributesIn(file, header);
		return attributes && { ...found, attributes };
	}

	/** The layout, if its data are at most at another place. */
	#layoutIn(messages: readonly HeaderMessage[]): Layout | undefined {
		const message = messages.find(({ type }) => type === MESSAGE.layout);
		if (message === undefined || message.isShared || !("layout" in this.#object)) return undefined;
		const { dataspace, datatype, layout: known } = this.#object;
		const layout = parseLayout(message.body, spaceElements(dataspace) * datatype.sizeBytes);
		return sameStructure(formOf(layout), formOf(known)) ? layout : undefined;
	}

	/** Attributes that say the same about dimensions; undefined where they do not, or some cannot be read. */
	#attributesIn(file: Hdf5File, header: ObjectHeader): readonly RawAttribute[] | undefined {
		const { attributes, problems } = atOnce(readAttributes(file, header));
		const hasMarks = sameStructure(marksIn(attributes), marksIn(this.#object.attributes));
		return hasMarks && problems.length === 0 ? attributes : undefined;
	}
}

const SAME: FoundAgain = {};

/** What a file that is here as a whole makes nobody wait for; throws where somebody has to. */
export function atOnce<T>(reading: Reading<T>): T {
	const result = start(reading);
	if (!(result instanceof Promise)) return result;
	result.catch(() => {});
	throw new MustWait("something has to be waited for");
}

/** A reading needs what is not in the bytes of the file: codecs that are loaded first. */
export class MustWait extends Error {}

function isOfAttributes({ type }: HeaderMessage): boolean {
	return type === MESSAGE.attribute || type === MESSAGE.attributeInfo;
}

/** What may not differ: all but the attributes, and the place of the data. */
function isFixed(message: HeaderMessage): boolean {
	return !isOfAttributes(message) && (message.type !== MESSAGE.layout || message.isShared);
}

function sameMessages(a: readonly HeaderMessage[], b: readonly HeaderMessage[]): boolean {
	return a.length === b.length && a.every((message, i) => sameMessage(message, b[i] as HeaderMessage));
}

function sameMessage(a: HeaderMessage, b: HeaderMessage): boolean {
	const isSameKind = a.type === b.type && a.isShared === b.isShared && a.creationOrder === b.creationOrder;
	return isSameKind && sameStructure(a.body.bytes, b.body.bytes);
}

function marksIn(attributes: readonly RawAttribute[]): unknown[] {
	return MARKS.map((mark) => {
		const found = attributes.find(({ name }) => name === mark);
		return found && [found.datatype, found.dataspace, found.bytes];
	});
}

/** A layout but for the place of the data. */
function formOf(layout: Layout): unknown {
	switch (layout.kind) {
		case "compact":
			return { kind: layout.kind, sizeBytes: layout.bytes.length };
		case "contiguous":
			return { kind: layout.kind, sizeBytes: layout.sizeBytes };
		case "chunked":
			return { ...layout, index: { ...layout.index, address: undefined } };
		case "virtual":
			return layout;
	}
}
