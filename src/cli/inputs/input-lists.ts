import { readFile } from "node:fs/promises";
import { MiraError } from "../../errors.ts";
import { isUrl } from "../../io/url.ts";
import type { Terminal } from "../terminal.ts";
import { type Looking, registryOf } from "./places.ts";

/**
 * The inputs that a list names, one per line: paths from the working directory, URLs, folders or patterns. Empty lines are
 * left out, and those that begin with `#`: inside a name it is a character like others.
 */
export function listedInputs(text: string): string[] {
	return text
		.replace(/^\ufeff/, "")
		.split(/\r?\n/)
		.map((line) => line.trim())
		.filter((line) => line !== "" && !line.startsWith("#"));
}

/** The text of a list: that of a file, local or not, or what is piped in for `-`. */
export async function readList(name: string, stdin: Terminal["stdin"], looking: Looking): Promise<string> {
	if (name === "-") return readStream(stdin, looking.signal);
	const path = name.slice(1);
	if (isUrl(path)) return new TextDecoder().decode(await registryOf(path, looking).source(path).readAll());
	return readFile(path, { encoding: "utf8", signal: looking.signal }).catch((cause: unknown) => {
		throw unreadable(path, cause);
	});
}

function unreadable(path: string, cause: unknown): MiraError {
	return new MiraError("not-found", `the list ${path} cannot be read`, {
		hint: `@ introduces a list of files; for a file whose own name begins with @, write ./@${path}`,
		cause,
	});
}

async function readStream(stdin: Terminal["stdin"], signal: AbortSignal): Promise<string> {
	const decoder = new TextDecoder();
	let text = "";
	for await (const piece of stdin()) {
		signal.throwIfAborted();
		text += typeof piece === "string" ? piece : decoder.decode(piece, { stream: true });
	}
	return text + decoder.decode();
}
