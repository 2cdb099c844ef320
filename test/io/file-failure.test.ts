import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import { FileStore } from "../../src/io/file.ts";
import { fileFailure } from "../../src/io/file-failure.ts";

it.each([
	["ENOSPC", "no-space", "There is no space left to write this file"],
	["EDQUOT", "no-space", "There is no space left to write this file"],
	["EROFS", "not-allowed", "The file system is read-only"],
	["EACCES", "not-allowed", "The operating system does not permit writing this file"],
	["EIO", "network", "The file cannot be written (EIO)"],
])("a file that could not be written for %s", (code, expected, what) => {
	const cause = Object.assign(new Error(`${code}: something, write`), { code });
	expect(fileFailure(cause, "/d/a.json", "written")).toMatchObject({ code: expected, what, cause });
});

it("of nobody's operating system stays as it is", () => {
	const error = new Error("mine");
	expect(fileFailure(error, "/d/a.json", "written")).toBe(error);
});

it.runIf(existsSync("/proc/self"))("a folder that cannot be made is an error, and no loop", async () => {
	const store = new FileStore("/proc/mirazarr", { writable: true });
	await expect(store.put("a/b", new Uint8Array(1))).rejects.toMatchObject({ name: "MiraError" });
});
