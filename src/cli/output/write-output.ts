import { open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { MiraError } from "../../errors.ts";
import { fileFailure } from "../../io/file-failure.ts";
import type { Output } from "../terminal.ts";

/** What values are written as. */
export type ValueForm = "csv" | "npy" | "png";

/** The forms, as users name them. */
export const VALUE_FORMS: readonly ValueForm[] = ["csv", "npy", "png"];

/** The form that is asked for by name, or by the end of the name of the output. */
export function valueForm(form: ValueForm | undefined, path: string | undefined): ValueForm | undefined {
	if (form !== undefined || path === undefined) return form;
	const end = VALUE_FORMS.find((one) => path.toLowerCase().endsWith(`.${one}`));
	if (end !== undefined) return end;
	throw new MiraError("bad-argument", `the name "${path}" does not say what to write`, {
		hint: "Use a name that ends in .csv, .npy or .png, or give --format",
	});
}

/**
 * Writes pieces to a path, or to an output of the program where none is given. At every moment the path holds what was there before,
 * or all that is new. Gives the bytes that were written.
 */
export async function writeOutput(
	pieces: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>,
	path: string | undefined,
	output: Output,
	signal: AbortSignal,
): Promise<number> {
	if (path === undefined) return writeEach(pieces, (piece) => output.write(piece), signal);
	const unfinished = `${path}.${process.pid}.unfinished`;
	const file = await open(unfinished, "w").catch((error: NodeJS.ErrnoException) => {
		if (error.code !== "ENOENT") throw error;
		throw new MiraError("not-found", `there is no folder "${dirname(path)}"`, { hint: "Create it first" });
	});
	try {
		const bytes = await writeEach(pieces, (piece) => file.writeFile(piece), signal);
		await file.close();
		await rename(unfinished, path);
		return bytes;
	} catch (error) {
		await file.close();
		await rm(unfinished, { force: true });
		throw fileFailure(error, path, "written");
	}
}

async function writeEach(
	pieces: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>,
	write: (piece: Uint8Array) => Promise<void> | undefined,
	signal: AbortSignal,
): Promise<number> {
	const encoder = new TextEncoder();
	let bytes = 0;
	for await (const piece of pieces) {
		signal.throwIfAborted();
		const encoded = typeof piece === "string" ? encoder.encode(piece) : piece;
		bytes += encoded.length;
		await write(encoded);
	}
	return bytes;
}
