import type { Diagnostic } from "../diagnostics.ts";
import { FILL_OPTIONS, fillOptionsOf } from "../fill/fill-options.ts";
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
	/** What became of descriptions: those of files that are alike may be the same object from the start. */
	readonly #shared = new WeakMap<ArrayDescription, ArrayDescription>();
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
		const own = variable.description;
		const description = this.#shared.get(own) ?? shareDescription(own, known?.description);
		this.#shared.set(own, description);
		if (description === own) return variable;
		const manifest = variable.loadedManifest;
		// Where chunks are rather looked up, or could not be, whoever needs them asks.
		if (manifest === undefined) return variable.describedAs(description);
		return new ManifestArray(description, manifest);
	}
}

/** Coordinates that are the same in many files are one variable: nobody edits the values of a file before it is combined. */
function shareLoaded(variable: LoadedVariable, known: LoadedVariable | undefined): LoadedVariable {
	const own = known?.hasPartsOf(variable) ? variable : withSharedParts(variable, known?.description);
	return known?.hasPartsOf(own) && sameStructure(own.values, known.values) ? known : own;
}

function withSharedParts(variable: LoadedVariable, known: ArrayDescription | undefined): LoadedVariable {
	const { dimensionNames, dataType, attributes, fill, fillRules } = shareDescription(variable.description, known);
	return new LoadedVariable({
		dimensionNames: dimensionNames as string[],
		dataType,
		attributes,
		fill,
		fillRules,
		values: variable.values,
	});
}

/** The known description where it is the same; else each of its parts that is. */
function shareDescription(description: ArrayDescription, known: ArrayDescription | undefined): ArrayDescription {
	const fillRules = description.fillRules && withoutOthers(description.fillRules);
	const own = fillRules === description.fillRules ? description : { ...description, fillRules };
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

/** The options of opening may stand among those about fill values, with all that was opened. */
function withoutOthers(rules: FillRules): FillRules {
	const isPlain = Object.keys(rules.options).every((name) => Object.hasOwn(FILL_OPTIONS, name));
	return isPlain ? rules : { ...rules, options: fillOptionsOf(rules.options) };
}

type FillRules = NonNullable<ArrayDescription["fillRules"]>;

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
