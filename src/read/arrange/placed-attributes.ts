import type { Attributes } from "../../zarr/attributes.ts";
import { attributesFromJson, attributeToJson } from "../../zarr/attributes.ts";
import { CONVENTIONS } from "../../zarr/conventions.ts";
import { isJsonObject, JsonFloat, type JsonObject, type JsonValue } from "../../zarr/json.ts";
import { type AffineTransform, boundingBox } from "../labels/affine.ts";

/** Where an image is, and in which coordinate system, ready to be written by the conventions. */
export type WrittenPlace = {
	dimensions: readonly [rows: string, columns: string];
	shape: readonly [rows: number, columns: number];
	transform: AffineTransform;
	/** `proj:code` or `proj:wkt2`; nothing where the system is not known. */
	system: JsonObject;
};

type ConventionName = keyof typeof CONVENTIONS;

/** Numbers that are floats in JSON, whatever they are. */
export function floats(numbers: readonly number[]): JsonFloat[] {
	return numbers.map((number) => new JsonFloat(number));
}

/** Shape and transform: the part of a place that an image and a level have, and of which a pyramid has several. */
export function pixelAttributes({ shape, transform }: WrittenPlace): JsonObject {
	return { "spatial:shape": [...shape], "spatial:transform": floats(transform) };
}

/** What holds for all levels alike: dimensions, box and system. */
export function extentAttributes({ dimensions, shape: [height, width], transform, system }: WrittenPlace): JsonObject {
	return {
		...system,
		"spatial:dimensions": [...dimensions],
		"spatial:bbox": floats(boundingBox(transform, { width, height })),
		// The transform is that of corners, whatever a value stands for.
		"spatial:registration": "pixel",
	};
}

/** The system in the form that GDAL's driver for Zarr looks for at an array, before version 3.13 in no other. */
export function gdalSystem({ system }: WrittenPlace): JsonObject {
	const { "proj:code": code, "proj:wkt2": wkt } = system;
	if (typeof wkt === "string") return { _CRS: { wkt } };
	const [authority, number] = typeof code === "string" ? code.split(":") : [];
	return number === undefined ? {} : { _CRS: { url: `http://www.opengis.net/def/crs/${authority}/0/${number}` } };
}

/** Attributes with others by some of the conventions; what they said by these before is gone, what else they have stays. */
export function withConventions(
	attributes: Attributes,
	conventions: readonly ConventionName[],
	added: JsonObject,
): Attributes {
	const own: Attributes = new Map(
		[...attributes].filter(([name]) => !/^(spatial|proj):/.test(name) && !REPLACED.has(name)),
	);
	const others = otherConventions(attributes);
	const used = conventions.map((name) => ({ ...CONVENTIONS[name] }));
	if (used.length + others.length > 0)
		for (const [name, value] of attributesFromJson({ zarr_conventions: [...others, ...used] })) own.set(name, value);
	for (const [name, value] of attributesFromJson(added)) own.set(name, value);
	return own;
}

const REPLACED: ReadonlySet<string> = new Set(["zarr_conventions", "multiscales", "ome", "omero"]);

/** Conventions that attributes follow besides those of places and pyramids. */
function otherConventions(attributes: Attributes): JsonValue[] {
	const attribute = attributes.get("zarr_conventions");
	const known = attribute === undefined ? [] : attributeToJson(attribute);
	const replaced = new Set(Object.values(CONVENTIONS).map(({ uuid }) => uuid));
	const list = Array.isArray(known) ? known : [known];
	return list.filter((one) => !isJsonObject(one) || !replaced.has(String(one.uuid)));
}
