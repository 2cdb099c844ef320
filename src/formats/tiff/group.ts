import { codeOfSystem } from "../../cf/system-code.ts";
import { diagnosticOf } from "../../diagnostics.ts";
import { adviceOf, isMiraError, MiraError } from "../../errors.ts";
import type { MaskArrayRule } from "../../fill/model.ts";
import { InlineBudget } from "../../manifest/inline-budget.ts";
import { ManifestGroup, type StoreArray } from "../../manifest/manifest-group.ts";
import { powerOfTwo } from "../../zarr/arithmetic/powers.ts";
import { type AttributeValue, numericAttribute, textAttribute } from "../../zarr/attributes.ts";
import { GRID_MAPPING } from "../grid-mapping-array.ts";
import { type ArrayContent, buildArray, openImage, type ReadableImage } from "./array.ts";
import { imageAttributes } from "./attributes.ts";
import { alphaBands } from "./band-metadata.ts";
import { describedIn, groupConventions, type Level } from "./conventions.ts";
import { coordinateArrays } from "./coordinates.ts";
import type { Page } from "./directories.ts";
import type { TiffFile } from "./file.ts";
import { type Georeference, placedBy, readGeoreference } from "./georeference.ts";
import { alphaSamples, shownSamples } from "./image.ts";
import { type ImageMetadata, inheritMetadata, nodataOf, readMetadata, withPam } from "./metadata.ts";
import { nodataMask } from "./nodata-values.ts";
import { readWorldFile, type Sidecars } from "./sidecars.ts";
import { classifyImages, type ImageNode } from "./tree.ts";

/** The store of a file in our own layout (design, "Paths, names, types"). */
export async function buildGroup(pages: readonly Page[], beside: Sidecars, file: TiffFile): Promise<ManifestGroup> {
	const { ifd, coordinates = false } = file.options;
	const nodes = ifd === undefined ? classifyImages(pages, file, beside) : singlePage(pages, ifd, file);
	const metadata = new Map(nodes.map((node) => [node.path, metadataOf(node, beside, file)]));
	// Together: what has to be read for them becomes few requests.
	const opened = await Promise.all(
		nodes
			.filter(({ path }) => !file.choice.skips(path))
			.map(
				async (node): Promise<Opened> => ({ node, readable: await openImage(node.path, node.directory, node.file) }),
			),
	);
	const first = metadata.get(nodes[0]?.path ?? "/");
	const georeference = first && (await withCode(await findGeoreference(first, beside, file)));
	const shown = opened.find(({ node }) => node === nodes[0]);
	const levels = shown && levelsOf(shown, opened);
	const root = new ManifestGroup(levels && groupConventions(...levels, georeference));
	if (georeference?.described instanceof MiraError) noteSystem(georeference.described, file);
	for (const image of opened) addImage(image, metadata, root);
	if (coordinates && georeference !== undefined && shown !== undefined) addCoordinates(root, georeference, shown, file);
	return root;
}

/** The attributes have the keys as they are; nothing is made of them that might be wrong. */
function noteSystem({ what }: MiraError, { diagnostics }: TiffFile): void {
	const message = `the coordinate system is not described: ${what}`;
	diagnostics.push({ severity: "info", code: "crs-not-described", path: "/", message });
}

function singlePage(pages: readonly Page[], ifd: number, file: TiffFile): ImageNode[] {
	return pages.slice(ifd, ifd + 1).map(({ directory }) => ({ path: `/${ifd}`, directory, file, kind: "page" }));
}

/** What is noted beside a file is about its first image. */
function metadataOf({ path, directory }: ImageNode, { pam }: Sidecars, { limits }: TiffFile): ImageMetadata {
	const metadata = readMetadata(directory, limits);
	return pam === undefined || path !== "/0" ? metadata : withPam(metadata, pam);
}

/** By the order of GDAL: what is noted beside a file, its own tags, then a world file. */
async function findGeoreference(
	first: ImageMetadata,
	{ pam }: Sidecars,
	file: TiffFile,
): Promise<Georeference | undefined> {
	const { directory, geoKeys } = first;
	const own = readGeoreference(directory, geoKeys);
	if (pam?.transform !== undefined) return placedBy(pam.transform, geoKeys, pam.crs);
	if (own !== undefined || file.options.sidecars !== true) return own;
	const transform = await readWorldFile(file);
	return transform && placedBy(transform, geoKeys, pam?.crs);
}

/** A system that a file describes may be one of the register all the same. */
async function withCode(georeference: Georeference | undefined): Promise<Georeference | undefined> {
	const system = describedIn(georeference);
	if (georeference === undefined || system === undefined) return georeference;
	return { ...georeference, crsCode: await codeOfSystem(system) };
}

/** An image of the file, and how it is stored, or why it cannot be read. */
type Opened = { node: ImageNode; readable: ReadableImage | MiraError };

/** What is said about images, by their paths. */
type MetadataByPath = ReadonlyMap<string, ImageMetadata>;

/** An image and those of its overviews that can be read; undefined if it cannot be itself. */
function levelsOf(full: Opened, opened: readonly Opened[]): [full: Level, overviews: Level[]] | undefined {
	const levelOf = ({ node, readable }: Opened): Level[] =>
		readable instanceof MiraError
			? []
			: [{ path: node.path, width: readable.image.width, height: readable.image.height }];
	const isOverview = ({ node }: Opened): boolean => node.kind === "overview" && node.fullPath === full.node.path;
	const [level] = levelOf(full);
	return level && [level, opened.filter(isOverview).flatMap(levelOf)];
}

