import { createReadStream } from "node:fs";
import { MiraError } from "../../errors.ts";
import { isUrl } from "../../io/url.ts";
import type { Terminal } from "../terminal.ts";
import { type Looking, registryOf } from "./places.ts";

/** What is decoded at a time of a list that is in memory already. */
const PIECE_BYTES = 2 ** 20;

/** The lines of a list: of a file, local or not, or of what is piped in for `-`. They come as they are read: there may be many. */
export async function* listLines(name: string, stdin: Terminal["stdin"], looking: Looking): AsyncGenerator<string> {
	const decoder = new TextDecoder();
	// A document of a hundred megabytes may be one line: its pieces are joined once.
	let pieces: string[] = [];
	let length = 0;
	for await (const piece of listPieces(name, stdin, looking)) {
		looking.signal.throwIfAborted();
		const [first = "", ...others] = (typeof piece === "string" ? piece : decoder.decode(piece, { stream: true })).split(
			"\n",
		);
		length += first.length;
		if (length > MOST_TEXT) throw tooLong(name);
		pieces.push(first);
		const last = others.pop();
		if (last === undefined) continue;
		yield pieces.join("");
		yield* others;
		pieces = [last];
		length = last.length;
	}
	yield pieces.join("") + decoder.decode();
}

/** Characters that a text can have in V8, and some less. */
export const MOST_TEXT: number = 2 ** 29 - 2 ** 10;

/** What is said of a document that is longer. */
export function tooLong(name: string): MiraError {
	return new MiraError("limit-exceeded", `a document in ${name} has more than ${MOST_TEXT} characters`, {
		hint: "Write its items one per line (ndjson)",
	});
}

async function* listPieces(
	name: string,
	stdin: Terminal["stdin"],
	looking: Looking,
): AsyncGenerator<string | Uint8Array> {
	if (name === "-") return yield* stdin();
	const path = name.slice(1);
	if (isUrl(path)) {
		const bytes = await registryOf(path, looking).source(path).readAll();
		for (let at = 0; at < bytes.length; at += PIECE_BYTES) yield bytes.subarray(at, at + PIECE_BYTES);
		return;
	}
	try {
		yield* createReadStream(path, { signal: looking.signal });
	} catch (cause) {
		looking.signal.throwIfAborted();
		throw unreadable(path, cause);
	}
}

/**
 * The inputs that the lines of a list name: paths, URLs, folders or patterns. Empty lines are left
 * out, and those that begin with `#`: inside a name it is a character like others.
 */
export async function* namedInputs(lines: AsyncIterable<string>): AsyncGenerator<string> {
	for await (const line of lines) {
		const text = line.trim();
		if (text !== "" && !text.startsWith("#")) yield text;
	}
}

function unreadable(path: string, cause: unknown): MiraError {
	return new MiraError("not-found", `the list ${path} cannot be read`, {
		hint: `@ introduces a list of files; for a file whose own name begins with @, write ./@${path}`,
		cause,
	});
}
