import type { Variable } from "../variable.ts";
import type { Extent, VariableColumn } from "./columns.ts";

/** Files that have variables of the same names and kinds in the same order: their variables as columns. */
export type FileKind = {
	columns: ReadonlyMap<string, VariableColumn>;
	coordinateNames: ReadonlySet<string>;
};

/**
 * The variables of one file of a table. Each is made when it is asked for, and is not kept: who joins a hundred thousand files
 * goes through one of their variables after the other.
 */
export class RowVariables implements ReadonlyMap<string, Variable> {
	readonly kind: FileKind;
	readonly #row: number;

	constructor(kind: FileKind, row: number) {
		this.kind = kind;
		this.#row = row;
	}

	get size(): number {
		return this.kind.columns.size;
	}

	get(name: string): Variable | undefined {
		return this.kind.columns.get(name)?.get(this.#row);
	}

	has(name: string): boolean {
		return this.kind.columns.has(name);
	}

	keys(): MapIterator<string> {
		return this.kind.columns.keys();
	}

	*values(): MapIterator<Variable> {
		for (const column of this.kind.columns.values()) yield column.get(this.#row);
	}

	*entries(): MapIterator<[string, Variable]> {
		for (const [name, column] of this.kind.columns) yield [name, column.get(this.#row)];
	}

	[Symbol.iterator](): MapIterator<[string, Variable]> {
		return this.entries();
	}

	forEach(visit: (variable: Variable, name: string, map: ReadonlyMap<string, Variable>) => void): void {
		for (const [name, variable] of this) visit(variable, name, this);
	}

	/** How long each is along its dimensions: none of them is made for that. */
	*extents(): Iterable<[name: string, extent: Extent]> {
		for (const [name, column] of this.kind.columns) yield [name, column.extent(this.#row)];
	}
}
