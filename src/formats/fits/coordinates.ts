import type { EmittedCodec } from "../../codecs/catalogue/catalogue.ts";
import { resolveFill } from "../../fill/resolve.ts";
import { ManifestArray } from "../../manifest/manifest-array.ts";
import { ManifestBuilder } from "../../manifest/manifest-builder.ts";
import type { ManifestGroup } from "../../manifest/manifest-group.ts";
import { type Attributes, textAttribute } from "../../zarr/attributes.ts";
import { dataType } from "../../zarr/data-type.ts";
import type { FitsFile } from "./file.ts";
import type { FitsHeader } from "./header.ts";
import { addUnits } from "./image.ts";
import { type LinearAxis, linearAxis } from "./world-coordinates.ts";

/** Adds the coordinates of the linear axes of an image, as arrays beside it with the names of its dimensions. */
export function addCoordinates(
	group: ManifestGroup,
	header: FitsHeader,
	shape: readonly number[],
	dimensionNames: readonly (string | null)[],
	file: FitsFile,
): void {
	for (const [d, length] of shape.entries()) {
		const name = dimensionNames[d];
		const axis = linearAxis(header, shape.length - d);
		if (typeof name !== "string" || axis === undefined || group.has(name)) continue;
		group.add(name, coordinateArray(name, length, axis, file));
	}
}

function coordinateArray(
	name: string,
	length: number,
	{ first, step, ...axis }: LinearAxis,
	file: FitsFile,
): ManifestArray {
	const path = `/${name}`;
	const type = dataType("float64");
	file.budget.spend(path, 8 * length, "the coordinates", "they are computed from the header");
	const attributes: Attributes = new Map();
	if (axis.name !== "") attributes.set("long_name", textAttribute(axis.name));
	addUnits(attributes, axis.units);
	const { fill } = resolveFill({ policy: "fits", path, dataType: type, attributes });
	return new ManifestArray(
		{
			path,
			shape: [length],
			dataType: type,
			chunkGrid: { kind: "regular", chunkShape: [Math.max(length, 1)] },
			codecs: [{ name: "bytes", configuration: { endian: "little" } }] satisfies EmittedCodec[],
			dimensionNames: [name],
			attributes,
			fill,
		},
		() => {
			const builder = new ManifestBuilder([Math.min(length, 1)], { path });
			if (length === 0) return builder.build();
			const values = Float64Array.from({ length }, (_, i) => first + i * step);
			return builder.inlinedAt(0, new Uint8Array(values.buffer)).build();
		},
	);
}
