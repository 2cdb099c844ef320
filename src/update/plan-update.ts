import { combineDatasets } from "../dataset/combine-datasets.ts";
import { concat } from "../dataset/concat.ts";
import { convertTimes } from "../dataset/convert-time.ts";
import { coordinateValues } from "../dataset/coordinate-values.ts";
import { load } from "../dataset/load.ts";
import { compareFacts } from "../dataset/preflight.ts";
import { dimensionsOf, type LoadedVariable } from "../dataset/variable.ts";
import { VirtualDataset } from "../dataset/virtual-dataset.ts";
import type { Diagnostic } from "../diagnostics.ts";
import { hint, isMiraError, MiraError, option } from "../errors.ts";
import { lookAt, type SourceFacts } from "../io/look-at.ts";
import type { ObjectStore } from "../io/object-store.ts";
import type { ObjectStoreRegistry } from "../io/registry.ts";
import { sameBytes } from "../zarr/scalar.ts";
import { editArrays } from "./array-edits.ts";
import type { Cube } from "./cube.ts";
import type { Extent } from "./cube-files.ts";
import type { CubeEdit, UpdateWritten } from "./cube-form.ts";
import { cutToCube } from "./cut-to-cube.ts";
import { encodeForCube } from "./encode-for-cube.ts";
import { type Placement, type Put, placePuts } from "./placement.ts";
import type { UpdateOptions, UpdateRequest, UpdateStep } from "./request.ts";
import { keepsPlaces } from "./stretches.ts";
import { requireUnitsOfCube } from "./units-of-first.ts";
import { sortOut, type Wanted } from "./wanted.ts";

/** An update, ready to be made. */
export type UpdatePlan = {
	dimension: string;
	oldLength: number;
	newLength: number;
	steps: UpdateStep[];
	/** True where chunks move to other numbers: in Parquet only another place can be written then. */
	movesChunks: boolean;
	diagnostics: Diagnostic[];
	/** Makes it. Nothing is written where there is nothing to do: then undefined is returned. */
	apply(options?: ApplyOptions): Promise<UpdateResult | undefined>;
};

/** What an update wrote, and how many references to the files that were put. */
export type UpdateResult = UpdateWritten & { referenceCount: number };

/** Options of {@link UpdatePlan.apply}. */
export type ApplyOptions = {
	/** Of Parquet: an empty place for the whole cube, where chunks move. The cube keeps others away until that is in its place. */
	into?: ObjectStore | undefined;
	/** Of Parquet: go on although another update says that it is under way. */
	takeOver?: boolean | undefined;
	/** Of Parquet: who makes the update, for those whom it keeps away. */
	holder?: string | undefined;
	signal?: AbortSignal | undefined;
};

/**
 * Decides on everything that an update changes, before anything is written. Files of the cube that have not changed are not opened.
 */
export async function planUpdate(cube: Cube, request: UpdateRequest, options: UpdateOptions): Promise<UpdatePlan> {
	const wanted = await sortOut(cube, request, options);
	let puts = await openPuts(cube, wanted, options);
	const steps = [...wanted.steps];
	const { signal } = options;
	for (;;) {
		const timed = await inUnitsOfCube(cube, puts, options);
		const placement = placePuts({
			dimension: cube.dimension,
			length: cube.length,
			values: coordinateValues(cube.dataset.variables.get(cube.dimension)),
			files: cube.files,
			removed: wanted.removed.map(({ extent }) => extent),
			puts: timed.map(({ put }) => put),
			overlap: options.overlap ?? "refuse",
			gap: options.gap ?? "refuse",
		});
		if (placement.layout.newLength === 0)
			throw new MiraError("bad-argument", "nothing would be left of the cube", { hint: "Remove it yourself" });
		// What all files have in common is that of the first: if another becomes the first, it is opened for that.
		const first = placement.layout.stretches[0];
		if (first?.kind === "kept" && first.from > 0) {
			const [file, replaces] = fileAt(cube, first.from);
			const put = { url: file, replaces, why: "it becomes the first of the cube" };
			wanted.put.push(put);
			const opened = await openPuts(cube, { ...wanted, put: [put] }, options);
			if (opened.length === 0)
				throw new MiraError("cannot-combine", "it would become the first of the cube, and could not be opened", {
					url: file,
					hint: "What all files have in common is that of the first: remove it too, or see to it that it can be opened",
				});
			puts = [...puts, ...opened];
			continue;
		}
		const datasets = placement.puts.map(
			({ url }) => timed.find(({ put }) => put.url === url)?.dataset as VirtualDataset,
		);
		const [dataset] = datasets;
		if (first?.kind === "put" && dataset !== undefined) {
			const asOpened = puts.find(({ url }) => url === placement.puts[0]?.url)?.dataset;
			requireUnitsOfCube(asOpened ?? dataset, dataset, cube.form.store.url);
		}
		const isDone = placement.puts.length === 0 && wanted.removed.length === 0;
		const { edit, diagnostics } = isDone
			? { edit: undefined, diagnostics: [] }
			: await editOf(cube, placement, datasets, wanted, options);
		for (const step of stepsOf(placement, wanted)) steps.push(step);
		const { layout } = placement;
		return {
			dimension: cube.dimension,
			oldLength: layout.oldLength,
			newLength: layout.newLength,
			steps: inOrder(steps),
			movesChunks: edit !== undefined && !edit.keepsPlaces,
			diagnostics,
			apply: async (own = {}) => {
				if (edit === undefined) return undefined;
				const referenceCount = edit.arrays.reduce((sum, { added }) => sum + added.referenceCount, 0);
				const written = await cube.form.write(edit, { signal, ...own }).catch((error: unknown) => {
					if (!isMiraError(error, "write-conflict") || error.remedy !== undefined) throw error;
					throw new MiraError("write-conflict", "somebody else changed the cube in the meantime", {
						url: cube.form.store.url,
						hint: "Run the update again: it begins from what the cube is now",
						cause: error,
					});
				});
				return { ...written, referenceCount };
			},
		};
	}
}

