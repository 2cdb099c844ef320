import { describe, expect, it } from "vitest";
import { MiraError } from "../../src/errors.ts";
import type { MemoryStore } from "../../src/io/memory.ts";
import type { ObjectStore } from "../../src/io/object-store.ts";
import { writeIcechunk } from "../../src/write/icechunk.ts";
import { Disk, series, times } from "./icechunk-disk.ts";
import { makeStore } from "./made-store.ts";

describe("a write that does not finish", () => {
	/** A store of which a write fails. */
	class Failing implements ObjectStore {
		puts = 0;
		readonly #store: MemoryStore;
		readonly #failAt: number;
		constructor(store: MemoryStore, failAt: number) {
			this.#store = store;
			this.#failAt = failAt;
		}
		get: ObjectStore["get"] = (...args) => this.#store.get(...args);
		async put(...args: Parameters<MemoryStore["put"]>): Promise<void> {
			if (this.puts++ === this.#failAt) throw new MiraError("http-status", "the disk is full");
			await this.#store.put(...args);
		}
	}

	it("leaves the old state readable, wherever it breaks off", async () => {
		const probe = new Disk();
		await probe.write("a", series(0));
		const counter = new Failing(probe.target, -1);
		await writeIcechunk(await probe.store("b", series(4)), { store: counter }, { mode: { append: "time" } });
		expect(counter.puts).toBeGreaterThan(4);
		for (let failAt = 0; failAt < counter.puts; failAt++) {
			const disk = new Disk();
			await disk.write("a", series(0));
			const writing = writeIcechunk(
				await disk.store("b", series(4)),
				{ store: new Failing(disk.target, failAt) },
				{ mode: { append: "time" } },
			);
			await expect(writing).rejects.toMatchObject({ message: /disk is full/ });
			expect(await disk.numbers("/v")).toEqual(times(0));
			await disk.write("b", series(4), { mode: { append: "time" } });
			expect(await disk.numbers("/v")).toEqual(times(0, 8));
		}
	});

	it("a new repository does not exist before its first commit does", async () => {
		const disk = new Disk();
		for (let failAt = 0; failAt < 6; failAt++) {
			const writing = writeIcechunk(await disk.store("a", series(0)), { store: new Failing(disk.target, failAt) });
			await expect(writing).rejects.toMatchObject({ message: /disk is full/ });
			await expect(disk.open()).rejects.toMatchObject({ name: "MiraError" });
		}
	});
});

describe("two writers", () => {
	/** Calls something once, right before the file `repo` is written. */
	function interrupted(store: MemoryStore, interfere: () => Promise<unknown>): ObjectStore {
		let isDone = false;
		return {
			get: (...args) => store.get(...args),
			put: async (path, bytes, options) => {
				if (path === "repo" && !isDone) {
					isDone = true;
					await interfere();
				}
				await store.put(path, bytes, options);
			},
		};
	}

	it("on one branch: the second is told", async () => {
		const disk = new Disk();
		await disk.write("a", series(0));
		const target = interrupted(disk.target, () => disk.write("b", series(4), { mode: { append: "time" } }));
		const writing = writeIcechunk(await disk.store("c", series(8)), { store: target }, { mode: { append: "time" } });
		await expect(writing).rejects.toMatchObject({ code: "write-conflict", message: /branch "main"/ });
		expect(await disk.numbers("/v")).toEqual(times(0, 8));
	});

	it("on two branches: both commits are there", async () => {
		const disk = new Disk();
		await disk.write("a", series(0), { branch: "work" });
		const target = interrupted(disk.target, () => disk.write("b", series(4), { branch: "main" }));
		await writeIcechunk(
			await disk.store("c", series(8)),
			{ store: target },
			{ mode: { append: "time" }, branch: "work" },
		);
		expect(await disk.numbers("/v")).toEqual(times(4));
		expect(await disk.numbers("/v", { branch: "work" })).toEqual([...times(0), ...times(8)]);
	});

	it("of a new repository: one makes it, the other is told", async () => {
		const disk = new Disk();
		const target = interrupted(disk.target, () => disk.write("b", series(4)));
		const writing = writeIcechunk(await disk.store("a", series(0)), { store: target });
		await expect(writing).rejects.toMatchObject({ code: "write-conflict" });
		expect(await disk.numbers("/v")).toEqual(times(4));
	});

	it("an answer that was lost is no conflict with oneself", async () => {
		const disk = new Disk();
		await disk.write("a", series(0));
		let isLost = false;
		const target: ObjectStore = {
			get: (...args) => disk.target.get(...args),
			put: async (path, bytes, options) => {
				await disk.target.put(path, bytes, options);
				if (path !== "repo" || isLost) return;
				isLost = true;
				throw new MiraError("write-conflict", "as it seems");
			},
		};
		await writeIcechunk(await disk.store("b", series(4)), { store: target }, { mode: { append: "time" } });
		expect(await disk.numbers("/v")).toEqual(times(0, 8));
		expect((await disk.repo()).snapshots).toHaveLength(3);
	});
});

it("a target that cannot be written to", async () => {
	const { store } = await makeStore(series(0));
	const get: ObjectStore["get"] = () => Promise.reject(new Error("not asked"));
	await expect(writeIcechunk(store, { store: { get } })).rejects.toMatchObject({ code: "bad-argument" });
});
