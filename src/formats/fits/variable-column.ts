import { readLogicals } from "../../codecs/fits/logical.ts";
import { createPipeline } from "../../codecs/index.ts";
import { joinItems } from "../../codecs/vlen-items.ts";
import { MiraError } from "../../errors.ts";
import { resolutionReport, resolveFill } from "../../fill/resolve.ts";
import { DerivedArray } from "../../manifest/derived-array.ts";
import type { ChunkGrid } from "../../zarr/chunk-grid.ts";
import { type DataType, dataType, isFixed, sequenceType } from "../../zarr/data-type.ts";
import { decodeText } from "../../zarr/scalar.ts";
import type { BinaryColumn } from "./binary-table.ts";
import { tableRows } from "./column-chunks.ts";
import type { ColumnFormat } from "./column-format.ts";
import type { FitsFile } from "./file.ts";
import type { Hdu } from "./hdus.ts";
import { type Descriptor, heapRange, readDescriptor, requireOwnBytes } from "./heap.ts";
import { bigEndianBytes, type Samples, samplesOf } from "./samples.ts";

type VariableFormat = Extract<ColumnFormat, { kind: "variable" }>;

/** Rows of a chunk: their descriptors are read together, and so are their cells. */
const CHUNK_ROWS = 4096;

/** A column of cells of any length: sequences, or text. Nothing can refer to them, so that they are read when asked. */
export function buildVariableColumn(
	column: BinaryColumn,
	format: VariableFormat,
	hdu: Hdu,
	file: FitsFile,
): DerivedArray | MiraError {
	const { path, number, attributes } = column;
	const { options, diagnostics, url } = file;
	if (format.repeat === 0) return new MiraError("unsupported-feature", "its cells have no descriptor", { path, url });
	const element = elementOf(format.element, number, hdu);
	for (const [key, value] of element.samples.packing) attributes.set(key, value);
	const type = format.element.kind === "text" ? dataType("string") : sequenceType(element.samples.dataType);
	const resolved = resolveFill({ policy: "fits", path, dataType: type, attributes, options });
	for (const diagnostic of resolutionReport(resolved)) diagnostics.push(diagnostic);
	const { rows, beginBytes, rowBytes } = tableRows(hdu);
	const chunkRows = Math.max(1, Math.min(rows, CHUNK_ROWS));
	const chunkGrid: ChunkGrid = { kind: "regular", chunkShape: [chunkRows] };
	return new DerivedArray(
		{
			path,
			shape: [rows],
			dataType: type,
			chunkGrid,
			dimensionNames: ["row"],
			attributes,
			fill: resolved.fill,
			fillRules: { policy: "fits", options, problem: resolved.problem },
		},
		async ([chunk = 0], { signal }) => {
			const begin = chunk * chunkRows;
			const count = Math.min(chunkRows, rows - begin);
			if (beginBytes + begin * rowBytes >= file.fileBytes) return undefined;
			const descriptors = await readDescriptors(column, format, hdu, begin, count, file, signal);
			const ranges = descriptors.map((descriptor) => heapRange(hdu, descriptor, element.bits));
			const wanted = ranges.filter(({ length }) => length > 0);
			requireOwnBytes(wanted, file);
			const bytes = await file.source.readMany(wanted, { signal, use: "chunk" });
			let next = 0;
			const cells = ranges.map(({ length }) => (length === 0 ? new Uint8Array(0) : (bytes[next++] as Uint8Array)));
			const items = await Promise.all(
				cells.map((cell, i) => element.decode(cell, (descriptors[i] as Descriptor).count)),
			);
			// The last chunk of a regular grid has as many items as the others.
			while (items.length < chunkRows) items.push(new Uint8Array(0));
			return joinItems(items);
		},
	);
}

async function readDescriptors(
	{ offsetBytes }: BinaryColumn,
	{ numberBytes }: VariableFormat,
	hdu: Hdu,
	begin: number,
	count: number,
	{ source }: FitsFile,
	signal: AbortSignal | undefined,
): Promise<Descriptor[]> {
	const { beginBytes, rowBytes } = tableRows(hdu);
	const bytes = await source.read(beginBytes + begin * rowBytes, count * rowBytes, { signal, use: "chunk" });
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	return Array.from({ length: count }, (_, i) => readDescriptor(view, i * rowBytes + offsetBytes, numberBytes));
}

/** How the elements of a cell are stored, and how they become little-endian ones (or UTF-8). */
type Element = {
	samples: Samples;
	bits: number;
	decode: (cell: Uint8Array, count: number) => Promise<Uint8Array> | Uint8Array;
};

function elementOf(format: VariableFormat["element"], number: number, { header }: Hdu): Element {
	switch (format.kind) {
		case "text":
			return {
				samples: samplesOf(dataType("string")),
				bits: 8,
				decode: (cell) => new TextEncoder().encode(decodeText(cell)),
			};
		case "logical":
			return { samples: samplesOf(dataType("int8")), bits: 8, decode: readLogicals };
		case "bits":
			return { samples: samplesOf(dataType("bool")), bits: 1, decode: readBits };
		case "numbers": {
			const samples = samplesOf(format.type, header.number(`TSCAL${number}`), header.number(`TZERO${number}`));
			const codecs = [...samples.codecs, bigEndianBytes(samples.stored)];
			return {
				samples,
				bits: 8 * itemBytes(format.type),
				decode: async (cell, count) => {
					const pipeline = await createPipeline(codecs, { dataType: samples.dataType, shape: [count] });
					return (await pipeline.decode(cell)) as Uint8Array; // numbers have a fixed size
				},
			};
		}
	}
}

function itemBytes(type: DataType): number {
	return isFixed(type) ? type.itemBytes : 0;
}

/** Bits, most significant first, as bytes of bool. */
function readBits(cell: Uint8Array, count: number): Uint8Array {
	return Uint8Array.from({ length: count }, (_, i) => ((cell[i >> 3] as number) >> (7 - (i & 7))) & 1);
}
