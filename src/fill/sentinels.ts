import type { Attributes, AttributeValue } from "../zarr/attributes.ts";
import type { DataType } from "../zarr/data-type.ts";
import { type CastResult, castScalar, formatScalar, isNaNScalar, sameBytes } from "../zarr/scalar.ts";
import { attributeScalars, attributeSource } from "./attribute-scalars.ts";
import type { FillCandidate } from "./candidate.ts";
import { type Findings, quote } from "./findings.ts";
import type { FillSource, SentinelRule } from "./model.ts";
import { parseFillText } from "./text.ts";

/** A candidate with the values that were read from it. */
export type Place = { candidate: FillCandidate; values: CastResult[] };

/** Each place for itself, in the order of precedence (design, rule 5). Several values of one `_FillValue` all mask. */
export function separate(places: readonly Place[]): SentinelRule[] {
	const rules: SentinelRule[] = [];
	for (const { candidate, values } of places) {
		const claimsFillValue = candidate.role !== "missing_value" && values.length === 1;
		for (const value of values) addSentinel(rules, value, candidate.source, claimsFillValue);
	}
	return rules;
}

/** Adds a rule. One value can be `_FillValue`; a second that claims to be it masks as `missing_value`, unless it is the same. */
export function addSentinel(
	rules: SentinelRule[],
	value: CastResult,
	source: FillSource,
	claimsFillValue: boolean,
): void {
	const isTaken = rules.some((rule) => rule.role === "_FillValue");
	const role = claimsFillValue && !isTaken ? "_FillValue" : "missing_value";
	const isKnown = rules.some(
		(rule) => sameBytes(rule.value, value.bytes) && (rule.role === role || (claimsFillValue && isTaken)),
	);
	if (!isKnown) rules.push(sentinel(role, value, source));
}

/** One value for all places (rule 7): the first that was read. `missing_value` repeats it where the file has one. */
export function consolidate(places: readonly Place[], findings: Findings): SentinelRule[] {
	const found = places.flatMap(({ candidate, values }) => values.slice(0, 1).map((value) => ({ ...candidate, value })));
	const [first] = found;
	if (first === undefined) return [];
	for (const { role, value, source } of found) {
		if (sameBytes(value.bytes, first.value.bytes)) continue;
		const reason = `${quote(first.source)} takes precedence`;
		findings.drop(role === "missing_value" ? role : "_FillValue", source, "fill-conflict", reason);
	}
	const rules = [sentinel("_FillValue", first.value, first.source)];
	if (found.some(({ role }) => role === "missing_value"))
		rules.push(sentinel("missing_value", first.value, first.source));
	return rules;
}

function sentinel(role: SentinelRule["role"], { bytes, exact }: CastResult, source: FillSource): SentinelRule {
	return { kind: "sentinel", role, value: bytes, domain: "packed", exact, source };
}

/**
 * A sentence where `_FillValue` and `missing_value` name different values, else undefined. NaN is missing anyway and
 * contradicts nothing; nor does a `missing_value` that lists further values beside the `_FillValue`.
 */
export function disagreement(type: DataType, sentinels: readonly SentinelRule[]): string | undefined {
	const named = sentinels.filter(({ value }) => !isNaNScalar(type, value));
	const fill = named.find(({ role }) => role === "_FillValue");
	const missing = named.filter(({ role }) => role === "missing_value");
	if (fill === undefined || missing.length === 0 || missing.some(({ value }) => sameBytes(value, fill.value)))
		return undefined;
	const values = missing.map(({ value }) => formatScalar(type, value)).join(", ");
	return `_FillValue ${formatScalar(type, fill.value)} and missing_value ${values} differ; all are treated as missing`;
}

/** Attributes such as `swe#_FillValue`, by which GDAL repeats the attributes of a NetCDF variable in a TIFF. */
const PER_VARIABLE = /.#(_FillValue|missing_value)$/;

/**
 * The value of such attributes where the array has no other: one candidate if all of them agree. Where they differ, nobody
 * knows which of them is that of the array.
 */
export function perVariableCandidates(type: DataType, attributes: Attributes, findings: Findings): FillCandidate[] {
	const found = [...attributes].flatMap(([name, value]): (FillCandidate & { key: string })[] => {
		if (!PER_VARIABLE.test(name)) return [];
		const source = attributeSource(name, value, true);
		const cast = castAttribute(type, value);
		return [{ role: "_FillValue", value, source, key: cast === undefined ? source.text : String(cast.bytes) }];
	});
	if (new Set(found.map(({ key }) => key)).size <= 1) return found.slice(0, 1);
	for (const { source } of found)
		findings.drop("_FillValue", source, "fill-conflict", "the variables of the file have different values");
	return [];
}

function castAttribute(type: DataType, attribute: AttributeValue): CastResult | undefined {
	const [scalar] = attributeScalars(attribute) ?? [];
	const value = typeof scalar === "string" ? parseFillText(type, scalar) : scalar;
	return value === undefined ? undefined : castScalar(type, value);
}

/** True for an attribute of one variable (`swe#_FillValue`) that only repeats a sentinel of the array. */
export function repeatsSentinel(
	type: DataType,
	name: string,
	attribute: AttributeValue,
	sentinels: readonly SentinelRule[],
): boolean {
	if (!PER_VARIABLE.test(name)) return false;
	const cast = castAttribute(type, attribute);
	return cast !== undefined && sentinels.some((rule) => sameBytes(rule.value, cast.bytes));
}

/** Says so where such an attribute contradicts the value of the array. It is then kept, but masks nothing. */
export function checkPerVariable(
	type: DataType,
	attributes: Attributes,
	chosen: SentinelRule | undefined,
	findings: Findings,
): void {
	if (chosen === undefined) return;
	for (const [name, attribute] of attributes) {
		if (!PER_VARIABLE.test(name) || repeatsSentinel(type, name, attribute, [chosen])) continue;
		const role = name.endsWith("missing_value") ? "missing_value" : "_FillValue";
		const source = attributeSource(name, attribute, true);
		findings.drop(role, source, "fill-conflict", `${quote(chosen.source)} takes precedence`);
	}
}
