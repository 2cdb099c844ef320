import { type Diagnostic, diagnosticOf } from "../../diagnostics.ts";
import { hint, type MiraError, option } from "../../errors.ts";
import { throwIfOver } from "../../io/deadline-signals.ts";
import type { ChunkManifest } from "../../manifest/chunk-manifest.ts";
import { GroupDimensions } from "../../manifest/group-dimensions.ts";
import { groupAttributes, type StoreArray, walk } from "../../manifest/manifest-group.ts";
import { requireSound } from "../../read/soundness.ts";
import type { JsonObject } from "../../zarr/json.ts";
import { type BandOf, bandOf } from "./band-of-another.ts";
import { withFixedStructs } from "./fixed-struct.ts";
import type { InlineContext } from "./inlined-chunks.ts";
import { isWidened, reportWidened } from "./packing-widened.ts";
import { isRefusal, refuse } from "./refusal.ts";

/** A group or an array as Kerchunk references have it, in memory. `path` has no slash at its ends; the root's is empty. */
export type PlannedNode = {
	path: string;
	/** Its metadata by their keys below the path. */
	documents: readonly (readonly [key: string, document: JsonObject])[];
	/** Undefined for a group. */
	chunks?: PlannedChunks | undefined;
};

/** Where the chunks of an array are. */
export type PlannedChunks = {
	manifest: ChunkManifest;
	/** The bytes of every missing chunk, where the fill value cannot stand for them. */
	hole?: Uint8Array | undefined;
};

/** How nodes are said in a version of Zarr. */
export interface NodeFormat {
	groupDocuments(attributes: JsonObject): PlannedNode["documents"];
	planArray(array: StoreArray, dimensions: GroupDimensions, context: InlineContext): Promise<Omit<PlannedNode, "path">>;
}

/** What cannot be written is an error that names it, or left out with a diagnostic. */
export type OnUnsupported = "error" | "skip";

/** What references will say. */
export type ReferencePlan = {
	nodes: PlannedNode[];
	/** Why arrays were left out, of those that could be read. */
	refused: MiraError[];
};

/**
 * Everything that references of a store say, before any of it is written: errors come now, not in the middle of a
 * document. Parents come before their children.
 */
export async function planReferences(
	format: NodeFormat,
	context: InlineContext,
	onUnsupported: OnUnsupported,
): Promise<ReferencePlan> {
	const { store, diagnostics, signal } = context;
	requireSound(store);
	const nodes: PlannedNode[] = [];
	const refused: MiraError[] = [];
	const widened: string[] = [];
	// Chunk indexes are read together, in few rounds. One that fails does so again when its array comes.
	await Promise.allSettled(
		Array.from(walk(store.group), (node) => (node.kind === "array" ? node.array.manifest() : undefined)),
	);
	let dimensions = new GroupDimensions(store.group);
	for (const node of walk(store.group)) {
		throwIfOver(signal);
		const path = node.path.slice(1);
		if ("error" in node) {
			diagnostics.push(leftOut(node.path, node.error));
			continue;
		}
		try {
			checkName(node.path);
			if (node.kind === "array") {
				const array = await withFixedStructs(node.array, context);
				nodes.push({ path, ...(await format.planArray(array, dimensions, context)) });
				if (isWidened(array.description)) widened.push(node.path);
			} else {
				dimensions = new GroupDimensions(node.group);
				nodes.push({ path, documents: format.groupDocuments(groupAttributes(node.group)) });
			}
		} catch (error) {
			if (!isRefusal(error)) throw error;
			const band = node.kind === "array" ? bandOf(node.array, store) : undefined;
			if (nodes.some((other) => `/${other.path}` === band?.array) && band !== undefined) {
				diagnostics.push(bandLeftOut(node.path, band));
				continue;
			}
			if (onUnsupported === "error") throw error;
			refused.push(error);
			diagnostics.push(leftOut(node.path, error));
		}
	}
	for (const diagnostic of reportWidened(widened)) diagnostics.push(diagnostic);
	return { nodes, refused };
}

function bandLeftOut(path: string, { array, band }: BandOf): Diagnostic {
	return {
		severity: "warning",
		code: "mask-not-written",
		path,
		message: `it is not in the references, because it repeats band ${band + 1} of ${array}`,
		...hint`Raise ${option("inlineBudget.arrayBytes")} to have a copy of it`,
	};
}

function leftOut(path: string, error: MiraError): Diagnostic {
	return diagnosticOf(error, { path, about: "it is not in the references: ", severity: "warning" });
}

/** zarr-python takes a backslash for a slash and would not find the array; dots alone are not names to it. */
function checkName(path: string): void {
	const bad = path.split("/").find((name) => name.includes("\\") || name === "." || name === "..");
	if (bad === undefined) return;
	throw refuse(path, `zarr-python cannot find anything named "${bad}"`);
}
