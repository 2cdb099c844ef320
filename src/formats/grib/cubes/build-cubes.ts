import { valueCount } from "../../../codecs/grib/read-field.ts";
import { diagnosticOf } from "../../../diagnostics.ts";
import { hint, isMiraError, located, type MiraError, option } from "../../../errors.ts";
import { ManifestGroup } from "../../../manifest/manifest-group.ts";
import { textAttribute } from "../../../zarr/attributes.ts";
import { groupBy } from "../../../zarr/group-by.ts";
import { loadTables } from "../parameters/parameter-tables.ts";
import type { GribScan } from "../scan.ts";
import type { CubeFile } from "./cube-file.ts";
import { buildCubeGroup } from "./cube-group.ts";
import { GridIdentities } from "./grid-identity.ts";
import { type PlacedField, placeField } from "./place.ts";

/**
 * Layout "cubes": a group for each kind of level and in it one for each product, with an array for each parameter. Where a file
 * has several grids, those groups are in one for each grid.
 */
export async function buildCubes(scan: Pick<GribScan, "messages">, file: CubeFile): Promise<ManifestGroup> {
	const fields = await placeFields(scan, file);
	const byGrid = groupBy(fields, ({ grid }) => grid);
	const root = new ManifestGroup(new Map([["Conventions", textAttribute("CF-1.7")]]));
	const depth = byGrid.size > 1 ? 1 : 0;
	for (const [grid, ofGrid] of byGrid) {
		const path = byGrid.size > 1 ? `/${grid}` : "";
		const parent = byGrid.size > 1 ? childGroup(root, grid, depth, file) : root;
		for (const [kind, ofKind] of groupBy(ofGrid, ({ placed }) => placed.level.kind)) {
			const level = childGroup(parent, kind, depth + 1, file);
			for (const [product, ofProduct] of groupBy(ofKind, ({ placed }) => placed.product.name)) {
				file.budget.node(depth + 2);
				level.add(product, buildCubeGroup(`${path}/${kind}/${product}`, ofProduct, file));
			}
		}
	}
	return root;
}

function childGroup(parent: ManifestGroup, name: string, depth: number, { budget }: CubeFile): ManifestGroup {
	const known = parent.groups.get(name);
	if (known !== undefined) return known;
	budget.node(depth);
	const group = new ManifestGroup();
	parent.add(name, group);
	return group;
}

type GriddedField = { placed: PlacedField; grid: string; count: number };

/** Places every field; those that cannot be placed are reported, and the rest of the file is shown. */
async function placeFields({ messages }: Pick<GribScan, "messages">, file: CubeFile): Promise<GriddedField[]> {
	const tables = await loadTables(messages.flatMap((message) => ("problem" in message ? [] : message.fields)));
	const fields: GriddedField[] = [];
	const identities = new GridIdentities();
	const report = (error: MiraError): void => {
		file.diagnostics.push({
			...diagnosticOf(error, { path: "/", about: "a field is left out: " }),
			...hint`${option("grib.layout", "messages")} shows all fields`,
		});
	};
	for (const message of messages) {
		if ("problem" in message) {
			report(message.problem);
			continue;
		}
		for (const [fieldIndex, sections] of message.fields.entries())
			try {
				// Fields of one message share sections, which their bytes pay for once.
				if (fieldIndex > 0) file.budget.work(sections.product.length + (sections.grid?.length ?? 0));
				const placed = placeField(sections, message.range, fieldIndex, tables);
				if (!file.accepts(placed)) continue;
				const count = valueCount(sections);
				fields.push({ placed, count, grid: identities.of(placed.field, count) });
			} catch (error) {
				if (!isMiraError(error)) throw error;
				report(located(error, message.range));
			}
	}
	return fields;
}
