import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { decodedAttributes } from "../../src/fill/decoded-attributes.ts";
import {
	MISSING_VALUE_UUID,
	missingValueConvention,
	validateConventionEntry,
	validateMissingValueConvention,
} from "../../src/fill/missing-value-convention.ts";
import { projectAttributes } from "../../src/fill/project.ts";
import { resolveFill } from "../../src/fill/resolve.ts";
import { attributesFromJson } from "../../src/zarr/attributes.ts";
import { type DataType, dataType } from "../../src/zarr/data-type.ts";
import { JsonFloat, type JsonObject, type JsonValue, writeJson } from "../../src/zarr/json.ts";
import { formatScalar, readScalar, zeroScalar } from "../../src/zarr/scalar.ts";

const uint8 = dataType("uint8");
const float32 = dataType("float32");

/** The example of the reference, member by member as schema.json v0.1.0 has it. */
const OBJECT = (value: JsonValue): JsonObject => ({
	version: "0.1.0",
	schema: "https://raw.githubusercontent.com/zarr-experimental/missing_value/refs/tags/v0.1.0/schema.json",
	name: "missing_value",
	description: "Describes a value used to represent undefined/invalid/missing values in an array.",
	spec: "https://github.com/zarr-experimental/missing_value/blob/v0.1.0/README.md",
	configuration: { missing_value: value },
});

const ENTRY: JsonObject = {
	uuid: "78691ef5-ff17-4c55-98ca-a57f0e9d50bd",
	schema_url: "https://raw.githubusercontent.com/zarr-experimental/missing_value/refs/tags/v0.1.0/schema.json",
	spec_url: "https://github.com/zarr-experimental/missing_value/blob/v0.1.0/README.md",
	name: "missing_value",
	description: "…",
};

function resolve(type: DataType, attributes: JsonObject) {
	return resolveFill({
		policy: "zarr-v3",
		path: "/v",
		dataType: type,
		attributes: attributesFromJson(attributes),
		candidates: [{ role: "storage", value: zeroScalar(type), source: { place: "fill_value", text: "0" } }],
	});
}

function sentinels(type: DataType, attributes: JsonObject): string[] {
	return resolve(type, attributes).fill.validity.map((rule) =>
		rule.kind === "sentinel" ? `${rule.role} ${formatScalar(type, rule.value)}` : rule.kind,
	);
}