function fileAt(cube: Cube, position: number): [url: string, extent: Extent] {
	const [found] = cube.files.within({ from: position, to: position + 1 });
	if (found !== undefined) return found;
	throw new MiraError("cannot-combine", `no file of the cube is known to have what stands at ${position}`, {
		url: cube.form.store.url,
		hint: "Build it again from all its files",
	});
}

type Opened = { dataset: VirtualDataset; replaces: Extent | undefined; why?: string | undefined; url: string };

async function openPuts(cube: Cube, { put }: Wanted, options: UpdateOptions): Promise<Opened[]> {
	if (put.length === 0) return [];
	const datasets = await options.open(put.map(({ url }) => url));
	const loaded = cube.names.filter((name) => cube.dataset.variable(name).source.kind === "loaded");
	const opened = await Promise.all(
		datasets.map(async (dataset, i): Promise<Opened[]> => {
			if (dataset === undefined) return [];
			const length = dataset.dimensions.get(cube.dimension);
			if (length === undefined)
				throw new MiraError("cannot-combine", `it has no dimension "${cube.dimension}", along which the cube grows`, {
					url: dataset.url,
					...hint`Pass ${option("expandDims", [cube.dimension])} to give one to files that have none`,
				});
			if (length === 0)
				throw new MiraError("cannot-combine", `it has nothing along "${cube.dimension}": its length is 0`, {
					url: dataset.url,
					hint: "Leave it out; if it is in the cube, remove it from there",
				});
			const present = loaded.filter((name) => dataset.variables.has(name));
			const own = put[i] as Wanted["put"][number];
			const read = await load(dataset, present, { signal: options.signal });
			return [{ ...own, dataset: cutToCube(read, cube.dataset, cube.dimension) }];
		}),
	);
	return opened.flat();
}

/** A part of the cube without any element along its dimension: all that files are compared with. */
function emptyCube(cube: Cube, registry: ObjectStoreRegistry): VirtualDataset {
	const none = cube.dataset.isel({ [cube.dimension]: { start: cube.length, stop: cube.length } });
	return none.with({ registry, diagnostics: [] });
}

/** A file that is put, with its times in the units of the cube. */
type Timed = { put: Put; dataset: VirtualDataset };

/** The puts with their times in the units of the cube, if asked; refused where units differ. */
async function inUnitsOfCube(cube: Cube, opened: readonly Opened[], options: UpdateOptions): Promise<Timed[]> {
	const [first] = opened;
	if (first === undefined) return [];
	const { dimension } = cube;
	const parts = [emptyCube(cube, first.dataset.registry), ...opened.map(({ dataset }) => dataset)];
	const timed = options.policy === "convertTime" ? await convertTimes(parts, options) : parts;
	const members = timed.flatMap((dataset) => {
		const variable = dataset.variables.get(dimension);
		return variable === undefined ? [] : [{ url: dataset.url, variable }];
	});
	if (compareFacts(dimension, members, ["units", "calendar", "scaleFactor", "addOffset", "unsigned"]).length > 0)
		// Says all that is in the way, and what would help.
		await combineDatasets(parts, { combine: "nested", concatDim: dimension, policy: options.policy });
	return Promise.all(
		opened.map(async ({ url, replaces }, i) => {
			const dataset = await encodeForCube(timed[i + 1] as VirtualDataset, cube.dataset, dimension);
			const values = coordinateValues(dataset.variables.get(dimension));
			return { put: { url, length: dataset.dimensions.get(dimension) as number, values, replaces }, dataset };
		}),
	);
}

