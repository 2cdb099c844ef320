import { chainProblem } from "../../codecs/chain-problem.ts";
import { portableTiffChain } from "../../codecs/tiff/virtual-tiff.ts";
import { type Diagnostic, diagnosticOf } from "../../diagnostics.ts";
import { isMiraError, located, MiraError } from "../../errors.ts";
import type { FillOptions } from "../../fill/fill-options.ts";
import type { DescribedArray } from "../../manifest/described-document.ts";
import { describeV3Array } from "../../manifest/described-document.ts";
import { hasRootArray, ManifestGroup } from "../../manifest/manifest-group.ts";
import { attributesFromJson } from "../../zarr/attributes.ts";
import type { Budget } from "../../zarr/budget.ts";
import { isJsonObject } from "../../zarr/json.ts";
import { parseGroupDocument } from "../../zarr/metadata.ts";
import type { Choice } from "../choice.ts";
import { ROOT_DOCUMENTS } from "./format.ts";
import type { KeySpace } from "./key-space.ts";
import { applyNczarr } from "./nczarr.ts";
import { findNodes, isArray, type NodeDocuments } from "./node-documents.ts";
import { describeV2Array } from "./v2-array.ts";

/** The tree of a Zarr store, and of which version its nodes are: `Zarr v2`. */
export type ZarrTree = { group: ManifestGroup; version: string };

/** What is wanted of a Zarr store of either version, as the tree of a manifest store; groups on the way to it are empty. */
export async function readZarrTree(
	space: KeySpace,
	options: FillOptions,
	choice: Choice,
	diagnostics: Diagnostic[],
): Promise<ZarrTree> {
	const tree = new ZarrTreeBuilder({ space, options, diagnostics, choice, budget: space.budget });
	for await (const nodes of findNodes(space, choice, diagnostics))
		for (const [path, node] of nodes) tree.add(path, node);
	space.releaseDocuments?.();
	return tree.finish();
}

type TreeContext = {
	space: KeySpace;
	options: FillOptions;
	diagnostics: Diagnostic[];
	choice: Choice;
	budget: Budget;
};

/** Takes nodes in as they are found, parents before their children: what is below an array is known to be so. */
class ZarrTreeBuilder {
	readonly #context: TreeContext;
	readonly #versions = new Set<string>();
	#root: ManifestGroup | undefined;

	constructor(context: TreeContext) {
		this.#context = context;
	}

