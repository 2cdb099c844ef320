import { isMiraError, MiraError } from "../../errors.ts";
import { compareIds, compareText } from "../../icechunk/byte-order.ts";
import { readFlatBuffer } from "../../icechunk/flatbuffer.ts";
import { FlatBufferBuilder } from "../../icechunk/flatbuffer-builder.ts";
import { readFlexBuffer, writeFlexBuffer } from "../../icechunk/flexbuffer.ts";
import { idText } from "../../icechunk/object-id.ts";
import { readRecord } from "../../icechunk/repository.ts";
import {
	type MetadataItem,
	REPO,
	type Repo,
	SNAPSHOT,
	type Snapshot,
	type SnapshotInfo,
	type Update,
} from "../../icechunk/schemas.ts";
import { isJsonObject, type JsonObject, type JsonValue } from "../../zarr/json.ts";
import { sameBytes } from "../../zarr/scalar.ts";
import { compressFile, randomId, type TargetStore } from "./target.ts";
import { transactionLogBuffer } from "./transaction-log.ts";

/** A snapshot that becomes the newest of a branch. */
export type Commit = {
	branch: string;
	info: Pick<SnapshotInfo, "id" | "flushedAtMicros" | "message" | "metadata">;
	/** What the snapshot was made from; the commit is refused once the branch has another. */
	parentId: Uint8Array;
	/** The configuration that the repository shall have instead of its own; undefined to leave that. */
	configure: (config: JsonValue) => JsonObject | undefined;
};

/** `1CECHNKREP0F1RSTCMT0`: the id of the first snapshot of every repository. */
export const INITIAL_ID: Uint8Array = Uint8Array.of(11, 28, 200, 214, 120, 117, 128, 240, 227, 58, 101, 52);
const INITIAL_MESSAGE = "Repository initialized";
const INITIAL_METADATA: MetadataItem[] = [{ name: "__icechunk", value: writeFlexBuffer({ is_root: true }) }];
const MAIN = "main";
const UPDATES_PER_FILE = 1000;
const MAX_REPO_BYTES = 2 ** 30;
/** Others may commit to other branches in the meantime. */
const MAX_ATTEMPTS = 20;
/** Names of copies count down to the year 3000, so a listing has the newest first. */
const LAST_MS = Date.UTC(3000, 0, 1);

/**
 * Makes a commit visible, at once and for all: the file `repo` is replaced only if it is still the one that was read. Until
 * then readers see the old state, and whatever else was written is unused.
 */
export async function publishCommit(target: TargetStore, commit: Commit): Promise<void> {
	let wasAbsent = false;
	for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
		const old = await target.read("repo");
		if (old === undefined && wasAbsent)
			throw new MiraError("not-allowed", "there is already a repository, which the store does not let us read", {
				hint: "Check the credentials",
			});
		wasAbsent = old === undefined;
		const repo = old && (await parseRepo(old.bytes));
		// A write whose answer was lost: it happened all the same.
		if (repo?.snapshots.some(({ id }) => sameBytes(id, commit.info.id))) return;
		try {
			if (old === undefined || repo === undefined) {
				// Made before anything was in it.
				const madeAtMicros = commit.info.flushedAtMicros - 1n;
				await writeInitial(target, madeAtMicros);
				await target.put("repo", await repoFile(addCommit(newRepo(madeAtMicros), commit, undefined)), "if-absent");
			} else {
				if (old.etag === undefined)
					throw new MiraError(
						"unsupported-feature",
						"the store has no ETags, without which nothing can be replaced safely",
					);
				const backup = `repo.${LAST_MS - Date.now()}.${idText(randomId(12))}`;
				await target.put(`overwritten/${backup}`, old.bytes);
				await target.put("repo", await repoFile(addCommit(repo, commit, backup)), { ifEtag: old.etag });
			}
			return;
		} catch (error) {
			if (!isMiraError(error, "write-conflict") || isBranchConflict(error)) throw error;
		}
	}
	throw new MiraError("write-conflict", `others kept writing to the repository, ${MAX_ATTEMPTS} times`, {
		hint: "Try again",
	});
}

/** What the file `repo` holds, if it can be written again. */
export async function parseRepo(file: Uint8Array): Promise<Repo> {
	const { value: repo, hasUnknownFields } = await readRecord(file, "repo", "repository", REPO, MAX_REPO_BYTES);
	if (hasUnknownFields || repo.specVersion !== 2)
		throw new MiraError("unsupported-feature", "the repository was written by a newer version of Icechunk", {
			hint: "Commit to it with that version",
		});
	if (repo.status.availability !== 0)
		throw new MiraError("not-allowed", `the repository is read-only: ${repo.status.reason ?? "no reason is given"}`);
	return repo;
}

/** The configuration of a repository; null where it has none. */
export function configOf({ config }: Repo): JsonValue {
	return config === undefined ? null : readFlatBuffer(config, "repo", () => readFlexBuffer(config));
}

/** The snapshot of a branch. */
export function branchHead(repo: Repo, branch: string): Uint8Array {
	const ref = repo.branches.find(({ name }) => name === branch);
	const head = ref === undefined ? undefined : repo.snapshots[ref.snapshotIndex];
	if (head !== undefined) return head.id;
	throw new MiraError("bad-argument", `the repository has no branch "${branch}"`, {
		hint: `There are ${repo.branches.map(({ name }) => name).join(", ")}`,
	});
}

