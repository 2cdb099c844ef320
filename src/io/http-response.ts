import { hint, MiraError, option } from "../errors.ts";
import type { IdleClock } from "./idle-clock.ts";
import type { ObjectPart } from "./object-store.ts";
import { refusalCode } from "./refusal-code.ts";
import { retryAfterMs, TransientError } from "./retry.ts";
import type { ByteRange } from "./source.ts";

/** Status 401 or 403: what a bucket that may not be listed answers for objects that do not exist, too. */
class ForbiddenError extends MiraError {}

/** True for the answer of a server that does not permit a read, or does not tell whether there is anything to read. */
export function isForbidden(error: unknown): boolean {
	return error instanceof ForbiddenError;
}

/** A `Content-Range` header: the bytes that follow, if any, and the size of the object, if the server tells it. */
export type ContentRange = { start: number; end: number; size: number | undefined } | { size: number | undefined };

/** Reads a `Content-Range` header (RFC 9110, 14.4): a range, or `*` when none could be satisfied; the size, or `*`. */
export function parseContentRange(header: string): ContentRange | undefined {
	const match = /^\s*bytes\s+(?:(\d+)-(\d+)|\*)\/(\d+|\*)\s*$/i.exec(header);
	if (match === null) return undefined;
	const size = match[3] === "*" ? undefined : Number(match[3]);
	return match[1] === undefined ? { size } : { start: Number(match[1]), end: Number(match[2]), size };
}

/** The part of the object that an answer to a ranged GET holds, with everything checked that can be. */
export async function readRangedResponse(
	response: Response,
	url: string,
	range: ByteRange,
	clock: IdleClock,
): Promise<ObjectPart> {
	const version = versionOf(response);
	if (response.status === 416) return await readUnsatisfied(response, url, range, version);
	if (response.status === 200 && response.headers.get("content-length") === "0") {
		// No range of an empty object can be satisfied, and some servers ignore it then: nothing is sliced here.
		await discard(response);
		return { bytes: new Uint8Array(0), size: 0, ...version };
	}
	if (response.status === 200) {
		await discard(response);
		throw notHonoured(url, range, "sends the whole object (status 200)");
	}
	if (response.status !== 206) throw statusError(response, url, await readRefusal(response, clock));
	try {
		const { length, size } = checkPartial(response, url, range);
		const bytes = await readBody(response, url, length, clock);
		return { bytes, size, ...version };
	} finally {
		await discard(response);
	}
}

/** The object, from an answer to a GET without a range. */
export async function readWholeResponse(
	response: Response,
	url: string,
	clock: IdleClock,
	maxBytes: number = Infinity,
): Promise<ObjectPart> {
	if (response.status === 206) {
		await discard(response);
		throw new MiraError("range-not-honoured", "The server sent a part that was not asked for", { url });
	}
	if (response.status !== 200) throw statusError(response, url, await readRefusal(response, clock));
	try {
		// With a Content-Encoding the platform decodes, and the length is that of something else; a page cannot see
		// whether another origin sent one.
		const mayBeEncoded = response.type === "cors" || response.headers.has("content-encoding");
		const header = mayBeEncoded ? null : response.headers.get("content-length");
		const length = header === null ? undefined : Number(header);
		if (length !== undefined && length > maxBytes) throw tooLarge(url, maxBytes);
		const bytes =
			length === undefined
				? await readStream(response, url, maxBytes, clock)
				: await readBody(response, url, length, clock);
		return { bytes, size: bytes.length, ...versionOf(response) };
	} finally {
		await discard(response);
	}
}

type Version = Pick<ObjectPart, "etag" | "modifiedMs">;

function versionOf({ headers }: Response): Version {
	const modifiedMs = Date.parse(headers.get("last-modified") ?? "");
	return { etag: headers.get("etag") ?? undefined, modifiedMs: Number.isNaN(modifiedMs) ? undefined : modifiedMs };
}

/** A body that is read to its end rather than cancelled, in bytes. */
const SMALL_BODY_BYTES = 16 * 1024;

/**
 * Done with a response whose body is not wanted. A short one is read all the same: to cancel it would close the
 * connection.
 */
export async function discard(response: Response): Promise<void> {
	const { body, bodyUsed, headers } = response;
	if (body === null || body.locked) return;
	const isSmall = Number(headers.get("content-length") ?? Infinity) <= SMALL_BODY_BYTES;
	const done: Promise<unknown> = isSmall && !bodyUsed ? response.arrayBuffer() : body.cancel();
	await done.catch(() => {});
}

/**
 * The reason that the document of a refusal names, as those of the clouds do: `AccessDenied`, `SlowDown`. Read to its end
 * unless it is long, because a sparse store answers thousands of them, and to cancel one would close its connection.
 */
export async function readRefusal(response: Response, clock: IdleClock): Promise<string | undefined> {
	const decoder = new TextDecoder();
	let text = "";
	try {
		for await (const piece of bodyOf(response, response.url, clock)) {
			text += decoder.decode(piece, { stream: true });
			if (text.length > SMALL_BODY_BYTES) break;
		}
	} catch {
		// The status tells enough.
	}
	await discard(response);
	return refusalCode(text);
}

