import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { FileStore } from "../../src/io/file.ts";
import { FileCalls } from "../../src/io/file-calls.ts";
import { OpenFiles } from "../../src/io/open-files.ts";

const folder = mkdtempSync(join(tmpdir(), "mirazarr-calls-"));
const path = join(folder, "a.bin");
writeFileSync(path, new Uint8Array([1, 2, 3]));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => void vi.restoreAllMocks());

/** Makes every call take so long, by the clock. */
function callsTake(milliseconds: number): void {
	let now = 0;
	vi.spyOn(performance, "now").mockImplementation(() => {
		now += milliseconds;
		return now;
	});
}

const isHere = (result: unknown): boolean => !(result instanceof Promise);

describe("calls about files", () => {
	it("are made elsewhere where the thread has something else to do", async () => {
		const calls = new FileCalls();
		const found = calls.status(path);
		expect(isHere(found)).toBe(false);
		expect((await found).size).toBe(3n);
	});

	it("are made here where it may block, and say the same", async () => {
		const [here, elsewhere] = [new FileCalls({ mayBlock: true }), new FileCalls()];
		const status = here.status(path);
		expect(isHere(status)).toBe(true);
		expect(status).toEqual(await elsewhere.status(path));
		expect(here.realPath(path)).toBe(await elsewhere.realPath(path));
		for (const calls of [here, elsewhere]) {
			const file = await calls.open(path);
			const bytes = new Uint8Array(5);
			expect(await calls.read(file, bytes, 1, 4, 1)).toBe(2);
			expect(bytes).toEqual(new Uint8Array([0, 2, 3, 0, 0]));
			expect(calls.statusOf(file).ino).toBe((await elsewhere.status(path)).ino);
			calls.close(file);
		}
		expect(() => here.open(join(folder, "absent"))).toThrow("ENOENT");
		await expect(elsewhere.open(join(folder, "absent"))).rejects.toThrow("ENOENT");
	});

	it("are made elsewhere once they take their time, and tried here again later, ever more seldom", async () => {
		callsTake(10);
		const calls = new FileCalls({ mayBlock: true });
		const places: boolean[] = [];
		for (let i = 0; i < 200; i++) {
			const status = calls.status(path);
			places.push(isHere(status));
			await status;
		}
		const tries = places.flatMap((here, i) => (here ? [i] : []));
		expect(tries).toEqual([0, 65, 194]);
	});

	it("stay here where one of many took long", () => {
		callsTake(0.01);
		const calls = new FileCalls({ mayBlock: true });
		for (let i = 0; i < 100; i++) void calls.status(path);
		callsTake(3);
		void calls.status(path);
		callsTake(0.01);
		expect(isHere(calls.status(path))).toBe(true);
	});

	it("that fail are the same errors of a store", async () => {
		for (const mayBlock of [false, true]) {
			const store = new FileStore(folder, { openFiles: new OpenFiles(new FileCalls({ mayBlock })) });
			await expect(store.get("absent", undefined)).rejects.toMatchObject({ code: "not-found" });
			await expect(store.get("a.bin", undefined)).resolves.toMatchObject({ size: 3 });
			await expect(store.get("", undefined)).rejects.toMatchObject({ code: "not-found" });
		}
	});
});
