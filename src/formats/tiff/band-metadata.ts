import { attributeSource } from "../../fill/attribute-scalars.ts";
import type { DroppedFill } from "../../fill/model.ts";
import { parseFillText } from "../../fill/text.ts";
import { type Attributes, numericAttribute, textAttribute } from "../../zarr/attributes.ts";
import { dataType } from "../../zarr/data-type.ts";
import { type GdalItem, itemText } from "./gdal-metadata.ts";

/** Domains that say how GDAL stored the image, which the array says itself. */
const CONSUMED_DOMAINS: ReadonlySet<string> = new Set(["IMAGE_STRUCTURE"]);

/** What GDAL knows of a band, by the role of the item. */
type BandProperties = { [role in "scale" | "offset" | "unittype" | "description" | "colorinterp"]?: string };
type Role = keyof BandProperties;

const ROLES: ReadonlySet<string> = new Set<Role>(["scale", "offset", "unittype", "description", "colorinterp"]);

/** Attributes of a property: the one of CF for all bands alike, and the list where they differ. */
const PROPERTY_NAMES: { readonly [role in Role]: readonly [same: string, list: string] } = {
	scale: ["scale_factor", "band_scale"],
	offset: ["add_offset", "band_offset"],
	unittype: ["units", "band_units"],
	description: ["long_name", "band_description"],
	colorinterp: ["color_interpretation", "band_color_interpretation"],
};

/** What a band has of which nothing is said. */
const NEUTRAL = { scale: 1, offset: 0 } as const;

/**
 * GDAL's metadata as attributes of an array that holds these bands. Items of the file have their own names, with their
 * domain before it. What all bands have in common is an attribute too; where they differ, scales, units and so on become
 * lists, and everything else is in `band_metadata`, so that no band overwrites another.
 */
export function gdalAttributes(items: readonly GdalItem[], bands: readonly number[]): Attributes {
	const attributes: Attributes = new Map();
	if (items.length === 0) return attributes;
	const bySample = new Map<number | undefined, GdalItem[]>();
	for (const item of items) {
		const known = bySample.get(item.sample);
		if (known === undefined) bySample.set(item.sample, [item]);
		else known.push(item);
	}
	const itemsOf = (band: number | undefined): GdalItem[] => bySample.get(band) ?? [];
	const properties = bands.map((band) => bandProperties(itemsOf(band)));
	setPacking(attributes, properties);
	for (const role of ["unittype", "description", "colorinterp"] as const) setProperty(attributes, role, properties);
	for (const [name, text] of plainItems(itemsOf(undefined)))
		attributes.set(attributes.has(name) ? `gdal_${name}` : name, textAttribute(text));
	setBandItems(
		attributes,
		bands.map((band) => plainItems(itemsOf(band))),
	);
	return attributes;
}