/** A repository that was just made, without any node. */
function newRepo(madeAtMicros: bigint): Repo {
	return {
		specVersion: 2,
		tags: [],
		branches: [{ name: MAIN, snapshotIndex: 0 }],
		deletedTags: [],
		snapshots: [
			{
				id: INITIAL_ID,
				parentOffset: -1,
				flushedAtMicros: madeAtMicros,
				message: INITIAL_MESSAGE,
				metadata: INITIAL_METADATA,
				prunedAncestorLogs: undefined,
			},
		],
		status: { availability: 0, setAtMicros: madeAtMicros, reason: undefined },
		metadata: [],
		latestUpdates: [
			{ type: { kind: "repoInitialized", value: {} }, updatedAtMicros: madeAtMicros, backupPath: undefined },
		],
		repoBeforeUpdates: undefined,
		config: undefined,
		enabledFeatureFlags: undefined,
		disabledFeatureFlags: undefined,
		extra: undefined,
	};
}

async function writeInitial(target: TargetStore, madeAtMicros: bigint): Promise<void> {
	const snapshot: Snapshot = {
		id: INITIAL_ID,
		parentId: undefined,
		nodes: [],
		flushedAtMicros: madeAtMicros,
		message: INITIAL_MESSAGE,
		metadata: INITIAL_METADATA,
		manifestFiles: new Uint8Array(0),
		manifestFilesV2: [],
		extra: undefined,
	};
	await target.putFile("snapshots", INITIAL_ID, "snapshot", snapshotBuffer(snapshot));
	const log = transactionLogBuffer({
		id: INITIAL_ID,
		newGroups: [],
		newArrays: [],
		deletedGroups: [],
		deletedArrays: [],
		updatedArrays: [],
		updatedGroups: [],
		updatedChunks: [],
	});
	await target.putLog(INITIAL_ID, log);
}

/** The FlatBuffer of a snapshot. */
export function snapshotBuffer(snapshot: Snapshot): Uint8Array {
	const builder = new FlatBufferBuilder();
	return builder.finish(SNAPSHOT.write(builder, snapshot), "Ichk");
}

function repoFile(repo: Repo): Promise<Uint8Array> {
	const builder = new FlatBufferBuilder();
	return compressFile("repository", builder.finish(REPO.write(builder, repo), "Ichk"));
}

/** The repository with one more snapshot. `backup` is where its file as it was is kept. */
function addCommit(repo: Repo, { branch, info, parentId, configure }: Commit, backup: string | undefined): Repo {
	const isNewBranch = backup === undefined && branch !== MAIN;
	const head = isNewBranch ? branchHead(repo, MAIN) : branchHead(repo, branch);
	if (!sameBytes(head, parentId)) throw new BranchConflict(branch);
	const parents = repo.snapshots.map(({ parentOffset }) => repo.snapshots[parentOffset]?.id);
	const entries = repo.snapshots.map((snapshot, i) => ({ snapshot, parent: parents[i] }));
	const added = { ...info, parentOffset: -1, prunedAncestorLogs: undefined };
	entries.push({ snapshot: added, parent: parentId });
	entries.sort((a, b) => compareIds(a.snapshot.id, b.snapshot.id));
	const placeOf = new Map(entries.map(({ snapshot }, place) => [idText(snapshot.id), place]));
	const place = (id: Uint8Array | undefined): number => (id === undefined ? -1 : (placeOf.get(idText(id)) ?? -1));
	const moved = (refs: Repo["tags"]): Repo["tags"] =>
		refs.map(({ name, snapshotIndex }) => ({ name, snapshotIndex: place(repo.snapshots[snapshotIndex]?.id) }));
	const branches = [
		...moved(repo.branches).filter(({ name }) => name !== branch),
		{ name: branch, snapshotIndex: place(info.id) },
	];
	branches.sort((a, b) => compareText(a.name, b.name));
	const update: Update = {
		type: { kind: "newCommit", value: { branch, newSnapshotId: info.id } },
		// Icechunk wants updates to be later than those before.
		updatedAtMicros: later(nowMicros(), repo.latestUpdates[0]?.updatedAtMicros),
		backupPath: undefined,
	};
	const config = configOf(repo);
	const changed = configure(config);
	return {
		...repo,
		...trimUpdates(repo, update, backup, config),
		tags: moved(repo.tags),
		branches,
		snapshots: entries.map(({ snapshot, parent }) => ({ ...snapshot, parentOffset: place(parent) })),
		config: changed === undefined ? repo.config : writeFlexBuffer(changed),
	};
}

/** Updates beyond a number are in an older copy of the file. */
function trimUpdates(
	repo: Repo,
	update: Update,
	backup: string | undefined,
	config: JsonValue,
): Pick<Repo, "latestUpdates" | "repoBeforeUpdates"> {
	const asked = isJsonObject(config) ? config.num_updates_per_repo_info_file : undefined;
	const most = typeof asked === "number" && asked > 0 ? asked : UPDATES_PER_FILE;
	const [latest, ...older] = repo.latestUpdates;
	const all = [update, ...(latest === undefined ? [] : [{ ...latest, backupPath: backup }]), ...older];
	const cut = all.findIndex(({ backupPath }, i) => i >= most && backupPath !== undefined);
	return cut < 0
		? { latestUpdates: all, repoBeforeUpdates: repo.repoBeforeUpdates }
		: { latestUpdates: all.slice(0, cut), repoBeforeUpdates: all[cut]?.backupPath };
}

/** Somebody else committed to the same branch: what was written belongs to a state that is no longer the newest. */
class BranchConflict extends MiraError {
	constructor(branch: string) {
		super("write-conflict", `somebody else committed to the branch "${branch}" in the meantime`, {
			hint: "Write again: the branch is as they left it",
		});
	}
}

function isBranchConflict(error: unknown): boolean {
	return error instanceof BranchConflict;
}

/** The time now. */
export function nowMicros(): bigint {
	return BigInt(Date.now()) * 1000n;
}

function later(time: bigint, other: bigint | undefined): bigint {
	return other !== undefined && other >= time ? other + 1n : time;
}
