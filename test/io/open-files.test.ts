import { describe, expect, test } from "vitest";
import { FileCalls } from "../../src/io/file-calls.ts";
import { type OpenFile, OpenFiles } from "../../src/io/open-files.ts";

describe("files that stay open", () => {
	test("are few, however many stores there are, and none is closed that is being read", async () => {
		const closed: number[] = [];
		const files = new OpenFiles(Object.assign(new FileCalls(), { close: (i: number) => void closed.push(i) }));
		const open = (descriptor: number) => async (): Promise<OpenFile> => ({
			descriptor,
			size: 0,
			etag: "",
			modifiedMs: 0,
		});
		const first = files.acquire("/0", open(0));
		for (let i = 1; i < 500; i++) files.release(files.acquire(`/${i}`, open(i)));
		await new Promise(setImmediate);
		expect(files.count).toBeLessThanOrEqual(64);
		expect(closed).not.toContain(0);
		files.release(first);
		await new Promise(setImmediate);
		expect(closed).toContain(0);
		expect(closed.length).toBe(500 - files.count);
	});
});
