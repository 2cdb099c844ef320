import type { Diagnostic } from "../diagnostics.ts";
import { checkOptions, hint, MiraError, option, TAKES } from "../errors.ts";
import { withDeadline } from "../io/deadline.ts";
import { throwIfOver } from "../io/deadline-signals.ts";
import type { ObjectStore } from "../io/object-store.ts";
import type { ManifestStore } from "../manifest/manifest-store.ts";
import { type JsonObject, writeJson } from "../zarr/json.ts";
import { encodeReferenceFile } from "./kerchunk/parquet-file.ts";
import {
	KERCHUNK_OPTIONS,
	type KerchunkWriterOptions,
	type PlannedReferences,
	planKerchunk,
} from "./kerchunk/plan-kerchunk.ts";
import { emptyRecordCount, recordsOf } from "./kerchunk/record-columns.ts";
import { V2_NODES } from "./kerchunk/v2-nodes.ts";
import { OutputStore } from "./plan/output-store.ts";
import type { PlannedNode } from "./plan/plan.ts";

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

const METADATA_KEY = ".zmetadata";
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
	const values = { ...KERCHUNK_OPTIONS, recordSize: TAKES.number, onProgress: TAKES.function };
	checkOptions("writeKerchunkParquet", options, values);
	const about = { url: store.url, isWriting: true } as const;
	return withDeadline("writing", options, (own) => writeChecked(store, target, own), about);
}

async function writeChecked(
	store: ManifestStore,
	target: ObjectStore,
	options: KerchunkParquetOptions,
): Promise<KerchunkParquet> {
	const { signal, onProgress } = options;
	const output = await emptyOutput(target, signal);
	const planned = await planKerchunk(store, V2_NODES, options);
	const recordSize = recordSizeOf(planned, options.recordSize);
	for (const { path, chunks } of planned.nodes)
		if (chunks !== undefined && emptyRecordCount(chunks, recordSize) > MOST_EMPTY_RECORDS)
			throw new MiraError("limit-exceeded", "its references would begin after too many empty files", {
				path: `/${path}`,
				...hint`Raise ${option("recordSize")}, or write JSON`,
			});
	let written = 0;
	for (const { path, chunks } of planned.nodes) {
		if (chunks === undefined) continue;
		for (const { number, columns } of recordsOf(chunks, recordSize)) {
			throwIfOver(signal);
			await output.put(`${path === "" ? "" : `${path}/`}refs.${number}.parq`, await encodeReferenceFile(columns));
			written += columns.referenceCount;
			onProgress?.({ writtenReferences: written, totalReferences: planned.referenceCount });
		}
	}
	await output.put(METADATA_KEY, metadataFile(planned.nodes, recordSize));
	const { referenceCount, diagnostics } = planned;
	return {
		referenceCount,
		bytes: output.writtenBytes,
		diagnostics: [...diagnostics, ...reportGroups(planned.nodes)],
	};
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

/** References that are there already would be mixed with ours, and are refused. */
async function emptyOutput(target: ObjectStore, signal: AbortSignal | undefined): Promise<OutputStore> {
	const output = new OutputStore(target, signal);
	if ((await output.read(METADATA_KEY)) === undefined) return output;
	throw new MiraError("write-conflict", "the target already has references", {
		hint: "Write to another place, and move it when it is complete",
	});
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
