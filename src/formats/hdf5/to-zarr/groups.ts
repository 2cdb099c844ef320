import { isMiraError, located, type MiraError } from "../../../errors.ts";
import { ManifestGroup, type StoreArray, walk } from "../../../manifest/manifest-group.ts";
import type { Choice } from "../../choice.ts";
import { attributesOf } from "../alike/consulted.ts";
import { decodeAttributes } from "../attribute-value.ts";
import type { Datatype } from "../element-type.ts";
import { visibleAttributes, withEnumMembers } from "../netcdf4/attributes.ts";
import type { VariableDimensions } from "../netcdf4/dimensions.ts";
import { parentPath } from "../netcdf4/dimensions.ts";
import { type Netcdf4View, variableName } from "../netcdf4/view.ts";
import type { DatasetHeader, Hdf5Node } from "../object-model.ts";
import { type Reading, readEach } from "../reading.ts";
import type { Hdf5Tree } from "../tree.ts";
import { type ArrayContext, buildArray, elementContext } from "./array.ts";
import { arrayAt, groupAt, type LinkedNode, MOST_REPEATS } from "./external-links.ts";

/** The path under which a variable is shown: NetCDF-4 stores one that has the name of a dimension under another. */
export function shownPath(path: string): string {
	const name = path.slice(path.lastIndexOf("/") + 1);
	return path.slice(0, path.length - name.length) + variableName(name);
}

/** What the groups of a file are built from. */
export type GroupInput = {
	tree: Hdf5Tree;
	view: Netcdf4View;
	context: ArrayContext;
	/** What links into other files lead to, by their paths. */
	linked: ReadonlyMap<string, LinkedNode>;
	/** What need not be built. */
	choice: Choice;
};

/** The groups and arrays of a file, nested. */
export function buildGroups(input: GroupInput): Reading<ManifestGroup> {
	return new GroupBuilder(input).build();
}

/** Whether netCDF wrote the file, by the attributes of its root. */
export function isNetcdfRoot(attributes: readonly { name: string }[]): boolean {
	return attributes.some(({ name }) => name === "_NCProperties");
}

/** What a path of the file becomes. */
type Built =
	| { kind: "group"; path: string; group: ManifestGroup }
	| { kind: "array"; path: string; name: string; array: StoreArray | MiraError };

/** Turns the nodes of a tree into nested groups. */
class GroupBuilder {
	readonly #input: GroupInput;
	readonly #context: ArrayContext;
	readonly #groups = new Map<string, ManifestGroup>();
	readonly #isNetcdf: boolean;
	/** By what is in the file: several paths may lead to it. */
	readonly #arrays = new Map<DatasetHeader, StoreArray | MiraError>();
	/** Nodes that may still be shown a second time. */
	#repeatsLeft = MOST_REPEATS;

	constructor(input: GroupInput) {
		this.#input = input;
		this.#context = input.context;
		const root = input.tree.nodes[0]?.object;
		this.#isNetcdf = root?.kind === "group" && isNetcdfRoot(root.attributes);
	}

