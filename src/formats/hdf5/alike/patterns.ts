import type { ObjectStoreRegistry } from "../../../io/registry.ts";
import type { ManifestGroup } from "../../../manifest/manifest-group.ts";
import { sameStructure } from "../../../zarr/same-structure.ts";
import type { Hdf5File } from "../file.ts";
import { isFileProblem } from "../file-problem.ts";
import type { ArrayContext } from "../to-zarr/array.ts";
import { Consulted } from "./consulted.ts";
import { MustWait } from "./known-object.ts";
import { type OpenedFile, Pattern } from "./pattern.ts";

/** An archive has a few kinds of files, such as months of different lengths. */
const MOST_PATTERNS = 8;
/** Where no file is like another, only one in so many is noted as a pattern any more. */
const MOST_SKIPPED = 64;

/** The patterns of the files that a registry opened, for those that are opened with the same options. */
export class Patterns {
	readonly #options: unknown;
	/** The one that fitted last comes first. */
	#patterns: Pattern[] = [];
	#toSkip = 0;
	#skipNext = 1;
	/** While the first file is taken apart, the others wait: they would all be taken apart for nothing. */
	#first: Promise<void> | undefined;

	private constructor(options: unknown) {
		this.#options = options;
	}

	/** Undefined where nothing says that files are alike. */
	static of({ alike }: ObjectStoreRegistry, options: unknown): Patterns | undefined {
		const known = alike?.get("hdf5") as Patterns | undefined;
		if (known !== undefined && sameStructure(known.#options, options)) return known;
		const patterns = new Patterns(options);
		alike?.set("hdf5", patterns);
		return alike && patterns;
	}

	/** The groups of a file that is like one before, and which. `contextOf` says what they are made with. */
	async find(
		file: Hdf5File,
		rootAddress: number,
		contextOf: (pattern: Pattern) => ArrayContext,
	): Promise<{ pattern: Pattern; group: ManifestGroup; context: ArrayContext } | undefined> {
		if (this.#patterns.length === 0) await this.#first;
		for (const pattern of this.#patterns) {
			if (!pattern.hasStructureOf(file, rootAddress)) continue;
			const context = contextOf(pattern);
			const group = unlessOdd(() => pattern.apply(context));
			if (group === undefined) continue;
			this.#patterns = [pattern, ...this.#patterns.filter((other) => other !== pattern)];
			this.#skipNext = 1;
			this.#toSkip = 0;
			return { pattern, group, context };
		}
		return undefined;
	}

	/**
	 * Takes a file apart that is like none before. It becomes a pattern itself, by what `take` says has been found out; not every
	 * one, where that is in vain.
	 */
	async make<T>(file: Hdf5File, take: (learn: (found: FoundOut) => void) => Promise<T>): Promise<T> {
		if (this.#toSkip > 0) {
			this.#toSkip--;
			return take(() => {});
		}
		this.#toSkip = this.#skipNext;
		this.#skipNext = Math.min(2 * this.#skipNext, MOST_SKIPPED);
		const consulted = new Consulted();
		file.consult(consulted);
		// A file at its limits is one all the same.
		const taking = take((found) => this.#learn({ ...found, file: file.again(), consulted }));
		const ended = (): void => {};
		this.#first ??= taking.then(ended, ended);
		return taking;
	}

	#learn(opened: OpenedFile): void {
		const pattern = unlessOdd(() => Pattern.of(opened));
		if (pattern !== undefined) this.#patterns = [pattern, ...this.#patterns].slice(0, MOST_PATTERNS);
	}
}

/** What is found out about a file. */
export type FoundOut = Omit<OpenedFile, "file" | "consulted">;

/** Undefined where something is wrong with the file, or not in it: whoever takes it apart finds out, and says so. */
function unlessOdd<T>(find: () => T): T | undefined {
	try {
		return find();
	} catch (error) {
		if (isFileProblem(error) || error instanceof MustWait) return undefined;
		throw error;
	}
}
