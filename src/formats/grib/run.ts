import type { ScannedMessage } from "../../codecs/grib/message-reader.ts";
import { checkOptions, MiraError, type OptionValue, TAKES } from "../../errors.ts";
import { Limiter } from "../../io/concurrency.ts";
import { commonDirectory } from "../../io/joined-place.ts";
import type { ObjectStoreRegistry } from "../../io/registry.ts";
import { ManifestStore } from "../../manifest/manifest-store.ts";
import { answerZarrita } from "../../read/zarrita-extension.ts";
import type { Budget } from "../../zarr/budget.ts";
import { parseChosen } from "../choice.ts";
import { ownValues, PARSER_OPTIONS, type ParserOptions } from "../parser-options.ts";
import { buildCubes } from "./cubes/build-cubes.ts";
import { cubeFile } from "./cubes/cube-file.ts";
import { type GribOptions, gribFormat } from "./format.ts";
import { Examples } from "./index-files/examples.ts";
import { IndexedFile } from "./index-files/indexed-file.ts";
import { needIndex } from "./index-files/scan-file.ts";

/** Options of {@link openGribRun}. */
export type GribRunOptions = Omit<GribOptions, "layout" | "index"> &
	ParserOptions & {
		/** Files whose indexes are read at a time: 16 by default. */
		concurrency?: number | undefined;
		onProgress?: ((progress: { done: number; total: number }) => void) | undefined;
		/** What to do about a file that has no index, or one that is not its own: fail (the default), or leave it out. */
		onError?: ((error: unknown, url: string) => void) | undefined;
	};

const { layout: _layout, index: _index, ...OWN_OPTIONS } = ownValues(gribFormat.options);
const RUN_OPTIONS: Readonly<Record<string, OptionValue>> = {
	...OWN_OPTIONS,
	...PARSER_OPTIONS,
	concurrency: TAKES.wholeNumber,
	onProgress: TAKES.function,
	onError: TAKES.function,
};

/**
 * Opens the files of a model run as one store of cubes, from their indexes alone: of each file its index and the head of its
 * last message are read, and of the whole run one message of each kind. Indexes are believed, as with `index: "only"`.
 */
export async function openGribRun(
	urls: readonly string[],
	registry: ObjectStoreRegistry,
	options: GribRunOptions = {},
): Promise<ManifestStore> {
	checkOptions("openGribRun", options, RUN_OPTIONS);
	// One budget for all files: what they may do grows with what is read of each.
	const scope = registry.scope({});
	try {
		const messages = await scanRun(urls, scope, options);
		if (messages.length === 0) throw new MiraError("bad-argument", "there is no file of a run that could be opened");
		return await parseChosen(options, () => storeOf(messages, urls, registry, scope.budget, options));
	} finally {
		scope.release();
	}
}

/** The messages of all files. */
async function scanRun(
	urls: readonly string[],
	registry: ObjectStoreRegistry,
	{ concurrency = 16, onProgress, onError }: GribRunOptions,
): Promise<ScannedMessage[]> {
	const { budget } = registry;
	const limiter = new Limiter(concurrency);
	const orReport = async <T>(url: string, task: () => Promise<T>): Promise<T | undefined> => {
		try {
			return await task();
		} catch (error) {
			if (onError === undefined || registry.signal?.aborted) throw error;
			onError(error, url);
			return undefined;
		}
	};
	let done = 0;
	const begin = async (url: string): Promise<IndexedFile> => {
		const file = new IndexedFile(registry.source(url), await needIndex(url, registry), budget);
		await file.readLast();
		onProgress?.({ done: ++done, total: urls.length });
		return file;
	};
	const files = await Promise.all(
		urls.map((url) => limiter.run(() => orReport(url, () => begin(url)), registry.signal)),
	);
	const messages: ScannedMessage[] = [];
	const known: Examples[] = [];
	// One after the other: what the first of them teaches, the others need not ask.
	for (const [i, file] of files.entries()) {
		const scan = file && (await orReport(urls[i] as string, () => file.scan(examplesFor(file, known))));
		for (const message of scan?.messages ?? []) messages.push(message);
	}
	return messages;
}

/** Examples of files that are like this one: those of another grid, say, are not true of it. */
function examplesFor(file: IndexedFile, known: Examples[]): Examples {
	const found = known.find((examples) => file.isLike(examples));
	if (found !== undefined) return found;
	const examples = new Examples();
	known.push(examples);
	return examples;
}

async function storeOf(
	messages: ScannedMessage[],
	urls: readonly string[],
	registry: ObjectStoreRegistry,
	budget: Budget,
	options: GribRunOptions,
): Promise<ManifestStore> {
	const url = commonDirectory(urls);
	const file = cubeFile({ url, budget, options, diagnostics: [], confirm: undefined }, registry, options);
	const group = await buildCubes({ messages }, file);
	budget.requireUnspent();
	return answerZarrita(new ManifestStore({ url, group, registry, diagnostics: file.diagnostics }));
}
