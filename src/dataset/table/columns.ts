import type { ArrayDescription } from "../../manifest/manifest-array.ts";
import { ManifestArray } from "../../manifest/manifest-array.ts";
import type { ManifestPool } from "../../manifest/manifest-pool.ts";
import { gridShape } from "../../zarr/chunk-grid.ts";
import { type DataType, isFixed } from "../../zarr/data-type.ts";
import { elementCount } from "../../zarr/nd-array.ts";
import { toNdArray } from "../elements.ts";
import { dimensionsOf, LoadedVariable, type Variable } from "../variable.ts";
import { ElementPool } from "./element-pool.ts";

/** How long a variable is along which dimensions. */
export type Extent = { shape: readonly number[]; dimensionNames: readonly string[] };

/** One variable of very many files, a cell for each: as little as tells them apart. */
export interface VariableColumn {
	add(variable: Variable): void;
	/** The variable of a row: made when it is asked for, and not kept. */
	get(row: number): Variable;
	extent(row: number): Extent;
}

/** What the columns of a table share. */
export type Pools = { manifests: ManifestPool; elements: ElementPool };

/** An empty column for variables of a kind. */
export function columnFor(kind: Variable["kind"], { manifests, elements }: Pools): VariableColumn {
	switch (kind) {
		case "manifest":
			return new ReferenceColumn(manifests);
		case "loaded":
			return new LoadedColumn(elements);
		case "derived":
			return new ObjectColumn();
	}
}

/** Variables as they are: what is computed is no data. */
class ObjectColumn implements VariableColumn {
	readonly #cells: Variable[] = [];

	add(variable: Variable): void {
		this.#cells.push(variable);
	}

	get(row: number): Variable {
		return this.#cells[row] as Variable;
	}

	extent(row: number): Extent {
		return extentOf(this.get(row));
	}
}

/** References: what describes them is mostly one object for all rows, and each row has a place in the pool, and a url. */
class ReferenceColumn implements VariableColumn {
	readonly #pool: ManifestPool;
	/** Places in the pool, or what cannot be there. */
	readonly #cells: (number | Variable)[] = [];
	readonly #descriptions: ArrayDescription[] = [];
	readonly #urls: (string | undefined)[] = [];

	constructor(pool: ManifestPool) {
		this.#pool = pool;
	}

	add(variable: Variable): void {
		const manifest = (variable as ManifestArray).loadedManifest;
		const place = manifest && this.#pool.add(manifest);
		this.#cells.push(place ?? variable);
		this.#descriptions.push(variable.description);
		this.#urls.push(place === undefined ? undefined : manifest?.urls[0]);
	}

	get(row: number): Variable {
		const cell = this.#cells[row] as number | Variable;
		if (typeof cell !== "number") return cell;
		const description = this.#descriptions[row] as ArrayDescription;
		const grid = gridShape(description.chunkGrid, description.shape);
		return new ManifestArray(description, this.#pool.get(cell, grid, this.#urls[row] as string));
	}

	extent(row: number): Extent {
		const { shape, dimensionNames } = this.#descriptions[row] as ArrayDescription;
		return { shape, dimensionNames: dimensionNames as readonly string[] };
	}
}

/** All of a loaded variable but its values. */
type LoadedParts = Pick<LoadedVariable, "dimensionNames" | "dataType" | "attributes" | "fill"> & {
	fillRules: ArrayDescription["fillRules"];
	shape: readonly number[];
};

/** Values: one variable for all files that have the same, and the bytes alone where every file has its own. */
class LoadedColumn implements VariableColumn {
	readonly #pool: ElementPool;
	/** Places in the pool, or what is not there. */
	readonly #cells: (number | LoadedVariable)[] = [];
	/** Of those in the pool. */
	readonly #parts: (LoadedParts | undefined)[] = [];
	#last: LoadedVariable | undefined;
	#lastParts: LoadedParts | undefined;

	constructor(pool: ElementPool) {
		this.#pool = pool;
	}

	add(added: Variable): void {
		const variable = added as LoadedVariable;
		const row = this.#cells.length;
		if (variable === this.#last) {
			this.#cells.push(this.#cells[row - 1] as number | LoadedVariable);
			this.#parts.push(this.#parts[row - 1]);
			return;
		}
		this.#last = variable;
		const place = row === 0 ? undefined : this.#place(variable);
		this.#cells.push(place ?? variable);
		this.#parts.push(place === undefined ? undefined : this.#partsOf(variable));
	}

	#place({ dataType, values, elements }: LoadedVariable): number | undefined {
		const isSmall = isFixed(dataType) && elementCount(values.shape) * dataType.itemBytes <= ElementPool.mostBytes;
		return isSmall ? this.#pool.add(elements as Uint8Array) : undefined;
	}

	/** Those of the row before, where they are the same. */
	#partsOf({ description }: LoadedVariable): LoadedParts {
		const { dataType, attributes, fill, fillRules, shape } = description;
		const dimensionNames = description.dimensionNames as readonly string[];
		const last = this.#lastParts;
		const isSame =
			last?.dimensionNames === dimensionNames &&
			last.dataType === dataType &&
			last.attributes === attributes &&
			last.fill === fill &&
			last.fillRules === fillRules &&
			last.shape.every((length, d) => length === shape[d]);
		if (!isSame) this.#lastParts = { dimensionNames, dataType, attributes, fill, fillRules, shape };
		return this.#lastParts as LoadedParts;
	}

	get(row: number): Variable {
		const cell = this.#cells[row] as number | LoadedVariable;
		if (typeof cell !== "number") return cell;
		const { shape, ...parts } = this.#parts[row] as LoadedParts;
		const elements = this.#pool.get(cell, elementCount(shape) * (parts.dataType as SizedType).itemBytes);
		return new LoadedVariable({ ...parts, values: toNdArray(parts.dataType, { shape, elements }) });
	}

	extent(row: number): Extent {
		return this.#parts[row] ?? extentOf(this.#cells[row] as LoadedVariable);
	}
}

type SizedType = Extract<DataType, { itemBytes: number }>;

function extentOf(variable: Variable): Extent {
	const shape = variable.kind === "loaded" ? variable.values.shape : variable.description.shape;
	return { shape, dimensionNames: dimensionsOf(variable) };
}
