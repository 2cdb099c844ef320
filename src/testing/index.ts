/**
 * A test kit for parsers: what our own tests ask of ours, for those of others.
 *
 * @module
 */

import { isMiraError } from "../errors.ts";
import type { Parser } from "../formats/parser.ts";
import { runParser } from "../formats/run-parser.ts";
import { MemoryStore } from "../io/memory.ts";
import { ObjectStoreRegistry } from "../io/registry.ts";
import { walk } from "../manifest/manifest-group.ts";
import type { ManifestStore } from "../manifest/manifest-store.ts";
import { UNSOUND } from "../read/soundness.ts";
import { verify } from "../verify/verify.ts";
import { parseJson } from "../zarr/json.ts";
import { parseArrayDocument } from "../zarr/metadata.ts";

export type { Parser } from "../formats/parser.ts";

/** What to check. */
export type ParserCheck = {
	parser: Parser;
	/** Bytes by name: the file that is opened, and then its sidecars. Nothing else can be read. */
	files: Iterable<readonly [name: string, bytes: Uint8Array]>;
	/** How often the file is damaged. Default 100: half of them cut short, half with bytes changed. */
	damages?: number | undefined;
};

const PLACE = "memory://parser-check/";
/** Small, so a size in a damaged header is refused rather than allocated. */
const LIMITS = { maxMetadataBytes: 2 ** 26, maxReferences: 2 ** 20, maxArrayBytes: 2 ** 26 };
/** Chunks of each array that are decoded. */
const SAMPLED = 1000;

/**
 * Runs a parser on a file, and on damaged copies of it. Gives what is wrong, a sentence each: arrays that no store can have, a
 * store that says something else the second time, documents that are not Zarr v3, references outside their objects or to
 * what may not be read, chunks that do not decode, and errors that are no `MiraError`.
 */
export async function checkParser({ parser, files, damages = 100 }: ParserCheck): Promise<string[]> {
	const [first, ...sidecars] = files;
	if (first === undefined) return ["there is no file to open"];
	const [name, bytes] = first;
	const open = (opened: Uint8Array): Promise<ManifestStore> => {
		const memory = new MemoryStore([[name, opened], ...sidecars]);
		const registry = new ObjectStoreRegistry({ limits: LIMITS }).register(PLACE, memory);
		return runParser(parser, PLACE + name, registry);
	};
	const problems: string[] = [];
	try {
		const store = await open(bytes);
		const documents = await checkDocuments(store, await open(bytes));
		for (const problem of [...checkNodes(store), ...documents, ...(await checkReferences(store))])
			problems.push(problem);
	} catch (error) {
		return [`it does not open the file: ${String(error)}`];
	}
	for (let round = 0; round < damages; round++) {
		const what = round % 2 === 0 ? "cut short" : "with other bytes";
		const problem = await checkDamaged(() => open(damaged(bytes, round)));
		if (problem !== undefined) problems.push(`the file ${what} (damage ${round}) makes it throw ${problem}`);
	}
	return problems;
}

/** What was refused of that which the parser gave, and arrays that say that they are elsewhere. */
function checkNodes(store: ManifestStore): string[] {
	const unsound = store.diagnostics.filter(({ code }) => code === UNSOUND);
	const misplaced = Array.from(walk(store.group)).flatMap((node) =>
		node.kind === "array" && node.array.description.path !== node.path
			? [`${node.path} has the path ${node.array.description.path} in its description`]
			: [],
	);
	return [...unsound.map(({ path, message }) => `${path}: ${message}`), ...misplaced];
}

async function checkDocuments(store: ManifestStore, again: ManifestStore): Promise<string[]> {
	const problems: string[] = [];
	const decoder = new TextDecoder();
	for (const { path, kind } of walk(store.group)) {
		if (kind === "refused" || kind === "unfit") continue;
		const key: `/${string}` = path === "/" ? "/zarr.json" : `${path}/zarr.json`;
		const [text, second] = await Promise.all([store, again].map(async (one) => decoder.decode(await one.get(key))));
		if (text !== second) problems.push(`${path} is described differently when the file is opened again`);
		if (kind === "array" && text !== undefined)
			try {
				parseArrayDocument(parseJson(text, { floats: "tagged" }));
			} catch (error) {
				problems.push(`${path} has no valid Zarr v3 document: ${String(error)}`);
			}
	}
	return problems;
}

async function checkReferences(store: ManifestStore): Promise<string[]> {
	const checked = await verify(store, { sampleChunks: SAMPLED }).catch((error: unknown) => String(error));
	if (typeof checked === "string") return [`references cannot be loaded: ${checked}`];
	const { sources, arrays } = checked;
	return [
		...sources.flatMap(({ url, status, problem = "it is outside of what the parser was given" }) =>
			status === "same" || status === "unrecorded" ? [] : [`${url} cannot be read: ${problem}`],
		),
		...arrays.flatMap(({ path, problems }) => problems.map((problem) => `${path}: ${problem}`)),
	];
}

/** What a damaged file makes a parser throw, unless it opens or is refused as it should be. */
async function checkDamaged(open: () => Promise<ManifestStore>): Promise<string | undefined> {
	try {
		await verify(await open());
		return undefined;
	} catch (error) {
		return isMiraError(error) ? undefined : String(error);
	}
}

/** The same damage in every run: shorter and shorter files, or some bytes changed, most of them near the beginning. */
function damaged(bytes: Uint8Array, round: number): Uint8Array {
	let state = round + 1;
	const random = (below: number): number => {
		state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
		return Math.floor((state / 2 ** 32) * below);
	};
	if (round % 2 === 0) return bytes.slice(0, random(bytes.length));
	const copy = bytes.slice();
	for (let i = 0; i < 4; i++) copy[random(Math.min(copy.length, i < 2 ? 256 : copy.length))] = random(256);
	return copy;
}
