import { type Diagnostic, diagnosticOf } from "../../diagnostics.ts";
import { isMiraError, MiraError, messageWithoutHint } from "../../errors.ts";
import { type Budget, beyond } from "../../zarr/budget.ts";
import { isJsonObject, type JsonObject, type JsonValue, parseJson } from "../../zarr/json.ts";
import type { Choice } from "../choice.ts";
import { joinKey, type KeySpace } from "./key-space.ts";
import { nczarrChildren, OLDEST_ARRAY_OBJECTS, OLDEST_MARK } from "./nczarr.ts";

/** The documents of a node, or what keeps them from being read. */
export type NodeDocuments =
	| { kind: "v3"; document: JsonValue }
	| { kind: "v2-array"; array: JsonValue; attributes: JsonValue | undefined; nczarr: JsonValue | undefined }
	| { kind: "v2-group"; group: JsonValue | undefined; attributes: JsonValue | undefined }
	| { kind: "problem"; error: MiraError };

/** Nodes by their paths. Groups that have no document of their own are not among them. */
type NodeMap = Map<string, NodeDocuments>;

/** Names of metadata documents: whatever else is below an array belongs to its chunks. */
export const DOCUMENT_NAMES: ReadonlySet<string> = new Set([
	"zarr.json",
	".zarray",
	".zgroup",
	".zattrs",
	".zmetadata",
	OLDEST_MARK,
	...OLDEST_ARRAY_OBJECTS,
]);

/** How deep directories without documents are searched inside a store. */
const MAX_BARE_LEVELS = 4;
/** The same where nothing says that there is a store at all. */
const MAX_UNCERTAIN_LEVELS = 1;

/**
 * Finds the documents of all nodes of a store: in its consolidated metadata, else by walking through the groups. Where a store
 * cannot list, only names are tried that the documents themselves mention. They come a few at a time, so there need not be
 * room for all documents at once: in the order of their paths, those of a group before those below it.
 */
export async function* findNodes(
	space: KeySpace,
	choice: Choice,
	diagnostics: Diagnostic[],
): AsyncGenerator<[path: string, node: NodeDocuments][]> {
	const walk = new Walk(space, choice, diagnostics);
	// Consolidated metadata stand at the root, whichever group of the store is wanted.
	if (choice.root !== "" && (await walk.readConsolidatedRoot())) yield walk.takeNodes();
	else yield* walk.enter(choice.root);
}

/** More of them would wait for each other, and be in memory meanwhile. */
const READ_AT_ONCE = 256;

/** Where a node may be: the nearest one above it that is there, and how many levels without documents lie in between. */
type Place = { path: string; depth: number; parent: NodeDocuments | undefined; bareLevels: number };

class Walk {
	#nodes: NodeMap = new Map();
	readonly #space: KeySpace;
	readonly #choice: Choice;
	readonly #diagnostics: Diagnostic[];
	readonly #budget: Budget;
	#visited = 0;
	#isOldNczarr = false;

	constructor(space: KeySpace, choice: Choice, diagnostics: Diagnostic[]) {
		this.#space = space;
		this.#choice = choice;
		this.#diagnostics = diagnostics;
		this.#budget = space.budget;
	}

