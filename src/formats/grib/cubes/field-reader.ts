import { corruptChunk } from "../../../codecs/codec.ts";
import { fieldSections, readField, valueCount } from "../../../codecs/grib/read-field.ts";
import { chunkNumber } from "../../../manifest/chunk-manifest.ts";
import type { ComputeChunk } from "../../../manifest/derived-array.ts";
import { elementCount } from "../../../zarr/nd-array.ts";
import type { FieldShape } from "./cube-array.ts";
import type { CubeFile } from "./cube-file.ts";
import type { PlacedField } from "./place.ts";

/** Reads single fields of messages that hold several, at different places among them. */
export function gribArrayReader(
	chunks: ReadonlyMap<number, PlacedField>,
	gridShape: readonly number[],
	{ shape, order }: FieldShape,
	{ registry, confirm }: CubeFile,
): ComputeChunk {
	return async (index, { signal }) => {
		const placed = chunks.get(chunkNumber(gridShape, index) ?? -1);
		if (placed === undefined) return undefined;
		const { message, fieldIndex } = placed.field;
		await confirm?.([message]);
		const bytes = await registry.source(message.url).read(message.offset, message.length, { signal, use: "chunk" });
		const sections = fieldSections(bytes, fieldIndex);
		const count = elementCount(shape);
		// Before anything is allocated: the file may have changed since it was scanned.
		if (valueCount(sections) !== count)
			throw corruptChunk("grib", `the field has ${valueCount(sections)} values, ${count} are needed`);
		const values = await readField(bytes, sections, "values", order);
		if (values.length !== count)
			throw corruptChunk("grib", `the field has ${values.length} values, ${count} are needed`);
		return new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
	};
}