async function editOf(
	cube: Cube,
	placement: Placement,
	datasets: readonly VirtualDataset[],
	wanted: Wanted,
	options: UpdateOptions,
): Promise<{ edit: CubeEdit; diagnostics: Diagnostic[] }> {
	const { layout, displaced } = placement;
	const { signal, policy, inlineBudget } = options;
	const registry = datasets[0]?.registry ?? options.registry;
	const empty = emptyCube(cube, registry);
	const isFirstPut = layout.stretches[0]?.kind === "put";
	const [first, ...others] = datasets;
	const parts = isFirstPut && first !== undefined ? [first, empty, ...others] : [empty, ...datasets];
	const joined =
		datasets.length === 0
			? undefined
			: await combineDatasets(parts, {
					combine: "nested",
					concatDim: cube.dimension,
					policy,
					inlineBudget,
					signal,
				});
	if (joined !== undefined && !(joined instanceof VirtualDataset)) throw new Error("a tree without the policy split");
	const whole = await wholeLoaded(cube, placement, joined);
	const { arrays, root, diagnostics } = await editArrays({
		cube,
		layout,
		files: datasets,
		joined,
		whole,
		isFirstPut,
		inlineBudget,
		signal,
	});
	const noted = await Promise.all(
		datasets.map(async (dataset, i): Promise<SourceFacts[]> => {
			const facts = await lookAt(placement.puts[i]?.url as string, dataset.registry, signal);
			return "error" in facts ? [] : [facts];
		}),
	);
	// Where a file leaves and another takes its rows, half an update would show both.
	const gone = [...displaced, ...wanted.removed];
	const isLeft = gone.length > 0;
	const isInPlace = keepsPlaces(layout) && !isFirstPut && !isLeft && sameLoaded(cube, whole);
	return {
		edit: {
			layout,
			arrays,
			root,
			keepsPlaces: isInPlace,
			registry,
			noted: noted.flat(),
			forgotten: gone.map(({ url }) => url),
			outdated: [...gone, ...placement.puts].flatMap(({ url }) => (cube.stores.has(url) ? [`${url}/`] : [])),
		},
		diagnostics: [...(joined?.diagnostics ?? []).filter(isNews), ...diagnostics],
	};
}

/** What stands for chunks that are missing is not told by references that miss none: that it is another in a file is no news. */
function isNews({ code, message }: Diagnostic): boolean {
	return !(code === "variable-differs" && message.startsWith("its fillValue is"));
}

/** The variables that the cube has in its references, as they will be. */
async function wholeLoaded(
	cube: Cube,
	{ layout }: Placement,
	joined: VirtualDataset | undefined,
): Promise<VirtualDataset | undefined> {
	const names = new Set(cube.names.filter((name) => cube.dataset.variable(name).source.kind === "loaded"));
	if (names.size === 0) return undefined;
	const only = (dataset: VirtualDataset): VirtualDataset =>
		dataset.with({
			variables: new Map([...dataset.variables].filter(([name]) => names.has(name))),
			diagnostics: [],
		});
	const [old, added] = [only(cube.dataset), joined && only(joined)];
	const pieces = layout.stretches.map(({ kind, from, to }) =>
		((kind === "kept" ? old : added) as VirtualDataset).isel({ [cube.dimension]: { start: from, stop: to } }),
	);
	return concat(pieces, cube.dimension);
}

/** Whether what the cube has in its references stays the same where it was. */
function sameLoaded(cube: Cube, whole: VirtualDataset | undefined): boolean {
	for (const [name, variable] of whole?.variables ?? []) {
		const axis = dimensionsOf(variable).indexOf(cube.dimension);
		const [old, next] = [cube.dataset.variable(name).source, variable] as [LoadedVariable, LoadedVariable];
		if (axis !== 0 || !isPrefix(old, next)) return false;
	}
	return true;
}

function isPrefix(old: LoadedVariable, next: LoadedVariable): boolean {
	const [a, b] = [old.elements, next.elements];
	if (a instanceof Uint8Array && b instanceof Uint8Array) return sameBytes(a, b.subarray(0, a.length));
	return JSON.stringify(a) === JSON.stringify(b.slice(0, a.length));
}

function stepsOf({ puts, skipped, displaced, layout }: Placement, wanted: Wanted): UpdateStep[] {
	const end = layout.stretches.findLast(({ kind }) => kind === "kept");
	const keptEnd = end === undefined ? 0 : end.at + end.to - end.from;
	const whyOf = (url: string): string | undefined => wanted.put.find((one) => one.url === url)?.why;
	return [
		...puts.map(({ url, at, length, replaces }): UpdateStep => {
			const action = replaces !== undefined ? "replace" : at >= keptEnd ? "append" : "insert";
			return { file: url, action, at, length, why: whyOf(url) };
		}),
		...skipped.map(({ put, why }): UpdateStep => ({ file: put.url, action: "skip", why })),
		...displaced.map(({ url, extent }): UpdateStep => removal(url, extent, "others have its place")),
		...wanted.removed.map(({ url, extent, why }): UpdateStep => removal(url, extent, why)),
	];
}

function removal(file: string, { from, to }: Extent, why: string | undefined): UpdateStep {
	return { file, action: "remove", at: from, length: to - from, why };
}

function inOrder(steps: readonly UpdateStep[]): UpdateStep[] {
	return steps.toSorted((a, b) => (a.at ?? Number.POSITIVE_INFINITY) - (b.at ?? Number.POSITIVE_INFINITY));
}
