import type { Diagnostic } from "../diagnostics.ts";
import { checkOptions, MiraError, numbersBy, type OptionValues, oneOf, TAKES } from "../errors.ts";
import { compareText } from "../icechunk/byte-order.ts";
import { writeFlexBuffer } from "../icechunk/flexbuffer.ts";
import type { Checksum } from "../icechunk/manifest.ts";
import { manifestFilesOf } from "../icechunk/manifest-files.ts";
import { idText } from "../icechunk/object-id.ts";
import type { ManifestFile, MetadataItem, Node, Repo } from "../icechunk/schemas.ts";
import { ABORT_OPTIONS, type AbortOptions, withDeadline } from "../io/deadline.ts";
import { InlineBudget, type InlineBudgetOptions } from "../manifest/inline-budget.ts";
import type { ManifestStore } from "../manifest/manifest-store.ts";
import type { JsonObject, JsonValue } from "../zarr/json.ts";
import { locationOf, type VirtualChunkContainer, withContainers } from "./icechunk/containers.ts";
import type { ChunkTarget } from "./icechunk/manifest-file.ts";
import type { ManifestSplit } from "./icechunk/manifest-splits.ts";
import { branchHead, configOf, INITIAL_ID, nowMicros, parseRepo, publishCommit } from "./icechunk/repo-update.ts";
import { changeSnapshot, type WriteMode } from "./icechunk/snapshot-change.ts";
import { writeSnapshotFiles } from "./icechunk/snapshot-files.ts";
import { sourceChecksums } from "./icechunk/source-versions.ts";
import { type IcechunkTarget, randomId, TargetStore } from "./icechunk/target.ts";
import { measureWholes } from "./icechunk/whole-objects.ts";
import { type OnUnsupported, type PlannedNode, planReferences } from "./plan/plan.ts";
import { LEAVE_OUT } from "./plan/refusal.ts";
import { V3_OPTIONS, type V3Options, v3Nodes } from "./plan/v3-nodes.ts";

export type { VirtualChunkContainer } from "./icechunk/containers.ts";
export type { ManifestSplit } from "./icechunk/manifest-splits.ts";
export type { WriteMode } from "./icechunk/snapshot-change.ts";
export type { IcechunkTarget } from "./icechunk/target.ts";

/** Options of `writeIcechunk`. */
export type IcechunkOptions = V3Options &
	AbortOptions & {
		/** What becomes of what the repository holds. Default `create`: the store is added to it. */
		mode?: WriteMode | undefined;
		/** The branch that gets the commit; it must exist, except in a new repository. Default `main`. */
		branch?: string | undefined;
		/** The group of the repository that the root of the store becomes. Default `/`. */
		group?: string | undefined;
		/** Message of the commit. */
		message?: string | undefined;
		/** Properties of the commit. */
		metadata?: JsonObject | undefined;
		/**
		 * Prefixes below which readers find virtual chunks. Default: those of the repository, and where they do not suffice, the
		 * bucket, the host or the common directory of the files.
		 */
		containers?: readonly VirtualChunkContainer[] | undefined;
		/**
		 * What every reference carries, so readers see when its object is another: the ETag or the time of the last change
		 * that the object has now (a request for each that was not read yet), or nothing.
		 */
		checksum?: "source" | "none" | undefined;
		/** How many chunks a manifest has along a dimension, by its name. Default: one manifest an array, up to 100 000 references. */
		manifestSplit?: ManifestSplit | undefined;
		/** Inlined chunks up to this size stay in their manifest, larger ones become objects. Default 512, as in Icechunk. */
		inlineThresholdBytes?: number | undefined;
		/** What may be written into the repository because no reference can express it. */
		inlineBudget?: InlineBudgetOptions | undefined;
		/** An array that the references cannot express: an error that names it (the default), or left out with a diagnostic. */
		onUnsupported?: OnUnsupported | undefined;
	};

const ICECHUNK_OPTIONS: OptionValues<IcechunkOptions> = {
	...V3_OPTIONS,
	mode: { text: '"create", "replace", { append } or { region }', accepts: isWriteMode },
	branch: TAKES.text,
	group: TAKES.text,
	message: TAKES.text,
	metadata: TAKES.object,
	containers: TAKES.object,
	checksum: oneOf("source", "none"),
	manifestSplit: TAKES.object,
	inlineThresholdBytes: TAKES.number,
	inlineBudget: numbersBy(["arrayBytes", "storeBytes"]),
	onUnsupported: oneOf("error", "skip"),
	...ABORT_OPTIONS,
};

function isWriteMode(value: unknown): boolean {
	if (typeof value !== "object" || value === null) return value === "create" || value === "replace";
	return "append" in value || "region" in value;
}

/** What was committed. */
export type IcechunkCommit = {
	/** The id of the new snapshot. */
	snapshot: string;
	/** Number of chunks that are ranges of other objects. */
	referenceCount: number;
	/** Size of all files that were written. */
	bytes: number;
	/** Prefixes that those who open the repository have to authorise. */
	containers: string[];
	/** What a user of the references should know; `store.diagnostics` are not repeated. */
	diagnostics: Diagnostic[];
};

/**
 * Commits a store to an Icechunk repository (format 2), which is made if there is none: `xr.open_zarr(session.store,
 * consolidated=False)` gives the dimensions, values and missing data that xarray finds in the files themselves. Data stay where
 * they are. Everything that cannot be written is an error before the commit; the commit itself is one conditional write,
 * so that a write that is interrupted leaves the repository as it was.
 */
