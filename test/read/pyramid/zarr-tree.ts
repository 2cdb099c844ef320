/** Stores of Zarr v3 in memory, of groups and small arrays. */

import type { ManifestStore } from "../../../src/manifest/manifest-store.ts";
import { openFiles } from "../../formats/zarr/fixtures.ts";

/** An array: its shape, the names of its dimensions, perhaps its values and attributes. */
export type TreeArray = {
	shape: number[];
	dimensions: string[];
	values?: readonly number[] | undefined;
	attributes?: object | undefined;
};

/** Groups have only attributes. */
export type Tree = Record<string, TreeArray | { attributes: object }>;

/** A store of these nodes by their paths, `""` for the root. Arrays are float64, one chunk each; without values they are all fill. */
export function openTree(tree: Tree): Promise<ManifestStore> {
	const files: [string, Uint8Array][] = [];
	const metadata: Record<string, object> = {};
	for (const [path, node] of Object.entries(tree)) {
		if (path === "") continue;
		metadata[path] = document(node);
		if ("shape" in node && node.values !== undefined) {
			const key = [path, "c", ...node.shape.map(() => "0")].join("/");
			files.push([key, new Uint8Array(Float64Array.from(node.values).buffer)]);
		}
	}
	const root = tree[""] ?? { attributes: {} };
	const text = JSON.stringify({
		...document(root),
		consolidated_metadata: { kind: "inline", must_understand: false, metadata },
	});
	return openFiles([["zarr.json", new TextEncoder().encode(text)], ...files]);
}

function document(node: Tree[string]): object {
	if (!("shape" in node)) return { zarr_format: 3, node_type: "group", attributes: node.attributes };
	return {
		zarr_format: 3,
		node_type: "array",
		shape: node.shape,
		data_type: "float64",
		chunk_grid: { name: "regular", configuration: { chunk_shape: node.shape } },
		chunk_key_encoding: { name: "default" },
		fill_value: 0,
		codecs: [{ name: "bytes", configuration: { endian: "little" } }],
		dimension_names: node.dimensions,
		attributes: node.attributes ?? {},
	};
}