const FILL_ITEM = /^(.+#)?(_FillValue|missing_value)$|^NODATA_VALUES$/;

/** The items of an image of lower resolution, whose values mean the same: scales, units and fills are those of the full one. */
export function inheritItems(own: readonly GdalItem[], full: readonly GdalItem[]): GdalItem[] {
	const isInherited = (item: GdalItem): boolean =>
		hasRole(item) || (item.domain === undefined && FILL_ITEM.test(item.name));
	return replaceItems(full.filter(isInherited), own);
}

/** Items, of which others replace those of the same name, band and domain. */
export function replaceItems(items: readonly GdalItem[], others: readonly GdalItem[]): GdalItem[] {
	const keyOf = ({ name, sample, role, domain }: GdalItem): string => JSON.stringify([name, sample, role, domain]);
	const replaced = new Set(others.map(keyOf));
	return [...others, ...items.filter((item) => !replaced.has(keyOf(item)))];
}

/** The bands that are alpha: those of the tag ExtraSamples, but what GDAL says a band is goes before it. */
export function alphaBands(items: readonly GdalItem[], bands: readonly number[], tagged: readonly number[]): number[] {
	const named = new Map(
		items.flatMap((item) =>
			item.role === "colorinterp" && item.sample !== undefined ? [[item.sample, itemText(item).trim()] as const] : [],
		),
	);
	const isTagged = new Set(tagged);
	return bands.filter((band) => {
		const name = named.get(band);
		return name === undefined ? isTagged.has(band) : name.toLowerCase() === "alpha";
	});
}

function hasRole({ role }: GdalItem): boolean {
	return role !== undefined && ROLES.has(role);
}

function bandProperties(items: readonly GdalItem[]): BandProperties {
	return Object.fromEntries(items.filter(hasRole).map((item) => [item.role as Role, itemText(item)]));
}

/** The items without a role, by their names, with the domain before it. */
function plainItems(items: readonly GdalItem[]): Map<string, string> {
	const plain = items.filter((item) => !hasRole(item) && !CONSUMED_DOMAINS.has(item.domain ?? ""));
	return new Map(
		plain.map((item) => [item.domain === undefined ? item.name : `${item.domain}:${item.name}`, itemText(item)]),
	);
}

function setProperty(
	attributes: Attributes,
	role: Exclude<Role, keyof typeof NEUTRAL>,
	properties: readonly BandProperties[],
): void {
	const [name, listName] = PROPERTY_NAMES[role];
	const values = properties.map((band) => band[role] ?? "");
	if (values.every((text) => text === "")) return;
	const isSame = values.every((value) => value === values[0]);
	if (isSame) attributes.set(name, textAttribute(values[0] as string));
	else attributes.set(listName, { dataType: "string", shape: [values.length], values });
}

/**
 * Scale and offset: those of CF where all bands have the same two, else both in lists. A common scale beside offsets that
 * differ is none: whoever applied it alone would have wrong numbers.
 */
function setPacking(attributes: Attributes, properties: readonly BandProperties[]): void {
	const found = (["scale", "offset"] as const).flatMap((role) => {
		const numbers = Float64Array.from(properties, (band) =>
			Number(parseFillText(dataType("float64"), band[role] ?? "") ?? NEUTRAL[role]),
		);
		return numbers.every((value) => value === NEUTRAL[role]) ? [] : [{ role, numbers }];
	});
	const isSame = found.every(({ numbers }) => numbers.every((value) => Object.is(value, numbers[0])));
	for (const { role, numbers } of found) {
		const [name, listName] = PROPERTY_NAMES[role];
		if (isSame) attributes.set(name, numericAttribute(numbers.slice(0, 1), []));
		else attributes.set(listName, numericAttribute(numbers));
	}
}

/** The scales and offsets of an array that are not applied, because its bands differ in them. */
export function unappliedPacking(attributes: Attributes): DroppedFill[] {
	return (["scale", "offset"] as const).flatMap((role) => {
		const [, listName] = PROPERTY_NAMES[role];
		const list = attributes.get(listName);
		if (list?.dataType !== "float64") return [];
		const source = attributeSource(listName, list, true);
		return [
			{ role: "packing", source, code: "packing-differs", reason: "its bands differ, and an array has one packing" },
		];
	});
}

function setBandItems(attributes: Attributes, bands: readonly Map<string, string>[]): void {
	const [first = new Map<string, string>()] = bands;
	const isCommon = (name: string, text: string): boolean =>
		!attributes.has(name) && bands.every((band) => band.get(name) === text);
	const common = [...first].filter(([name, text]) => isCommon(name, text));
	for (const [name, text] of common) attributes.set(name, textAttribute(text));
	const names = new Set(common.map(([name]) => name));
	const rest = bands.map((band) => Object.fromEntries([...band].filter(([name]) => !names.has(name))));
	if (rest.some((band) => Object.keys(band).length > 0))
		attributes.set("band_metadata", { dataType: "json", shape: [], values: [rest] });
}
