import type { EmittedCodec } from "../../codecs/catalogue/catalogue.ts";
import { MiraError } from "../../errors.ts";
import { decodeText } from "../../zarr/scalar.ts";
import { parseCompression } from "./compression.ts";
import { FieldReader } from "./field-reader.ts";
import type { TagRef } from "./tags.ts";

/** One dimension of a chunked element. */
export type ChunkedDimension = { length: number; chunkLength: number };

/** The header of a special element: where its data are. */
export type SpecialHeader =
	| { kind: "linked"; lengthBytes: number; blockBytes: number; blocksPerTable: number; tableRef: number }
	| { kind: "external"; lengthBytes: number; offsetBytes: number; fileName: string }
	| { kind: "compressed"; lengthBytes: number; dataRef: number; compression: EmittedCodec[] }
	| {
			kind: "chunked";
			/** Of the whole array. */
			lengthBytes: number;
			table: TagRef;
			dimensions: ChunkedDimension[];
			/** One element, as it is stored, for chunks that were never written. */
			fill: Uint8Array;
			compression: EmittedCodec[];
	  };

const SPECIAL = { linked: 1, external: 2, compressed: 3, chunked: 5 } as const;

/** Reads the header of a special element. */
export function parseSpecial(bytes: Uint8Array): SpecialHeader {
	const fields = new FieldReader(bytes, "the header of a special element");
	const code = fields.u16();
	switch (code) {
		case SPECIAL.linked:
			return {
				kind: "linked",
				lengthBytes: fields.size(),
				blockBytes: fields.size(),
				blocksPerTable: fields.size(),
				tableRef: fields.u16(),
			};
		case SPECIAL.external:
			return {
				kind: "external",
				lengthBytes: fields.size(),
				offsetBytes: fields.size(),
				fileName: decodeText(fields.raw(fields.size())),
			};
		case SPECIAL.compressed: {
			fields.u16(); // the version of the header
			return {
				kind: "compressed",
				lengthBytes: fields.size(),
				dataRef: fields.u16(),
				compression: parseCompression(fields),
			};
		}
		case SPECIAL.chunked:
			return parseChunked(fields);
		default:
			throw new MiraError("unsupported-feature", `special elements of kind ${code} cannot be read`);
	}
}

/** Chunks may be compressed; then a header of compression follows, which all of them share (hchunks.c). */
function parseChunked(fields: FieldReader): SpecialHeader {
	fields.size(); // the length of the header
	fields.u8(); // its version
	const flags = fields.i32();
	const length = fields.size();
	fields.size(); // the size of a chunk
	const lengthBytes = length * fields.size(); // it counts numbers, or pixels
	const table = { tag: fields.u16(), ref: fields.u16() };
	fields.u16();
	fields.u16();
	const rank = fields.size();
	const dimensions: ChunkedDimension[] = [];
	for (let d = 0; d < rank; d++) {
		fields.i32();
		dimensions.push({ length: fields.size(), chunkLength: fields.size() });
	}
	const fill = fields.raw(fields.size());
	const compression = (flags & 0xff) === SPECIAL.compressed ? chunkCompression(fields) : [];
	return { kind: "chunked", lengthBytes, table, dimensions, fill, compression };
}

function chunkCompression(fields: FieldReader): EmittedCodec[] {
	fields.u16(); // the kind of special element, again
	fields.size(); // the length of what follows
	return parseCompression(fields);
}
