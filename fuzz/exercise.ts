import { Command } from "commander";
import { FlagWords } from "../src/cli/flag-words.ts";
import { describeStore } from "../src/cli/info/report.ts";
import { infoLines } from "../src/cli/render/info.ts";
import { printerFor } from "../src/cli/terminal.ts";
import type { Diagnostic } from "../src/diagnostics.ts";
import { isMiraError } from "../src/errors.ts";
import { MemoryStore } from "../src/io/memory.ts";
import { ObjectStoreRegistry } from "../src/io/registry.ts";
import { Trace } from "../src/io/tracing.ts";
import { walk } from "../src/manifest/manifest-group.ts";
import type { ManifestStore, StoreKey } from "../src/manifest/manifest-store.ts";
import { openStore } from "../src/node.ts";
import type { OpenOptions } from "../src/open.ts";
import { decode } from "../src/read/decode.ts";
import { explainFill } from "../src/read/explain.ts";
import { explainValue } from "../src/read/explain-value.ts";
import { read } from "../src/read/read.ts";
import type { Slice } from "../src/read/selection.ts";
import { UNSOUND } from "../src/read/soundness.ts";
import { writeKerchunkJson } from "../src/write/kerchunk-json.ts";
import type { Limits } from "../src/zarr/budget.ts";
import { parseJson } from "../src/zarr/json.ts";
import type { Input } from "./case.ts";
import type { Random } from "./random.ts";

/** What must not happen to anybody who opens a file. */
export type Failure = { kind: "untyped" | "nonsense"; during: string; text: string; stack: string };

/** What became of an input. */
export type Outcome = {
	/** How far it came: a share of inputs that are read shows that damage reaches the depths. */
	isOpen: boolean;
	arrays: number;
	values: number;
	failures: Failure[];
};

const PLACE = "memory://fuzz/";
const LIMITS = { maxMetadataBytes: 2 ** 26, maxReferences: 2 ** 20, maxArrayBytes: 2 ** 24 };
/** Of each input, arrays that are read, and elements of each: the bounds of a run, not of the library. */
const MOST_ARRAYS = 2;
const MOST_ELEMENTS = 4096;

