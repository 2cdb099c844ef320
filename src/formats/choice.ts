import type { Diagnostic } from "../diagnostics.ts";
import { MiraError } from "../errors.ts";
import type { ValidityRule } from "../fill/model.ts";
import { type ManifestGroup, redescribe, type StoreArray, walk } from "../manifest/manifest-group.ts";
import { ManifestStore } from "../manifest/manifest-store.ts";
import { mapTree } from "../manifest/map-tree.ts";
import type { ChoiceOptions } from "./choice-options.ts";

/** Runs a parser that may consult the choice to spare work, and applies it to what comes of it. */
export async function parseChosen(
	options: ChoiceOptions,
	parse: (choice: Choice) => Promise<ManifestStore>,
): Promise<ManifestStore> {
	const choice = new Choice(options);
	const store = await parse(choice);
	// The parser may go on to add to this very list, when references are made.
	return choice.applyTo(store, store.diagnostics);
}

/** A name or a path to leave out, and whether anything has it. */
type Dropped = { given: string; names: readonly string[]; isPath: boolean; isFound: boolean };

/** What `drop` and `group` mean. Paths are those of the file; names in them are raw. */
export class Choice {
	/** The path of the group that becomes the root, without slashes at its ends: empty for that of the file. */
	readonly root: string;
	/** True where everything is wanted. */
	readonly isAll: boolean;
	readonly #rootNames: readonly string[];
	readonly #dropped: readonly Dropped[];

	constructor({ drop = [], group = "" }: ChoiceOptions) {
		this.#rootNames = namesIn(group);
		this.root = this.#rootNames.join("/");
		this.#dropped = drop.map((given) => {
			const names = namesIn(given);
			return { given, names, isPath: names.length > 1 || given.startsWith("/"), isFound: false };
		});
		this.isAll = this.root === "" && drop.length === 0;
	}

	/** True where nothing of a path is wanted. Parsers may skip it; nothing that they show all the same stays. */
	skips(path: string): boolean {
		if (this.isAll) return false;
		const names = namesIn(path);
		const shared = Math.min(names.length, this.#rootNames.length);
		for (let i = 0; i < shared; i++) if (names[i] !== this.#rootNames[i]) return true;
		return names.some((_, i) => i >= this.#rootNames.length && this.#drops(names.slice(0, i + 1)));
	}

	#drops(names: readonly string[]): boolean {
		const found = this.#dropped.filter((one) =>
			one.isPath ? isSame(one.names, names) : one.names[0] === names.at(-1),
		);
		for (const one of found) one.isFound = true;
		return found.length > 0;
	}

	/** The store of what is wanted; its diagnostics become those in this list that are about it. */
	applyTo(store: ManifestStore, diagnostics: Diagnostic[]): ManifestStore {
		if (this.isAll) return store;
		const { url, registry, format, facts, arrayExtensions } = store;
		const group = this.#cut(store.group, url);
		const kept = diagnostics.filter(({ path }) => !this.skips(path));
		diagnostics.length = 0;
		for (const diagnostic of [...kept, ...this.#unknownNames(store.group)]) diagnostics.push(diagnostic);
		return Object.assign(new ManifestStore({ url, group, registry, diagnostics, facts }), { format, arrayExtensions });
	}

	/** The tree below the group that becomes the root, without what is left out. */
	#cut(file: ManifestGroup, url: string): ManifestGroup {
		let top = file;
		for (const name of this.#rootNames) {
			const child = top.groups.get(name);
			if (child === undefined) throw this.#noGroup(file, url);
			top = child;
		}
		return mapTree(
			top,
			(node, { path }) => {
				if (this.skips(path)) return undefined;
				return "array" in node ? { ...node, array: this.#withMasks(node.array) } : node;
			},
			`/${this.root}`,
		);
	}

	/** An array is masked by those that are still there, at the paths that they have in the store. */
	#withMasks(array: StoreArray): StoreArray {
		const { fill } = array;
		if (!fill.validity.some(({ kind }) => kind === "maskArray")) return array;
		const validity = fill.validity.flatMap((rule): ValidityRule[] => {
			if (rule.kind !== "maskArray") return [rule];
			if (this.skips(rule.path)) return [];
			return [{ ...rule, path: `/${namesIn(rule.path).slice(this.#rootNames.length).join("/")}` }];
		});
		return redescribe(array, { fill: { ...fill, validity } });
	}

	/** A diagnostic for each entry of `drop` that nothing has; of paths outside the group nothing is known. */
	#unknownNames(file: ManifestGroup): Diagnostic[] {
		const unknown = this.#dropped.filter(({ isFound, isPath, names }) => {
			return !isFound && (!isPath || isSame(names.slice(0, this.#rootNames.length), this.#rootNames));
		});
		if (unknown.length === 0) return [];
		const known = Array.from(walk(file), ({ path }) => path).filter((path) => path !== "/");
		const hint = `It has ${known.slice(0, 10).join(", ")}${known.length > 10 ? ", …" : ""}`;
		return unknown.map(({ given }) => ({
			severity: "warning",
			code: "unknown-name",
			path: `/${this.root}`,
			message: `drop names "${given}", which is not in the file`,
			hint: known.length === 0 ? undefined : hint,
		}));
	}

	#noGroup(file: ManifestGroup, url: string): MiraError {
		const groups = Array.from(walk(file)).flatMap(({ kind, path }) => (kind === "group" && path !== "/" ? [path] : []));
		return new MiraError("not-found", `there is no group "/${this.root}"`, {
			url,
			hint: groups.length === 0 ? "The file has no groups" : `Groups: ${groups.slice(0, 10).join(", ")}`,
		});
	}
}

function namesIn(path: string): string[] {
	return path.split("/").filter((name) => name !== "");
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
	return a.length === b.length && a.every((name, i) => name === b[i]);
}
