import { MiraError } from "../../errors.ts";
import type { DmrEnumeration, DmrGroup, DmrVariable } from "./document.ts";

/** What names stand for in one group of a document: dimensions and enumerations are found by whole paths. */
export class Scope {
	readonly #root: DmrGroup;
	readonly #group: DmrGroup;
	readonly #phony: PhonyDimensions;
	readonly #children: ChildGroups;

	constructor(
		root: DmrGroup,
		group: DmrGroup = root,
		phony: PhonyDimensions = new PhonyDimensions(),
		children: ChildGroups = new ChildGroups(),
	) {
		this.#root = root;
		this.#group = group;
		this.#phony = phony;
		this.#children = children;
	}

	/** The same names, as a group inside sees them. */
	inside(group: DmrGroup): Scope {
		return new Scope(this.#root, group, this.#phony, this.#children);
	}

	/** The enumeration with a path, or with a name of this group. */
	enumeration(path: string): DmrEnumeration | undefined {
		const { group, name } = this.#locate(path);
		return group?.enumerations.get(name);
	}

	/** Lengths of the dimensions of a variable. */
	shapeOf({ name, dimensions }: DmrVariable): number[] {
		return dimensions.map((dimension) => {
			if (dimension.kind === "anonymous") return dimension.length;
			const { group, name: own } = this.#locate(dimension.path);
			const length = group?.dimensions.get(own);
			if (length === undefined)
				throw new MiraError("corrupt-file", `"${name}" has a dimension ${dimension.path} that is not defined`);
			return length;
		});
	}

	/** Names of the dimensions of a variable; those that have none are numbered. */
	namesOf({ dimensions }: DmrVariable): string[] {
		const taken = new Map<number, number>();
		return dimensions.map((dimension) => {
			if (dimension.kind === "shared") return this.#locate(dimension.path).name;
			const { length } = dimension;
			const before = taken.get(length) ?? 0;
			taken.set(length, before + 1);
			return this.#phony.nameOf(this.#group, length, before);
		});
	}

	#locate(path: string): { group: DmrGroup | undefined; name: string } {
		const names = path.split("/");
		const name = names.pop() ?? "";
		if (!path.startsWith("/")) return { group: this.#group, name };
		let group: DmrGroup | undefined = this.#root;
		for (const step of names.slice(1)) group = group && this.#children.find(group, step);
		return { group, name };
	}
}

/**
 * Names for dimensions that have none, as netCDF-C numbers them: one for each length in a group, counted through the file;
 * a variable that has a length twice has two of them.
 */
class PhonyDimensions {
	readonly #known = new Map<DmrGroup, Map<number, string[]>>();
	#count = 0;

	/** The name of a dimension of a variable that has `before` others of that length. */
	nameOf(group: DmrGroup, length: number, before: number): string {
		const known = this.#known.get(group) ?? new Map<number, string[]>();
		this.#known.set(group, known);
		const names = known.get(length) ?? [];
		known.set(length, names);
		names[before] ??= `phony_dim_${this.#count++}`;
		return names[before];
	}
}

/** The groups in a group by their names, of which the first counts. */
class ChildGroups {
	readonly #known = new Map<DmrGroup, Map<string, DmrGroup>>();

	find(parent: DmrGroup, name: string): DmrGroup | undefined {
		let children = this.#known.get(parent);
		if (children === undefined) {
			children = new Map(parent.groups.toReversed().map((child) => [child.name, child]));
			this.#known.set(parent, children);
		}
		return children.get(name);
	}
}