describe("the missing_value convention", () => {
	test("the object is exactly what the schema demands", () => {
		expect(missingValueConvention(uint8, Uint8Array.of(255))).toEqual(OBJECT(255));
		expect(validateMissingValueConvention(uint8, OBJECT(255))).toBeUndefined();
	});

	test("I1 NaN is spelled as in fill_value, not as base64", () => {
		const json = missingValueConvention(float32, Uint8Array.of(0, 0, 0xc0, 0x7f));
		expect(json.configuration).toEqual({ missing_value: "NaN" });
		expect(validateMissingValueConvention(float32, OBJECT("AAAAAAAA+H8="))).toMatch(/not a value of data type/);
	});

	test("I2 further members are invalid", () => {
		expect(validateMissingValueConvention(uint8, { ...OBJECT(255), author: "x" })).toMatch(/"author"/);
		const configuration = { missing_value: 255, other: 1 };
		expect(validateMissingValueConvention(uint8, { ...OBJECT(255), configuration })).toMatch(/may hold only/);
	});

	test("a missing member, another version, null, or a value out of range is invalid", () => {
		const { spec: _, ...without } = OBJECT(255);
		expect(validateMissingValueConvention(uint8, without)).toMatch(/"spec"/);
		expect(validateMissingValueConvention(uint8, { ...OBJECT(255), version: "0.2.0" })).toMatch(/"version"/);
		expect(validateMissingValueConvention(uint8, OBJECT(null))).toEqual(expect.any(String));
		expect(validateMissingValueConvention(uint8, OBJECT(300))).toEqual(expect.any(String));
	});

	test("I3 an upper-case uuid is invalid", () => {
		expect(validateConventionEntry(ENTRY)).toBeUndefined();
		expect(validateConventionEntry({ ...ENTRY, uuid: MISSING_VALUE_UUID.toUpperCase() })).toMatch(/lower-case/);
	});

	test("I4 an entry with only a name is invalid", () => {
		expect(validateConventionEntry({ name: "missing_value" })).toMatch(/does not identify/);
		const attributes = { zarr_conventions: [{ name: "missing_value" }], missing_value: 9 };
		expect(sentinels(uint8, attributes)).toEqual(["missing_value 9"]);
	});

	test("I5 CF's missing_value and the convention are not confused", () => {
		const attributes = { missing_value: 7, [MISSING_VALUE_UUID]: OBJECT(255) };
		expect(sentinels(uint8, attributes)).toEqual(["_FillValue 255", "missing_value 7"]);
		const { fill } = resolve(uint8, attributes);
		expect(projectAttributes(attributesFromJson(attributes), fill, uint8)).toEqual({
			missing_value: 7,
			[MISSING_VALUE_UUID]: OBJECT(255),
			_FillValue: 255,
		});
	});

	test("the UUID form is read always, and _FillValue is emitted beside it", () => {
		const attributes = { [MISSING_VALUE_UUID]: OBJECT("NaN") };
		expect(sentinels(float32, attributes)).toEqual(["_FillValue NaN"]);
		const { fill } = resolve(float32, attributes);
		expect(projectAttributes(attributesFromJson(attributes), fill, float32)._FillValue).toBe("AAAAAAAA+H8=");
	});

	test("an invalid object is dropped with a diagnostic", () => {
		const { fill, diagnostics } = resolve(uint8, { [MISSING_VALUE_UUID]: { ...OBJECT(255), extra: 1 } });
		expect(fill.validity).toEqual([]);
		expect(diagnostics).toMatchObject([{ code: "fill-form", severity: "warning" }]);
	});

	test("the framework form: missing_value at the root is spelled like fill_value", () => {
		const attributes = { zarr_conventions: [ENTRY], missing_value: "NaN" };
		const { fill, diagnostics } = resolve(float32, attributes);
		expect(diagnostics).toEqual([]);
		const [rule] = fill.validity;
		expect(rule?.kind === "sentinel" && readScalar(float32, rule.value)).toBeNaN();
		// What the document declares stays in it.
		expect(projectAttributes(attributesFromJson(attributes), fill, float32)).toEqual({
			...attributes,
			_FillValue: "AAAAAAAA+H8=",
		});
		expect(sentinels(float32, { missing_value: "NaN" })).toEqual(["missing_value NaN"]);
	});

	test("the convention is identified by uuid, else schema_url, else spec_url", () => {
		const { uuid: _, ...byUrl } = ENTRY;
		expect(sentinels(uint8, { zarr_conventions: [byUrl], missing_value: 9 })).toContain("_FillValue 9");
		const other = { ...ENTRY, uuid: "00000000-0000-0000-0000-000000000000" };
		expect(sentinels(uint8, { zarr_conventions: [other], missing_value: 9 })).toEqual(["missing_value 9"]);
	});

	test("it is emitted on request", () => {
		const attributes = attributesFromJson({ _FillValue: 255 });
		const { fill } = resolve(uint8, { _FillValue: 255 });
		const json = projectAttributes(attributes, fill, uint8, { emitMissingValueConvention: true });
		expect(writeJson(json)).toBe(writeJson({ _FillValue: 255, [MISSING_VALUE_UUID]: OBJECT(255) }));
	});
});

