/** What we write of the `missing_value` convention, against its schema and that of `zarr_conventions`, by ajv. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { projectAttributes } from "../../src/fill/project.ts";
import { resolveFill } from "../../src/fill/resolve.ts";
import { attributesFromJson } from "../../src/zarr/attributes.ts";
import { type DataType, dataType, structType } from "../../src/zarr/data-type.ts";
import { type JsonObject, writeJson } from "../../src/zarr/json.ts";

/** What is used of ajv; the name of the package is no literal, so that its types are not needed to check this file. */
type Validator = { compile(schema: object): { (json: unknown): boolean; errors?: unknown } };
const PACKAGE = "ajv";

const UUID_FORM = "missing_value-0.1.0.json";
const ENTRIES = "zarr-conventions.json";

const ROWS: [string, DataType, JsonObject, string[]][] = [
	["uint8", dataType("uint8"), { _FillValue: 255 }, [UUID_FORM, ENTRIES]],
	["float32", dataType("float32"), { _FillValue: "AAAAAICHw8A=" }, [UUID_FORM, ENTRIES]],
	["NaN", dataType("float32"), { _FillValue: "AAAAAAAA+H8=" }, [UUID_FORM, ENTRIES]],
	["bool", dataType("bool"), { _FillValue: true }, [UUID_FORM, ENTRIES]],
	["text", dataType("string"), { missing_value: "-" }, [UUID_FORM, ENTRIES]],
	// Their value has another form in CF, so that the entry is not written.
	["complex", dataType("complex64"), { _FillValue: ["AAAAAAAA8D8=", "AAAAAAAAAEA="] }, [UUID_FORM]],
	["struct", structType([{ name: "a", dataType: dataType("int16") }]), { _FillValue: { a: 7 } }, [UUID_FORM]],
];

test.each(ROWS)("%s: the schemas accept it", async (_, type, json, names) => {
	const { Ajv } = (await import(PACKAGE)) as { Ajv: new (options: object) => Validator };
	const attributes = attributesFromJson(json);
	const { fill } = resolveFill({ policy: "zarr-v3", path: "/v", dataType: type, attributes });
	const options = { emitMissingValueConvention: "registered" as const };
	const emitted: JsonObject = JSON.parse(writeJson(projectAttributes(attributes, fill, type, options)));
	expect("zarr_conventions" in emitted).toBe(names.includes(ENTRIES));
	for (const name of names) {
		const schema = readFileSync(new URL(`../fixtures/conventions/${name}`, import.meta.url), "utf8");
		const validate = new Ajv({ allowUnionTypes: true }).compile(JSON.parse(schema));
		expect([name, validate(emitted), validate.errors ?? null]).toEqual([name, true, null]);
	}
});
