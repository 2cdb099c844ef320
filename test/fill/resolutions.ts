import type { FillOptions } from "../../src/fill/fill-options.ts";
import { projectAttributes } from "../../src/fill/project.ts";
import { type ResolvedFill, type ResolveInput, resolveFill } from "../../src/fill/resolve.ts";
import { type Attributes, type AttributeValue, numericAttribute, textAttribute } from "../../src/zarr/attributes.ts";
import type { DataType } from "../../src/zarr/data-type.ts";
import { fillToJson } from "../../src/zarr/fill-value.ts";
import { writeJson } from "../../src/zarr/json.ts";
import { formatScalar } from "../../src/zarr/scalar.ts";

/** Attributes as a file has them: typed arrays are vectors (one element: a scalar), strings are text. */
export function attributesOf(values: {
	[name: string]: AttributeValue | Parameters<typeof numericAttribute>[0] | string;
}): Attributes {
	return new Map(
		Object.entries(values).map(([name, value]) => [
			name,
			typeof value === "string" ? textAttribute(value) : "dataType" in value ? value : numericAttribute(value),
		]),
	);
}

/** What a resolution comes to, short enough to read in a test: `fill_value`, the rules, and the codes of what is reported. */
export type Outcome = {
	storage: string;
	status: string;
	rules: string[];
	/** The emitted attributes as JSON text. */
	json: string;
	codes: string[];
	problem?: string;
};

/** Resolves and projects; `/v` is the array. */
export function outcome(
	policy: ResolveInput["policy"],
	dataType: DataType,
	attributes: Attributes,
	{ candidates, options }: { candidates?: ResolveInput["candidates"]; options?: FillOptions } = {},
): Outcome {
	const resolved = resolveFill({ policy, path: "/v", dataType, attributes, candidates, options });
	return describeOutcome(resolved, dataType, attributes, options);
}

function describeOutcome(
	{ fill, diagnostics, problem }: ResolvedFill,
	dataType: DataType,
	attributes: Attributes,
	options: FillOptions | undefined,
): Outcome {
	return {
		storage: writeJson(fillToJson(dataType, fill.storage.value)),
		status: fill.storage.status,
		rules: fill.validity.map((rule) =>
			rule.kind === "sentinel" ? `${rule.role} ${formatScalar(dataType, rule.value)}` : rule.kind,
		),
		json: writeJson(projectAttributes(attributes, fill, dataType, options)),
		codes: diagnostics.map(({ code }) => code),
		...(problem === undefined ? {} : { problem: problem.message }),
	};
}
