import type { EmittedCodec } from "../../codecs/catalogue/catalogue.ts";
import { predefinedBitmap, unsupportedTemplate } from "../../codecs/grib/decode-field.ts";
import { valueCount } from "../../codecs/grib/read-field.ts";
import { type Diagnostic, diagnosticOf } from "../../diagnostics.ts";
import { isMiraError, located, MiraError } from "../../errors.ts";
import type { CodecBitmapRule } from "../../fill/model.ts";
import type { FillOptions } from "../../fill/policies.ts";
import { resolveFill } from "../../fill/resolve.ts";
import { ManifestArray } from "../../manifest/manifest-array.ts";
import { ManifestGroup } from "../../manifest/manifest-group.ts";
import { type Attributes, numericAttribute } from "../../zarr/attributes.ts";
import { dataType } from "../../zarr/data-type.ts";
import { describeField, type GribField } from "./field.ts";
import { type Confirm, fieldReferences } from "./field-references.ts";
import type { GribScan } from "./scan.ts";

/** What the arrays of a file have in common. */
export type GribFile = {
	url: string;
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
	let number = 0;
	const refuse = (error: MiraError): void => {
		group.add(String(number), error);
		file.diagnostics.push(diagnosticOf(error, { path: `/${number}` }));
	};
	for (const message of messages) {
		if ("problem" in message) {
			number++;
			refuse(message.problem);
			continue;
		}
		for (const [fieldIndex, sections] of message.fields.entries()) {
			number++;
			const array = buildArray(`/${number}`, describeField(sections, message.range, fieldIndex), file);
			if (array instanceof MiraError) refuse(array);
			else group.add(String(number), array);
		}
	}
	return group;
}

function buildArray(path: string, field: GribField, file: GribFile): ManifestArray | MiraError {
	const { options, diagnostics } = file;
	const { sections, message, fieldIndex } = field;
	const refusal = fieldRefusal(field, path);
	if (refusal !== undefined) return refusal;
	const { shape, dimensionNames } = codedShape(field);
	const attributes = fieldAttributes(field);
	const type = dataType("float64");
	const resolved = resolveFill({
		policy: "grib",
		path,
		dataType: type,
		attributes,
		validity: missingRules(field),
		options,
	});
	for (const diagnostic of resolved.diagnostics) diagnostics.push(diagnostic);
	const gridShape = shape.map((length) => Math.min(length, 1));
	const chunks = new Map(shape.includes(0) ? [] : [[0, message]]);
	const { load, lookup } = fieldReferences(path, gridShape, chunks, file.confirm);
	return new ManifestArray(
		{
			path,
			shape,
			dataType: type,
			chunkGrid: { kind: "regular", chunkShape: shape.map((length) => Math.max(length, 1)) },
			codecs: [
				{ name: "mirazarr.grib", configuration: { edition: sections.edition, field: fieldIndex, values: "values" } },
			] satisfies EmittedCodec[],
			dimensionNames,
			attributes,
			fill: resolved.fill,
			fillRules: { policy: "grib", options },
		},
		load,
		lookup,
	);
}

/** Why a field cannot be decoded, where its headers already show it. */
export function fieldRefusal({ sections, message, keys }: GribField, path: string): MiraError | undefined {
	const { url, offset } = message;
	const refused = (error: MiraError): MiraError => located(error, { path, url, offset });
	if (sections.bitmap.kind === "predefined") return refused(predefinedBitmap(sections.bitmap.number));
	const unsupported = keys.edition === 2 ? unsupportedTemplate(keys.representationTemplate) : undefined;
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
function codedShape({ sections, layout }: GribField): { shape: number[]; dimensionNames: string[] } {
	const count = valueCount(sections);
	const { ni, nj, scanning } = layout;
	if (ni === undefined || nj === undefined || ni * nj !== count || scanning?.isAlternating)
		return { shape: [count], dimensionNames: ["point"] };
	return scanning?.jConsecutive
		? { shape: [ni, nj], dimensionNames: ["x", "y"] }
		: { shape: [nj, ni], dimensionNames: ["y", "x"] };
}

/** What makes values missing: the message alone, never a value such as 9999 (G10). */
export function missingRules({ sections, keys }: GribField): CodecBitmapRule[] {
	const rule = (place: string): CodecBitmapRule => ({ kind: "codecBitmap", source: { place, text: "" } });
	const rules: CodecBitmapRule[] = sections.bitmap.kind === "own" ? [rule("GRIB bitmap")] : [];
	if (keys.edition === 2 && sections.edition === 2) {
		const { representationTemplate: template } = keys;
		const isManaged = (template === 2 || template === 3) && (sections.representation[22] ?? 0) > 0;
		if (isManaged) rules.push(rule("GRIB missing value management"));
		if (template === 200) rules.push(rule("GRIB level 0"));
	}
	return rules;
}

/** The keys by which a field is known, with the names that ecCodes gives them and the prefix of cfgrib. */
function fieldAttributes({ keys, layout }: GribField): Attributes {
	const numbers: Record<string, number | undefined> =
		keys.edition === 1
			? {
					edition: 1,
					centre: keys.centre,
					table2Version: keys.table,
					indicatorOfParameter: keys.parameter,
					indicatorOfTypeOfLevel: keys.level.type,
					dataRepresentationType: keys.gridType,
				}
			: {
					edition: 2,
					centre: keys.centre,
					discipline: keys.discipline,
					parameterCategory: keys.category,
					parameterNumber: keys.number,
					typeOfFirstFixedSurface: keys.surfaces?.[0].type,
					gridDefinitionTemplateNumber: keys.gridTemplate,
					productDefinitionTemplateNumber: keys.productTemplate,
					dataRepresentationTemplateNumber: keys.representationTemplate,
				};
	const { scanning } = layout;
	const flags: Record<string, boolean | undefined> = {
		iScansNegatively: scanning?.iNegative,
		jScansPositively: scanning?.jPositive,
		jPointsAreConsecutive: scanning?.jConsecutive,
		alternativeRowScanning: scanning?.isAlternating,
	};
	const all = { ...numbers, Ni: layout.ni, Nj: layout.nj, ...flags };
	return new Map(
		Object.entries(all).flatMap(([name, value]) =>
			value === undefined ? [] : [[`GRIB_${name}`, numericAttribute(Int32Array.of(Number(value)), [])] as const],
		),
	);
}
