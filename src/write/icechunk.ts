import type { Diagnostic } from "../diagnostics.ts";
import { checkOptions, MiraError, numbersBy, type OptionValues, oneOf, TAKES } from "../errors.ts";
import { ABORT_OPTIONS, type AbortOptions, withDeadline } from "../io/deadline.ts";
import { InlineBudget, type InlineBudgetOptions } from "../manifest/inline-budget.ts";
import type { ManifestStore } from "../manifest/manifest-store.ts";
import type { JsonObject } from "../zarr/json.ts";
import { commitPlanned, readBase } from "./icechunk/commit.ts";
import type { VirtualChunkContainer } from "./icechunk/containers.ts";
import type { ManifestSplit } from "./icechunk/manifest-splits.ts";
import { changeSnapshot, type WriteMode } from "./icechunk/snapshot-change.ts";
import { type IcechunkTarget, TargetStore } from "./icechunk/target.ts";
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
	const { branch = "main", mode = "create", signal } = options;
	const diagnostics: Diagnostic[] = [];
	const output = new TargetStore(target, signal);
	const base = await readBase(output, branch);
	if (base.repo === undefined && typeof mode !== "string")
		throw new MiraError("bad-argument", "there is no repository to add to");
	const planned = await plan(store, options, diagnostics);
	return commitPlanned(output, base, planned, store.registry, options, diagnostics, (targets) =>
		changeSnapshot({
			planned,
			group: groupPath(options.group),
			existing: base.nodes,
			mode,
			repository: output.open(),
			targets,
		}),
	);
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

function groupPath(group = "/"): string {
	return `/${group
		.split("/")
		.filter((name) => name !== "")
		.join("/")}`;
}
