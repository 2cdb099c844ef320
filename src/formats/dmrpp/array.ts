import type { EmittedCodec } from "../../codecs/catalogue/catalogue.ts";
import { encodeChunk } from "../../codecs/index.ts";
import { type Inflate, loadInflate } from "../../codecs/inflate.ts";
import type { Diagnostic } from "../../diagnostics.ts";
import { MiraError } from "../../errors.ts";
import type { FillCandidate } from "../../fill/candidate.ts";
import type { FillOptions } from "../../fill/fill-options.ts";
import { resolutionReport, resolveFill } from "../../fill/resolve.ts";
import type { ObjectStoreRegistry } from "../../io/registry.ts";
import type { InlineBudget } from "../../manifest/inline-budget.ts";
import { type ArrayDescription, ManifestArray } from "../../manifest/manifest-array.ts";
import { ManifestBuilder } from "../../manifest/manifest-builder.ts";
import type { StoreArray } from "../../manifest/manifest-group.ts";
import { decodeBase64 } from "../../zarr/base64.ts";
import type { Budget } from "../../zarr/budget.ts";
import { gridShape } from "../../zarr/chunk-grid.ts";
import { type DataType, dataType } from "../../zarr/data-type.ts";
import { elementCount } from "../../zarr/nd-array.ts";
import type { ByteOrder } from "../hdf5/element-type.ts";
import { withEnumMembers } from "../hdf5/netcdf4/attributes.ts";
import { type FixedElement, toZarrElement } from "../hdf5/to-zarr/zarr-type.ts";
import { toAttributes } from "./attributes.ts";
import type { DmrInlineValues, DmrVariable } from "./document.ts";
import { fillBytes } from "./fill-bytes.ts";
import type { Scope } from "./scope.ts";
import { readStructures } from "./special-structures.ts";
import type { StaleCheck } from "./stale-check.ts";
import { storedArray } from "./stored-array.ts";
import { toDatatype } from "./zarr-type.ts";

/** What the arrays of a document have in common. */
export type ArrayContext = {
	registry: ObjectStoreRegistry;
	/** The account of the opening. */
	limits: Budget;
	/** The object that holds the data, or another one by its `href`. */
	dataUrl: (href?: string) => string;
	staleCheck: StaleCheck;
	fillOptions: FillOptions;
	budget: InlineBudget;
	diagnostics: Diagnostic[];
	/** What variables of a type have that say nothing: made once, for a document may have a hundred thousand of them. */
	silent: WeakMap<DataType, Told>;
};

/** What follows from the attributes of a variable, and from its fill value. */
type Told = Pick<ArrayDescription, "attributes" | "fill" | "fillRules">;

/** What is known of an array before its values are looked for. */
export type Shaped = Omit<ArrayDescription, "codecs" | "chunkGrid">;

/** The array of a variable. Throws what makes it impossible to show. */
export async function buildArray(
	path: string,
	variable: DmrVariable,
	scope: Scope,
	context: ArrayContext,
): Promise<StoreArray> {
	const { inlineValues, storage } = variable;
	context.limits.dimensions(variable.dimensions.length);
	if (inlineValues?.kind === "structures") {
		const { element, lengthBytes, pack } = readStructures(variable, inlineValues.base64, scope);
		context.limits.element(element.storedBytes);
		const shaped = describe(path, variable, element.dataType, scope, context);
		return inlined({ ...shaped, codecs: [element.codec] }, lengthBytes, pack, context.budget);
	}
	if (inlineValues?.kind === "strings") return textArray(path, variable, inlineValues, scope, context);
	if (inlineValues === undefined && storage === undefined)
		throw new MiraError("unsupported-feature", "the document does not say where its values are", {
			hint: "Open the data file itself",
		});
	// What the document itself holds of coordinates was computed by its builder, on a little-endian machine.
	const order: ByteOrder = inlineValues?.kind === "missingdata" ? "little" : (storage?.byteOrder ?? "little");
	const datatype = toDatatype(variable, order, textBytesOf(variable), scope);
	const element = toZarrElement(datatype);
	if (element.kind !== "fixed") throw new MiraError("unsupported-feature", "values of variable length cannot be found");
	context.limits.element(element.storedBytes);
	const shaped = describe(path, variable, element.dataType, scope, context);
	const attributes = withEnumMembers(shaped.attributes, datatype);
	const described = attributes === shaped.attributes ? shaped : { ...shaped, attributes };
	if (inlineValues !== undefined) return inlineArray(described, element, inlineValues, context);
	return storedArray(described, element, variable, context);
}

/** The size of a single text is that of the piece it is in, or of what stands for it. */
function textBytesOf({ dimensions, storage }: DmrVariable): number | undefined {
	if (dimensions.length > 0 || storage === undefined) return undefined;
	const [only, ...others] = storage.chunks;
	if (only !== undefined) return others.length === 0 ? only.length : undefined;
	return storage.fillValue === undefined ? undefined : Math.max(1, new TextEncoder().encode(storage.fillValue).length);
}

