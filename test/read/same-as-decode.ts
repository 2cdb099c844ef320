import * as zarr from "zarrita";
import type { ManifestStore } from "../../src/manifest/manifest-store.ts";
import { decode } from "../../src/read/decode.ts";
import { type DecodedViewOptions, decodedView } from "../../src/read/decoded-view.ts";
import { elementCount } from "../../src/zarr/nd-array.ts";

const ZARRITA_TYPES = /^(bool|u?int(8|16|32|64)|float(32|64)|string)$/;

/** Two encodings: zarrita makes a URL of a name, and decodes it once more for its keys. */
const encoded = (path: string): string => path.split("/").map(encodeURIComponent).map(encodeURIComponent).join("/");

/** What a comparison found: how many arrays were compared, and which of them differ and where. */
export type Comparison = { compared: string[]; left: string[]; different: string[] };

/** Reads every array of a store through zarrita and a decoded view, and by `decode`: both must give the same. */
export async function compareWithDecode(
	store: ManifestStore,
	options: DecodedViewOptions = {},
	maxElements: number = 2 ** 22,
): Promise<Comparison> {
	const view = decodedView(store, options);
	const result: Comparison = { compared: [], left: [], different: [] };
	for (const { path, kind } of store.contents()) {
		if (kind !== "array") continue;
		let description: ReturnType<ManifestStore["array"]>["description"];
		try {
			({ description } = view.array(path));
		} catch {
			continue; // refused by its parser, in the view as in the store
		}
		const { dataType, shape } = description;
		const count = elementCount(shape);
		if (!ZARRITA_TYPES.test(dataType.name) || count === 0 || count > maxElements) {
			result.left.push(path);
			continue;
		}
		const expected = await decode(store, path, options).catch((error: Error) => error);
		const found = await throughZarrita(view, path).catch((error: Error) => error);
		if (expected instanceof Error || found instanceof Error) {
			if (expected instanceof Error && found instanceof Error) result.left.push(path);
			else result.different.push(`${path}: ${expected} ${found}`);
			continue;
		}
		result.compared.push(path);
		const at = firstDifference(expected.data, found.data);
		if (expected.dataType !== found.dataType) result.different.push(`${path}: ${expected.dataType} ${found.dataType}`);
		else if (at >= 0) result.different.push(`${path}[${at}]: ${expected.data[at]} ${found.data[at]}`);
	}
	return result;
}

async function throughZarrita(view: ManifestStore, path: string) {
	const array = await zarr.open(zarr.root(view).resolve(encoded(path)), { kind: "array" });
	const result = await zarr.get(array);
	// An array without dimensions is its one value.
	const values: ArrayLike<unknown> = array.shape.length === 0 ? [result] : inCOrder(result);
	return { dataType: array.dtype, data: array.dtype === "bool" ? Array.from(values, Number) : values };
}

/** Of an array with a transposed chain zarrita makes a result whose strides are in that order, too. */
function inCOrder({ data, shape, stride }: { data: unknown; shape: number[]; stride: number[] }): ArrayLike<unknown> {
	const values = (data instanceof zarr.BoolArray ? Array.from(data) : data) as ArrayLike<unknown>;
	const count = elementCount(shape);
	if (shape.every((length, d) => length === 1 || stride[d] === elementCount(shape.slice(d + 1)))) return values;
	return Array.from({ length: count }, (_, i) => {
		let rest = i;
		let at = 0;
		for (let d = shape.length - 1; d >= 0; d--) {
			at += (rest % (shape[d] as number)) * (stride[d] as number);
			rest = Math.floor(rest / (shape[d] as number));
		}
		return values[at];
	});
}

function firstDifference(a: ArrayLike<unknown>, b: ArrayLike<unknown>): number {
	if (a.length !== b.length) return 0;
	// A text has no NaN: what a view shows where one is missing is not compared.
	for (let i = 0; i < a.length; i++) if (a[i] !== null && !Object.is(a[i], b[i])) return i;
	return -1;
}
