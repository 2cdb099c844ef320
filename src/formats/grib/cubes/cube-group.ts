import { diagnosticOf } from "../../../diagnostics.ts";
import { hint, isMiraError, MiraError, option } from "../../../errors.ts";
import { ManifestGroup } from "../../../manifest/manifest-group.ts";
import { type Attributes, textAttribute } from "../../../zarr/attributes.ts";
import { groupBy } from "../../../zarr/group-by.ts";
import { GRID_MAPPING } from "../../grid-mapping-array.ts";
import { AXIS_NAMES, axesOf, axisAttributes, axisBounds, axisScale, axisValue, placeKey } from "./axes.ts";
import { inlinedCoordinate } from "./coordinate-array.ts";
import { buildCubeArray, type IndexedField } from "./cube-array.ts";
import type { CubeFile } from "./cube-file.ts";
import { addGridCoordinates, groupGrid } from "./grid-coordinates.ts";
import { addGridMapping } from "./grid-mapping.ts";
import { GroupAxes } from "./group-axes.ts";
import type { PlacedField } from "./place.ts";

/** The fields of a group, which have one grid, one kind of level and one product. */
type GroupFields = readonly { placed: PlacedField; count: number }[];

/** Names that no parameter takes, whether or not a group has such a coordinate. */
const COORDINATE_NAMES: ReadonlySet<string> = new Set([
	...AXIS_NAMES,
	"level_bounds",
	"step_bounds",
	"valid_time",
	"latitude",
	"longitude",
	"x",
	"y",
	GRID_MAPPING,
]);

/** The arrays of a group share their dimensions: along each are the places of all its fields. */
export function buildCubeGroup(path: string, fields: GroupFields, file: CubeFile): ManifestGroup {
	const first = fields[0];
	if (first === undefined) return new ManifestGroup();
	const group = new ManifestGroup();
	const depth = path.split("/").length;
	reportConflicts(path, fields, file);
	// Any field of the group has the grid; places are reckoned from the message that costs the least to read.
	const cheapest = fields.reduce((best, each) => (messageBytes(each) < messageBytes(best) ? each : best), first);
	const grid = groupGrid(cheapest.placed.field, cheapest.count, file.northUp);
	const axes = new GroupAxes(
		fields.map(({ placed }) => placed),
		file.accumulate,
	);
	const mapped = addGridMapping(group, path, grid, file);
	const coordinates = [...addGridCoordinates(group, path, grid, file), ...(mapped ?? []), "valid_time"];
	const gridMapping = mapped === undefined ? undefined : GRID_MAPPING;
	for (const [name, ofName] of groupBy(fields, ({ placed }) => placed.parameter.name)) {
		const own = COORDINATE_NAMES.has(name) ? `${name}_parameter` : name;
		const arrayPath = `${path}/${own}`;
		file.budget.node(depth);
		try {
			refuseMixture(ofName, arrayPath, file);
			const ownAxes = axes.of(ofName.map(({ placed }) => placed));
			const indexed = ofName.map(
				({ placed }): IndexedField => ({
					placed,
					index: ownAxes.map(({ axis, numbers }) => numbers.get(placeKey(axisValue(placed, axis) ?? [])) ?? 0),
				}),
			);
			const { fieldShape } = grid;
			const cube = { path: arrayPath, axes: ownAxes, fieldShape, coordinates, gridMapping, fields: indexed };
			group.add(own, buildCubeArray(cube, file));
		} catch (error) {
			if (!isMiraError(error)) throw error;
			group.add(own, error);
			file.diagnostics.push(diagnosticOf(error, { path: arrayPath }));
		}
	}
	addAxisCoordinates(group, path, axes, first.placed, file);
	return group;
}

function reportConflicts(path: string, fields: GroupFields, { diagnostics }: CubeFile): void {
	const conflicts = fields.flatMap(({ placed }) => placed.product.conflict ?? []);
	if (conflicts.length === 0) return;
	diagnostics.push({
		severity: "warning",
		code: "interval-conflict",
		path,
		message: `${conflicts.length} of ${fields.length} fields have ${conflicts[0]}; the range is followed`,
	});
}

function messageBytes({ placed }: { placed: PlacedField }): number {
	return placed.field.message.length;
}

/** Parameters that share a name, and fields with and without a dimension, are not one array. */
function refuseMixture(fields: GroupFields, path: string, { url }: CubeFile): void {
	const kindOf = ({ placed }: { placed: PlacedField }): string =>
		`parameter ${parameterNumbers(placed).join(".")} along ${axesOf(placed).join(", ")}`;
	const [first] = fields;
	const other = first && fields.find(({ placed }) => !isOfSameKind(placed, first.placed));
	if (first === undefined || other === undefined) return;
	const [one, two] = [first, other].map((field) => `${kindOf(field)} at byte ${field.placed.field.message.offset}`);
	throw new MiraError("unsupported-feature", `fields of one name do not belong together: ${one}; ${two}`, {
		url,
		path,
		...hint`Leave some of them out with ${option("grib.filter")}, or read ${option("grib.layout", "messages")}`,
	});
}

/** A parameter by the numbers of its sections; its keys are more than a comparison needs. */
function parameterNumbers({ field: { sections } }: PlacedField): (number | undefined)[] {
	const { product } = sections;
	return sections.edition === 1 ? [product[3], product[8]] : [sections.discipline, product[9], product[10]];
}

function isOfSameKind(one: PlacedField, other: PlacedField): boolean {
	const [numbers, others] = [parameterNumbers(one), parameterNumbers(other)];
	if (numbers.length !== others.length || !numbers.every((number, i) => number === others[i])) return false;
	return AXIS_NAMES.every((axis) => (axisValue(one, axis) === undefined) === (axisValue(other, axis) === undefined));
}

function addAxisCoordinates(
	group: ManifestGroup,
	path: string,
	axes: GroupAxes,
	placed: PlacedField,
	file: CubeFile,
): void {
	const add = (
		name: string,
		dimensionNames: string[],
		shape: number[],
		attributes: Attributes,
		values: () => number[],
	): void => {
		const isTime = name === "time" || name === "valid_time";
		const own = { path: `${path}/${name}`, shape, dimensionNames, attributes };
		file.budget.node(path.split("/").length);
		const typed = () => (isTime ? BigInt64Array.from(values(), BigInt) : Float64Array.from(values()));
		try {
			group.add(name, inlinedCoordinate(own, typed, isTime ? "int64" : "float64", file.inline));
		} catch (error) {
			if (!isMiraError(error, "limit-exceeded")) throw error;
			group.add(name, error);
		}
	};
	for (const own of axes.all()) {
		const { axis, name, places } = own;
		const attributes = axisAttributes(axis, placed);
		const bounds = axisBounds(own, placed);
		if (bounds !== undefined) attributes.set("bounds", textAttribute(`${name}_bounds`));
		const values = (): number[] => places.map(([value = 0]) => value / axisScale(axis));
		add(name, [name], [places.length], attributes, values);
		if (bounds !== undefined) add(`${name}_bounds`, [name, "bounds"], [places.length, 2], new Map(), bounds);
	}
	const [times, steps] = [axes.places("time"), axes.places("step")];
	const valid = (): number[] => times.flatMap(([time = 0]) => steps.map(([step = 0]) => time + step));
	const attributes: Attributes = new Map([
		["standard_name", textAttribute("time")],
		["long_name", textAttribute("time")],
		["units", textAttribute("seconds since 1970-01-01T00:00:00")],
		["calendar", textAttribute("proleptic_gregorian")],
	]);
	add("valid_time", ["time", "step"], [times.length, steps.length], attributes, valid);
}
