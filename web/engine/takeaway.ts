import { type Diagnostic, type DimensionSelection, MiraError, toCsv } from "mirazarr";
import { writeKerchunkJson } from "mirazarr/write/kerchunk-json";
import type { CallContext } from "./engine.ts";
import { maskChoice } from "./mask-choice.ts";

/** Values that are to be a table. */
export type CsvRequest = {
	store: string;
	path: string;
	/** What is selected along every dimension; several selections go below each other. */
	selections: readonly (readonly DimensionSelection[])[];
	off: readonly string[];
};

/** Rows of a table that a browser can still make at once. */
const MOST_ROWS = 2_000_000;

/** Values as a table: UTF-8. */
export async function csv(
	{ store: name, path, selections, off }: CsvRequest,
	{ engine, signal, transfer }: CallContext,
): Promise<Uint8Array> {
	const store = await engine.store(name);
	const { shape } = store.array(path).description;
	const rows = selections.reduce((sum, selection) => sum + countOf(selection, shape), 0);
	if (rows > MOST_ROWS)
		throw new MiraError("limit-exceeded", `a table of ${rows.toLocaleString("en")} rows is too long for a page`, {
			hint: "Zoom in, or use the command line below, which writes it piece by piece",
		});
	const pieces: string[] = [];
	for (const [number, selection] of selections.entries()) {
		let isFirst = true;
		for await (const piece of toCsv(store, path, { selection, ...maskChoice(off), signal })) {
			// One head is enough.
			pieces.push(isFirst && number > 0 ? piece.slice(piece.indexOf("\n") + 1) : piece);
			isFirst = false;
		}
	}
	return transfer(new TextEncoder().encode(pieces.join("")));
}

function countOf(selection: readonly DimensionSelection[], shape: readonly number[]): number {
	return shape.reduce((product, length, d) => {
		const part = selection[d] ?? null;
		if (typeof part === "number") return product;
		const [start, stop, step] = [part?.start ?? 0, part?.stop ?? length, part?.step ?? 1];
		return product * Math.max(0, Math.ceil((stop - start) / step));
	}, 1);
}

/** References of a store. */
export type References = {
	/** The document as UTF-8. */
	json: Uint8Array;
	zarrFormat: 2 | 3;
	referenceCount: number;
	diagnostics: readonly Diagnostic[];
};

/** Kerchunk references of a store. Files are named as seen from beside them, or by their full URLs. */
export async function kerchunk(
	{ store: name, paths }: { store: string; paths: "relative" | "absolute" },
	{ engine, signal, transfer }: CallContext,
): Promise<References> {
	const store = await engine.store(name);
	const relativeTo =
		store.url.startsWith("file:") && paths === "relative" ? store.url.replace(/[^/]*$/, "") : undefined;
	const { pieces, zarrFormat, referenceCount, diagnostics } = await writeKerchunkJson(store, { relativeTo, signal });
	const json = new Uint8Array(await new Blob([...pieces()] as BlobPart[]).arrayBuffer());
	return { json: transfer(json), zarrFormat, referenceCount, diagnostics };
}

/** The version of Zarr that references of a store have: it decides how others open them. */
export async function referenceFormat(
	{ store: name }: { store: string },
	{ engine, signal }: CallContext,
): Promise<2 | 3> {
	return (await writeKerchunkJson(await engine.store(name), { signal })).zarrFormat;
}
