import { diagnosticOf } from "../../diagnostics.ts";
import { isMiraError, located } from "../../errors.ts";
import { ManifestGroup } from "../../manifest/manifest-group.ts";
import type { Attributes } from "../../zarr/attributes.ts";
import type { Budget } from "../../zarr/budget.ts";
import type { Choice } from "../choice.ts";
import { GRID_MAPPING, gridMappingArray } from "../grid-mapping-array.ts";
import type { Annotations } from "./annotations.ts";
import { buildArray } from "./array.ts";
import { type Catalog, isInternalVdata, isInternalVgroup } from "./catalog.ts";
import type { ArrayContext } from "./context.ts";
import type { BadDataSet, DataSet } from "./data-set.ts";
import { keyOf } from "./descriptors.ts";
import { axisArray } from "./eos/axis-array.ts";
import type { GridAxis } from "./eos/grid-axes.ts";
import { TAG, type TagRef } from "./tags.ts";
import type { Vdata } from "./vdata.ts";
import { vdataSets } from "./vdata-sets.ts";
import type { Vgroup } from "./vgroup.ts";

/** A place in the tree: a group, and what is in it. */
export type Folder = {
	name: string;
	/** The Vgroup it is; the root is none, nor are the Vdatas, which are folders of their fields. */
	vgroup?: Vgroup | undefined;
	attributes?: Attributes | undefined;
	sets: (DataSet | BadDataSet)[];
	/** Coordinates that were computed. */
	axes?: GridAxis[] | undefined;
	/** Attributes of the array that says in what coordinate system they are. */
	gridMapping?: Attributes | undefined;
	folders: Folder[];
};

/** Puts data sets and Vdatas where the Vgroups of the user have them; what is in none of these is in the root. */
export function arrange(
	catalog: Catalog,
	sets: readonly (DataSet | BadDataSet)[],
	annotations: Annotations,
	limits: Budget,
): Folder {
	const root: Folder = { name: "", sets: [], folders: [] };
	const byElement = new Map<number, DataSet | BadDataSet>();
	for (const set of sets) for (const element of set.elements) byElement.set(keyOf(element), set);
	const placed = new Set<DataSet | BadDataSet | Vdata | Vgroup>();
	const own = [...catalog.vgroups.values()].filter((vgroup) => !isInternalVgroup(vgroup)).sort((a, b) => a.ref - b.ref);
	const place = (vgroup: Vgroup, parent: Folder, depth: number): void => {
		// A Vgroup that several others hold, itself perhaps, is in the first of them.
		if (placed.has(vgroup)) return;
		limits.nest(depth);
		placed.add(vgroup);
		const attributes = catalog.attributesOf([...vgroup.attributes, ...vgroup.members]);
		annotations.addTo(attributes, [{ tag: TAG.vgroup, ref: vgroup.ref }]);
		const folder: Folder = { name: vgroup.name, vgroup, attributes, sets: [], folders: [] };
		parent.folders.push(folder);
		const here = new Set<DataSet | BadDataSet>();
		for (const member of vgroup.members) addMember(member, folder, here, depth);
	};
	const addMember = (member: TagRef, folder: Folder, here: Set<DataSet | BadDataSet>, depth: number): void => {
		const set = byElement.get(keyOf(member));
		const child = member.tag === TAG.vgroup ? catalog.vgroups.get(member.ref) : undefined;
		const vdata = member.tag === TAG.vdataHeader ? catalog.vdatas.get(member.ref) : undefined;
		if (set !== undefined) {
			placed.add(set);
			if (!here.has(set)) folder.sets.push(set);
			here.add(set);
		} else if (child !== undefined && !isInternalVgroup(child)) place(child, folder, depth + 1);
		else if (vdata !== undefined && !isInternalVdata(vdata)) addVdata(vdata, folder);
	};
	const addVdata = (vdata: Vdata, folder: Folder): void => {
		if (placed.has(vdata)) return;
		placed.add(vdata);
		const fields = vdataSets(vdata, catalog);
		const [only] = fields;
		const attributes = catalog.attributesOf(wholeAttributes(vdata));
		annotations.addTo(attributes, [{ tag: TAG.vdataHeader, ref: vdata.ref }]);
		// Fields of HDF-EOS swaths are Vdatas of one field with the same name.
		if (only !== undefined && fields.length === 1 && only.name === vdata.name) {
			if (!("problem" in only)) for (const [name, value] of attributes) only.attributes.set(name, value);
			folder.sets.push(only);
		} else folder.folders.push({ name: vdata.name, attributes, sets: fields, folders: [] });
	};
	const held = new Set(own.flatMap(({ members }) => members.filter(({ tag }) => tag === TAG.vgroup).map(keyOf)));
	for (const vgroup of own) if (!held.has(keyOf({ tag: TAG.vgroup, ref: vgroup.ref }))) place(vgroup, root, 1);
	// Those that hold each other in a circle have no first one.
	for (const vgroup of own) place(vgroup, root, 1);
	for (const set of sets) if (!placed.has(set)) root.sets.push(set);
	for (const vdata of catalog.vdatas.values()) if (!isInternalVdata(vdata)) addVdata(vdata, root);
	return root;
}

