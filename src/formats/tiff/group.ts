import { MiraError } from "../../errors.ts";
import type { MaskArrayRule } from "../../fill/model.ts";
import { ManifestGroup, type StoreArray } from "../../manifest/manifest-group.ts";
import { type AttributeValue, numericAttribute, textAttribute } from "../../zarr/attributes.ts";
import { type ArrayContent, buildArray, openImage, type ReadableImage, type TiffFile } from "./array.ts";
import { type ImageMetadata, imageAttributes } from "./attributes.ts";
import { inheritItems } from "./band-metadata.ts";
import { groupConventions, type Level } from "./conventions.ts";
import { coordinateArrays, GRID_MAPPING } from "./coordinates.ts";
import type { Page } from "./directories.ts";
import type { Directory } from "./directory.ts";
import { parseGdalMetadata } from "./gdal-metadata.ts";
import { readGeoKeys } from "./geo-keys.ts";
import { type Georeference, readGeoreference } from "./georeference.ts";
import { alphaSamples, shownSamples } from "./image.ts";
import { nodataMask } from "./nodata-values.ts";
import { TAG } from "./tags.ts";
import { classifyImages, type ImageNode } from "./tree.ts";

/** The store of a file in our own layout (design, "Paths, names, types"). */
export async function buildGroup(pages: readonly Page[], file: TiffFile): Promise<ManifestGroup> {
	const { ifd, coordinates = false } = file.options;
	const nodes = ifd === undefined ? classifyImages(pages) : singlePage(pages, ifd);
	// Together: what has to be read for them becomes few requests.
	const opened = await Promise.all(
		nodes.map(
			async (node): Promise<Opened> => ({
				node,
				readable: await openImage(node.path, node.directory, file),
				metadata: readMetadata(node.directory),
			}),
		),
	);
	const [first] = opened;
	const georeference = first && readGeoreference(first.node.directory, first.metadata.geoKeys);
	const root = new ManifestGroup(groupConventions(...levelsOf(opened), georeference));
	for (const image of opened) addImage(image, first?.metadata, root, file);
	if (coordinates && georeference !== undefined && first !== undefined) addCoordinates(root, georeference, first, file);
	return root;
}

function singlePage(pages: readonly Page[], ifd: number): ImageNode[] {
	return pages.slice(ifd, ifd + 1).map(({ directory }) => ({ path: `/${ifd}`, directory, kind: "page" }));
}

/** What a directory says about its image besides its samples. */
export function readMetadata(directory: Directory): ImageMetadata {
	const xml = directory.text(TAG.GdalMetadata);
	const nodata = directory.text(TAG.GdalNodata);
	return {
		directory,
		geoKeys: readGeoKeys(directory),
		items: xml === undefined ? [] : parseGdalMetadata(xml),
		nodata: nodata?.trim() === "" ? undefined : nodata,
	};
}

/** An image of the file, how it is stored, or why it cannot be read, and what is said about it. */
type Opened = { node: ImageNode; readable: ReadableImage | MiraError; metadata: ImageMetadata };

/** The full image and its overviews that can be read. */
function levelsOf(opened: readonly Opened[]): [full: Level, overviews: Level[]] {
	const levels = opened.flatMap(({ node, readable }) => {
		if (readable instanceof MiraError) return [];
		const { width, height } = readable.image;
		return [{ kind: node.kind, path: node.path, width, height }];
	});
	const full = levels.find(({ path }) => path === opened[0]?.node.path) ?? { path: "/0", width: 0, height: 0 };
	return [full, full.width === 0 ? [] : levels.filter(({ kind }) => kind === "overview")];
}

/** Adds an image with its masks. `full` is what is said about the first one: overviews have little of their own. */
function addImage(
	{ node, readable, metadata: own }: Opened,
	full: ImageMetadata | undefined,
	root: ManifestGroup,
	file: TiffFile,
): void {
	if (readable instanceof MiraError) {
		addNode(root, node.path, readable, file);
		return;
	}
	const metadata = node.kind === "overview" && full !== undefined ? inherit(own, full) : own;
	const samples = shownSamples(readable.image);
	const bands = Array.from({ length: samples }, (_, band) => band);
	if (node.kind === "mask") {
		const attributes = new Map([...imageAttributes(metadata, bands), ...maskAttributes(readable)]);
		const content = { path: node.path, attributes, nodata: undefined, masks: [], band: undefined };
		addNode(root, node.path, buildArray(content, readable, file), file);
		return;
	}
	const alpha = samples > 1 ? alphaSamples(readable.image) : [];
	const masks = maskRules(node, alpha);
	const marks = masks.map(({ path }) => [path === node.maskPath ? "mask" : "alpha", textAttribute(path)] as const);
	const valuesOf = (path: ImageNode["path"], shown: readonly number[]): ArrayContent => ({
		path,
		attributes: new Map([...imageAttributes(metadata, shown), ...marks]),
		nodata: metadata.nodata,
		masks,
		band: shown === bands ? undefined : shown[0],
	});
	if (file.options.splitBands === true && samples > 1)
		for (const band of bands) {
			const path = `${node.path}/band_${band + 1}` as const;
			const content = alpha.includes(band) ? alphaContent(path, metadata, band) : valuesOf(path, [band]);
			addNode(root, path, buildArray(content, readable, file), file);
		}
	else addWhole(valuesOf(node.path, bands), metadata, readable, root, file);
	const [first] = alpha;
	const path = alphaPathOf(node);
	if (first !== undefined) addNode(root, path, buildArray(alphaContent(path, metadata, first), readable, file), file);
}

