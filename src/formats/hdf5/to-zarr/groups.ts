import type { Diagnostic } from "../../../diagnostics.ts";
import { isMiraError, MiraError } from "../../../errors.ts";
import { ManifestGroup, type StoreArray, walk } from "../../../manifest/manifest-group.ts";
import type { ManifestStore } from "../../../manifest/manifest-store.ts";
import { decodeAttributes } from "../attribute-value.ts";
import { visibleAttributes, withEnumMembers } from "../netcdf4/attributes.ts";
import { parentPath } from "../netcdf4/dimensions.ts";
import { type Netcdf4View, variableName } from "../netcdf4/view.ts";
import type { DatasetHeader, Hdf5Node } from "../objects.ts";
import type { Hdf5Tree } from "../tree.ts";
import { type ArrayContext, buildArray } from "./array.ts";
import { externalUrl } from "./storage.ts";

/** What the groups of a file are built from. */
export type GroupInput = {
	tree: Hdf5Tree;
	view: Netcdf4View;
	context: ArrayContext;
	/** Path of the group that is to be the root. */
	group: string | undefined;
	/** Names or paths of variables to leave out. */
	drop: readonly string[] | undefined;
	/** Opens another file, by the name that this one has for it. */
	openOther: (name: string) => Promise<ManifestStore>;
	/** The files that led here, this one included: links back to them are not followed. */
	urls: readonly string[];
};

/** The groups and arrays of a file, nested. */
export function buildGroups(input: GroupInput): Promise<ManifestGroup> {
	return new GroupBuilder(input).build();
}

/** Nodes that are shown again under other paths, at most. */
const MOST_REPEATS = 2 ** 16;

/** What a path of the file becomes. */
type Built =
	| { kind: "group"; path: string; group: ManifestGroup }
	| { kind: "array"; path: string; name: string; array: StoreArray | MiraError };

/** Turns the nodes of a tree into nested groups. */
class GroupBuilder {
	readonly #input: GroupInput;
	readonly #context: ArrayContext;
	readonly #pathByAddress: Map<number, string>;
	readonly #groups = new Map<string, ManifestGroup>();
	/** Nodes that may still be shown a second time. */
	#repeatsLeft = MOST_REPEATS;

	constructor(input: GroupInput) {
		this.#input = input;
		this.#context = input.context;
		const first = input.tree.nodes.filter(({ aliasOf }) => aliasOf === undefined);
		this.#pathByAddress = new Map(first.map(({ path, object }) => [addressOf(object), path]));
	}

