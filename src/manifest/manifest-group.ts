import { isMiraError, MiraError } from "../errors.ts";
import { type Attributes, attributeToJson } from "../zarr/attributes.ts";
import type { JsonObject } from "../zarr/json.ts";
import type { DerivedArray } from "./derived-array.ts";
import type { ArrayDescription, ManifestArray } from "./manifest-array.ts";

/** An array of a store. */
export type StoreArray = ManifestArray | DerivedArray;

/** What a name of a group stands for. */
export type GroupNode =
	| { kind: "array"; array: StoreArray }
	| { kind: "group"; group: ManifestGroup }
	/** An array that cannot be shown at all, with the reason: it is listed, and asking for it throws the reason. */
	| { kind: "refused"; error: MiraError }
	/** A refused array of which only a fill value does not fit, as it is without that value: to be explained. */
	| { kind: "unfit"; array: StoreArray; error: MiraError };

/** What can be put into a group: an array, a group, or the error for which there is none. */
export type NodeContent = StoreArray | ManifestGroup | MiraError | GroupNode;

/**
 * Arrays, groups and attributes, nested. Names are raw: any character but `/`. A name belongs to one node: that an array and a
 * group share one is an error. A store whose root is an array has it in the root group, under the empty name, and nothing else.
 */
export class ManifestGroup {
	/** Attributes of the group itself, with the types they had in the file. */
	readonly attributes: Attributes;
	// Made when they are needed: stores have as many groups as they like, and most have nodes of one kind.
	#arrays: Map<string, StoreArray> | undefined;
	#groups: Map<string, ManifestGroup> | undefined;
	#refused: Map<string, Extract<GroupNode, { error: MiraError }>> | undefined;

	constructor(attributes: Attributes = new Map()) {
		this.attributes = attributes;
	}

	/** The arrays that can be read. As in any map, one that is set takes the place of the array of that name. */
	get arrays(): Map<string, StoreArray> {
		this.#arrays ??= new NodesOfKind(this);
		return this.#arrays;
	}

	/** The groups below. */
	get groups(): Map<string, ManifestGroup> {
		this.#groups ??= new NodesOfKind(this);
		return this.#groups;
	}

	/**
	 * Puts an array, a group or an error under a name: `group.add("sst", array)`. With an error the array is listed, and asking
	 * for it throws that error; the rest opens. Throws for a name that is taken: nothing is lost in silence.
	 */
	add(name: string, content: NodeContent): this {
		if (this.has(name)) throw nameTaken(name, this);
		const node = nodeOf(name, content);
		if (node.kind === "array") this.arrays.set(name, node.array);
		else if (node.kind === "group") this.groups.set(name, node.group);
		else {
			this.#refused ??= new Map();
			this.#refused.set(name, node);
		}
		return this;
	}

	/** What a name stands for. */
	get(name: string): GroupNode | undefined {
		const array = this.#arrays?.get(name);
		if (array !== undefined) return { kind: "array", array };
		const group = this.#groups?.get(name);
		return group === undefined ? this.#refused?.get(name) : { kind: "group", group };
	}

	/** True if something has that name, a refused array included. */
	has(name: string): boolean {
		return [this.#arrays, this.#groups, this.#refused].some((nodes) => nodes?.has(name));
	}

	/** Takes out what has that name; false if nothing has. */
	delete(name: string): boolean {
		return [this.#arrays, this.#groups, this.#refused].some((nodes) => nodes?.delete(name));
	}

	/** Everything in the group itself: arrays, those that are refused, then groups, each in the order of the file. */
	*nodes(): IterableIterator<[name: string, node: GroupNode]> {
		for (const [name, array] of this.#arrays ?? []) yield [name, { kind: "array", array }];
		yield* this.#refused ?? [];
		for (const [name, group] of this.#groups ?? []) yield [name, { kind: "group", group }];
	}
}

/** The nodes of one kind of a group. A name of another one of its nodes cannot be set. */
class NodesOfKind<Value> extends Map<string, Value> {
	readonly #owner: ManifestGroup;

	constructor(owner: ManifestGroup) {
		super();
		this.#owner = owner;
	}

	override set(name: string, value: Value): this {
		if (!this.has(name) && this.#owner.has(name)) throw nameTaken(name, this.#owner);
		return super.set(name, value);
	}
}

function nameTaken(name: string, group: ManifestGroup): MiraError {
	const what = group.get(name)?.kind === "group" ? "a group" : "an array";
	return new MiraError("bad-metadata", `there is already ${what} named "${name}": a name can belong to only one node`, {
		hint: "Add it under another name, or remove the other one first: group.delete(name)",
	});
}

/** Parsers also come from applications, where no compiler looked. */
function nodeOf(name: string, content: NodeContent): GroupNode {
	if (content instanceof ManifestGroup) return { kind: "group", group: content };
	if (isMiraError(content)) return { kind: "refused", error: content };
	switch ((content as Partial<Exclude<NodeContent, ManifestGroup | MiraError>> | undefined)?.kind) {
		case "manifest":
		case "derived":
			return arrayNode(content as StoreArray);
		case "array":
		case "group":
		case "refused":
		case "unfit":
			return content as GroupNode;
		default:
			throw new MiraError("bad-argument", `"${name}" is neither an array nor a group nor a MiraError`);
	}
}

/** Where a fill value does not fit, the array is refused; what else it is can be explained (design, rule 6). */
function arrayNode(array: StoreArray): GroupNode {
	const error = array.description?.fillRules?.problem;
	return error === undefined ? { kind: "array", array } : { kind: "unfit", array, error };
}

/** A node of the tree, with its path. */
export type TreeNode = GroupNode & { path: `/${string}` };

/** Every node below a group, itself first, parents before children. */
export function* walk(root: ManifestGroup, path: `/${string}` = "/"): IterableIterator<TreeNode> {
	if (path !== "/" || !hasRootArray(root)) yield { kind: "group", path, group: root };
	// A stack of our own: generators within generators would hand every node through all levels above it.
	const open = [{ path, nodes: root.nodes() }];
	for (let last = open.at(-1); last !== undefined; last = open.at(-1)) {
		const next = last.nodes.next();
		if (next.done === true) {
			open.pop();
			continue;
		}
		const [name, node] = next.value;
		const below = pathBelow(last.path, name);
		yield { ...node, path: below };
		if (node.kind === "group") open.push({ path: below, nodes: node.group.nodes() });
	}
}

/** The path of what has that name in the group at a path. */
export function pathBelow(path: `/${string}`, name: string): `/${string}` {
	return path === "/" ? `/${name}` : `${path}/${name}`;
}

/** True for the root of a store that is an array itself. */
export function hasRootArray(group: ManifestGroup): boolean {
	return group.has("") && !group.groups.has("");
}

/** The attributes of a group as JSON. */
export function groupAttributes(group: ManifestGroup): JsonObject {
	return Object.fromEntries([...group.attributes].map(([name, value]) => [name, attributeToJson(value)]));
}

/** The same chunks under another description. */
export function redescribe(array: StoreArray, changes: Partial<ArrayDescription>): StoreArray {
	return array.describedAs({ ...array.description, ...changes });
}
