/**
 * Names of dimensions as netCDF-C finds them (hdf5open.c): scales become dimensions, variables refer to them by number or
 * by attached scales, and what is left gets invented ones.
 */

/** A dataset as far as dimensions are concerned. */
export type ScaledVariable = {
	path: string;
	/** Its own name, which is that of the dimension too if it is a scale. */
	name: string;
	/** What scales are known by, whatever file they are in. */
	key: string;
	shape: readonly number[];
	isUnlimited: readonly boolean[];
	/** True with `CLASS = "DIMENSION_SCALE"`. */
	isScale: boolean;
	/** `_Netcdf4Dimid`, of scales. */
	dimensionId: number | undefined;
	/** `_Netcdf4Coordinates`: the number of the dimension along each axis. */
	dimensionIds: readonly number[] | undefined;
	/** `DIMENSION_LIST`: keys of the scales along each axis. */
	attachedScales: readonly (readonly string[])[] | undefined;
	/** False for types that netCDF-C leaves out: their dimensions come last and do not shift the numbers of the others. */
	isKnownToNetcdf: boolean;
};

/** A group of variables, both in the order of the links. */
export type VariableGroup = { path: string; variables: ScaledVariable[]; groups: VariableGroup[] };

type Dimension = {
	id: number;
	name: string;
	length: number;
	/** That of the longest variable along it, which can be more where it is unlimited. */
	longest: number;
	isUnlimited: boolean;
	group: string;
};

/** The dimensions of a variable. An unlimited one can be longer than the variable. */
export type VariableDimensions = { names: string[]; lengths: number[] };

/** The dimensions of every variable, by its path. */
export function nameDimensions(root: VariableGroup): Map<string, VariableDimensions> {
	return new DimensionNaming(root).found();
}

class DimensionNaming {
	readonly #root: VariableGroup;
	readonly #dimensionsOf = new Map<ScaledVariable, Dimension[]>();
	readonly #byKey = new Map<string, Dimension>();
	readonly #byId = new Map<number, Dimension>();
	readonly #scopes = new Map<VariableGroup, Scope>();
	#nextId = 0;

	constructor(root: VariableGroup) {
		this.#root = root;
		this.#openScopes(root, undefined);
		this.#collectScales(root);
		this.#findIn(root, true);
		this.#findIn(root, false);
	}

	found(): Map<string, VariableDimensions> {
		const found = new Map<string, VariableDimensions>();
		const collect = (group: VariableGroup): void => {
			const scope = this.#scopeOf(group);
			for (const variable of group.variables) {
				const dimensions = this.#dimensionsOf.get(variable) ?? [];
				found.set(variable.path, {
					names: dimensions.map((dimension) => visibleName(dimension, scope)),
					lengths: dimensions.map(({ longest }, axis) => Math.max(longest, variable.shape[axis] ?? 0)),
				});
			}
			group.groups.forEach(collect);
		};
		collect(this.#root);
		return found;
	}

	#openScopes(group: VariableGroup, parent: Scope | undefined): void {
		const scope: Scope = { parent, byName: new Map(), byLength: new Map(), visible: new Map() };
		this.#scopes.set(group, scope);
		for (const child of group.groups) this.#openScopes(child, scope);
	}