function describe(path: string, variable: DmrVariable, type: DataType, scope: Scope, context: ArrayContext): Shaped {
	const told = toldBy(path, variable, type, context);
	return {
		path,
		shape: scope.shapeOf(variable),
		dataType: type,
		dimensionNames: scope.namesOf(variable),
		...told,
	};
}

function toldBy(path: string, variable: DmrVariable, type: DataType, context: ArrayContext): Told {
	const { diagnostics, fillOptions: options, silent, limits } = context;
	const candidates = storageFill(variable, type);
	const isSilent = variable.attributes.length === 0 && candidates.length === 0;
	const known = isSilent ? silent.get(type) : undefined;
	if (known !== undefined) return known;
	const attributes = toAttributes(variable.attributes, limits);
	const resolved = resolveFill({ policy: "dmrpp", path, dataType: type, attributes, candidates, options });
	const report = resolutionReport(resolved);
	for (const diagnostic of report) diagnostics.push(diagnostic);
	const told: Told = {
		attributes,
		fill: resolved.fill,
		fillRules: { policy: "dmrpp", options, problem: resolved.problem },
	};
	if (isSilent && report.length === 0) silent.set(type, told);
	return told;
}

function storageFill({ storage }: DmrVariable, type: DataType): FillCandidate[] {
	const text = storage?.fillValue;
	if (text === undefined) return [];
	const value = fillBytes(type, text) ?? text;
	return [{ role: "storage", value, status: "explicit", source: { place: "dmrpp:chunks@fillValue", text } }];
}

/** Values that the document holds, in one chunk. */
async function inlineArray(
	shaped: Shaped,
	element: FixedElement,
	values: Extract<DmrInlineValues, { kind: "compact" | "missingdata" }>,
	{ budget }: ArrayContext,
): Promise<StoreArray> {
	const stored = decodeBase64(values.base64);
	const outputBytes = elementCount(shaped.shape) * element.storedBytes;
	budget.check(shaped.path, outputBytes, ...HELD);
	// A single value is not worth compressing: the placeholder of a projection is such a one.
	const isPlain = values.kind === "compact" || (shaped.shape.length === 0 && stored.length === outputBytes);
	const bytes = isPlain ? stored : (await loadInflate())("zlib", stored, { outputBytes, maxOutputBytes: outputBytes });
	return inlined({ ...shaped, codecs: [element.codec] }, bytes.length, () => bytes, budget);
}

/** Text of variable length, which the document holds. */
async function textArray(
	path: string,
	variable: DmrVariable,
	{ strings }: Extract<DmrInlineValues, { kind: "strings" }>,
	scope: Scope,
	context: ArrayContext,
): Promise<StoreArray> {
	const shaped = describe(path, variable, dataType("string"), scope, context);
	const count = elementCount(shaped.shape);
	const total = strings.reduce((sum, { count: own }) => sum + own, 0);
	if (total !== count)
		throw new MiraError("corrupt-file", `the document holds ${total} texts, and the array has ${count} elements`);
	// Before any text is repeated: a few characters can stand for billions.
	const shortest = strings.reduce((sum, { text, sizeBytes, count: own }) => sum + own * (sizeBytes ?? text.length), 0);
	context.budget.check(path, shortest + total, ...HELD);
	const inflate = await loadInflate();
	const texts = strings.flatMap(({ text, sizeBytes, count: own }) => {
		const shown = sizeBytes === undefined ? text : inflateText(inflate, text, sizeBytes);
		return new Array<string>(own).fill(shown);
	});
	const codecs: EmittedCodec[] = [{ name: "vlen-utf8" }];
	const bytes = await encodeChunk(texts, codecs, { dataType: shaped.dataType, shape: shaped.shape });
	return inlined({ ...shaped, codecs }, bytes.length, () => bytes, context.budget);
}

function inflateText(inflate: Inflate, base64: string, sizeBytes: number): string {
	const bytes = inflate("zlib", decodeBase64(base64.trim()), { outputBytes: sizeBytes, maxOutputBytes: sizeBytes });
	return new TextDecoder().decode(bytes);
}

/** What is inlined, and why. */
const HELD = ["the values that the document holds", "they are nowhere else"] as const;

/** An array of one chunk, which is kept in its manifest. */
function inlined(
	described: Omit<ArrayDescription, "chunkGrid">,
	lengthBytes: number,
	bytes: () => Uint8Array,
	budget: InlineBudget,
): StoreArray {
	const { path, shape } = described;
	budget.spend(path, lengthBytes, ...HELD);
	const chunkGrid = { kind: "regular" as const, chunkShape: shape.map((length) => Math.max(1, length)) };
	return new ManifestArray({ ...described, chunkGrid }, () => {
		const builder = new ManifestBuilder(gridShape(chunkGrid, shape), { path });
		if (elementCount(shape) > 0) builder.inlinedAt(0, bytes());
		return builder.build();
	});
}