	add(keyPath: string, node: NodeDocuments): void {
		const context = this.#context;
		this.#versions.add(node.kind === "problem" ? "" : node.kind.slice(0, 2));
		const names = keyPath.split("/").filter((name) => name !== "");
		const isLeaf = node.kind === "problem" || isArray(node);
		this.#root ??= newGroup("", 0, names.length === 0 && !isLeaf ? node : undefined, context);
		if (context.choice.skips(keyPath) || (names.length === 0 && !isLeaf)) return;
		const name = names.at(-1) ?? "";
		const way = isLeaf ? names.slice(0, -1) : names;
		const own = isLeaf ? undefined : node;
		const group = hasRootArray(this.#root) ? undefined : enterGroup(this.#root, way, own, context);
		const path = `/${names.join("/")}`;
		if (group === undefined || (isLeaf && group.has(name))) reportConflict(path, context);
		else if (isLeaf) addArray(group, name, path, keyPath, node, context);
	}

	finish(): ZarrTree {
		if (this.#root === undefined) throw nothingFound(this.#context);
		const versions = ["v2", "v3"].filter((version) => this.#versions.has(version));
		return { group: this.#root, version: `Zarr ${versions.join(" and ")}`.trimEnd() };
	}
}

function reportConflict(path: string, { diagnostics }: TreeContext): void {
	diagnostics.push({
		severity: "warning",
		code: "name-conflict",
		path,
		message: "it is left out: it lies below an array, where Zarr has no nodes, or its path is that of another node",
	});
}

/** The group at a path, whose documents are `node`; those on the way have none. Undefined below an array. */
function enterGroup(
	root: ManifestGroup,
	names: readonly string[],
	node: NodeDocuments | undefined,
	context: TreeContext,
): ManifestGroup | undefined {
	let group = root;
	for (const [i, name] of names.entries()) {
		const known = group.get(name);
		if (known !== undefined && known.kind !== "group") return undefined;
		const below =
			known?.group ??
			newGroup(names.slice(0, i + 1).join("/"), i + 1, i === names.length - 1 ? node : undefined, context);
		if (known === undefined) group.add(name, below);
		group = below;
	}
	return group;
}

function newGroup(
	keyPath: string,
	depth: number,
	node: NodeDocuments | undefined,
	context: TreeContext,
): ManifestGroup {
	charge(node, depth, context);
	return new ManifestGroup(groupAttributes(keyPath, node, context));
}

/** Characters or values of a fill value: it is kept, shown and written in several forms. */
const MOST_FILL_LENGTH = 2 ** 20;

/** What a node costs is charged before anything is made of its documents. */
function charge(node: NodeDocuments | undefined, depth: number, { budget }: TreeContext): void {
	budget.node(depth);
	if (node === undefined || node.kind === "problem") return;
	const document = node.kind === "v3" ? node.document : node.kind === "v2-array" ? node.array : undefined;
	const { shape, attributes: own, fill_value: fill } = isJsonObject(document) ? document : {};
	if (Array.isArray(shape)) budget.dimensions(shape.length);
	if ((typeof fill === "string" || Array.isArray(fill)) && fill.length > MOST_FILL_LENGTH)
		throw new MiraError(
			"limit-exceeded",
			`its fill value has a length of ${fill.length}, more than ${MOST_FILL_LENGTH}`,
		);
	const attributes = node.kind === "v3" ? own : node.attributes;
	for (const value of isJsonObject(attributes) ? Object.values(attributes) : [])
		budget.attribute(Array.isArray(value) ? value.length : 1);
}

function addArray(
	group: ManifestGroup,
	name: string,
	path: string,
	keyPath: string,
	node: NodeDocuments,
	context: TreeContext,
): void {
	const { space, options, diagnostics } = context;
	try {
		charge(node, path.split("/").length - 1, context);
		const described = describe(path, node, space, options);
		context.budget.hold(described.description.fill.storage.value.length);
		for (const diagnostic of described.diagnostics) diagnostics.push(diagnostic);
		group.add(name, space.array(described.description, described.chunkKeys, keyPath));
	} catch (cause) {
		if (!isMiraError(cause)) throw cause;
		const error = cause.path === undefined ? located(cause, { url: space.url, path }) : cause;
		group.add(name, error);
		diagnostics.push(diagnosticOf(error, { path }));
	}
}

function describe(path: string, node: NodeDocuments, space: KeySpace, options: FillOptions): DescribedArray {
	switch (node.kind) {
		case "v3":
			return withPortableCodecs(describeV3Array(path, node.document, options));
		case "v2-array":
			return describeV2Array(path, node, space.v2Policy, options);
		case "problem":
			throw node.error;
		case "v2-group":
			throw new MiraError("bad-metadata", "it is a group");
	}
}

/** virtual-tiff has forms of its own, which no other reader knows. */
function withPortableCodecs(described: DescribedArray): DescribedArray {
	const { description } = described;
	const codecs = portableTiffChain(description.codecs);
	const problem = chainProblem(codecs);
	if (problem !== undefined) throw new MiraError("bad-metadata", problem);
	return { ...described, description: { ...description, codecs } };
}

/** Attributes of a group. A document that cannot be read is a diagnostic, not a reason to refuse what is below. */
function groupAttributes(
	keyPath: string,
	node: NodeDocuments | undefined,
	{ diagnostics, choice }: TreeContext,
): ManifestGroup["attributes"] {
	if (node?.kind === "v2-group") return applyNczarr(attributesFromJson(node.attributes), node.attributes);
	if (node?.kind !== "v3" || isArray(node)) return new Map();
	try {
		return parseGroupDocument(node.document, diagnostics).attributes;
	} catch (error) {
		if (!isMiraError(error) || keyPath === choice.root) throw error;
		const path = `/${keyPath}`;
		diagnostics.push(diagnosticOf(error, { path }));
		return new Map();
	}
}

function nothingFound({ space: { url }, choice: { root } }: TreeContext): MiraError {
	const what = root === "" ? "there is no Zarr store" : `there is no group "/${root}" in the store`;
	return new MiraError("not-found", what, { url, hint: `It would have one of ${ROOT_DOCUMENTS.join(", ")}` });
}