/** Words that stand in a message only where a program looked for something that is not there. */
const NONSENSE = /\bundefined\b(?! entity)|\[object |(?<!is |not )\bNaN\b(?! )|function ?\(|=>/;

/** Formats whose documents may ask for any chain of codecs: elsewhere an array that no store can have is our doing. */
const DOCUMENTS = /^(Zarr|Kerchunk|Icechunk|zip)/;

/** Opens an input and does with it what users do: documents, references, values, decoded values, explanations. `limits: {}` are those of the library. */
export async function exercise(input: Input, random: Random, limits: Partial<Limits> = LIMITS): Promise<Outcome> {
	const outcome: Outcome = { isOpen: false, arrays: 0, values: 0, failures: [] };
	const attempt = async <T>(during: string, work: () => T | Promise<T>): Promise<T | undefined> => {
		try {
			return await work();
		} catch (error) {
			const failure = judge(error, during);
			if (failure !== undefined) outcome.failures.push(failure);
			return undefined;
		}
	};
	const store = await attempt("open", () => open(input, {}, limits));
	if (store === undefined) return outcome;
	outcome.isOpen = true;
	for (const diagnostic of store.diagnostics)
		if (isNonsense(diagnostic, store.format ?? "")) {
			const { message: text } = diagnostic;
			outcome.failures.push({ kind: "nonsense", during: "diagnostics", text, stack: text.replace(/\d+|"[^"]*"/g, "") });
		}
	const nodes = [...walk(store.group)];
	for (const node of nodes) if ("error" in node) await attempt("refused array", () => Promise.reject(node.error));
	const groups = nodes.filter(({ kind }) => kind === "group").map(({ path }) => path);
	const arrays = nodes.filter(({ kind }) => kind === "array" || kind === "unfit").map(({ path }) => path);
	outcome.arrays = arrays.length;
	if (groups.length > 0) await attempt("document", () => readDocument(store, random.pick(groups)));
	for (let i = 0; i < Math.min(MOST_ARRAYS, arrays.length); i++) {
		const path = arrays.length <= MOST_ARRAYS ? (arrays[i] as string) : random.pick(arrays);
		// What is asked of every input differs: together inputs are asked everything, and there are more of them.
		if (random.oneIn(2)) await attempt("explainFill", () => explainFill(store, path));
		const array = await attempt("array", () => store.array(path));
		if (array === undefined) continue;
		if (random.oneIn(2)) await attempt("document", () => readDocument(store, path));
		if (array.kind === "manifest") await attempt("manifest", () => array.manifest());
		const { shape } = array.description;
		const selection = part(shape, random);
		const isDecoded = random.oneIn(2);
		const values = await attempt(isDecoded ? "decode" : "read", () =>
			(isDecoded ? decode : read)(store, path, { selection }),
		);
		if (values !== undefined) outcome.values++;
		const index = shape.map((length) => random.below(Math.min(length, 64)));
		if (random.oneIn(8) && !shape.includes(0)) await attempt("explainValue", () => explainValue(store, path, index));
	}
	if (random.oneIn(12)) await attempt("info", () => info(store));
	if (random.oneIn(16)) await attempt("write", async () => (await writeKerchunkJson(store)).text());
	return outcome;
}

/** Opens an input with bounds that a damaged file soon meets. */
export function open(
	{ objects, target }: Input,
	options: OpenOptions = {},
	limits: Partial<Limits> = LIMITS,
): Promise<ManifestStore> {
	const registry = new ObjectStoreRegistry({ limits }).register(PLACE, new MemoryStore(objects));
	return openStore(`${PLACE}${encodeURIComponent(target)}`, { registry, ...options });
}

async function readDocument(store: ManifestStore, path: string): Promise<void> {
	const document = await store.get(`${path === "/" ? "" : path}/zarr.json` as StoreKey);
	if (document !== undefined) parseJson(new TextDecoder().decode(document));
}

async function info(store: ManifestStore): Promise<void> {
	const opened = { store, name: "input", format: store.format ?? "", sizeBytes: undefined, trace: new Trace() };
	const report = await describeStore(opened, new FlagWords(new Command()), {});
	const printer = printerFor({ write: async () => undefined, isTTY: false, columns: 100 }, {});
	infoLines(report, printer, { isVerbose: true, hasAttributes: true });
}

/** A part of an array of at most {@link MOST_ELEMENTS}, at its beginning or its end. */
function part(shape: readonly number[], random: Random): Slice[] {
	let left = MOST_ELEMENTS;
	const isEnd = random.oneIn(3);
	return shape
		.toReversed()
		.map((length): Slice => {
			const count = Math.max(1, Math.min(length, left));
			left = Math.max(1, Math.floor(left / count));
			return isEnd && length > count
				? { start: length - count, stop: length, step: 1 }
				: { start: 0, stop: count, step: 1 };
		})
		.toReversed();
}

function judge(error: unknown, during: string): Failure | undefined {
	if (isMiraError(error)) {
		if (!NONSENSE.test(error.message) || isQuoted(error.message)) return undefined;
		return { kind: "nonsense", during, text: error.message, stack: error.stack ?? "" };
	}
	const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
	return { kind: "untyped", during, text: String(error), stack };
}

function isNonsense({ code, message, hint }: Diagnostic, format: string): boolean {
	// A name comes from the file; an array that contradicts itself, outside of documents, from us.
	if (code === UNSOUND && !DOCUMENTS.test(format) && !message.includes("cannot be a name")) return true;
	return NONSENSE.test(`${message} ${hint ?? ""}`) && !isQuoted(message);
}

/** Words of the file itself stand in quotation marks, or in its names. */
function isQuoted(message: string): boolean {
	return !NONSENSE.test(message.replace(/"[^"]*"|'[^']*'|\/\S*|\([^)]*\)|\{[^}]*\}/g, ""));
}
