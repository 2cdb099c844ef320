import { open } from "node:fs/promises";
import { isMiraError } from "../../errors.ts";
import { recogniseFile } from "../../formats/detection.ts";
import { recogniseForeign } from "../../formats/foreign-files.ts";
import { kerchunkFormat } from "../../formats/kerchunk/format.ts";
import { compressionOf } from "../../formats/kerchunk/signature.ts";
import { zipFormat } from "../../formats/zip/format.ts";
import { headerBytes } from "../../io/source.ts";
import { isUrl } from "../../io/url.ts";
import { type Entry, isThere, type Looking, registryOf, storeFormat } from "./places.ts";

/** What an entry of a folder is: something that can be opened, by its format; what else, in words; or why that is not known. */
export type Nature =
	| { kind: "openable"; format: string }
	| { kind: "folder" }
	| { kind: "other"; what: string }
	| { kind: "unreadable"; what: string };

/** Finds out what an entry is, by its first bytes or its documents. */
export async function natureOf(entry: Entry, looking: Looking): Promise<Nature> {
	if (entry.isFolder) {
		const format = await storeFormat(entry.place, looking);
		return format === undefined ? { kind: "folder" } : { kind: "openable", format };
	}
	if (entry.sizeBytes === 0) {
		const isBroken = !isUrl(entry.place) && !(await isThere(entry.place));
		return isBroken ? { kind: "unreadable", what: "a link to nothing" } : { kind: "other", what: "an empty file" };
	}
	try {
		return natureOfFile(await readHead(entry.place, looking), entry.name);
	} catch (error) {
		looking.signal.throwIfAborted();
		if (isMiraError(error)) return { kind: "unreadable", what: error.what };
		if (error instanceof Error && "code" in error) return { kind: "unreadable", what: error.message };
		throw error;
	}
}

/** The first bytes of a file. One on this machine is closed at once: there may be thousands. */
export async function readHead(place: string, looking: Looking): Promise<Uint8Array> {
	if (isUrl(place)) return registryOf(place, looking).source(place).readUpTo(0, headerBytes);
	const file = await open(place);
	try {
		const { buffer, bytesRead } = await file.read(new Uint8Array(headerBytes), 0, headerBytes, 0);
		return buffer.subarray(0, bytesRead);
	} finally {
		await file.close();
	}
}

/** A key that only references have, be they of either version, in the first part of their document. */
const REFERENCE_KEY = /"(refs|templates|gen|([^"]*\/)?(\.zarray|\.zgroup|\.zattrs|\.zmetadata|zarr\.json))"\s*:/;
/** The first member of every document of Office, behind the 30 bytes of the header. */
const OFFICE_MEMBER = "[Content_Types].xml";

/** Formats that hold anything take what they get; a list of what can be opened has to look closer. */
function natureOfFile(head: Uint8Array, name: string): Nature {
	const format = recogniseFile(head)?.name;
	if (format === undefined) return { kind: "other", what: recogniseForeign(head)?.name ?? "of unknown format" };
	if (format === kerchunkFormat.name) {
		const compression = compressionOf(head);
		if (compression !== undefined && !/\.json\.\w+$/i.test(name))
			return { kind: "other", what: `compressed with ${compression}` };
		if (compression === undefined && !REFERENCE_KEY.test(new TextDecoder().decode(head)))
			return { kind: "other", what: "a JSON document without references" };
	}
	if (format === zipFormat.name && new TextDecoder("latin1").decode(head.subarray(30, 49)) === OFFICE_MEMBER)
		return { kind: "other", what: "a Microsoft Office document" };
	return { kind: "openable", format };
}
