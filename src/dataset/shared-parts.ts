import type { Diagnostic } from "../diagnostics.ts";
import { fillOptionsOf } from "../fill/fill-options.ts";
import { type ArrayDescription, ManifestArray } from "../manifest/manifest-array.ts";
import type { Attributes } from "../zarr/attributes.ts";
import { sameStructure } from "../zarr/same-structure.ts";
import { LoadedVariable, type Variable } from "./variable.ts";
import type { VirtualDataset } from "./virtual-dataset.ts";

/**
 * What datasets of like files have in common, kept once: descriptions, attributes, coordinates that are the same in every file.
 * Of a hundred thousand files only their references and what differs take memory, and what is the same object need not be
 * compared again.
 */
export class SharedParts {
	readonly #known = new Map<string, Variable>();
	#attributes: Attributes = new Map();
	#diagnostics: readonly Diagnostic[] = [];

	/** The dataset with what it has in common with those before it; nothing else of it changes. */
	take(dataset: VirtualDataset): VirtualDataset {
		const variables = Array.from(dataset.variables, ([name, variable]): [string, Variable] => {
			const shared = this.#share(variable, this.#known.get(name));
			this.#known.set(name, shared);
			return [name, shared];
		});
		this.#attributes = shareMembers(dataset.attributes, this.#attributes);
		this.#diagnostics = share(dataset.diagnostics, this.#diagnostics);
		return dataset.with({ variables, attributes: this.#attributes, diagnostics: this.#diagnostics });
	}

	#share(variable: Variable, known: Variable | undefined): Variable {
		if (variable.kind === "derived") return variable;
		if (variable.kind === "loaded") return shareLoaded(variable, known?.kind === "loaded" ? known : undefined);
		const description = shareDescription(variable.description, known?.description);
		const manifest = variable.loadedManifest;
		// Where chunks are rather looked up, or could not be, whoever needs them asks.
		if (manifest === undefined) return variable.describedAs(description);
		return new ManifestArray(description, manifest);
	}
}

/** Coordinates that are the same in many files are one variable: nobody edits the values of a file before it is combined. */
function shareLoaded(variable: LoadedVariable, known: LoadedVariable | undefined): LoadedVariable {
	const parts = shareDescription(variable.description, known?.description);
	if (known !== undefined && isLike(parts, known) && sameStructure(variable.values, known.values)) return known;
	const { dimensionNames, dataType, attributes, fill, fillRules } = parts;
	return new LoadedVariable({
		dimensionNames: dimensionNames as string[],
		dataType,
		attributes,
		fill,
		fillRules,
		values: variable.values,
	});
}

function isLike(parts: ArrayDescription, { description: known }: LoadedVariable): boolean {
	const { dimensionNames, dataType, attributes, fill, fillRules } = parts;
	return (
		dimensionNames === known.dimensionNames &&
		dataType === known.dataType &&
		attributes === known.attributes &&
		fill === known.fill &&
		fillRules === known.fillRules
	);
}

/** The known description where it is the same; else each of its parts that is. */
function shareDescription(description: ArrayDescription, known: ArrayDescription | undefined): ArrayDescription {
	const fillRules = description.fillRules && {
		...description.fillRules,
		// The options of opening may stand here, with all that was opened.
		options: fillOptionsOf(description.fillRules.options),
	};
	const own: ArrayDescription = { ...description, fillRules };
	if (known === undefined) return own;
	const shared: ArrayDescription = {
		path: own.path,
		shape: share(own.shape, known.shape),
		dataType: share(own.dataType, known.dataType),
		chunkGrid: share(own.chunkGrid, known.chunkGrid),
		codecs: share(own.codecs, known.codecs),
		longestChunkBytes: own.longestChunkBytes,
		dimensionNames: share(own.dimensionNames, known.dimensionNames),
		dimensionLengths: share(own.dimensionLengths, known.dimensionLengths),
		unlimited: share(own.unlimited, known.unlimited),
		attributes: shareMembers(own.attributes, known.attributes),
		fill: share(own.fill, known.fill),
		fillRules: share(own.fillRules, known.fillRules),
	};
	const names = Object.keys(shared) as (keyof ArrayDescription)[];
	return names.every((name) => shared[name] === known[name]) ? known : shared;
}

function share<T>(own: T, known: T): T {
	return sameStructure(own, known) ? known : own;
}

/** The known attributes where all are the same; else those of them that are. */
function shareMembers(own: Attributes, known: Attributes): Attributes {
	if (sameStructure(own, known)) return known;
	return new Map(
		Array.from(own, ([name, value]) => {
			const other = known.get(name);
			return [name, other === undefined ? value : share(value, other)];
		}),
	);
}
