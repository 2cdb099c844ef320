import { MiraError } from "../../errors.ts";
import { projectAttributes } from "../../fill/project.ts";
import { ManifestGroup } from "../../manifest/manifest-group.ts";
import { attributesFromJson } from "../../zarr/attributes.ts";
import { buildArray, openImage } from "./array.ts";
import { virtualTiffAttributes } from "./attributes.ts";
import type { Page } from "./directories.ts";
import type { TiffFile } from "./file.ts";
import { addNode } from "./group.ts";
import { readMetadata } from "./metadata.ts";

/**
 * The store of a file as virtual-tiff lays it out: every directory of the chain is an array named by its index, in the root
 * (`flat`) or in a group of that name, which repeats its attributes (`nested`).
 */
export async function buildVirtualTiffGroup(
	pages: readonly Page[],
	layout: "flat" | "nested",
	file: TiffFile,
): Promise<ManifestGroup> {
	const root = new ManifestGroup();
	const { ifd } = file.options;
	const pathOf = (i: number): `/${string}` => (layout === "flat" ? `/${i}` : `/${i}/${i}`);
	// Together: what has to be read for them becomes few requests.
	const opened = await Promise.all(
		pages.map(async ({ directory }, i) => ({ directory, readable: await openImage(pathOf(i), directory, file) })),
	);
	for (const [i, { directory, readable }] of opened.entries()) {
		if (ifd !== undefined && i !== ifd) continue;
		const path = pathOf(i);
		const metadata = readMetadata(directory, file.limits);
		const { nodata } = metadata;
		const content = {
			path,
			attributes: virtualTiffAttributes(metadata, file.limits),
			nodata,
			masks: [],
			band: undefined,
		};
		const built = readable instanceof MiraError ? readable : buildArray(content, readable, file);
		if (layout === "nested" && !(built instanceof MiraError)) {
			const { attributes, fill, dataType } = built.description;
			const json = projectAttributes(attributes, fill, dataType, file.options);
			root.add(String(i), new ManifestGroup(attributesFromJson(json)));
		}
		addNode(root, path, built, file);
	}
	return root;
}
