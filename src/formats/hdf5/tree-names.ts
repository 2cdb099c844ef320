import { type Diagnostic, diagnosticOf } from "../../diagnostics.ts";
import { MiraError } from "../../errors.ts";
import type { Budget } from "../../zarr/budget.ts";
import type { Hdf5Node, Hdf5Object, Link } from "./object-model.ts";
import type { Hdf5Tree, SoftTargets } from "./tree.ts";

/** What a link costs that leads to no object of its own: a path, and what is reported about it. */
const LINK = { work: 200, bytes: 300 };

/** What a node costs anyway is enough for paths up to this. */
const FREE_CHARACTERS = 100;
const STEPS_A_CHARACTER = 16;

type Objects = { objects: ReadonlyMap<number, Hdf5Object>; softTargets: SoftTargets; budget: Budget };
type Place = { path: string; address: number };

/**
 * Gives paths to objects, in the order of links. The first path of hard links is the name of an object (as h5py's `visit`
 * has it); all others are aliases.
 */
export function nameObjects(top: Place, { objects, softTargets, budget }: Objects): Hdf5Tree {
	return new Naming(top, objects, softTargets, budget).run();
}

class Naming {
	readonly #objects: ReadonlyMap<number, Hdf5Object>;
	readonly #softTargets: SoftTargets;
	readonly #budget: Budget;
	readonly #names = new Map<number, string>();
	readonly #top: Place;
	readonly #tree: Hdf5Tree = { nodes: [], diagnostics: [], pathOf: (address) => this.#pathOf(address) };
	/** Paths as the library finds them for a reference; made when the first is followed. */
	#referenced: Map<number, string> | undefined;

	constructor(top: Place, objects: ReadonlyMap<number, Hdf5Object>, softTargets: SoftTargets, budget: Budget) {
		this.#top = top;
		this.#objects = objects;
		this.#softTargets = softTargets;
		this.#budget = budget;
	}

	run(): Hdf5Tree {
		const top = this.#top;
		const object = this.#objects.get(top.address);
		if (object?.kind === "refused") throw object.error;
		if (object?.kind !== "group") throw new MiraError("not-found", `${top.path} is not a group`);
		this.#nameByHardLinks(this.#names, top, 0, "links");
		this.#emit(top, 0);
		return this.#tree;
	}

	#nameByHardLinks(
		names: Map<number, string>,
		{ path, address }: Place,
		depth: number,
		order: "links" | "storedLinks",
	): void {
		if (names.has(address)) return;
		this.#budget.nest(depth);
		this.#chargePath(path);
		names.set(address, path);
		for (const link of this.#linksOf(address, order))
			if (link.kind === "hard" && isUsable(link))
				this.#nameByHardLinks(names, { path: join(path, link.name), address: link.address }, depth + 1, order);
	}

	/** The first path by hard links as they are stored (H5G_get_name_by_addr); else one by soft links. */
	#pathOf(address: number): string | undefined {
		if (this.#referenced === undefined) {
			this.#referenced = new Map();
			this.#nameByHardLinks(this.#referenced, this.#top, 0, "storedLinks");
		}
		return this.#referenced.get(address) ?? this.#names.get(address);
	}

	#emit({ path, address }: Place, depth: number): void {
		const object = this.#objects.get(address);
		if (object === undefined) return;
		// What only soft links lead to has its name from the first of them.
		const name = this.#names.get(address) ?? path;
		this.#names.set(address, name);
		const node: Hdf5Node = { path, object, aliasOf: name === path ? undefined : name };
		this.#tree.nodes.push(node);
		if (node.aliasOf !== undefined) {
			// Others were counted when they were read.
			this.#budget.node(depth);
			this.#chargePath(path);
			return;
		}
		const problems =
			object.kind === "group" ? object.problems : object.kind === "dataset" ? object.header.problems : [];
		for (const problem of problems) this.#report(diagnosticOf(problem, { path, severity: "warning" }));
		for (const link of this.#linksOf(address)) this.#follow(path, link, depth);
	}

	#follow(groupPath: string, link: Link, depth: number): void {
		const path = join(groupPath, link.name);
		if (!isUsable(link)) {
			this.#warn("unusable-name", groupPath, `a link named "${link.name}" is left out: no path can name it`);
		} else if (link.kind === "hard") {
			this.#emit({ path, address: link.address }, depth + 1);
		} else if (link.kind === "soft") {
			const target = this.#softTargets.get(link);
			if (typeof target === "number") this.#emit({ path, address: target }, depth + 1);
			else this.#warn("dangling-link", path, `the link leads to ${link.target}, but ${target?.problem}`);
		} else if (link.kind === "external") {
			const { file, target } = link;
			this.#budget.node(depth + 1);
			this.#tree.nodes.push({ path, object: { kind: "external", file, target }, aliasOf: undefined });
			const message = `this is a link to ${target} in the file ${file}`;
			this.#report({ severity: "info", code: "external-link", path, message });
		} else {
			this.#warn("unsupported-feature", path, `links of the user-defined type ${link.linkType} cannot be followed`);
		}
	}

	/** Names may be long and groups deep, and every step of an opening handles paths. */
	#chargePath({ length }: string): void {
		this.#budget.work(Math.max(0, length - FREE_CHARACTERS) * STEPS_A_CHARACTER);
		this.#budget.hold(length);
	}

	#linksOf(address: number, order: "links" | "storedLinks" = "links"): readonly Link[] {
		const object = this.#objects.get(address);
		return object?.kind === "group" ? object[order] : [];
	}

	#warn(code: Diagnostic["code"], path: string, message: string): void {
		this.#report({ severity: "warning", code, path, message });
	}

	#report(diagnostic: Diagnostic): void {
		this.#budget.work(LINK.work);
		this.#budget.hold(LINK.bytes);
		this.#chargePath(diagnostic.path);
		this.#tree.diagnostics.push(diagnostic);
	}
}

function isUsable({ name }: Link): boolean {
	return name !== "" && name !== "." && !name.includes("/");
}

function join(groupPath: string, name: string): string {
	return groupPath === "/" ? `/${name}` : `${groupPath}/${name}`;
}