function wholeAttributes({ attributes }: Vdata): TagRef[] {
	return attributes.filter(({ field }) => field === undefined).map(({ vdata }) => vdata);
}

/** The group of a folder, with all its arrays. */
export async function buildGroup(
	folder: Folder,
	path: string,
	context: ArrayContext,
	choice: Choice,
	depth = 0,
): Promise<ManifestGroup> {
	const { limits } = context;
	const { attributes, sets, axes = [], gridMapping, folders } = folder;
	const group = new ManifestGroup(attributes);
	const names = new FolderNames(path, context);
	const built = sets.flatMap((set) => {
		const name = names.take(set.name, "data set");
		const own = `${path}${name}`;
		if (choice.skips(own)) return [];
		chargeNode(own, depth + 1, limits);
		return [{ name, array: attempt(own, set, context) }];
	});
	for (const { name, array } of built) group.add(name, await array);
	for (const axis of axes) {
		const name = names.take(axis.name, "coordinate");
		group.add(name, axisArray(`${path}${name}`, axis, axis.name, { budget: context.budget, policy: "hdf4" }));
	}
	if (gridMapping !== undefined) {
		chargeNode(`${path}${GRID_MAPPING}`, depth + 1, limits);
		const name = names.take(GRID_MAPPING, "grid mapping");
		group.add(name, gridMappingArray(`${path}${name}`, gridMapping));
	}
	for (const child of folders) {
		const name = names.take(child.name, "group");
		if (choice.skips(`${path}${name}`)) continue;
		chargeNode(`${path}${name}`, depth + 1, limits);
		group.add(name, await buildGroup(child, `${path}${name}/`, context, choice, depth + 1));
	}
	return group;
}

/** Every path has the names of all groups around it, which the file has once each. */
function chargeNode(path: string, depth: number, limits: Budget): void {
	limits.node(depth);
	limits.hold(path.length);
}

async function attempt(path: string, set: DataSet | BadDataSet, context: ArrayContext) {
	try {
		if ("problem" in set) throw set.problem;
		return await buildArray(path, set, context);
	} catch (error) {
		if (!isMiraError(error)) throw error;
		const problem = located(error, { path });
		context.diagnostics.push(diagnosticOf(problem, { path }));
		return problem;
	}
}

/** Names of HDF4 may be empty, have slashes and occur twice; those of a store may not. */
class FolderNames {
	readonly #path: string;
	readonly #context: ArrayContext;
	readonly #taken = new Set<string>();
	/** For names that are taken, the number to try next. */
	readonly #next = new Map<string, number>();

	constructor(path: string, context: ArrayContext) {
		this.#path = path;
		this.#context = context;
	}

	take(given: string, what: string): string {
		const base = given === "" ? "unnamed" : given.replaceAll("/", "_");
		let name = base;
		let number = this.#next.get(base) ?? 2;
		for (; this.#taken.has(name); number++) name = `${base}_${number}`;
		if (name !== base) this.#next.set(base, number);
		this.#taken.add(name);
		if (name !== given)
			this.#context.diagnostics.push({
				severity: "info",
				code: "renamed",
				path: `${this.#path}${name}`,
				message: `a ${what} named "${given}" is shown as "${name}": the name is empty, used twice or has a slash`,
			});
		return name;
	}
}