/** Adds an image with its masks. Overviews have little of their own: the rest is said about the full image. */
function addImage({ node, readable }: Opened, all: MetadataByPath, root: ManifestGroup): void {
	const { file } = node;
	if (readable instanceof MiraError) {
		addNode(root, node.path, readable, file);
		return;
	}
	const own = all.get(node.path) as ImageMetadata;
	const full = node.kind === "overview" ? all.get(node.fullPath) : undefined;
	const metadata = full === undefined ? own : inheritMetadata(own, full, file.limits);
	const samples = shownSamples(readable.image);
	const bands = Array.from({ length: samples }, (_, band) => band);
	if (node.kind === "mask") {
		const attributes = new Map([
			...imageAttributes(metadata, bands, undefined, file.limits),
			...maskAttributes(readable),
		]);
		const content = { path: node.path, attributes, nodata: undefined, masks: [], band: undefined };
		addNode(root, node.path, buildArray(content, readable, file), file);
		return;
	}
	const mayBeAlpha = samples > 1 && readable.type.dataType.kind !== "complex";
	const alpha = mayBeAlpha ? alphaBands(metadata.items, bands, alphaSamples(readable.image)) : [];
	const masks = maskRules(node, alpha).filter(({ path }) => !file.choice.skips(path));
	const marks = masks.map(({ path }) => [path === node.maskPath ? "mask" : "alpha", textAttribute(path)] as const);
	const valuesOf = (path: ImageNode["path"], shown: readonly number[]): ArrayContent => {
		const nodata = nodataOf(metadata, shown, path, file.diagnostics);
		return {
			path,
			attributes: new Map([...imageAttributes(metadata, shown, nodata, file.limits), ...marks]),
			nodata,
			masks,
			band: shown === bands ? undefined : shown[0],
		};
	};
	if (file.options.splitBands === true && samples > 1)
		for (const band of bands) {
			const path = `${node.path}/band_${band + 1}` as const;
			const content = alpha.includes(band) ? alphaContent(path, metadata, band, file) : valuesOf(path, [band]);
			addNode(root, path, buildArray(content, readable, file), file);
		}
	else addWhole(valuesOf(node.path, bands), metadata, readable, root, file);
	const [first] = alpha;
	const path = alphaPathOf(node);
	if (first !== undefined)
		addNode(root, path, buildArray(alphaContent(path, metadata, first, file), readable, file), file);
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
	const mask = file.choice.skips(path) ? undefined : nodataMask(path, items, built, file);
	if (mask === undefined) return;
	addNode(root, path, mask.array, file);
	built.fill.validity.push(mask.rule);
}

/** An alpha band says what is valid, and has no values that are not (reference, section 6). */
function alphaContent(
	path: ImageNode["path"],
	metadata: ImageMetadata,
	band: number,
	{ limits }: TiffFile,
): ArrayContent {
	const attributes = imageAttributes(metadata, [band], undefined, limits);
	for (const name of ["_FillValue", "missing_value"]) attributes.delete(name);
	return { path, attributes, nodata: undefined, masks: [], band };
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
			spares: { dimension: "band", index: first },
		});
	return rules;
}

function maskAttributes({ image }: ReadableImage): Map<string, AttributeValue> {
	const valid = powerOfTwo(Math.min(image.bitsPerSample, 8)) - 1;
	return new Map([
		["flag_values", numericAttribute(Uint8Array.of(0, valid))],
		["flag_meanings", textAttribute("masked valid")],
	]);
}

/** What the directory and the description of an image take, besides what a node costs. */
const IMAGE_BYTES = 1700;

/** Puts an array, or the reason why there is none, at its path; groups on the way are made. */
export function addNode(root: ManifestGroup, path: string, node: StoreArray | MiraError, file: TiffFile): void {
	const names = path.split("/").slice(1);
	const name = names.pop() as string;
	let group = root;
	for (const step of names) {
		const child = group.groups.get(step) ?? new ManifestGroup();
		if (!group.groups.has(step)) {
			file.limits.node(names.length);
			group.add(step, child);
		}
		group = child;
	}
	file.limits.node(names.length + 1);
	file.limits.hold(IMAGE_BYTES);
	if (node instanceof MiraError) file.diagnostics.push(diagnosticOf(node, { path }));
	group.add(name, node);
}

function addCoordinates(
	root: ManifestGroup,
	georeference: Georeference,
	{ node, readable }: Opened,
	file: TiffFile,
): void {
	if (readable instanceof MiraError) return;
	// Nothing else of a TIFF is inlined.
	const budget = new InlineBudget(file.options.inlineBudget);
	const arrays = withinBudget(() => coordinateArrays(georeference, readable.image, budget), file);
	if (arrays === undefined) return;
	for (const path of [node.path, node.maskPath, alphaPathOf(node)])
		root.arrays.get(path?.slice(1) ?? "")?.attributes.set("grid_mapping", textAttribute(GRID_MAPPING));
	for (const [name, array] of arrays) addNode(root, `/${name}`, array, file);
}

/** Undefined, with a diagnostic, for coordinates that are more than may be inlined: the image does without. */
function withinBudget<T>(make: () => T, { diagnostics }: TiffFile): T | undefined {
	try {
		return make();
	} catch (error) {
		if (!isMiraError(error, "limit-exceeded")) throw error;
		const { what, path = "/" } = error;
		const message = `no coordinates are added: ${what}`;
		diagnostics.push({ severity: "warning", code: "inline-budget", path, message, ...adviceOf(error) });
		return undefined;
	}
}
