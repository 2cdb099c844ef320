import type { Diagnostic } from "../../diagnostics.ts";
import { MiraError } from "../../errors.ts";
import { compareText } from "../../icechunk/byte-order.ts";
import { writeFlexBuffer } from "../../icechunk/flexbuffer.ts";
import type { Checksum } from "../../icechunk/manifest.ts";
import { manifestFilesOf } from "../../icechunk/manifest-files.ts";
import { idText } from "../../icechunk/object-id.ts";
import type { ManifestFile, MetadataItem, Node, Repo } from "../../icechunk/schemas.ts";
import type { ObjectStoreRegistry } from "../../io/registry.ts";
import type { JsonObject, JsonValue } from "../../zarr/json.ts";
import type { IcechunkCommit, IcechunkOptions } from "../icechunk.ts";
import type { PlannedNode } from "../plan/plan.ts";
import { locationOf, withContainers } from "./containers.ts";
import type { ChunkTarget } from "./manifest-file.ts";
import { branchHead, configOf, INITIAL_ID, nowMicros, parseRepo, publishCommit } from "./repo-update.ts";
import type { SnapshotChange } from "./snapshot-change.ts";
import { writeSnapshotFiles } from "./snapshot-files.ts";
import { sourceChecksums } from "./source-versions.ts";
import { randomId, type TargetStore } from "./target.ts";

/** Writes what was planned, and publishes it: `makeChange` says what the next snapshot holds. */
export async function commitPlanned(
	output: TargetStore,
	base: Base,
	planned: readonly PlannedNode[],
	registry: ObjectStoreRegistry,
	options: IcechunkOptions,
	diagnostics: Diagnostic[],
	makeChange: (targets: Map<string, ChunkTarget>) => Promise<SnapshotChange>,
): Promise<IcechunkCommit> {
	const { branch = "main", message = "Written by mirazarr", signal } = options;
	const urls = new Set(planned.flatMap(({ chunks }) => chunks?.manifest.urls ?? []));
	const targets = new Map(Array.from(urls, (url): [string, ChunkTarget] => [url, virtualTarget(url)]));
	const locations = locationsOf(targets);
	const configure = (config: JsonValue) => withContainers(config, locations, options.containers);
	const { config } = configure(base.repo === undefined ? null : configOf(base.repo));
	const change = await makeChange(targets);
	if (options.checksum !== "none") {
		const checksums = await sourceChecksums(urls, registry, diagnostics, signal);
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

/** What a commit begins from. */
export type Base = {
	repo: Repo | undefined;
	parentId: Uint8Array;
	nodes: readonly Node[];
	manifestFiles: readonly ManifestFile[];
};

/** Reads the newest snapshot of a branch. */
export async function readBase(output: TargetStore, branch: string): Promise<Base> {
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

function virtualTarget(url: string, checksum?: Checksum): ChunkTarget {
	return { kind: "virtual", location: locationOf(url), checksum };
}

function locationsOf(targets: ReadonlyMap<string, ChunkTarget>): string[] {
	return [...targets.values()].flatMap((target) => (target.kind === "virtual" ? [target.location] : []));
}

function metadataItems(metadata: JsonObject): MetadataItem[] {
	const entries = Object.entries(metadata).sort(([a], [b]) => compareText(a, b));
	return entries.map(([name, value]) => ({ name, value: writeFlexBuffer(value) }));
}
