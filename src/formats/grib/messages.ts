import type { EmittedCodec } from "../../codecs/catalogue/catalogue.ts";
import { predefinedBitmap, unsupportedTemplate } from "../../codecs/grib/decode-field.ts";
import type { GridLayout } from "../../codecs/grib/grid.ts";
import type { MessageRange } from "../../codecs/grib/message-reader.ts";
import { representationTemplate } from "../../codecs/grib/packing-head.ts";
import { valueCount } from "../../codecs/grib/read-field.ts";
import { type Diagnostic, diagnosticOf } from "../../diagnostics.ts";
import { isMiraError, located, MiraError } from "../../errors.ts";
import type { FillOptions } from "../../fill/fill-options.ts";
import type { CodecBitmapRule } from "../../fill/model.ts";
import { type ArrayDescription, ManifestArray } from "../../manifest/manifest-array.ts";
import { ManifestGroup } from "../../manifest/manifest-group.ts";
import type { Attributes } from "../../zarr/attributes.ts";
import type { Budget } from "../../zarr/budget.ts";
import type { ChunkGrid } from "../../zarr/chunk-grid.ts";
import { dataType } from "../../zarr/data-type.ts";
import { GribField } from "./field.ts";
import { type Confirm, fieldReferences } from "./field-references.ts";
import type { GribScan } from "./scan.ts";
import { SharedFacts } from "./shared-facts.ts";

/** What the arrays of a file have in common. */
export type GribFile = {
	url: string;
	budget: Budget;
	options: FillOptions;
	/** Filled while the group is built. */
	diagnostics: Diagnostic[];
	/** Where some messages were not read. */
	confirm: Confirm | undefined;
};

/**
 * Layout "messages": every field in the order of the file as `/1`, `/2`, …, those inside one message too. Values are in the
 * order in which they are coded. A message that cannot be understood takes one number.
 */
export function buildMessages({ messages }: GribScan, file: GribFile): ManifestGroup {
	const group = new ManifestGroup();
	const arrays = new MessageArrays(file);
	let number = 0;
	const add = (content: ManifestArray | MiraError): void => {
		group.add(String(number), content);
		if (content instanceof MiraError) file.diagnostics.push(diagnosticOf(content, { path: `/${number}` }));
	};
	for (const message of messages) {
		const fields = "problem" in message ? [undefined] : message.fields;
		for (const [fieldIndex, sections] of fields.entries()) {
			number++;
			file.budget.node(1);
			if (sections === undefined) add((message as { problem: MiraError }).problem);
			else add(arrays.build(`/${number}`, new GribField(sections, message.range, fieldIndex)));
		}
	}
	return group;
}

/** How the values of a field are coded: the same for all fields of a grid. */
type CodedGrid = { shape: number[]; dimensionNames: string[]; chunkGrid: ChunkGrid; gridShape: number[] };

/** Makes the arrays of fields, which share what they have in common. */
class MessageArrays {
	readonly #file: GribFile;
	readonly #facts: SharedFacts;
	readonly #fillRules: ArrayDescription["fillRules"];
	readonly #type = dataType("float64");
	readonly #codecs = new Map<string, EmittedCodec[]>();
	#grid: { layout: GridLayout; count: number; coded: CodedGrid } | undefined;

	constructor(file: GribFile) {
		this.#file = file;
		this.#facts = new SharedFacts(file.options);
		this.#fillRules = { policy: "grib", options: file.options };
	}

	build(path: string, field: GribField): ManifestArray | MiraError {
		const refusal = fieldRefusal(field, path);
		if (refusal !== undefined) return refusal;
		const { shape, dimensionNames, chunkGrid, gridShape } = this.#codedGrid(field);
		const { message } = field;
		const chunks = (): Map<number, MessageRange> => new Map(shape.includes(0) ? [] : [[0, message]]);
		const { load, lookup } = fieldReferences(path, gridShape, chunks, this.#file.confirm);
		return new ManifestArray(
			{
				path,
				shape,
				dataType: this.#type,
				chunkGrid,
				codecs: this.#codecsOf(field),
				dimensionNames,
				attributes: fieldAttributes(field, this.#facts),
				fill: this.#facts.fill(missingRules(field)),
				fillRules: this.#fillRules,
			},
			load,
			lookup,
		);
	}

	#codedGrid({ sections, layout }: GribField): CodedGrid {
		const count = valueCount(sections);
		if (this.#grid?.layout === layout && this.#grid.count === count) return this.#grid.coded;
		const { shape, dimensionNames } = codedShape(layout, count);
		const chunkGrid = { kind: "regular" as const, chunkShape: shape.map((length) => Math.max(length, 1)) };
		const coded = { shape, dimensionNames, chunkGrid, gridShape: shape.map((length) => Math.min(length, 1)) };
		this.#grid = { layout, count, coded };
		return coded;
	}

	#codecsOf({ sections: { edition }, fieldIndex: field }: GribField): EmittedCodec[] {
		const key = `${edition} ${field}`;
		const codecs = this.#codecs.get(key) ?? [
			{ name: "mirazarr.grib", configuration: { edition, field, values: "values" } },
		];
		this.#codecs.set(key, codecs);
		return codecs;
	}
}

