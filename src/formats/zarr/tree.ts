import { portableTiffChain } from "../../codecs/tiff/virtual-tiff.ts";
import { type Diagnostic, diagnosticOf } from "../../diagnostics.ts";
import { isMiraError, located, MiraError } from "../../errors.ts";
import type { DescribedArray } from "../../manifest/described-document.ts";
import { describeV3Array } from "../../manifest/described-document.ts";
import { ManifestGroup } from "../../manifest/manifest-group.ts";
import { attributesFromJson } from "../../zarr/attributes.ts";
import { parseGroupDocument } from "../../zarr/metadata.ts";
import type { ParserOptions } from "../format.ts";
import type { KeySpace } from "./key-space.ts";
import { applyNczarr } from "./nczarr.ts";
import { collectNodes, isArray, type NodeDocuments, type NodeMap } from "./node-documents.ts";
import { ROOT_DOCUMENTS } from "./root.ts";
import { describeV2Array } from "./v2-array.ts";

/** Everything in a Zarr store of either version, as the tree of a manifest store. */
export async function readZarrTree(
	space: KeySpace,
	options: ParserOptions,
	diagnostics: Diagnostic[],
): Promise<ManifestGroup> {
	const start = (options.group ?? "").replace(/^\/+|\/+$/g, "");
	const nodes = await collectNodes(space, start, diagnostics);
	return buildTree(nodes, { space, options, diagnostics, start });
}

type TreeContext = { space: KeySpace; options: ParserOptions; diagnostics: Diagnostic[]; start: string };

function buildTree(nodes: NodeMap, context: TreeContext): ManifestGroup {
	const { start, options } = context;
	const own = [...nodes].filter(([path]) => path === start || start === "" || path.startsWith(`${start}/`));
	if (own.length === 0) throw nothingFound(context);
	// Parents before their children, so that what is below an array is known to be so.
	own.sort(([a], [b]) => (a < b ? -1 : 1));
	const root = new ManifestGroup(groupAttributes(start, nodes, context));
	for (const [keyPath, node] of own) {
		const names = keyPath
			.slice(start.length)
			.split("/")
			.filter((name) => name !== "");
		const parent = enterGroup(root, names.slice(0, -1), nodes, context);
		const name = names.at(-1) ?? "";
		if (parent === undefined || parent.arrays.has(name) || parent.groups.has(name)) continue;
		if (node.kind === "problem" || isArray(node)) {
			if (!options.drop?.includes(name)) addArray(parent, name, `/${names.join("/")}`, keyPath, node, context);
		} else if (name !== "") enterGroup(root, names, nodes, context);
	}
	return root;
}

/** The group at a path, made where it has no document of its own; undefined below an array. */
function enterGroup(
	root: ManifestGroup,
	names: readonly string[],
	nodes: NodeMap,
	context: TreeContext,
): ManifestGroup | undefined {
	let group = root;
	for (const [depth, name] of names.entries()) {
		if (group.arrays.has(name) || group.refused.has(name)) return undefined;
		let child = group.groups.get(name);
		if (child === undefined) {
			const keyPath = [context.start, ...names.slice(0, depth + 1)].filter((part) => part !== "").join("/");
			child = new ManifestGroup(groupAttributes(keyPath, nodes, context));
			group.groups.set(name, child);
		}
		group = child;
	}
	return group;
}

function addArray(
	group: ManifestGroup,
	name: string,
	path: string,
	keyPath: string,
	node: NodeDocuments,
	{ space, options, diagnostics }: TreeContext,
): void {
	try {
		const described = describe(path, node, space, options);
		diagnostics.push(...described.diagnostics);
		group.arrays.set(name, space.array(described.description, described.chunkKeys, keyPath));
	} catch (cause) {
		if (!isMiraError(cause)) throw cause;
		const error = cause.path === undefined ? located(cause, { url: space.url, path }) : cause;
		group.refused.set(name, error);
		diagnostics.push(diagnosticOf(error, { path }));
	}
}

function describe(path: string, node: NodeDocuments, space: KeySpace, options: ParserOptions): DescribedArray {
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
	return { ...described, description: { ...description, codecs: portableTiffChain(description.codecs) } };
}

/** Attributes of a group. A document that cannot be read is a diagnostic, not a reason to refuse what is below. */
function groupAttributes(
	keyPath: string,
	nodes: NodeMap,
	{ diagnostics, start }: TreeContext,
): ManifestGroup["attributes"] {
	const node = nodes.get(keyPath);
	if (node?.kind === "v2-group") return applyNczarr(attributesFromJson(node.attributes), node.attributes);
	if (node?.kind !== "v3" || isArray(node)) return new Map();
	try {
		return parseGroupDocument(node.document, diagnostics).attributes;
	} catch (error) {
		if (!isMiraError(error) || keyPath === start) throw error;
		const path = `/${keyPath}`;
		diagnostics.push(diagnosticOf(error, { path }));
		return new Map();
	}
}

function nothingFound({ space: { url }, start }: TreeContext): MiraError {
	const what = start === "" ? "there is no Zarr store" : `there is no group "${start}" in the store`;
	return new MiraError("not-found", what, { url, hint: `It would have one of ${ROOT_DOCUMENTS.join(", ")}` });
}
