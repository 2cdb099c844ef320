import { isMiraError } from "../../errors.ts";
import type { ArrayDescription } from "../../manifest/manifest-array.ts";
import { read } from "../../read/read.ts";
import { elementCount } from "../../zarr/nd-array.ts";
import type { InlineContext } from "./inlined-chunks.ts";

/** What looking at text needs. */
export type TextContext = Omit<InlineContext, "budget">;

/** Text up to this size is looked at before anything is said about it. */
const MOST_BYTES = 2 ** 20;

/**
 * Characters with a missing value, so xarray finds it in Zarr v3: it compares the value, which is text, with text only
 * after `_Encoding` told it to decode the characters (W8). Where they are not UTF-8 it would fail to, and where they are too
 * many to know, they stay bytes without a missing value.
 */
export async function withTextEncoding(description: ArrayDescription, context: TextContext): Promise<ArrayDescription> {
	const { path, dataType, shape, attributes, fill, fillRules } = description;
	const isMasked = fill.validity.some(({ kind }) => kind === "sentinel");
	if (dataType.kind !== "text" || !isMasked || attributes.has("_Encoding")) return description;
	const bytes = elementCount(shape) * dataType.itemBytes;
	if (bytes <= MOST_BYTES && (await isUtf8(path, context))) {
		const options = { ...fillRules?.options, declareEncoding: true };
		return { ...description, fillRules: { policy: fillRules?.policy ?? "zarr-v3", options } };
	}
	context.diagnostics.push({
		severity: "warning",
		code: "fill-text",
		path,
		message: `its missing value is left out: readers would compare it with text, and it is not known that the ${bytes} characters are UTF-8`,
	});
	const kept = [...attributes].filter(([name]) => name !== "_FillValue" && name !== "missing_value");
	return {
		...description,
		attributes: new Map(kept),
		fill: { ...fill, validity: fill.validity.filter(({ kind }) => kind !== "sentinel") },
	};
}

/** False also where the characters may not be read. */
async function isUtf8(path: string, { store, signal }: TextContext): Promise<boolean> {
	try {
		const { bytes } = await read(store, path, { signal });
		new TextDecoder("utf-8", { fatal: true }).decode(bytes);
		return true;
	} catch (error) {
		if (error instanceof TypeError || isMiraError(error, "not-allowed", "not-found")) return false;
		throw error;
	}
}
