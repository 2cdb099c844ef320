import type { EmittedCodec } from "../../codecs/catalogue/catalogue.ts";
import type { Diagnostic } from "../../diagnostics.ts";
import { MiraError } from "../../errors.ts";
import type { Attributes } from "../../zarr/attributes.ts";
import { encodeBase64 } from "../../zarr/base64.ts";
import { zeroScalar } from "../../zarr/scalar.ts";
import { type Catalog, CLASS } from "./catalog.ts";
import { type BadDataSet, type DataSet, orProblem, readNumberType } from "./data-set.ts";
import { keyOf } from "./descriptors.ts";
import { FieldReader } from "./field-reader.ts";
import type { Hdf4File } from "./file.ts";
import { BYTES, bytesCodec, type NumberType } from "./number-type.ts";
import { groupMembers } from "./numeric-group.ts";
import { addPalette } from "./palette.ts";
import { TAG, type TagRef } from "./tags.ts";

/** The raster images of a file: those with a Vgroup of their own, then the groups of the older interfaces, then bare ones. */
export async function collectRasters(
	file: Hdf4File,
	catalog: Catalog,
	diagnostics: Diagnostic[],
): Promise<(DataSet | BadDataSet)[]> {
	const vgroups = [...catalog.vgroups.values()].filter(({ className }) => className === CLASS.raster);
	const sets: (DataSet | BadDataSet)[] = [];
	const seen = new Set<number>();
	for (const { name, ref, members } of vgroups) {
		// The number of its Vgroup is that of the image for those who refer to it (GRidtoref).
		const elements = [
			{ tag: TAG.vgroup, ref },
			{ tag: TAG.rasterGroup, ref },
			...members.filter(({ tag }) => IMAGE_TAGS.has(tag)),
		];
		for (const { tag, ref: own } of members) if (IMAGE_TAGS.has(tag)) seen.add(placeOf({ tag, ref: own }, file));
		const attributes = catalog.attributesOf(members);
		await addPalette(name, members, attributes, file, diagnostics);
		for (const set of await orProblem(name, elements, () => groupRaster(name, members, elements, attributes, file)))
			sets.push(set);
	}
	for (const { tag, ref } of file.descriptors.withTag(TAG.rasterGroup)) {
		const name = `Raster Image #${sets.length}`;
		const found = await orProblem(name, [{ tag, ref }], async () => {
			const members = await groupMembers({ tag, ref }, file);
			const image = members.find((member) => IMAGE_TAGS.has(member.tag));
			if (image === undefined || seen.has(placeOf(image, file))) return [];
			seen.add(placeOf(image, file));
			const attributes: Attributes = new Map();
			await addPalette(name, members, attributes, file, diagnostics);
			return groupRaster(name, members, [{ tag, ref }, image], attributes, file);
		});
		for (const set of found) sets.push(set);
	}
	for (const tag of [TAG.raster8, TAG.rleRaster8, TAG.imcompRaster8]) {
		for (const { ref } of file.descriptors.withTag(tag)) {
			const image = { tag, ref };
			if (seen.has(placeOf(image, file))) continue;
			seen.add(placeOf(image, file));
			const name = `Raster Image #${sets.length}`;
			const palette = { tag: TAG.palette8, ref };
			const attributes: Attributes = new Map();
			if (file.descriptors.find(palette) !== undefined)
				await addPalette(name, [palette], attributes, file, diagnostics);
			for (const set of await orProblem(name, [image], async () => [await bareRaster(name, image, attributes, file)]))
				sets.push(set);
		}
	}
	return sets;
}

const IMAGE_TAGS: ReadonlySet<number> = new Set([TAG.raster, TAG.compressedRaster]);

/** Where an image lies: several groups, for older and newer readers, may name the same one under different tags. */
function placeOf(image: TagRef, { descriptors }: Hdf4File): number {
	return descriptors.find(image)?.offsetBytes || -keyOf(image);
}

/** How the samples of the pixels lie. */
const INTERLACE = { line: 1, component: 2 } as const;