/** An image with all its bands, and the mask that NODATA_VALUES makes of them. */
function addWhole(
	content: ArrayContent,
	{ items }: ImageMetadata,
	readable: ReadableImage,
	root: ManifestGroup,
	file: TiffFile,
): void {
	const built = buildArray(content, readable, file);
	addNode(root, content.path, built, file);
	const path = besides(content.path, "nodata_mask");
	const mask = nodataMask(path, items, built.array, file);
	if (mask === undefined) return;
	addNode(root, path, { array: mask.array, problem: undefined }, file);
	built.array.fill.validity.push(mask.rule);
}

/** An alpha band says what is valid, and has no values that are not (reference, section 6). */
function alphaContent(path: ImageNode["path"], metadata: ImageMetadata, band: number): ArrayContent {
	const attributes = imageAttributes({ ...metadata, nodata: undefined }, [band]);
	for (const name of ["_FillValue", "missing_value"]) attributes.delete(name);
	return { path, attributes, nodata: undefined, masks: [], band };
}

/** An overview has the nodata, scales and units of the full image, unless it has its own. */
function inherit(own: ImageMetadata, full: ImageMetadata): ImageMetadata {
	return { ...own, nodata: own.nodata ?? full.nodata, items: inheritItems(own.items, full.items) };
}

function alphaPathOf({ path }: ImageNode): ImageNode["path"] {
	return besides(path, "alpha");
}

/** The path of what belongs to an image: its own name beside the first one, with that of the image beside others. */
function besides(path: ImageNode["path"], name: string): ImageNode["path"] {
	return path === "/0" ? `/${name}` : `${path}_${name}`;
}

/** The mask image and the alpha band, which both say what is valid. */
function maskRules(node: ImageNode, alpha: readonly number[]): MaskArrayRule[] {
	const rules: MaskArrayRule[] = [];
	if (node.maskPath !== undefined)
		rules.push({ kind: "maskArray", path: node.maskPath, source: { place: "mask image", text: node.maskPath } });
	const [first] = alpha;
	if (first !== undefined)
		rules.push({
			kind: "maskArray",
			path: alphaPathOf(node),
			source: { place: "alpha band (ExtraSamples)", text: `band ${first + 1}` },
		});
	return rules;
}

function maskAttributes({ image }: ReadableImage): Map<string, AttributeValue> {
	const valid = 2 ** Math.min(image.bitsPerSample, 8) - 1;
	return new Map([
		["flag_values", numericAttribute(Uint8Array.of(0, valid))],
		["flag_meanings", textAttribute("masked valid")],
	]);
}

/** Puts an array, or the reason why there is none, at its path; groups on the way are made. */
export function addNode(
	root: ManifestGroup,
	path: string,
	node: { array: StoreArray; problem: MiraError | undefined } | MiraError,
	{ diagnostics }: TiffFile,
): void {
	const names = path.split("/").slice(1);
	const name = names.pop() as string;
	let group = root;
	for (const step of names) {
		const child = group.groups.get(step) ?? new ManifestGroup();
		group.groups.set(step, child);
		group = child;
	}
	const array = node instanceof MiraError ? undefined : node.array;
	const problem = node instanceof MiraError ? node : node.problem;
	if (problem !== undefined) {
		group.refused.set(name, problem);
		diagnostics.push({ severity: "error", code: problem.code, path, message: problem.message });
	}
	if (array !== undefined) (problem === undefined ? group.arrays : group.unfit).set(name, array);
}

const DEFAULT_INLINED_BYTES = 2 ** 20;

function addCoordinates(
	root: ManifestGroup,
	georeference: Georeference,
	{ node, readable }: Opened,
	{ options, diagnostics }: TiffFile,
): void {
	if (readable instanceof MiraError) return;
	const { width, height } = readable.image;
	const most = options.inlineBudget?.arrayBytes ?? DEFAULT_INLINED_BYTES;
	if (8 * Math.max(width, height) > most) {
		diagnostics.push({
			severity: "warning",
			code: "inline-budget",
			path: "/",
			message: `the coordinates of ${width} × ${height} pixels are more than ${most} bytes, and are left out`,
			hint: "Raise inlineBudget.arrayBytes",
		});
		return;
	}
	for (const path of [node.path, node.maskPath, alphaPathOf(node)])
		root.arrays.get(path?.slice(1) ?? "")?.attributes.set("grid_mapping", textAttribute(GRID_MAPPING));
	for (const [name, array] of coordinateArrays(georeference, readable.image)) root.arrays.set(name, array);
}
