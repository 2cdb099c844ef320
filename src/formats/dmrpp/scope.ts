import { MiraError } from "../../errors.ts";
import type { DmrEnumeration, DmrGroup, DmrVariable } from "./document.ts";

/** What names stand for in one group of a document: dimensions and enumerations are found by whole paths. */
export class Scope {
	readonly #root: DmrGroup;
	readonly #group: DmrGroup;
	readonly #phony: PhonyDimensions;

	constructor(root: DmrGroup, group: DmrGroup = root, phony: PhonyDimensions = new PhonyDimensions()) {
		this.#root = root;
		this.#group = group;
		this.#phony = phony;
	}

	/** The same names, as a group inside sees them. */
	inside(group: DmrGroup): Scope {
		return new Scope(this.#root, group, this.#phony);
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
		const taken = new Set<string>();
		return dimensions.map((dimension) => {
			if (dimension.kind === "shared") return this.#locate(dimension.path).name;
			const name = this.#phony.nameOf(this.#group, dimension.length, taken);
			taken.add(name);
			return name;
		});
	}

	#locate(path: string): { group: DmrGroup | undefined; name: string } {
		const names = path.split("/");
		const name = names.pop() ?? "";
		if (!path.startsWith("/")) return { group: this.#group, name };
		let group: DmrGroup | undefined = this.#root;
		for (const step of names.slice(1)) group = group?.groups.find((child) => child.name === step);
		return { group, name };
	}
}

/**
 * Names for dimensions that have none, as netCDF-C numbers them: one for each length in a group, counted through the file;
 * a variable that has a length twice has two of them.
 */
class PhonyDimensions {
	readonly #known = new Map<DmrGroup, { name: string; length: number }[]>();
	#count = 0;

	nameOf(group: DmrGroup, length: number, taken: ReadonlySet<string>): string {
		const known = this.#known.get(group) ?? [];
		this.#known.set(group, known);
		const found = known.find((one) => one.length === length && !taken.has(one.name));
		if (found !== undefined) return found.name;
		const name = `phony_dim_${this.#count++}`;
		known.push({ name, length });
		return name;
	}
}
