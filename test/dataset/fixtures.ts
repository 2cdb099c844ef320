import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type OpenDatasetsOptions, openVirtualDatasets, type VirtualDataset } from "../../src/node.ts";

const root = join(import.meta.dirname, "../fixtures/combine");

/** An array as xarray has it; null for NaN. */
export type Truth = { dataType: string; shape: number[]; values: (number | null)[] };

const document = JSON.parse(readFileSync(join(root, "expected.json"), "utf8"));

/** What xarray makes of the files of that name, each decoded by itself: see make.py. */
export function truthOf(name: string): Truth {
	return document[name];
}

/** The times of `times-a` and `times-b`, as xarray reads them: as text, and in days since 2001-01-01. */
export const times: { iso: string[]; days: number[]; bounds: number[] } = document.times;

/** Paths of fixtures. */
export function fixtures(...names: string[]): string[] {
	return names.map((name) => join(root, `${name}.nc`));
}

/** The fixtures as one dataset. */
export function combined(names: string[], options: OpenDatasetsOptions = {}): Promise<VirtualDataset> {
	return openVirtualDatasets(fixtures(...names), options) as Promise<VirtualDataset>;
}

/** Numbers as the truth has them: null for NaN. */
export function numbers(data: Iterable<unknown>): (number | null)[] {
	return Array.from(data as Iterable<number>, (value) => (Number.isNaN(Number(value)) ? null : Number(value)));
}
