import { type GribHead, type GribSections, type Walk, walkFields, walkHead } from "../../../src/codecs/grib/message.ts";
import { isMessageStart } from "../../../src/codecs/grib/message-start.ts";
import { isMiraError, MiraError } from "../../../src/errors.ts";
import { findMessage } from "../../../src/formats/grib/format.ts";

/** What a file holds, as far as two ways to go through it can be compared. */
export type Found = {
	messages: { offset: number; length: number; fields?: readonly GribSections[]; problem?: string }[];
	skipped: { offset: number; length: number }[];
};

/** Goes through a file that is in memory, from each message to the next: what every cleverer way has to find too. */
export function plainWalk(file: Uint8Array): Found {
	const found: Found = { messages: [], skipped: [] };
	const skip = (searchFrom: number, from: number): number => {
		const next = findMessage(file, searchFrom) ?? file.length;
		if (next > from) found.skipped.push({ offset: from, length: next - from });
		return next;
	};
	for (let at = 0; at < file.length; ) {
		const head = isMessageStart(file, at, false) ? headAt(file, at) : undefined;
		if (head === undefined) {
			at = skip(at + 1, at);
			continue;
		}
		const place = { offset: at, length: head.lengthBytes };
		const end = at + head.lengthBytes;
		if (end > file.length || end === file.length || new TextDecoder().decode(file.subarray(end - 4, end)) === "7777") {
			found.messages.push({ ...place, ...fieldsAt(file, at, head) });
			at = end <= file.length ? end : (findMessage(file, at + 8) ?? file.length);
		} else {
			const problem = `corrupt-file at ${at}: the message does not end where its length says`;
			found.messages.push({ ...place, problem });
			at = skip(at + 8, end);
		}
	}
	return found;
}

function headAt(file: Uint8Array, at: number): GribHead | undefined {
	try {
		return drive(walkHead(), file, at);
	} catch (error) {
		if (isMiraError(error)) return undefined;
		throw error;
	}
}

function fieldsAt(file: Uint8Array, at: number, head: GribHead): { fields: GribSections[] } | { problem: string } {
	try {
		return { fields: drive(walkFields(head), file, at) };
	} catch (error) {
		if (!isMiraError(error)) throw error;
		return { problem: `${error.code} at ${at + (error.offset ?? 0)}: ${error.what}` };
	}
}

function drive<T>(walk: Walk<T>, file: Uint8Array, begin: number): T {
	for (let step = walk.next(); ; ) {
		if (step.done === true) return step.value;
		const from = begin + step.value.offset;
		if (from + step.value.length > file.length) throw new MiraError("truncated-file", "the file ends inside a message");
		step = walk.next(file.slice(from, from + step.value.length));
	}
}
