import type { VirtualDataset } from "../dataset/virtual-dataset.ts";
import { MiraError } from "../errors.ts";
import { type Attributes, textIn } from "../zarr/attributes.ts";

/**
 * Refuses a file that would become the first of a cube, and whose times had to be written in the units of the cube: a build writes
 * all times in those of the first file, so every time of the cube would have to be written again. `written` is the file after that.
 */
export function requireUnitsOfCube(opened: VirtualDataset, written: VirtualDataset, cube: string): void {
	for (const [name, { attributes }] of opened.variables) {
		const [own, given] = [unitsIn(attributes), unitsIn(written.variable(name).attributes)];
		if (own === given) continue;
		throw new MiraError(
			"cannot-combine",
			`it would be the first of the cube, and its ${name} is in "${own}": a build writes all times in that, and the cube has "${given}"`,
			{ url: opened.url, path: `/${name}`, hint: `Build ${cube} again from all its files` },
		);
	}
}

/** With the calendar, where one is named. */
function unitsIn(attributes: Attributes): string {
	const calendar = textIn(attributes, "calendar");
	return [textIn(attributes, "units") ?? "", ...(calendar === undefined ? [] : [calendar])].join(", ");
}
