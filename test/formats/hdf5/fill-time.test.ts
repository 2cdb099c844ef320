/** What was never written, for every fill time: as h5py reads it (test/fixtures/hdf5-fill-time/make.py). */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { openStore } from "../../../src/node.ts";
import { read } from "../../../src/read/read.ts";

const FOLDER = fileURLToPath(new URL("../../fixtures/hdf5-fill-time/", import.meta.url));
const expected = JSON.parse(readFileSync(`${FOLDER}expected.json`, "utf8")) as Record<string, number[]>;

it.each(Object.entries(expected))("%s", async (name, values) => {
	const store = await openStore(`${FOLDER}${name === "nofill" ? "nofill.nc" : "times.h5"}`);
	expect(Array.from((await read(store, `/${name}`)).data as Int32Array)).toEqual(values);
	const isNever = name === "nofill" || name.startsWith("never");
	const { status } = store.array(`/${name}`).fill.storage;
	expect(status).toBe(isNever ? "undefined" : name.endsWith("7") ? "explicit" : "default");
	const said = store.diagnostics.filter(({ path, code }) => path === `/${name}` && code === "fill-undefined");
	expect(said).toHaveLength(name.startsWith("never") && name.endsWith("7") ? 1 : 0);
});
