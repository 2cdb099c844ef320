import { MiraError } from "../errors.ts";
import type { Attributes, AttributeValue } from "../zarr/attributes.ts";
import type { DataType } from "../zarr/data-type.ts";
import { fillFromJson, fillToJson } from "../zarr/fill-value.ts";
import { isJsonObject, type JsonObject, type JsonValue } from "../zarr/json.ts";
import { attributeJson } from "./attribute-scalars.ts";

/** The identity of the `missing_value` convention, and the key of its object in `attributes`. */
export const MISSING_VALUE_UUID = "78691ef5-ff17-4c55-98ca-a57f0e9d50bd";

const SCHEMA_URL = "https://raw.githubusercontent.com/zarr-experimental/missing_value/refs/tags/v0.1.0/schema.json";
const SPEC_URL = "https://github.com/zarr-experimental/missing_value/blob/v0.1.0/README.md";

/** The members that schema.json of version 0.1.0 demands, each a constant. */
const CONSTANTS = {
	version: "0.1.0",
	schema: SCHEMA_URL,
	name: "missing_value",
	description: "Describes a value used to represent undefined/invalid/missing values in an array.",
	spec: SPEC_URL,
} as const;

/** The object of the convention for one value: `attributes[MISSING_VALUE_UUID]`. The value is spelled like `fill_value`. */
export function missingValueConvention(type: DataType, value: Uint8Array): JsonObject {
	return { ...CONSTANTS, configuration: { missing_value: fillToJson(type, value) } };
}

/** The entry of the convention in `zarr_conventions`, by which it is registered there. */
function missingValueEntry(): JsonObject {
	const { name, description } = CONSTANTS;
	return { uuid: MISSING_VALUE_UUID, schema_url: SCHEMA_URL, spec_url: SPEC_URL, name, description };
}

/** The list `zarr_conventions` with the entry of the convention, beside those that the attributes have already. */
export function registeredConventions(attributes: Attributes): JsonValue[] {
	const entries = conventionEntries(attributes);
	return entries.some(isOurs) ? entries : [...entries, missingValueEntry()];
}

/** `zarr_conventions` without the entry of the convention; undefined if it has no other. */
export function otherConventions(attributes: Attributes): AttributeValue | undefined {
	const others = conventionEntries(attributes).filter((entry) => !isOurs(entry));
	return others.length === 0 ? undefined : { dataType: "json", shape: [], values: [others] };
}

function conventionEntries(attributes: Attributes): JsonValue[] {
	const list = attributes.get("zarr_conventions");
	const entries = list === undefined ? null : attributeJson(list);
	return Array.isArray(entries) ? entries : [];
}

/** What is wrong with an object of the convention, in a sentence; undefined if it is what the schema demands. */
export function validateMissingValueConvention(type: DataType, json: JsonValue): string | undefined {
	return harmlessProblem(json) ?? graveProblem(type, json);
}

/** Members that say nothing about the value: where one differs, or is not there, the value is used all the same. */
function harmlessProblem(json: JsonValue): string | undefined {
	if (!isJsonObject(json)) return undefined;
	for (const member of ["version", "description"] as const)
		if (json[member] !== CONSTANTS[member]) return `"${member}" must be "${CONSTANTS[member]}"`;
	return json.spec === undefined ? `"spec" must be "${CONSTANTS.spec}"` : undefined;
}

function graveProblem(type: DataType, json: JsonValue): string | undefined {
	if (!isJsonObject(json)) return "the convention is not an object";
	for (const member of ["schema", "name", "spec"] as const) {
		const isLeftOut = member === "spec" && json.spec === undefined;
		if (json[member] !== CONSTANTS[member] && !isLeftOut) return `"${member}" must be "${CONSTANTS[member]}"`;
	}
	const extra = Object.keys(json).find((member) => !(member in CONSTANTS) && member !== "configuration");
	if (extra !== undefined) return `"${extra}" is not a member of the convention`;
	const { configuration } = json;
	if (!isJsonObject(configuration) || configuration.missing_value === undefined)
		return '"configuration" must hold "missing_value"';
	if (Object.keys(configuration).length > 1) return '"configuration" may hold only "missing_value"';
	return valueProblem(type, configuration.missing_value);
}

