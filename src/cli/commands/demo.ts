import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Command } from "commander";
import { isMiraError } from "../../errors.ts";
import type { FillReport } from "../../fill/explain.ts";
import type { StoreArray } from "../../manifest/manifest-group.ts";
import type { ManifestStore } from "../../manifest/manifest-store.ts";
import { openStore } from "../../node.ts";
import { explainFill } from "../../read/explain.ts";
import type { Values } from "../../read/output/elements.ts";
import { writeKerchunkJson } from "../../write/kerchunk-json.ts";
import { isJsonObject, type JsonValue, parseJson } from "../../zarr/json.ts";
import { type Cost, costOf, type Opened, openNamed } from "../opening.ts";
import { samplesFolder } from "../package-files.ts";
import { type ReadResult, readValues } from "../read-values.ts";
import { timeoutOption } from "../reading-options.ts";
import { demoLines } from "../render/demo.ts";
import { type Statistics, statisticsOf } from "../statistics.ts";
import { printerFor, type Terminal } from "../terminal.ts";

const VARIABLE = "sst";

/** `mirazarr demo`: the main job on a file that comes with the package. */
export function addDemoCommand(program: Command, terminal: Terminal): void {
	program
		.command("demo")
		.description("see it at work on a sample file: a small story of why values are missing")
		.addOption(timeoutOption())
		.action(async () => {
			const report = await runDemo(terminal.signal);
			const printer = printerFor(terminal.stdout, terminal.env);
			printer.lines(demoLines(report, printer));
		});
}

/** What the demo tells. */
export type DemoReport = {
	opened: Opened;
	/** Before any values were read. */
	openingCost: Cost;
	variable: StoreArray;
	referenceCount: number;
	/** Stored numbers times the scale factor, and nothing else. */
	naive: Statistics;
	explanation: FillReport;
	/** One month with everything that is missing, the valid range applied. */
	month: ReadResult;
	/** All months. */
	decoded: ReadResult;
	/** An array in which 0 is a good value. */
	flags: { zeros: number; result: ReadResult };
	references: { bytes: number; excerpt: [key: string, value: JsonValue][] };
	truncated: TruncatedReport;
};

/** The same file, of which only the beginning arrived. */
export type TruncatedReport = {
	keptBytes: number;
	first: ReadResult;
	/** The error of the month that is cut in two. */
	lastError: string;
};

async function runDemo(signal: AbortSignal): Promise<DemoReport> {
	const path = fileURLToPath(new URL("sea-surface.nc", samplesFolder()));
	const opened = await openNamed(path, { signal });
	const { store } = opened;
	const variable = store.array(VARIABLE);
	const all = { raw: false, mask: "netcdf", signal } as const;
	return {
		opened,
		openingCost: costOf(opened),
		variable,
		referenceCount: (await variable.manifest()).referenceCount,
		naive: await readNaively(store),
		explanation: await explainFill(store, VARIABLE),
		month: await readValues(store, variable.description.path, { ...all, selection: [0] }),
		decoded: await readValues(store, variable.description.path, all),
		flags: await readFlags(store),
		references: await excerptReferences(store),
		truncated: await openTruncated(path),
	};
}

/** What a reader shows that knows of packing, but not of missing data. */
async function readNaively(store: ManifestStore): Promise<Statistics> {
	const array = store.array(VARIABLE);
	const { values } = await readValues(store, array.description.path, { raw: true });
	const scale = array.fill.packing.scaleFactor?.value ?? 1;
	const scaled: Values = {
		...values,
		dataType: "float64",
		data: Array.from(values.data, (value) => Number(value) * scale),
	};
	return statisticsOf(scaled, scaled.data.length);
}

async function readFlags(store: ManifestStore): Promise<DemoReport["flags"]> {
	const result = await readValues(store, "quality", { raw: false });
	return { zeros: Array.from(result.values.data).filter((flag) => flag === 0).length, result };
}

/** The members of the references that say what was learnt about the variable. */
const TELLING = ["dtype", "fill_value", "_FillValue", "missing_value", "scale_factor"];

async function excerptReferences(store: ManifestStore): Promise<DemoReport["references"]> {
	const text = (await writeKerchunkJson(store)).text();
	const document = parseJson(text, { floats: "tagged" });
	const refs = isJsonObject(document) && isJsonObject(document.refs) ? document.refs : {};
	const excerpt = [".zarray", ".zattrs", "0.0.0"].map((name): DemoReport["references"]["excerpt"][number] => {
		const value = refs[`${VARIABLE}/${name}`] ?? null;
		return [`${VARIABLE}/${name}`, typeof value === "string" ? tellingMembers(value) : value];
	});
	return { bytes: new TextEncoder().encode(text).length, excerpt };
}

function tellingMembers(text: string): JsonValue {
	const document = parseJson(text, { floats: "tagged" });
	if (!isJsonObject(document)) return document;
	return Object.fromEntries(Object.entries(document).filter(([name]) => TELLING.includes(name)));
}

async function openTruncated(path: string): Promise<TruncatedReport> {
	const bytes = await readFile(path);
	const keptBytes = 20_000;
	const store = await openStore(new File([bytes.subarray(0, keptBytes)], "sea-surface.nc"));
	const array = store.array(VARIABLE);
	const last = (array.description.shape[0] ?? 1) - 1;
	const first = await readValues(store, array.description.path, { raw: false, mask: "netcdf", selection: [0] });
	const lastError = await readValues(store, array.description.path, { raw: false, selection: [last] }).then(
		() => "",
		(error: unknown) => (isMiraError(error) ? `${error.code}: ${error.message}` : Promise.reject(error)),
	);
	return { keptBytes, first, lastError };
}