/** Why a field cannot be decoded, where its headers already show it. */
export function fieldRefusal({ sections, message }: GribField, path: string): MiraError | undefined {
	const { url, offset } = message;
	const refused = (error: MiraError): MiraError => located(error, { path, url, offset });
	if (sections.bitmap.kind === "predefined") return refused(predefinedBitmap(sections.bitmap.number));
	const unsupported = sections.edition === 2 ? unsupportedTemplate(representationTemplate(sections)) : undefined;
	if (unsupported !== undefined) return refused(unsupported);
	try {
		valueCount(sections);
		return undefined;
	} catch (error) {
		if (!isMiraError(error)) throw error;
		return refused(error);
	}
}

/**
 * Two dimensions where the values of a regular grid are coded row by row, or column by column; one where rows differ in
 * length, run back and forth, or are unknown.
 */
function codedShape({ ni, nj, scanning }: GridLayout, count: number): { shape: number[]; dimensionNames: string[] } {
	if (ni === undefined || nj === undefined || ni * nj !== count || scanning?.isAlternating)
		return { shape: [count], dimensionNames: ["point"] };
	return scanning?.jConsecutive
		? { shape: [ni, nj], dimensionNames: ["x", "y"] }
		: { shape: [nj, ni], dimensionNames: ["y", "x"] };
}

const missing = (place: string): CodecBitmapRule => ({ kind: "codecBitmap", source: { place, text: "" } });
const BITMAP_RULE = missing("GRIB bitmap");
const MANAGED_RULE = missing("GRIB missing value management");
const LEVEL_RULE = missing("GRIB level 0");

/** What makes values missing: the message alone, never a value such as 9999 (G10). */
export function missingRules({ sections }: GribField): CodecBitmapRule[] {
	const rules: CodecBitmapRule[] = sections.bitmap.kind === "own" ? [BITMAP_RULE] : [];
	if (sections.edition === 2) {
		const template = representationTemplate(sections);
		const isManaged = (template === 2 || template === 3) && (sections.representation[22] ?? 0) > 0;
		if (isManaged) rules.push(MANAGED_RULE);
		if (template === 200) rules.push(LEVEL_RULE);
	}
	return rules;
}

/** The keys by which a field is known, with the names that ecCodes gives them and the prefix of cfgrib. */
function fieldAttributes({ keys, layout }: GribField, facts: SharedFacts): Attributes {
	const { ni, nj, scanning } = layout;
	return facts.integers({
		GRIB_edition: keys.edition,
		GRIB_centre: keys.centre,
		...(keys.edition === 1
			? {
					GRIB_table2Version: keys.table,
					GRIB_indicatorOfParameter: keys.parameter,
					GRIB_indicatorOfTypeOfLevel: keys.level.type,
					GRIB_dataRepresentationType: keys.gridType,
				}
			: {
					GRIB_discipline: keys.discipline,
					GRIB_parameterCategory: keys.category,
					GRIB_parameterNumber: keys.number,
					GRIB_typeOfFirstFixedSurface: keys.surfaces?.[0].type,
					GRIB_gridDefinitionTemplateNumber: keys.gridTemplate,
					GRIB_productDefinitionTemplateNumber: keys.productTemplate,
					GRIB_dataRepresentationTemplateNumber: keys.representationTemplate,
				}),
		GRIB_Ni: ni,
		GRIB_Nj: nj,
		GRIB_iScansNegatively: scanning?.iNegative,
		GRIB_jScansPositively: scanning?.jPositive,
		GRIB_jPointsAreConsecutive: scanning?.jConsecutive,
		GRIB_alternativeRowScanning: scanning?.isAlternating,
	});
}