	#scopeOf(group: VariableGroup): Scope {
		return this.#scopes.get(group) as Scope;
	}

	/** Scales of a group before those of the groups in it, as netCDF-C reads them. */
	#collectScales(group: VariableGroup): void {
		for (const variable of group.variables) {
			// A scale that several paths lead to is one dimension, named by the first.
			if (!variable.isScale || this.#byKey.has(variable.key)) continue;
			const id = variable.dimensionId ?? this.#nextId;
			this.#nextId = Math.max(this.#nextId, id + 1);
			const length = variable.shape[0] ?? 0;
			const isUnlimited = variable.isUnlimited[0] === true;
			const { name, key } = variable;
			this.#byKey.set(key, this.#add(group, { id, name, length, longest: length, isUnlimited, group: group.path }));
		}
		for (const child of group.groups) this.#collectScales(child);
	}

	#add(group: VariableGroup, dimension: Dimension): Dimension {
		this.#byId.set(dimension.id, dimension);
		const { byName, byLength } = this.#scopeOf(group);
		if (!byName.has(dimension.name)) byName.set(dimension.name, dimension);
		const key = lengthKey(dimension.length, dimension.isUnlimited);
		const same = byLength.get(key);
		if (same === undefined) byLength.set(key, [dimension]);
		else same.push(dimension);
		return dimension;
	}

	/** Groups inside first: the numbers of invented dimensions run in that order. */
	#findIn(group: VariableGroup, isKnownToNetcdf: boolean): void {
		for (const child of group.groups) this.#findIn(child, isKnownToNetcdf);
		for (const variable of group.variables) {
			if (variable.isKnownToNetcdf !== isKnownToNetcdf) continue;
			const dimensions = this.#find(variable, group);
			this.#dimensionsOf.set(variable, dimensions);
			for (const [axis, dimension] of dimensions.entries())
				if (dimension.isUnlimited) dimension.longest = Math.max(dimension.longest, variable.shape[axis] ?? 0);
		}
	}

	#find(variable: ScaledVariable, group: VariableGroup): Dimension[] {
		const numbered = variable.dimensionIds?.map((id) => this.#byId.get(id));
		if (numbered?.length === variable.shape.length && numbered.every((dimension) => dimension !== undefined))
			return numbered;
		const own = variable.isScale ? this.#byKey.get(variable.key) : undefined;
		const used: Dimension[] = [];
		// Without a scale on its first axis netCDF-C takes a variable for one that has none (get_attached_info).
		const attachedScales = variable.attachedScales?.[0]?.length ? variable.attachedScales : undefined;
		for (const axis of variable.shape.keys()) {
			// Of several scales on an axis netCDF-C keeps the one it saw last.
			const scale = attachedScales?.[axis]?.at(-1);
			const attached = scale === undefined ? undefined : this.#byKey.get(scale);
			used.push(attached ?? (axis === 0 ? own : undefined) ?? this.#inventDimension(variable, axis, group, used));
		}
		return used;
	}

	/** A dimension of the group that has the length and is not yet used by the variable, be it invented or not; or a new one. */
	#inventDimension(
		variable: ScaledVariable,
		axis: number,
		group: VariableGroup,
		used: readonly Dimension[],
	): Dimension {
		const length = variable.shape[axis] as number;
		const isUnlimited = variable.isUnlimited[axis] === true;
		const known = this.#scopeOf(group)
			.byLength.get(lengthKey(length, isUnlimited))
			?.find((one) => !used.includes(one));
		if (known !== undefined) return known;
		const id = this.#nextId++;
		return this.#add(group, { id, name: `phony_dim_${id}`, length, longest: length, isUnlimited, group: group.path });
	}
}

/** The dimensions of a group: files have thousands of them, and every variable looks for its own. */
type Scope = {
	parent: Scope | undefined;
	/** The first of each name. */
	byName: Map<string, Dimension>;
	/** By length and whether they are unlimited, in order. */
	byLength: Map<string, Dimension[]>;
	/** How dimensions are called here. */
	visible: Map<Dimension, string>;
};

function lengthKey(length: number, isUnlimited: boolean): string {
	return `${length}${isUnlimited ? "+" : ""}`;
}

/** The short name, unless a dimension of the same name lies nearer. */
function visibleName(dimension: Dimension, scope: Scope): string {
	const known = scope.visible.get(dimension);
	if (known !== undefined) return known;
	let nearest: Dimension | undefined;
	for (let at: Scope | undefined = scope; at !== undefined && nearest === undefined; at = at.parent)
		nearest = at.byName.get(dimension.name);
	const isHidden = nearest !== undefined && nearest !== dimension;
	const name = isHidden ? `${dimension.group === "/" ? "" : dimension.group}/${dimension.name}` : dimension.name;
	scope.visible.set(dimension, name);
	return name;
}

/** The path of the group that holds what has this path. */
export function parentPath(path: string): string {
	return path.slice(0, Math.max(1, path.lastIndexOf("/")));
}