async function groupRaster(
	name: string,
	members: readonly TagRef[],
	elements: TagRef[],
	attributes: Attributes,
	file: Hdf4File,
): Promise<DataSet[]> {
	const record = members.find(({ tag }) => tag === TAG.rasterDimensions);
	const data = members.find(({ tag }) => IMAGE_TAGS.has(tag));
	if (record === undefined) throw new MiraError("corrupt-file", `raster image "${name}" has no dimensions`);
	const fields = new FieldReader(await file.bytes(record), "the dimensions of a raster image");
	const width = fields.size();
	const height = fields.size();
	const typeName = { tag: fields.u16(), ref: fields.u16() };
	const type = typeName.ref === 0 ? BYTES : await readNumberType(file, typeName);
	const components = fields.u16();
	const interlace = fields.u16();
	const compression = fields.u16();
	const codecs = await rasterCodecs(compression, [height, width], data, file);
	return [
		rasterSet(name, elements, [height, width, components], type, attributes, data, {
			serializers: codecs.image ?? interlacedCodecs(interlace, type),
			codecs: codecs.packed,
		}),
	];
}

/** How the oldest images are compressed, by the tags of their data. */
const BARE_CODERS: ReadonlyMap<number, number> = new Map([
	[TAG.rleRaster8, TAG.rasterRle],
	[TAG.imcompRaster8, TAG.imcomp],
]);

/** The oldest images: 8 bits, one component, the dimensions in an element of the same number. */
async function bareRaster(name: string, image: TagRef, attributes: Attributes, file: Hdf4File): Promise<DataSet> {
	const record = { tag: TAG.rasterDimensions8, ref: image.ref };
	const fields = new FieldReader(await file.bytes(record), "the dimensions of a raster image");
	const width = fields.u16();
	const height = fields.u16();
	const coder = BARE_CODERS.get(image.tag);
	const codecs = coder === undefined ? undefined : (await rasterCodecs(coder, [height, width], image, file)).packed;
	return rasterSet(name, [image], [height, width, 1], BYTES, attributes, image, { codecs });
}

function rasterSet(
	name: string,
	elements: TagRef[],
	shape: number[],
	type: NumberType,
	attributes: Attributes,
	data: TagRef | undefined,
	chain: Pick<DataSet, "serializers" | "codecs">,
): DataSet {
	return {
		name,
		elements,
		shape,
		dimensionNames: ["y", "x", "bands"],
		type,
		attributes,
		data,
		...chain,
		pixelFill: pixelFill(type, shape.at(-1) as number, attributes),
		isCalibrated: false,
	};
}

/** A value for each band, by an attribute that the library knows (FILL_ATTR, mfgr.h); else zeros. */
function pixelFill({ dataType: type }: NumberType, components: number, attributes: Attributes): DataSet["pixelFill"] {
	const values = attributes.get("FillValue")?.values;
	if (ArrayBuffer.isView(values) && values.byteLength === components * type.itemBytes) {
		const pixel = new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
		return { pixel, place: "FillValue", status: "explicit" };
	}
	return { pixel: zeroScalar(type), place: "default of raster images", status: "default" };
}

const RASTER_RLE: EmittedCodec = { name: "mirazarr.hdf4_rle", configuration: { run_base: 0, mix_base: 0 } };

/** The older raster interfaces name the compression of an image in its dimensions; the newer ones use special elements. */
async function rasterCodecs(
	compression: number,
	[height = 0, width = 0]: readonly number[],
	data: TagRef | undefined,
	file: Hdf4File,
): Promise<{ packed?: EmittedCodec[]; image?: EmittedCodec[] }> {
	switch (compression) {
		case TAG.rasterRle:
			return { packed: [RASTER_RLE] };
		case TAG.imcomp:
			// The library leaves the rest of other images as it happens to be.
			if (width % 4 !== 0 || height % 4 !== 0)
				throw new MiraError(
					"unsupported-feature",
					"IMCOMP images whose lengths are not multiples of 4 cannot be decoded",
				);
			return { packed: [{ name: "mirazarr.hdf4_imcomp", configuration: { width } }] };
		case TAG.jpeg5:
		case TAG.greyJpeg5:
			return { packed: [], image: [{ name: "imagecodecs_jpeg" }] };
		case TAG.jpeg:
		case TAG.greyJpeg: {
			// The stream is cut in two: its header is an element of its own (dfunjpeg.c).
			const header = encodeBase64(await file.bytes({ tag: compression, ref: data?.ref ?? 0 }));
			return { packed: [], image: [{ name: "imagecodecs_jpeg", configuration: { header } }] };
		}
		default:
			return {};
	}
}

function interlacedCodecs(interlace: number, type: NumberType): EmittedCodec[] {
	const bytes = bytesCodec(type);
	if (interlace === INTERLACE.line) return [{ name: "transpose", configuration: { order: [0, 2, 1] } }, bytes];
	if (interlace === INTERLACE.component) return [{ name: "transpose", configuration: { order: [2, 0, 1] } }, bytes];
	return [bytes];
}