	async build(): Promise<ManifestGroup> {
		const top = `/${(this.#input.group ?? "").split("/").filter(Boolean).join("/")}`;
		const isInside = (path: string): boolean => top === "/" || path === top || path.startsWith(`${top}/`);
		const nodes = this.#input.tree.nodes.filter(({ path }) => isInside(path));
		const built = await Promise.all(nodes.map((node) => this.#buildNode(node)));
		for (const one of built) if (one !== undefined) this.#place(one);
		const circular = groupsWithAliases(nodes);
		for (const node of nodes) this.#placeAlias(node, circular);
		await Promise.all(
			this.#input.tree.externalLinks.filter(({ path }) => isInside(path)).map((link) => this.#followExternal(link)),
		);
		const root = this.#groups.get(top);
		if (root !== undefined) return root;
		throw new MiraError("not-found", `there is no group ${top}`, { url: this.#context.file.source.url });
	}

	async #buildNode({ path, object, aliasOf }: Hdf5Node): Promise<Built | undefined> {
		const name = path.slice(path.lastIndexOf("/") + 1);
		if (object.kind === "refused") return { kind: "array", path, name, array: this.#located(object.error, path) };
		if (object.kind === "group" && aliasOf === undefined) {
			const attributes = await this.#decode(visibleAttributes(object.attributes, false), path);
			return { kind: "group", path, group: new ManifestGroup(attributes) };
		}
		if (object.kind !== "dataset" || this.#input.view.pureDimensions.has(path) || this.#isDropped(path, name))
			return undefined;
		return { kind: "array", path, name: variableName(name), array: await this.#buildArray(path, object.header) };
	}

	#isDropped(path: string, name: string): boolean {
		return this.#input.drop?.some((one) => one === path || one === name || one === variableName(name)) ?? false;
	}

	async #buildArray(path: string, header: DatasetHeader): Promise<StoreArray | MiraError> {
		try {
			const visible = visibleAttributes(header.attributes, this.#input.view.scales.has(path));
			const attributes = withEnumMembers(await this.#decode(visible, path), header.datatype);
			const dimensionNames = this.#input.view.dimensionNames.get(path) ?? [];
			return await buildArray({ path, header, attributes, dimensionNames }, this.#context);
		} catch (error) {
			if (isMiraError(error)) return this.#located(error, path);
			throw error;
		}
	}

	async #decode(attributes: DatasetHeader["attributes"], path: string): Promise<ManifestGroup["attributes"]> {
		const pathOf = (address: number): string | undefined => this.#pathByAddress.get(address);
		const { values, diagnostics } = await decodeAttributes(this.#context.file, attributes, { path, pathOf });
		this.#context.diagnostics.push(...diagnostics);
		return values;
	}

	#place(built: Built): void {
		const parent = this.#groups.get(parentPath(built.path));
		if (built.kind === "group") {
			this.#groups.set(built.path, built.group);
			if (built.path !== "/") parent?.groups.set(built.path.slice(built.path.lastIndexOf("/") + 1), built.group);
			return;
		}
		if (parent === undefined) return;
		const raw = built.path.slice(built.path.lastIndexOf("/") + 1);
		const name = parent.arrays.has(built.name) || parent.refused.has(built.name) ? raw : built.name;
		if (built.array instanceof MiraError) parent.refused.set(name, built.array);
		else parent.arrays.set(name, built.array);
	}

	/** A further path of a group shows the same one, unless that would make the tree endless. */
	#placeAlias({ path, object, aliasOf }: Hdf5Node, circular: ReadonlySet<string>): void {
		if (object.kind !== "group" || aliasOf === undefined) return;
		const target = this.#groups.get(aliasOf);
		if (target !== undefined && !circular.has(aliasOf) && this.#mayRepeat(target))
			this.#groups.get(parentPath(path))?.groups.set(path.slice(path.lastIndexOf("/") + 1), target);
		else this.#report("alias-not-shown", path, `the link leads to the group ${aliasOf}, where its content is shown`);
	}

	async #followExternal({ path, file, target }: Hdf5Tree["externalLinks"][number]): Promise<void> {
		const { registry, source } = this.#context.file;
		const url = externalUrl(source.url, file);
		const parent = this.#groups.get(parentPath(path));
		const name = path.slice(path.lastIndexOf("/") + 1);
		if (parent === undefined || this.#isDropped(path, name)) return;
		if (this.#input.urls.includes(url))
			return this.#report("alias-not-shown", path, `the link leads back to ${target} in ${file}`);
		if (!registry.has(url))
			return this.#report("not-allowed", path, `the link leads to ${target} in ${file}, which may not be read`);
		try {
			const store = await this.#input.openOther(file);
			const found = nodeAt(store.group, target);
			if (found === undefined) throw new MiraError("not-found", `there is no ${target} in it`, { url });
			if (!(found instanceof ManifestGroup)) parent.arrays.set(name, found);
			else if (this.#mayRepeat(found)) parent.groups.set(name, found);
			else
				this.#report("alias-not-shown", path, `the link leads to ${target} in ${file}, which is too large to repeat`);
		} catch (error) {
			if (!isMiraError(error)) throw error;
			this.#report("dangling-link", path, `the link leads to ${target} in ${file}: ${error.message}`);
		}
	}

	/** Few links to a large group could make a store without end. */
	#mayRepeat(group: ManifestGroup): boolean {
		for (const _ of walk(group)) if (--this.#repeatsLeft < 0) return false;
		return true;
	}

	#report(code: string, path: string, message: string): void {
		const severity: Diagnostic["severity"] = code === "alias-not-shown" ? "info" : "warning";
		this.#context.diagnostics.push({ severity, code, path, message });
	}

	/** The error with the path of its array. */
	#located(error: MiraError, path: string): MiraError {
		if (error.path !== undefined) return error;
		const { url } = this.#context.file.source;
		return new MiraError(error.code, error.message, {
			path,
			url: error.url === undefined ? url : undefined,
			cause: error,
		});
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
			found.add(parent);
		} while (parent !== "/");
	}
	return found;
}

function addressOf(object: Hdf5Node["object"]): number {
	return object.kind === "dataset" ? object.header.address : object.address;
}

/** A group or array by its path; undefined where there is none, or it cannot be shown. */
function nodeAt(root: ManifestGroup, path: string): ManifestGroup | StoreArray | undefined {
	const names = path.split("/").filter(Boolean);
	let group: ManifestGroup = root;
	for (const [i, name] of names.entries()) {
		const child = group.groups.get(name);
		if (child === undefined) return i === names.length - 1 ? group.arrays.get(name) : undefined;
		group = child;
	}
	return group;
}
