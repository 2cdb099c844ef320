import { isMiraError, MiraError } from "../../../errors.ts";
import { ManifestGroup } from "../../../manifest/manifest-group.ts";
import { type Attributes, textAttribute } from "../../../zarr/attributes.ts";
import { AXIS_NAMES, type AxisName, AxisPlaces, axisAttributes, axisValues } from "./axes.ts";
import { inlinedCoordinate } from "./coordinate-array.ts";
import { buildCubeArray, type IndexedField } from "./cube-array.ts";
import type { CubeFile } from "./cube-file.ts";
import { addGridCoordinates, groupGrid } from "./grid-coordinates.ts";
import { groupBy } from "./group-by.ts";
import type { PlacedField } from "./place.ts";

/** The fields of a group, which have one grid, one kind of level and one product. */
type GroupFields = readonly { placed: PlacedField; count: number }[];

/** Places along a dimension of a group, and the number of each. */
type GroupAxis = { places: readonly (readonly number[])[]; numbers: ReadonlyMap<string, number> };

/** Names that no parameter takes, whether or not a group has such a coordinate. */
const COORDINATE_NAMES: ReadonlySet<string> = new Set([
	...AXIS_NAMES,
	"level_bounds",
	"valid_time",
	"latitude",
	"longitude",
]);

/** The arrays of a group share their dimensions: along each are the places of all its fields. */
export function buildCubeGroup(path: string, fields: GroupFields, file: CubeFile): ManifestGroup {
	const group = new ManifestGroup();
	const first = fields[0];
	if (first === undefined) return group;
	const grid = groupGrid(first.placed.field, first.count);
	const axes = groupAxes(fields);
	const coordinates = [...addGridCoordinates(group, path, grid, file), "valid_time"];
	addAxisCoordinates(group, path, axes, first.placed, file);
	for (const [name, ofName] of groupBy(fields, ({ placed }) => placed.parameter.name)) {
		const own = COORDINATE_NAMES.has(name) ? `${name}_parameter` : name;
		const arrayPath = `${path}/${own}`;
		try {
			refuseMixture(ofName, arrayPath, file);
			const names = axisNames(ofName[0]?.placed);
			const indexed = ofName.map(({ placed }): IndexedField => {
				const values = axisValues(placed);
				const index = names.map((axis) => axes.get(axis)?.numbers.get(values.get(axis)?.join(" ") ?? "") ?? 0);
				return { placed, index };
			});
			const lengths = names.map((axis) => ({ name: axis, length: axes.get(axis)?.places.length ?? 1 }));
			const { fieldShape } = grid;
			const cube = { path: arrayPath, axes: lengths, fieldShape, coordinates, fields: indexed };
			group.arrays.set(own, buildCubeArray(cube, file));
		} catch (error) {
			if (!isMiraError(error)) throw error;
			group.refused.set(own, error);
			file.diagnostics.push({ severity: "error", code: error.code, path: arrayPath, message: error.message });
		}
	}
	return group;
}

function groupAxes(fields: GroupFields): Map<AxisName, GroupAxis> {
	const found = new Map<AxisName, AxisPlaces>();
	for (const { placed } of fields)
		for (const [axis, value] of axisValues(placed)) {
			const places = found.get(axis) ?? new AxisPlaces();
			found.set(axis, places);
			places.add(value);
		}
	return new Map(
		[...found].map(([axis, all]) => {
			const places = all.sorted();
			return [axis, { places, numbers: new Map(places.map((value, i) => [value.join(" "), i])) }];
		}),
	);
}

function axisNames(placed: PlacedField | undefined): AxisName[] {
	const values = placed === undefined ? undefined : axisValues(placed);
	return AXIS_NAMES.filter((axis) => values?.has(axis));
}

/** Parameters that share a name, and fields with and without a dimension, are not one array. */
function refuseMixture(fields: GroupFields, path: string, { url }: CubeFile): void {
	const kindOf = ({ placed }: { placed: PlacedField }): string => {
		const { keys } = placed.field;
		const numbers = keys.edition === 1 ? [keys.table, keys.parameter] : [keys.discipline, keys.category, keys.number];
		return `parameter ${numbers.join(".")} along ${axisNames(placed).join(", ")}`;
	};
	const [first] = fields;
	const other = first && fields.find((field) => kindOf(field) !== kindOf(first));
	if (first === undefined || other === undefined) return;
	const [one, two] = [first, other].map((field) => `${kindOf(field)} at byte ${field.placed.field.message.offset}`);
	throw new MiraError("unsupported-feature", `fields of one name do not belong together: ${one}; ${two}`, {
		url,
		path,
		hint: 'Leave some of them out with filter, or read layout: "messages"',
	});
}

function addAxisCoordinates(
	group: ManifestGroup,
	path: string,
	axes: ReadonlyMap<AxisName, GroupAxis>,
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
		const typed = () => (isTime ? BigInt64Array.from(values(), BigInt) : Float64Array.from(values()));
		try {
			group.arrays.set(name, inlinedCoordinate(own, typed, isTime ? "int64" : "float64", file.budget));
		} catch (error) {
			if (!isMiraError(error, "limit-exceeded")) throw error;
			group.refused.set(name, error);
		}
	};
	for (const [axis, { places }] of axes) {
		const attributes = axisAttributes(axis, placed);
		const isLayered = axis === "level" && places.every(({ length }) => length === 2);
		if (isLayered) attributes.set("bounds", textAttribute("level_bounds"));
		const scale = axis === "step" ? 3600 : 1;
		const values = (): number[] => places.map(([value = 0]) => value / scale);
		add(axis, [axis], [places.length], attributes, values);
		if (isLayered) add("level_bounds", ["level", "bounds"], [places.length, 2], new Map(), () => places.flat());
	}
	const [times, steps] = [axes.get("time")?.places ?? [], axes.get("step")?.places ?? []];
	const valid = (): number[] => times.flatMap(([time = 0]) => steps.map(([step = 0]) => time + step));
	const attributes: Attributes = new Map([
		["standard_name", textAttribute("time")],
		["long_name", textAttribute("time")],
		["units", textAttribute("seconds since 1970-01-01T00:00:00")],
		["calendar", textAttribute("proleptic_gregorian")],
	]);
	add("valid_time", ["time", "step"], [times.length, steps.length], attributes, valid);
}
