import type { Diagnostic } from "../diagnostics.ts";
import { isMiraError, MiraError } from "../errors.ts";
import type { ObjectStore } from "../io/object-store.ts";
import { encodePath } from "../io/url.ts";
import type { ManifestStore } from "../manifest/manifest-store.ts";
import { type JsonObject, writeJson } from "../zarr/json.ts";
import type { PlannedNode } from "./kerchunk/plan.ts";
import { type KerchunkWriterOptions, type PlannedReferences, planKerchunk } from "./kerchunk/plan-kerchunk.ts";
import { emptyRecordCount, type RecordColumns, recordsOf } from "./kerchunk/record-columns.ts";
import { V2_NODES } from "./kerchunk/v2-nodes.ts";

/** Options of `writeKerchunkParquet`. */
export type KerchunkParquetOptions = KerchunkWriterOptions & {
	/** References in a file. Default 100 000, or as many as the largest array has, if that is less. */
	recordSize?: number | undefined;
	/** Called when a file was written. */
	onProgress?: ((progress: { writtenReferences: number; totalReferences: number }) => void) | undefined;
};

/** What was written. */
export type KerchunkParquet = {
	/** Number of chunks that are ranges of other objects. */
	referenceCount: number;
	/** Size of all files together. */
	bytes: number;
	/** What a user of the references should know; `store.diagnostics` are not repeated. */
	diagnostics: Diagnostic[];
};

/** As VirtualiZarr has it. */
const RECORD_SIZE = 100_000;
/** More empty files than this are a sign of an immense grid with next to nothing in it. */
const MOST_EMPTY_RECORDS = 10_000;

/**
 * Writes Kerchunk references of a store as Parquet files, into a store of objects that is empty: `xr.open_dataset(directory,
 * engine="kerchunk")` opens them, and reads only the files that it needs. What they say is what `writeKerchunkJson` says.
 * `.zmetadata` is written last: before that, nobody takes the directory for references.
 */
export async function writeKerchunkParquet(
	store: ManifestStore,
	target: ObjectStore,
	options: KerchunkParquetOptions = {},
): Promise<KerchunkParquet> {
	const { signal, onProgress } = options;
	const put = await writerInto(target, signal);
	const planned = await planKerchunk(store, V2_NODES, options);
	const recordSize = recordSizeOf(planned, options.recordSize);
	for (const { path, chunks } of planned.nodes)
		if (chunks !== undefined && emptyRecordCount(chunks, recordSize) > MOST_EMPTY_RECORDS)
			throw new MiraError("limit-exceeded", "its references would begin behind too many empty files", {
				path: `/${path}`,
				hint: "Raise recordSize, or write JSON",
			});
	let bytes = 0;
	let written = 0;
	for (const { path, chunks } of planned.nodes) {
		if (chunks === undefined) continue;
		for (const { number, columns } of recordsOf(chunks, recordSize)) {
			signal?.throwIfAborted();
			bytes += await put(`${path === "" ? "" : `${path}/`}refs.${number}.parq`, await parquetFile(columns));
			written += columns.path.reduce((sum, url) => sum + (url === null ? 0 : 1), 0);
			onProgress?.({ writtenReferences: written, totalReferences: planned.referenceCount });
		}
	}
	bytes += await put(".zmetadata", metadataFile(planned.nodes, recordSize));
	const { referenceCount, diagnostics } = planned;
	return { referenceCount, bytes, diagnostics: [...diagnostics, ...reportGroups(planned.nodes)] };
}

/** fsspec looks for a URL in all nodes, in an order that changes from run to run, and fails when it meets a group. */
function reportGroups(nodes: readonly PlannedNode[]): Diagnostic[] {
	if (!nodes.some(({ path, chunks }) => path !== "" && chunks === undefined)) return [];
	return [
		{
			severity: "warning",
			code: "parquet-groups",
			path: "/",
			message: "fsspec opens references in Parquet that have groups only if it is told the protocol of their URLs",
			hint: 'Pass storage_options={"remote_protocol": "file"} (or "https", "s3", …) to xarray, or write JSON',
		},
	];
}

/** Writes an object and gives its size. References that are there already would be mixed with ours, and are refused. */
async function writerInto(
	target: ObjectStore,
	signal: AbortSignal | undefined,
): Promise<(key: string, bytes: Uint8Array) => Promise<number>> {
	if (target.put === undefined)
		throw new MiraError("bad-argument", "the target cannot be written to", { hint: "Pass a store that has put" });
	const found = await target.get(".zmetadata", undefined, { signal }).catch((error: unknown) => {
		if (isMiraError(error, "not-found")) return undefined;
		throw error;
	});
	if (found !== undefined)
		throw new MiraError("write-conflict", "there are references in the target already", {
			hint: "Write to another place, and move it when it is complete",
		});
	return async (key, bytes) => {
		await target.put?.(encodePath(key), bytes, { signal });
		return bytes.length;
	};
}

function recordSizeOf({ nodes }: PlannedReferences, wanted: number | undefined): number {
	if (wanted !== undefined && !(Number.isSafeInteger(wanted) && wanted > 0))
		throw new MiraError("bad-argument", `recordSize must be a positive whole number, not ${wanted}`);
	const largest = nodes.reduce((most, { chunks }) => Math.max(most, chunks?.manifest.chunkCount ?? 0), 1);
	return wanted ?? Math.min(RECORD_SIZE, largest);
}

function metadataFile(nodes: readonly PlannedNode[], recordSize: number): Uint8Array {
	const metadata: JsonObject = Object.fromEntries(
		nodes.flatMap(({ path, documents }) =>
			documents.map(([key, document]) => [path === "" ? key : `${path}/${key}`, document]),
		),
	);
	return new TextEncoder().encode(writeJson({ metadata, record_size: recordSize }));
}

/** Plain strings, which Parquet itself puts into a dictionary: a category of pandas could not be null. */
async function parquetFile({ path, offset, size, raw }: RecordColumns): Promise<Uint8Array> {
	const { parquetWriteBuffer } = await import("hyparquet-writer");
	// Asked for, because a sample of a thousand urls says little about a hundred thousand rows.
	const dictionary = path.some((url) => url !== null) ? { encoding: "RLE_DICTIONARY" as const } : {};
	const buffer = parquetWriteBuffer({
		columnData: [
			{ name: "path", data: path, type: "STRING", nullable: true, ...dictionary },
			{ name: "offset", data: offset, type: "INT64", nullable: false, encoding: "PLAIN" },
			{ name: "size", data: size, type: "INT64", nullable: false, encoding: "PLAIN" },
			...(raw === undefined ? [] : [{ name: "raw", data: raw, type: "BYTE_ARRAY" as const, nullable: true }]),
		],
		// One group: every reader takes a file as a whole.
		rowGroupSize: path.length,
		// fastparquet takes integers for nullable, and then for floats, unless statistics say that there are no nulls.
		statistics: true,
	});
	return new Uint8Array(buffer);
}