	*build(): Reading<ManifestGroup> {
		const { tree, choice } = this.#input;
		const nodes = tree.nodes.filter(({ path }) => !choice.skips(shownPath(path)));
		const built = yield* readEach(nodes, (node) => this.#buildNode(node));
		const shown = new Set(nodes.flatMap(({ path, aliasOf }, i) => (built[i] || aliasOf !== undefined ? [path] : [])));
		for (const one of built) if (one !== undefined) this.#place(one, shown);
		const circular = groupsWithAliases(nodes);
		for (const node of nodes) this.#placeAlias(node, circular);
		return this.#groups.get("/") ?? new ManifestGroup();
	}

	*#buildNode({ path, object, aliasOf }: Hdf5Node): Reading<Built | undefined> {
		const name = path.slice(path.lastIndexOf("/") + 1);
		if (object.kind === "refused") return { kind: "array", path, name, array: this.#located(object.error, path) };
		if (object.kind === "group" && aliasOf === undefined) {
			const attributes = yield* this.#decode(visibleAttributes(object.attributes, false), path, object.address);
			return { kind: "group", path, group: new ManifestGroup(attributes) };
		}
		const { view, linked } = this.#input;
		if (view.pureDimensions.has(path)) return undefined;
		const shown = linked.get(path)?.shown;
		if (shown instanceof ManifestGroup) return { kind: "group", path, group: groupAt(path, shown, view.dimensions) };
		if (shown !== undefined)
			return { kind: "array", path, name, array: arrayAt(path, shown, view.dimensions.get(path)) };
		if (object.kind !== "dataset") return undefined;
		return { kind: "array", path, name: variableName(name), array: yield* this.#buildArray(path, object.header) };
	}

	/** A dataset that several paths lead to is one array, under each of them. */
	*#buildArray(path: string, header: DatasetHeader): Reading<StoreArray | MiraError> {
		const dimensions = this.#input.view.dimensions.get(path);
		const { budget } = this.#context.file;
		const parts = typeParts(header.datatype);
		budget.work(parts * TYPE_PART.work);
		budget.hold(parts * TYPE_PART.bytes);
		const known = this.#arrays.get(header);
		if (known !== undefined) {
			if (isMiraError(known)) return this.#located(known, path);
			budget.attribute(valuesOf(known));
			return arrayAt(path, known, dimensions);
		}
		const array = yield* this.#buildFirst(path, header, dimensions);
		this.#arrays.set(header, array);
		return isMiraError(array) ? this.#located(array, path) : array;
	}

	*#buildFirst(
		path: string,
		header: DatasetHeader,
		dimensions: VariableDimensions | undefined,
	): Reading<StoreArray | MiraError> {
		const { budget } = this.#context.file;
		try {
			const visible = visibleAttributes(header.attributes, this.#input.view.scales.has(path));
			const values = yield* this.#decode(visible, path, header.address);
			const attributes = withEnumMembers(values, header.datatype);
			return yield* buildArray({ path, header, attributes, dimensions }, this.#context);
		} catch (error) {
			if (!isMiraError(error)) throw error;
			budget.requireUnspent();
			return error;
		}
	}

	*#decode(
		attributes: DatasetHeader["attributes"],
		path: string,
		address: number,
	): Reading<ManifestGroup["attributes"]> {
		const { file } = this.#context;
		const { nameOf } = elementContext(path, this.#context);
		const reading = decodeAttributes(file, attributes, { path, nameOf, isNetcdf: this.#isNetcdf });
		const { values, diagnostics } = yield* file.during(attributesOf(address), reading);
		for (const diagnostic of diagnostics) this.#context.diagnostics.push(diagnostic);
		return values;
	}

	/** `shown` are the paths of everything else: what NetCDF-4 gives another name keeps its own where that is taken. */
	#place(built: Built, shown: ReadonlySet<string>): void {
		const folder = parentPath(built.path);
		const parent = this.#groups.get(folder);
		const raw = built.path.slice(built.path.lastIndexOf("/") + 1);
		const isOther = built.kind === "group" || shown.has(folder === "/" ? `/${built.name}` : `${folder}/${built.name}`);
		const name = isOther ? raw : built.name;
		if (parent?.has(name)) {
			const message = "a second link of this name is left out";
			this.#context.diagnostics.push({ severity: "warning", code: "name-conflict", path: built.path, message });
			return;
		}
		if (built.kind === "group") this.#groups.set(built.path, built.group);
		if (built.path !== "/") parent?.add(name, built.kind === "group" ? built.group : built.array);
	}

	/** A further path of a group shows the same one, unless that would make the tree endless. */
	#placeAlias({ path, object, aliasOf }: Hdf5Node, circular: ReadonlySet<string>): void {
		if (object.kind !== "group" || aliasOf === undefined) return;
		const target = this.#groups.get(aliasOf);
		if (target !== undefined && !circular.has(aliasOf) && this.#mayRepeat(target))
			this.#place({ kind: "group", path, group: target }, new Set());
		else
			this.#context.diagnostics.push({
				severity: "info",
				code: "alias-not-shown",
				path,
				message: `the link leads to the group ${aliasOf}, where its content is shown`,
			});
	}

	/** Few links to a large group could make a store without end. */
	#mayRepeat(group: ManifestGroup): boolean {
		for (const _ of walk(group)) if (--this.#repeatsLeft < 0) return false;
		return true;
	}

	/** The error with the path of its array. */
	#located(error: MiraError, path: string): MiraError {
		return error.path === undefined ? located(error, { path, url: this.#context.file.source.url }) : error;
	}
}

/** Groups that hold a further path to some group: to repeat one of them could go on for ever. */
function groupsWithAliases(nodes: readonly Hdf5Node[]): Set<string> {
	const found = new Set<string>();
	for (const { path, object, aliasOf } of nodes) {
		if (object.kind !== "group" || aliasOf === undefined) continue;
		let parent = path;
		do {
			parent = parentPath(parent);
			if (found.has(parent)) break;
			found.add(parent);
		} while (parent !== "/");
	}
	return found;
}

function valuesOf({ attributes }: StoreArray): number {
	let values = 0;
	for (const attribute of attributes.values()) values += attribute.values.length;
	return values;
}

/** What a member of a compound or an enumeration costs in every array that has it. */
const TYPE_PART = { work: 100, bytes: 100 };

/** Members that a type has, at any depth: datasets share types, and each has them in its metadata. */
function typeParts(type: Datatype): number {
	switch (type.kind) {
		case "compound":
			return type.members.reduce((sum, { datatype }) => sum + 1 + typeParts(datatype), 0);
		case "array":
		case "vlen-sequence":
			return typeParts(type.base);
		case "enum":
			return type.members.length;
		default:
			return 0;
	}
}
