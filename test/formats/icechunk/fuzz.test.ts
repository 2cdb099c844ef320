/** Damaged files of a repository end in a right answer or a MiraError: no crash, no hang, no room made for a number in a file. */
import { describe, expect, it } from "vitest";
import { unwrapFile } from "../../../src/icechunk/file.ts";
import { MemoryStore } from "../../../src/io/memory.ts";
import { Trace } from "../../../src/io/tracing.ts";
import { read } from "../../../src/read/read.ts";
import { CUTS, damaged, FLIPS, largestRoom, orRefusal } from "../damage.ts";
import { DATA, openRepository, repositoryFiles } from "./fixtures.ts";
import { plainFile } from "./made-repository.ts";

const limits = { maxArrayBytes: 2 ** 20, maxMetadataBytes: 2 ** 20 };
const data = new MemoryStore([["data.bin", DATA]]);

/** Reads arrays of a repository, all or some. */
async function readArrays(files: Map<string, Uint8Array>, what: string, only?: ReadonlySet<string>): Promise<void> {
	const store = await orRefusal(openRepository(files, { data, limits }), what);
	for (const { path, kind } of store?.contents() ?? []) {
		if (store === undefined || kind !== "array" || only?.has(path) === false) continue;
		const values = await orRefusal(read(store, path), `${what} ${path}`);
		expect(values?.bytes.length ?? 0).toBeLessThanOrEqual(2 ** 20);
	}
}

/** The files that are read when a repository is opened, and those that each of its arrays needs besides. */
async function filesInUse(files: Map<string, Uint8Array>): Promise<Map<string, Set<string> | undefined>> {
	const trace = new Trace();
	const store = await openRepository(files, { data, limits, trace });
	const users = new Map<string, Set<string> | undefined>(trace.requests.map(({ path }) => [path, undefined]));
	for (const { path, kind } of store.contents()) {
		if (kind !== "array") continue;
		trace.reset();
		await orRefusal(read(store, path), path); // some lead to files that nobody made
		for (const { path: name } of trace.requests)
			if (!users.has(name)) users.set(name, new Set([path]));
			else users.get(name)?.add(path);
	}
	return users;
}

const TYPES = [
	["snapshots/", "snapshot"],
	["manifests/", "manifest"],
	["repo", "repository"],
	["refs/branch.main/ref.json", undefined],
	["config.yaml", undefined],
] as const;

describe.each(["v1", "v2"] as const)("%s", async (version) => {
	const files = repositoryFiles(version);
	const users = await filesInUse(files);
	const names = [...users.keys()].flatMap((name) => {
		const found = TYPES.find(([prefix]) => name.startsWith(prefix));
		return found === undefined || !files.has(name) ? [] : [[name, found[1]] as const];
	});

	it("there are files to damage", () => expect(names.length).toBeGreaterThan(4));

	it.each(names)(`${FLIPS} changed bits and ${CUTS} cuts of %s, as it is and decompressed`, async (name, type) => {
		const file = files.get(name) as Uint8Array;
		// Most damage in compressed files is noticed by zstd: behind it the structure itself is tried.
		const forms = [file, ...(type === undefined ? [] : [plainFile(type, await unwrapFile(file, type, name, 2 ** 20))])];
		for (const form of forms)
			for (const [what, bytes] of damaged(form, 7)) {
				const changed = new Map(files).set(name, bytes);
				const room = await largestRoom(() => readArrays(changed, `${name}, ${what}`, users.get(name)));
				expect(room, what).toBeLessThanOrEqual(2 ** 22);
			}
	});
});
