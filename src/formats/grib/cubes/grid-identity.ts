import { gridKindName } from "../../../codecs/grib/grids/grid-section.ts";
import type { GribSections } from "../../../codecs/grib/message.ts";
import type { GribField } from "../field.ts";

/** The octets that describe a grid, without those of the vertical coordinate. */
function gridBytes(sections: GribSections): Uint8Array {
	if (sections.edition === 2) return sections.grid.subarray(5);
	const { grid, product } = sections;
	if (grid === undefined) return product.subarray(6, 7);
	const [count = 0, place = 255] = grid.subarray(3, 5);
	if (place === 255 || count === 0) return grid.subarray(5);
	const before = grid.subarray(5, place - 1);
	const after = grid.subarray(place - 1 + 4 * count);
	const bytes = new Uint8Array(before.length + after.length);
	bytes.set(before);
	bytes.set(after, before.length);
	return bytes;
}

/** A name that is the same for fields of the same grid, and for them alone: `lambert_614x428_1f0a22c9`. */
export function gridIdentity({ sections, layout }: GribField, valueCount: number): string {
	const { ni, nj } = layout;
	const size = ni !== undefined && nj !== undefined && ni * nj === valueCount ? `${ni}x${nj}` : `${valueCount}`;
	return `${gridKindName(sections)}_${size}_${fingerprint(gridBytes(sections))}_${sections.edition}`;
}

/** The names of the grids of a file. Nearly all its fields have the very same section, whose name is found once. */
export class GridIdentities {
	readonly #known = new Map<Uint8Array, { count: number; name: string }>();

	/** The name of the grid of a field. */
	of(field: GribField, valueCount: number): string {
		const { grid } = field.sections;
		if (grid === undefined) return gridIdentity(field, valueCount);
		const known = this.#known.get(grid);
		if (known?.count === valueCount) return known.name;
		const name = gridIdentity(field, valueCount);
		this.#known.set(grid, { count: valueCount, name });
		return name;
	}
}

/** Eight digits that stand for bytes: what is not understood is told apart by them. FNV-1a, of 32 bits. */
export function fingerprint(bytes: Uint8Array): string {
	let hash = 0x811c9dc5;
	for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
	return hash.toString(16).padStart(8, "0");
}
