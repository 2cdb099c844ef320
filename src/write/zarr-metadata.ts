import type { Diagnostic } from "../diagnostics.ts";
import { type AbortOptions, withDeadline } from "../io/deadline.ts";
import { throwIfOver } from "../io/deadline-signals.ts";
import type { ObjectStore } from "../io/object-store.ts";
import { GroupDimensions } from "../manifest/group-dimensions.ts";
import { groupAttributes, type StoreArray, walk } from "../manifest/manifest-group.ts";
import type { ManifestStore } from "../manifest/manifest-store.ts";
import { requireSound } from "../read/soundness.ts";
import { type JsonObject, writeJson } from "../zarr/json.ts";
import { groupDocument } from "../zarr/metadata.ts";
import { isOpenFill, requireStatedFill } from "./plan/null-fill.ts";
import { OutputStore } from "./plan/output-store.ts";
import { reportCodecs } from "./plan/reader-problem.ts";
import { v3Document } from "./plan/v3-document.ts";

/** What was written. */
export type ZarrMetadata = {
	/** Number of groups and arrays; those that cannot be shown have no document. */
	documentCount: number;
	/** Size of all documents together. */
	bytes: number;
	/** What a user of the documents should know; `store.diagnostics` are not repeated. */
	diagnostics: Diagnostic[];
};

/**
 * Writes the Zarr v3 documents of a store, and no chunk: for catalogues, and to look at what a file becomes. They say what
 * references in Zarr v3 say, and the root has them all consolidated.
 */
export async function writeZarrMetadata(
	store: ManifestStore,
	target: ObjectStore,
	options: AbortOptions = {},
): Promise<ZarrMetadata> {
	const about = { url: store.url, isWriting: true } as const;
	return withDeadline("writing", options, ({ signal }) => writeDocuments(store, target, signal), about);
}

async function writeDocuments(
	store: ManifestStore,
	target: ObjectStore,
	signal: AbortSignal | undefined,
): Promise<ZarrMetadata> {
	requireSound(store);
	const output = new OutputStore(target, signal);
	const diagnostics: Diagnostic[] = [];
	const documents = new Map<string, JsonObject>();
	let dimensions = new GroupDimensions(store.group);
	for (const node of walk(store.group)) {
		throwIfOver(signal);
		if ("error" in node) continue;
		if (node.kind === "group") dimensions = new GroupDimensions(node.group);
		else {
			await checkFill(node.array);
			diagnostics.push(...reportCodecs(node.array.description, 3));
		}
		const document =
			node.kind === "group"
				? groupDocument(groupAttributes(node.group))
				: await v3Document(node.array, dimensions, "standard", { store, signal, diagnostics });
		documents.set(node.path.slice(1), document);
	}
	const { "": root, ...below } = Object.fromEntries(documents);
	if (root?.node_type === "group") documents.set("", groupDocument(root.attributes as JsonObject, below));
	// Parents last: a document that names others should find them.
	for (const [path, document] of [...documents].reverse()) {
		const key = path === "" ? "zarr.json" : `${path}/zarr.json`;
		await output.put(key, new TextEncoder().encode(writeJson(document, { indent: 2 })));
	}
	return { documentCount: documents.size, bytes: output.writtenBytes, diagnostics };
}

/** Chunk indexes are read only where it depends on them what may be written. */
async function checkFill(array: StoreArray): Promise<void> {
	const { description } = array;
	const hasHoles = array.kind === "manifest" && isOpenFill(description) && (await array.manifest()).missingCount > 0;
	requireStatedFill(description, hasHoles);
}