function valueProblem(type: DataType, json: JsonValue): string | undefined {
	try {
		fillFromJson(type, json);
		return undefined;
	} catch (error) {
		if (error instanceof MiraError) return error.message;
		throw error;
	}
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const ENTRY_MEMBERS = new Set(["uuid", "schema_url", "spec_url", "name", "description"]);

/** What is wrong with an entry of `zarr_conventions` (zarr-conventions-schema.json); undefined if nothing is. */
export function validateConventionEntry(json: JsonValue): string | undefined {
	if (!isJsonObject(json)) return "an entry of zarr_conventions must be an object";
	const extra = Object.keys(json).find((member) => !ENTRY_MEMBERS.has(member));
	if (extra !== undefined) return `"${extra}" is not a member of an entry`;
	if (json.uuid === undefined && json.schema_url === undefined && json.spec_url === undefined)
		return "an entry needs a uuid, a schema_url or a spec_url: the name does not identify it";
	if (json.uuid !== undefined && (typeof json.uuid !== "string" || !UUID.test(json.uuid)))
		return "uuid must be lower-case hexadecimal";
	return undefined;
}

/** A value declared by the convention, and what is odd about that, or what is wrong with the declaration. */
export type ConventionReading =
	| { kind: "value"; form: "uuid" | "framework"; json: JsonValue; bytes: Uint8Array; note?: string | undefined }
	| { kind: "invalid"; form: "uuid" | "framework"; json: JsonValue; reason: string };

/**
 * The values that attributes declare by the `missing_value` convention, in either form: the object under the UUID, and the
 * entry in `zarr_conventions` with `missing_value` at the root of the attributes (spelled like `fill_value`, too).
 */
export function readMissingValueConvention(type: DataType, attributes: Attributes): ConventionReading[] {
	const readings: ConventionReading[] = [];
	const own = attributes.get(MISSING_VALUE_UUID);
	if (own !== undefined) {
		const json = attributeJson(own);
		const reason = graveProblem(type, json);
		const value = isJsonObject(json) && isJsonObject(json.configuration) ? json.configuration.missing_value : undefined;
		readings.push(
			reason === undefined && value !== undefined
				? { kind: "value", form: "uuid", json: value, bytes: fillFromJson(type, value), note: harmlessProblem(json) }
				: { kind: "invalid", form: "uuid", json, reason: reason ?? "it has no value" },
		);
	}
	const root = attributes.get("missing_value");
	if (root === undefined && own === undefined && declaresMissingValue(attributes)) {
		const reason = "zarr_conventions names it, but there is no missing_value";
		readings.push({ kind: "invalid", form: "framework", json: null, reason });
	}
	if (root !== undefined && declaresMissingValue(attributes)) {
		const json = attributeJson(root);
		const reason = valueProblem(type, json);
		readings.push(
			reason === undefined
				? { kind: "value", form: "framework", json, bytes: fillFromJson(type, json) }
				: { kind: "invalid", form: "framework", json, reason },
		);
	}
	return readings;
}

/** True if `zarr_conventions` names the convention, so a root `missing_value` is the convention's own. */
export function declaresMissingValue(attributes: Attributes): boolean {
	return conventionEntries(attributes).some((entry) => validateConventionEntry(entry) === undefined && isOurs(entry));
}

/** Precedence of identity: uuid, then schema_url, then spec_url; never the name. */
function isOurs(entry: JsonValue): boolean {
	if (!isJsonObject(entry)) return false;
	if (entry.uuid !== undefined) return entry.uuid === MISSING_VALUE_UUID;
	return entry.schema_url !== undefined ? entry.schema_url === SCHEMA_URL : entry.spec_url === SPEC_URL;
}