export async function writeIcechunk(
	store: ManifestStore,
	target: IcechunkTarget,
	options: IcechunkOptions = {},
): Promise<IcechunkCommit> {
	checkOptions("writeIcechunk", options, ICECHUNK_OPTIONS);
	const about = { url: store.url, isWriting: true } as const;
	return withDeadline("writing", options, (own) => commit(store, target, own), about);
}

async function commit(store: ManifestStore, target: IcechunkTarget, options: IcechunkOptions): Promise<IcechunkCommit> {
	const { branch = "main", mode = "create", message = "Written by mirazarr", signal } = options;
	const diagnostics: Diagnostic[] = [];
	const output = new TargetStore(target, signal);
	const base = await readBase(output, branch);
	if (base.repo === undefined && typeof mode !== "string")
		throw new MiraError("bad-argument", "there is no repository to add to");
	const planned = await plan(store, options, diagnostics);
	const urls = new Set(planned.flatMap(({ chunks }) => chunks?.manifest.urls ?? []));
	const targets = new Map(Array.from(urls, (url): [string, ChunkTarget] => [url, virtualTarget(url)]));
	const locations = locationsOf(targets);
	const configure = (config: JsonValue) => withContainers(config, locations, options.containers);
	const { config } = configure(base.repo === undefined ? null : configOf(base.repo));
	const change = await changeSnapshot({
		planned,
		group: groupPath(options.group),
		existing: base.nodes,
		mode,
		repository: output.open(),
		targets,
	});
	if (options.checksum !== "none") {
		const checksums = await sourceChecksums(urls, store.registry, diagnostics, signal);
		for (const [url, checksum] of checksums) targets.set(url, virtualTarget(url, checksum));
	}
	const snapshot = {
		id: randomId(12),
		flushedAtMicros: nowMicros(),
		message,
		metadata: metadataItems(options.metadata ?? {}),
	};
	await writeSnapshotFiles(output, {
		change,
		targets,
		manifestFiles: base.manifestFiles,
		split: options.manifestSplit ?? {},
		inlineThresholdBytes: options.inlineThresholdBytes ?? 512,
		snapshot,
	});
	await publishCommit(output, {
		branch,
		info: snapshot,
		parentId: base.parentId,
		configure: (current) => {
			const configured = configure(current);
			return configured.isChanged ? configured.config : undefined;
		},
	});
	return {
		snapshot: idText(snapshot.id),
		referenceCount: planned.reduce((sum, { chunks }) => sum + (chunks?.manifest.referenceCount ?? 0), 0),
		bytes: output.writtenBytes,
		containers: Object.keys(config.virtual_chunk_containers as JsonObject),
		diagnostics,
	};
}

/** What the commit begins from. */
type Base = {
	repo: Repo | undefined;
	parentId: Uint8Array;
	nodes: readonly Node[];
	manifestFiles: readonly ManifestFile[];
};

async function readBase(output: TargetStore, branch: string): Promise<Base> {
	const file = await output.read("repo");
	if (file === undefined) {
		if ((await output.read("refs/branch.main/ref.json")) !== undefined)
			throw new MiraError("unsupported-feature", "the repository has version 1 of Icechunk's format", {
				hint: "Upgrade it first: icechunk.upgrade_icechunk_repository(repository)",
			});
		return { repo: undefined, parentId: INITIAL_ID, nodes: [], manifestFiles: [] };
	}
	const repo = await parseRepo(file.bytes);
	const parentId = branchHead(repo, branch);
	const { value: parent, hasUnknownFields } = await output.open().snapshot(parentId);
	if (hasUnknownFields)
		throw new MiraError("unsupported-feature", "the snapshot was written by a newer version of Icechunk", {
			hint: "Commit to it with that version",
		});
	return { repo, parentId, nodes: parent.nodes, manifestFiles: manifestFilesOf(parent) };
}

async function plan(store: ManifestStore, options: IcechunkOptions, diagnostics: Diagnostic[]): Promise<PlannedNode[]> {
	const { signal, onUnsupported = "error" } = options;
	// What the store carries inline already is not counted: its parser did.
	const budget = new InlineBudget(options.inlineBudget, LEAVE_OUT);
	const { nodes } = await planReferences(v3Nodes(options), { store, budget, signal, diagnostics }, onUnsupported);
	return Promise.all(
		nodes.map(async ({ chunks, ...node }) => {
			if (chunks === undefined) return node;
			const manifest = await measureWholes(chunks.manifest, `/${node.path}`, store.registry, signal);
			return { ...node, chunks: { manifest } };
		}),
	);
}

function virtualTarget(url: string, checksum?: Checksum): ChunkTarget {
	return { kind: "virtual", location: locationOf(url), checksum };
}

function locationsOf(targets: ReadonlyMap<string, ChunkTarget>): string[] {
	return [...targets.values()].flatMap((target) => (target.kind === "virtual" ? [target.location] : []));
}

function groupPath(group = "/"): string {
	return `/${group
		.split("/")
		.filter((name) => name !== "")
		.join("/")}`;
}

function metadataItems(metadata: JsonObject): MetadataItem[] {
	const entries = Object.entries(metadata).sort(([a], [b]) => compareText(a, b));
	return entries.map(([name, value]) => ({ name, value: writeFlexBuffer(value) }));
}
