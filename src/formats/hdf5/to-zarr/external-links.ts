import { type Diagnostic, diagnosticOf } from "../../../diagnostics.ts";
import { isMiraError, MiraError } from "../../../errors.ts";
import { ManifestGroup, type StoreArray, walk } from "../../../manifest/manifest-group.ts";
import type { ManifestStore } from "../../../manifest/manifest-store.ts";
import { mapArrays } from "../../../manifest/map-tree.ts";
import type { Hdf5File } from "../file.ts";
import type { ScaledVariable, VariableDimensions, VariableGroup } from "../netcdf4/dimensions.ts";
import type { Hdf5Node } from "../object-model.ts";
import { namedDimensions } from "./array.ts";
import { externalUrl } from "./storage.ts";

/** A file that links lead to: its store, and its variables as NetCDF-4 sees them. */
export type OtherFile = { store: ManifestStore; root: VariableGroup };

/** What a link into another file leads to. */
export type LinkedNode = { shown: ManifestGroup | StoreArray; variables: ScaledVariable | VariableGroup | undefined };

/** What following links needs. */
export type LinkContext = {
	file: Hdf5File;
	/** Opens another file, by the name that this one has for it. */
	openOther: (name: string) => Promise<OtherFile>;
	/** The files that led here, this one included: links back to them are not followed. */
	urls: readonly string[];
	diagnostics: Diagnostic[];
};

/** Nodes that are shown again under other paths, at most: few links to a large group could make a store without end. */
export const MOST_REPEATS: number = 2 ** 16;

/** What following a link costs, besides what it leads to. */
const LINK_STEPS = 1000;

/** What the links into other files lead to, by their paths. Those that cannot be followed are reported. */
export async function followLinks(nodes: readonly Hdf5Node[], context: LinkContext): Promise<Map<string, LinkedNode>> {
	const linked = new Map<string, LinkedNode>();
	let repeatsLeft = MOST_REPEATS;
	await Promise.all(
		nodes.map(async ({ path, object }) => {
			if (object.kind !== "external") return;
			context.file.budget.work(LINK_STEPS);
			const found = await followLink(path, object, context);
			if (found === undefined) return;
			if (found.shown instanceof ManifestGroup) for (const _ of walk(found.shown)) repeatsLeft--;
			if (repeatsLeft >= 0) linked.set(path, found);
			else
				report(
					context,
					"alias-not-shown",
					path,
					`the link leads to ${object.target} in ${object.file}, which is too large`,
				);
		}),
	);
	return linked;
}

async function followLink(
	path: string,
	{ file, target }: { file: string; target: string },
	context: LinkContext,
): Promise<LinkedNode | undefined> {
	const { registry, source } = context.file;
	const url = externalUrl(source.url, file);
	if (context.urls.includes(url))
		return report(context, "alias-not-shown", path, `the link leads back to ${target} in ${file}`);
	if (!registry.has(url))
		return report(context, "not-allowed", path, `the link leads to ${target} in ${file}, which may not be read`);
	try {
		const { store, root } = await context.openOther(file);
		const names = target.split("/").filter(Boolean);
		const shown = nodeAt(store.group, names);
		if (shown === undefined) throw new MiraError("not-found", `there is no ${target} in it`, { url });
		return { shown, variables: variablesAt(root, `/${names.join("/")}`) };
	} catch (error) {
		if (!isMiraError(error)) throw error;
		const about = `the link leads to ${target} in ${file}: `;
		context.diagnostics.push({ ...diagnosticOf(error, { path, about, severity: "warning" }), code: "dangling-link" });
		return undefined;
	}
}

function report({ diagnostics }: LinkContext, code: Diagnostic["code"], path: string, message: string): undefined {
	const severity: Diagnostic["severity"] = code === "alias-not-shown" ? "info" : "warning";
	diagnostics.push({ severity, code, path, message });
}

/** A group or array by its path; undefined where there is none, or it cannot be shown. */
function nodeAt(root: ManifestGroup, names: readonly string[]): ManifestGroup | StoreArray | undefined {
	let group: ManifestGroup = root;
	for (const [i, name] of names.entries()) {
		const child = group.groups.get(name);
		if (child === undefined) return i === names.length - 1 ? group.arrays.get(name) : undefined;
		group = child;
	}
	return group;
}

const variablesIn = new WeakMap<VariableGroup, ReadonlyMap<string, ScaledVariable | VariableGroup>>();

/** Many links may lead to one file. */
function variablesAt(root: VariableGroup, path: string): ScaledVariable | VariableGroup | undefined {
	const known = variablesIn.get(root) ?? listVariables(root);
	variablesIn.set(root, known);
	return known.get(path);
}

/** All groups and variables by their paths; of several with one path the first, a group before what it holds. */
function listVariables(root: VariableGroup): Map<string, ScaledVariable | VariableGroup> {
	const found = new Map<string, ScaledVariable | VariableGroup>();
	const list = (group: VariableGroup): void => {
		for (const one of [group, ...group.variables]) if (!found.has(one.path)) found.set(one.path, one);
		group.groups.forEach(list);
	};
	list(root);
	return found;
}

/** A group of another file under a path of this one, with the dimensions that it has here. */
export function groupAt(
	path: string,
	group: ManifestGroup,
	dimensions: ReadonlyMap<string, VariableDimensions>,
): ManifestGroup {
	return mapArrays(group, (array, own) => arrayAt(own, array, dimensions.get(own)), path as `/${string}`);
}

/** An array of another file under a path of this one, with the dimensions that it has here. */
export function arrayAt(path: string, array: StoreArray, dimensions: VariableDimensions | undefined): StoreArray {
	const { shape } = array.description;
	return array.describedAs({ ...array.description, path, ...namedDimensions(shape, dimensions) });
}