describe("what differs from the schema", () => {
	const { description: _, ...undescribed } = OBJECT(255);
	const { spec: __, ...unspecified } = OBJECT(255);
	test.each([
		["another description", { ...OBJECT(255), description: "missing" }],
		["no description", undescribed],
		["another version", { ...OBJECT(255), version: "0.2.0" }],
		["no spec", unspecified],
	])("%s: the value is used, and a diagnostic says so", (__, object) => {
		const { fill, diagnostics } = resolve(uint8, { [MISSING_VALUE_UUID]: object });
		expect(fill.validity).toMatchObject([{ kind: "sentinel", value: Uint8Array.of(255) }]);
		expect(diagnostics).toMatchObject([{ severity: "warning", code: "fill-form" }]);
	});

	test.each([
		["another schema", { ...OBJECT(255), schema: "https://example.org/schema.json" }],
		["another spec", { ...OBJECT(255), spec: "https://example.org/" }],
		["a further member", { ...OBJECT(255), author: "x" }],
	])("%s: it is not the convention", (__, object) => {
		const { fill, diagnostics } = resolve(uint8, { [MISSING_VALUE_UUID]: object });
		expect(fill.validity).toEqual([]);
		expect(diagnostics).toMatchObject([{ code: "fill-form" }]);
	});

	test("an entry of zarr_conventions without missing_value is a diagnostic", () => {
		expect(resolve(uint8, { zarr_conventions: [ENTRY] }).diagnostics).toMatchObject([
			{ code: "fill-form", message: expect.stringContaining("there is no missing_value") },
		]);
		const both = { zarr_conventions: [ENTRY], [MISSING_VALUE_UUID]: OBJECT(255) };
		expect(resolve(uint8, both).diagnostics).toEqual([]);
	});
});

describe('emitMissingValueConvention: "registered"', () => {
	const emitted = (type: DataType, attributes: JsonObject) => {
		const { fill } = resolve(type, attributes);
		const options = { emitMissingValueConvention: "registered" as const };
		return projectAttributes(attributesFromJson(attributes), fill, type, options);
	};
	const MASKED: [string, DataType, JsonObject, JsonValue][] = [
		["uint8", uint8, { _FillValue: 255 }, 255],
		["float32", float32, { _FillValue: "AAAAAICHw8A=" }, new JsonFloat(-9999)],
		["NaN", float32, { _FillValue: "AAAAAAAA+H8=" }, "NaN"],
		["text", dataType("string"), { missing_value: "-" }, "-"],
	];

	test.each(MASKED)("%s: the entry, the value beside it, and the UUID form", (__, type, attributes, value) => {
		const json = emitted(type, attributes);
		expect(json.zarr_conventions).toEqual([{ ...ENTRY, description: OBJECT(0).description }]);
		expect(json.missing_value).toEqual(value);
		expect(json[MISSING_VALUE_UUID]).toEqual(OBJECT(value));
		// It is read as it was written, and nothing is odd about it.
		expect(resolve(type, JSON.parse(writeJson(json))).diagnostics).toEqual([]);
	});

	test("other conventions stay, and a missing_value of CF that says something else is not replaced", () => {
		const other = { uuid: "d35379db-88df-4056-af3a-620245f8e347", name: "multiscales" };
		expect(emitted(uint8, { zarr_conventions: [other], _FillValue: 255 }).zarr_conventions).toMatchObject([
			other,
			{ name: "missing_value" },
		]);
		const json = emitted(uint8, { _FillValue: 255, missing_value: 254 });
		expect(json).toMatchObject({ missing_value: 254, [MISSING_VALUE_UUID]: OBJECT(255) });
		expect(json).not.toHaveProperty("zarr_conventions");
	});

	test("a decoded view has neither the value nor the entry", () => {
		const attributes = attributesFromJson({ zarr_conventions: [ENTRY], missing_value: 255, units: "1" });
		const { fill } = resolveFill({ policy: "zarr-v3", path: "/v", dataType: uint8, attributes });
		expect([...decodedAttributes(attributes, fill, uint8).attributes.keys()]).toEqual(["units"]);
	});

	test("the example of the convention is what we write", () => {
		expect({ [MISSING_VALUE_UUID]: missingValueConvention(uint8, Uint8Array.of(255)) }).toEqual(
			schema("missing_value_uint8.json"),
		);
	});
});

function schema(name: string): object {
	return JSON.parse(readFileSync(new URL(`../fixtures/conventions/${name}`, import.meta.url), "utf8"));
}
