import { boundsOwners, withOwnersUnits } from "../cf/bounds.ts";
import { decodeCf, timeScaleFor } from "../cf/decode.ts";
import { type Diagnostic, diagnosticOf } from "../diagnostics.ts";
import { isMiraError, MiraError } from "../errors.ts";
import { extremeFill } from "../fill/policies.ts";
import { type AbortOptions, withDeadline } from "../io/deadline.ts";
import { read } from "../read/read.ts";
import type { Attributes } from "../zarr/attributes.ts";
import type { DataType } from "../zarr/data-type.ts";
import { LoadedVariable } from "./variable.ts";
import type { VirtualDataset } from "./virtual-dataset.ts";

/** The dataset with the values of these variables in memory. */
export async function load(
	dataset: VirtualDataset,
	names: Iterable<string>,
	options: AbortOptions = {},
): Promise<VirtualDataset> {
	return withDeadline("loading", options, ({ signal }) => loadAll(dataset, names, signal), { url: dataset.url });
}

async function loadAll(
	dataset: VirtualDataset,
	names: Iterable<string>,
	signal: AbortSignal | undefined,
): Promise<VirtualDataset> {
	const store = dataset.toStore();
	const loaded = await Promise.all(
		Array.from(names, async (name) => {
			const variable = dataset.variable(name).source;
			if (variable.kind === "loaded") return [name, variable] as const;
			const { dimensionNames, dataType, attributes, fill, fillRules } = variable.description;
			const values = await read(store, `/${name}`, { signal });
			const input = { values, dataType, attributes, fill, fillRules };
			return [name, new LoadedVariable({ ...input, dimensionNames: dimensionNames as string[] })] as const;
		}),
	);
	return loaded.length === 0 ? dataset : dataset.with({ variables: new Map([...dataset.variables, ...loaded]) });
}

/** NumPy's times, in nanoseconds since 1970. */
const DATETIME: Extract<DataType, { kind: "time" }> = {
	kind: "time",
	name: "numpy.datetime64",
	itemBytes: 8,
	unit: "ns",
	scaleFactor: 1,
};

/** Attributes that say what the numbers meant: the dates need them no more. */
const DECODED = ["units", "calendar", "_FillValue", "missing_value", "scale_factor", "add_offset", "_Unsigned"];

/** The dataset with its loaded times as dates. Calendars that NumPy has not stay numbers, with a diagnostic. */
export function decodeTimes(dataset: VirtualDataset): VirtualDataset {
	const variables = new Map(dataset.variables);
	const diagnostics: Diagnostic[] = [];
	for (const [name, variable] of dataset.variables) {
		if (variable.kind !== "loaded") continue;
		try {
			const attributes = timeAttributes(dataset, name, variable.attributes);
			if (timeScaleFor(variable.dataType, attributes) !== undefined)
				variables.set(name, decodedTime(variable, attributes));
		} catch (error) {
			if (!isMiraError(error, "unsupported-feature")) throw error;
			const diagnostic = diagnosticOf(error, { path: `/${name}`, severity: "warning" });
			diagnostics.push({ ...diagnostic, code: "times-not-decoded" });
		}
	}
	return dataset.with({ variables, diagnostics: [...dataset.diagnostics, ...diagnostics] });
}

/** What `units` and `calendar` say about a variable, those of its owner where it holds bounds. */
export function timeAttributes({ variables }: VirtualDataset, name: string, own: Attributes): Attributes {
	const owner = boundsOwners(variables).get(name);
	return owner === undefined ? own : withOwnersUnits(own, variables.get(owner)?.attributes ?? new Map());
}

function decodedTime(variable: LoadedVariable, attributes: Attributes): LoadedVariable {
	const { elements, fill, dataType } = variable;
	const { shape } = variable.values;
	if (!(elements instanceof Uint8Array)) throw new MiraError("bad-argument", "times are numbers");
	const { data } = decodeCf({ dataType, shape, bytes: elements }, fill, { times: "datetime64" }, { attributes });
	const times = data as BigInt64Array;
	const value = extremeFill(DATETIME);
	return new LoadedVariable({
		dimensionNames: variable.dimensionNames,
		values: { dataType: DATETIME.name, shape: [...shape], bytes: new Uint8Array(times.buffer), data: times },
		dataType: DATETIME,
		attributes: new Map([...variable.attributes].filter(([key]) => !DECODED.includes(key))),
		fill: {
			storage: { status: "default", value, source: { place: "NumPy", text: "NaT" } },
			validity: [],
			packing: {},
			dropped: [],
		},
	});
}