	/** What was found since the last time. */
	takeNodes(): [path: string, node: NodeDocuments][] {
		const found = [...this.#nodes].sort(([a], [b]) => (a < b ? -1 : 1));
		this.#nodes = new Map();
		return found;
	}

	async readConsolidatedRoot(): Promise<boolean> {
		const [v3, consolidated] = await Promise.all([this.#readV3Node(""), this.#consolidatedDocument("")]);
		return v3 === undefined ? this.#readV2Consolidated("", consolidated) : this.#readV3Consolidated("", v3);
	}

	/** All nodes below a path, level by level; a few at a time, because each holds its documents while it is read. */
	async *enter(path: string): AsyncGenerator<[path: string, node: NodeDocuments][]> {
		let level: Place[] = [{ path, depth: 0, parent: undefined, bareLevels: 0 }];
		while (level.length > 0) {
			const below: Place[] = [];
			for (let first = 0; first < level.length; first += READ_AT_ONCE) {
				const places = level.slice(first, first + READ_AT_ONCE);
				const found = await Promise.all(places.map((place) => this.#visit(place)));
				for (const children of found) for (const child of children) below.push(child);
				yield this.takeNodes();
			}
			level = below;
		}
	}

	/** Reads what is at a place; gives the places below that may have something, too. */
	async #visit({ path, depth, parent, bareLevels }: Place): Promise<Place[]> {
		// Symbolic links may go in circles; what is found is charged when the tree is built.
		this.#budget.nest(depth);
		const { maxNodes } = this.#budget.limits;
		if (++this.#visited > maxNodes)
			throw beyond("maxNodes", `there are more than ${maxNodes} places for arrays and groups`);
		const node = depth === 0 ? await this.#readRoot(path) : await this.#readNode(path, parent);
		if (node === "consolidated") return [];
		if (node !== undefined) this.#nodes.set(path, node);
		if ((isArray(node) && this.#space.knowsAllNodes !== true) || this.#readV3Consolidated(path, node)) return [];
		const bare = node === undefined ? bareLevels + 1 : 0;
		// Without a document on the way to here, all levels were bare.
		const isUncertain = this.#space.isUncertain === true && this.#choice.root === "" && bare === depth + 1;
		// Where all documents are known, so are the ways to them.
		const mostBare = isUncertain ? MAX_UNCERTAIN_LEVELS : MAX_BARE_LEVELS;
		if (bare > mostBare && this.#space.knowsAllNodes !== true) return [];
		const names = (await this.#space.children(path)) ?? this.#mentioned(path, node);
		return names
			.filter((name) => !name.startsWith("."))
			.map((name) => joinKey(path, name))
			.filter((child) => !this.#choice.skips(child))
			.sort((a, b) => (a < b ? -1 : 1))
			.map((child) => ({ path: child, depth: depth + 1, parent: node ?? parent, bareLevels: bare }));
	}

	/** What says all is asked for first, together; then what else may stand at the root of Zarr v2. */
	async #readRoot(path: string): Promise<NodeDocuments | "consolidated" | undefined> {
		const [v3, consolidated] = await Promise.all([this.#readV3Node(path), this.#consolidatedDocument(path)]);
		if (v3 !== undefined) return v3;
		if (this.#readV2Consolidated(path, consolidated)) return "consolidated";
		const mark = this.#space.document(joinKey(path, OLDEST_MARK));
		const [v2, isMarked] = await Promise.all([this.#readV2Node(path), mark.then((found) => found !== undefined)]);
		this.#isOldNczarr = isMarked;
		return v2;
	}

	/** One request where the version is that of the parent, as it nearly always is. */
	async #readNode(path: string, parent: NodeDocuments | undefined): Promise<NodeDocuments | undefined> {
		try {
			return parent?.kind === "v2-group"
				? ((await this.#readV2Node(path)) ?? (await this.#readV3Node(path)))
				: ((await this.#readV3Node(path)) ?? (await this.#readV2Node(path)));
		} catch (error) {
			if (!isMiraError(error, "bad-json")) throw error;
			return { kind: "problem", error };
		}
	}

	async #readV3Node(path: string): Promise<NodeDocuments | undefined> {
		const document = await this.#json(joinKey(path, "zarr.json"));
		return document === undefined ? undefined : { kind: "v3", document };
	}

	async #readV2Node(path: string): Promise<NodeDocuments | undefined> {
		const [array, group, attributes] = await Promise.all(
			[".zarray", ".zgroup", ".zattrs"].map((name) => this.#json(joinKey(path, name))),
		);
		if (array !== undefined) {
			if (group !== undefined) reportBoth(path, this.#diagnostics);
			return { kind: "v2-array", array, attributes, nczarr: await this.#oldNczarr(path) };
		}
		if (group === undefined && attributes === undefined) return undefined;
		return { kind: "v2-group", group, attributes };
	}

	async #oldNczarr(path: string): Promise<JsonValue | undefined> {
		for (const name of this.#isOldNczarr ? OLDEST_ARRAY_OBJECTS : []) {
			const document = await this.#json(joinKey(path, name));
			if (document !== undefined) return document;
		}
		return undefined;
	}

	/** It only repeats what stands elsewhere: where it cannot be read, the store can be walked through. */
	async #consolidatedDocument(path: string): Promise<JsonValue | undefined> {
		try {
			return await this.#json(joinKey(path, ".zmetadata"));
		} catch (error) {
			if (!isMiraError(error, "bad-json")) throw error;
			const about = "consolidated metadata are not used: ";
			this.#diagnostics.push(diagnosticOf(error, { path: `/${path}`, about, severity: "warning" }));
			return undefined;
		}
	}

	/** `.zmetadata`: the documents of all nodes by their keys. */
	#readV2Consolidated(path: string, document: JsonValue | undefined): boolean {
		const entries = isJsonObject(document) && isJsonObject(document.metadata) ? document.metadata : {};
		for (const [key, node] of documentsByPath(entries, this.#diagnostics))
			this.#nodes.set(joinRelative(path, key), node);
		return this.#nodes.size > 0;
	}

	/** `consolidated_metadata` of a v3 group: the documents of all nodes below it by their relative paths. */
	#readV3Consolidated(path: string, node: NodeDocuments | undefined): boolean {
		if (node?.kind !== "v3" || !isJsonObject(node.document)) return false;
		const consolidated = node.document.consolidated_metadata;
		const entries = isJsonObject(consolidated) && isJsonObject(consolidated.metadata) ? consolidated.metadata : {};
		for (const [key, document] of Object.entries(entries))
			this.#nodes.set(joinRelative(path, trimSlashes(key)), { kind: "v3", document });
		return Object.keys(entries).length > 0;
	}

	#mentioned(path: string, node: NodeDocuments | undefined): string[] {
		const names = childrenMentioned(node);
		if (node !== undefined)
			this.#diagnostics.push({
				severity: names.length > 0 ? "info" : "warning",
				code: "cannot-list",
				path: `/${path}`,
				message:
					"the store cannot be listed and has no consolidated metadata: only nodes that the documents name are found",
				hint: "Open an array or group of it by its own URL, or consolidate the metadata",
			});
		return names;
	}

	async #json(key: string): Promise<JsonValue | undefined> {
		const bytes = await this.#space.document(key);
		if (bytes === undefined) return undefined;
		try {
			return parseJson(bytes, { floats: "tagged", budget: this.#budget });
		} catch (error) {
			if (!isMiraError(error, "bad-json")) throw error;
			throw new MiraError("bad-json", `"${key}" cannot be read: ${messageWithoutHint(error)}`, {
				url: this.#space.url,
				hint: error.hint,
				cause: error,
			});
		}
	}
}

/** True for documents of an array. */
export function isArray(node: NodeDocuments | undefined): boolean {
	if (node?.kind === "v3") return isJsonObject(node.document) && node.document.node_type === "array";
	return node?.kind === "v2-array";
}

/** Puts the documents of a `.zmetadata` together by node. */
function documentsByPath(entries: JsonObject, diagnostics: Diagnostic[]): NodeMap {
	const parts = new Map<string, { [name: string]: JsonValue }>();
	for (const [key, document] of Object.entries(entries)) {
		const slash = key.lastIndexOf("/");
		const path = trimSlashes(key.slice(0, Math.max(slash, 0)));
		const known = parts.get(path);
		if (known === undefined) parts.set(path, { [key.slice(slash + 1)]: document });
		else known[key.slice(slash + 1)] = document;
	}
	const nodes: NodeMap = new Map();
	for (const [path, documents] of parts) {
		const { ".zarray": array, ".zgroup": group, ".zattrs": attributes, "zarr.json": document } = documents;
		if (document !== undefined) nodes.set(path, { kind: "v3", document });
		else if (array !== undefined) {
			if (group !== undefined) reportBoth(path, diagnostics);
			const nczarr = OLDEST_ARRAY_OBJECTS.map((name) => documents[name]).find((found) => found !== undefined);
			nodes.set(path, { kind: "v2-array", array, attributes, nczarr });
		} else if (group !== undefined || attributes !== undefined)
			nodes.set(path, { kind: "v2-group", group, attributes });
	}
	return nodes;
}

/** Readers of Zarr v2 ask for `.zarray` first, and so see the array. */
function reportBoth(path: string, diagnostics: Diagnostic[]): void {
	const message = "there are documents of an array and of a group (.zarray and .zgroup); the array is shown";
	diagnostics.push({ severity: "warning", code: "name-conflict", path: `/${path}`, message });
}

/** Names of children that the documents of a group mention: those of NCZarr, and the images of OME-Zarr. */
function childrenMentioned(node: NodeDocuments | undefined): string[] {
	if (node === undefined || node.kind === "problem" || node.kind === "v2-array") return [];
	const documents: (JsonValue | undefined)[] =
		node.kind === "v2-group"
			? [node.group, node.attributes]
			: [node.document, isJsonObject(node.document) ? node.document.attributes : undefined];
	const names = new Set(nczarrChildren(documents));
	const attributes = documents.at(-1);
	for (const holder of isJsonObject(attributes) ? [attributes, attributes.ome] : []) {
		const images = isJsonObject(holder) && Array.isArray(holder.multiscales) ? holder.multiscales : [];
		for (const image of images)
			for (const dataset of isJsonObject(image) && Array.isArray(image.datasets) ? image.datasets : [])
				if (isJsonObject(dataset) && typeof dataset.path === "string") names.add(dataset.path);
	}
	return [...names].filter((name) => name !== "" && !name.split("/").includes(".."));
}

function joinRelative(path: string, key: string): string {
	return key === "" ? path : joinKey(path, key);
}

function trimSlashes(path: string): string {
	return path.replace(/^\/+|\/+$/g, "");
}
