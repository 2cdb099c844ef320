import { visibleText, withoutSecrets } from "../errors.ts";
import { elementText } from "../read/value-text.ts";
import { attributeToJson } from "../zarr/attributes.ts";
import { isNumeric } from "../zarr/data-type.ts";
import { plainJson, writeJson } from "../zarr/json.ts";
import { type Element, elementCount } from "../zarr/nd-array.ts";
import { formatNumber } from "../zarr/scalar.ts";
import { isDimensionCoordinate } from "./coordinates.ts";
import { dimensionsOf, type LoadedVariable, type Variable } from "./variable.ts";
import type { VirtualDataset } from "./virtual-dataset.ts";

/** Longer attributes and lists of values are cut: this is to look a dataset over. */
const WIDTH = 76;
const MOST_ATTRIBUTES = 12;

/**
 * A dataset as text, laid out as xarray does: dimensions, coordinates, data variables, attributes. It is for terminals: what
 * they would obey in names and texts is spelt out.
 */
export function datasetText(dataset: VirtualDataset): string {
	const { coordinates, dataVariables } = dataset;
	const names = Array.from(dataset.variables.keys(), visibleText);
	const column = names.reduce((most, name) => Math.max(most, name.length), 0) + 2;
	const lines = (variables: ReadonlyMap<string, Variable>): string[] =>
		Array.from(variables, ([name, variable]) => variableLine(name, variable, column));
	const dimensions = Array.from(dataset.dimensions, ([name, length]) => `${name}: ${length}`).join(", ");
	return [
		`<VirtualDataset> ${withoutSecrets(dataset.url)}`,
		`Dimensions: (${dimensions})`,
		...section("Coordinates", lines(coordinates)),
		...section("Data variables", lines(dataVariables)),
		...section("Attributes", attributeLines(dataset)),
	]
		.map(visibleText)
		.join("\n");
}

function section(title: string, lines: string[]): string[] {
	return lines.length === 0 ? [] : [`${title}:`, ...lines];
}

/** The star marks coordinates of a dimension, as in xarray. */
function variableLine(name: string, variable: Variable, column: number): string {
	const { dataType: type, shape } = variable.description;
	const mark = isDimensionCoordinate(name, variable) ? "*" : " ";
	const bytes = type.itemBytes === undefined ? "" : ` ${sizeText(elementCount(shape) * type.itemBytes)}`;
	const head = `  ${mark} ${visibleText(name).padEnd(column)}(${dimensionsOf(variable).join(", ")}) ${type.name}${bytes}  `;
	return head + (variable.kind === "loaded" ? valuesText(variable) : storageText(variable));
}

function storageText(variable: Exclude<Variable, LoadedVariable>): string {
	const { chunkGrid } = variable.description;
	const what = variable.kind === "derived" ? "computed" : "virtual";
	if (chunkGrid.kind === "rectilinear") return `${what}, chunks of several shapes`;
	return chunkGrid.chunkShape.length === 0 ? what : `${what}, chunks of ${chunkGrid.chunkShape.join(" × ")}`;
}

/** The first and the last values. */
function valuesText({ values: { data }, dataType: type }: LoadedVariable): string {
	const show = (value: unknown): string =>
		isNumeric(type) && typeof value === "number"
			? formatNumber(Number(value.toPrecision(6)))
			: typeof value === "object"
				? elementText(value as Element)
				: String(value);
	const items = data.length <= 6 ? [...data] : [...data.slice(0, 3), "…", ...data.slice(-3)];
	return cut(items.map(show).join(" "));
}

function attributeLines({ attributes }: VirtualDataset): string[] {
	const shown = [...attributes].slice(0, MOST_ATTRIBUTES).map(([name, value]) => {
		const json = plainJson(attributeToJson(value));
		return `    ${name}: ${cut(typeof json === "string" ? json : writeJson(json))}`;
	});
	const more = attributes.size - shown.length;
	return more > 0 ? [...shown, `    … and ${more} more`] : shown;
}

function cut(text: string): string {
	const line = text.replace(/\s+/g, " ");
	return line.length > WIDTH ? `${line.slice(0, WIDTH - 1)}…` : line;
}

const SIZE_UNITS = ["B", "kB", "MB", "GB", "TB", "PB"] as const;

/** As xarray: powers of 1000. */
function sizeText(bytes: number): string {
	let [size, unit] = [bytes, 0];
	for (; size >= 1000 && unit < SIZE_UNITS.length - 1; unit++) size /= 1000;
	return `${Math.round(size)}${SIZE_UNITS[unit]}`;
}