/** How many bytes a 206 announces, having made sure that they are those asked for. */
function checkPartial(response: Response, url: string, range: ByteRange): { length: number; size: number | undefined } {
	const encoding = response.headers.get("content-encoding");
	if (encoding !== null && encoding !== "identity") {
		throw notHonoured(url, range, `sends a range of the ${encoding}-compressed object`);
	}
	const header = response.headers.get("content-range");
	if (header === null) {
		// A page may read only those headers of another origin that its server exposes.
		const length = response.headers.get("content-length");
		if (response.type === "cors" && length !== null && Number(length) <= range.length) {
			return { length: Number(length), size: undefined };
		}
		throw notHonoured(url, range, "answers without a Content-Range that can be read");
	}
	const given = parseContentRange(header);
	const lastAsked = range.offset + range.length - 1;
	const isAsked =
		given !== undefined &&
		"start" in given &&
		given.start === range.offset &&
		given.end >= given.start &&
		given.end <= lastAsked &&
		(given.size === undefined || given.end < given.size);
	if (!isAsked) throw notHonoured(url, range, `answers "${header}"`);
	return { length: given.end - given.start + 1, size: given.size };
}

async function readUnsatisfied(
	response: Response,
	url: string,
	range: ByteRange,
	version: Version,
): Promise<ObjectPart> {
	await discard(response);
	const told = parseContentRange(response.headers.get("content-range") ?? "")?.size;
	if (told !== undefined && range.offset < told)
		throw notHonoured(url, range, `refuses, though the object has ${told} bytes`);
	return { bytes: new Uint8Array(0), size: told, ...version };
}

/** Exactly `length` bytes. */
async function readBody(response: Response, url: string, length: number, clock: IdleClock): Promise<Uint8Array> {
	const bytes = new Uint8Array(length);
	let at = 0;
	for await (const piece of bodyOf(response, url, clock)) {
		if (at + piece.length > length) {
			throw new MiraError("range-not-honoured", `The answer has more than the ${length} bytes it announces`, { url });
		}
		bytes.set(piece, at);
		at += piece.length;
	}
	if (at < length) throw new TransientError("network", `The answer broke off after ${at} of ${length} bytes`, { url });
	return bytes;
}

/** A body whose length is not announced. */
async function readStream(response: Response, url: string, maxBytes: number, clock: IdleClock): Promise<Uint8Array> {
	const pieces: Uint8Array[] = [];
	let length = 0;
	for await (const piece of bodyOf(response, url, clock)) {
		length += piece.length;
		if (length > maxBytes) throw tooLarge(url, maxBytes);
		pieces.push(piece);
	}
	const bytes = new Uint8Array(length);
	let at = 0;
	for (const piece of pieces) {
		bytes.set(piece, at);
		at += piece.length;
	}
	return bytes;
}

async function* bodyOf(response: Response, url: string, clock: IdleClock): AsyncGenerator<Uint8Array> {
	const reader = response.body?.getReader();
	if (reader === undefined) return;
	try {
		for (;;) {
			const { done, value } = await reader.read().catch((cause: unknown) => {
				throw new TransientError("network", "The answer broke off", { url, cause });
			});
			if (done) return;
			clock.received(value.length);
			yield value;
		}
	} finally {
		reader.releaseLock();
	}
}

function notHonoured(url: string, { offset, length }: ByteRange, what: string): MiraError {
	return new MiraError("range-not-honoured", `Asked for ${length} bytes, the server ${what}`, {
		url,
		offset,
		hint: "Use a server that supports range requests, or download the file",
	});
}

function tooLarge(url: string, maxBytes: number): MiraError {
	return new MiraError("limit-exceeded", `The object has more than ${maxBytes} bytes`, { url });
}

/** The error that a status stands for, with the reason if one is known; transient where trying again may help. */
export function statusError({ status, statusText, headers }: Response, url: string, reason?: string): MiraError {
	const told = ["The server answers", status, statusText, reason && `(${reason})`].filter(Boolean).join(" ");
	if (status === 404 || status === 410) return new MiraError("not-found", told, { url });
	if (status === 412) {
		return new MiraError("source-changed", `${told}: the object is no longer the one that was opened`, {
			url,
			...hint`Open it again. In a program, with a new ${option("registry")}`,
		});
	}
	if (status === 401) {
		return new ForbiddenError("http-status", told, {
			url,
			...hint`Pass ${option("session")} with a login for the host`,
		});
	}
	if (status === 403) {
		return new ForbiddenError("http-status", told, {
			url,
			hint: "Check the credentials; some stores answer like this for objects that do not exist",
		});
	}
	if (status === 408 || status === 429 || status >= 500) {
		return new TransientError("http-status", told, {
			url,
			retryAfterMs: retryAfterMs(headers.get("retry-after"), Date.now()),
		});
	}
	return new MiraError("http-status", told, { url });
}
