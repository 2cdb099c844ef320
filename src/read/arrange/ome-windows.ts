import type { Packing } from "../../fill/model.ts";
import type { ManifestGroup } from "../../manifest/manifest-group.ts";
import { type Attributes, attributesFromJson, attributeToJson } from "../../zarr/attributes.ts";
import { isJsonObject, JsonFloat, type JsonObject, type JsonValue } from "../../zarr/json.ts";

/**
 * The attributes of a group once its arrays are decoded: the windows of an image of OME-Zarr, which are those of its stored values,
 * are unpacked with them.
 */
export function decodedWindows(group: ManifestGroup, { scale = true }: { scale?: boolean | undefined }): Attributes {
	const attribute = scale ? group.attributes.get("ome") : undefined;
	const ome = attribute === undefined ? undefined : attributeToJson(attribute);
	const packing = isJsonObject(ome) ? packingOf(group, ome) : undefined;
	if (packing === undefined || !isJsonObject(ome) || !isJsonObject(ome.omero)) return group.attributes;
	const { channels } = ome.omero;
	if (!Array.isArray(channels)) return group.attributes;
	const omero = { ...ome.omero, channels: channels.map((channel) => unpackedChannel(channel, packing)) };
	return new Map([...group.attributes, ...attributesFromJson({ ome: { ...ome, omero } })]);
}

/** How the finest level is packed; undefined where it is not. */
function packingOf(group: ManifestGroup, { multiscales }: JsonObject): Packing | undefined {
	const image = Array.isArray(multiscales) ? multiscales[0] : undefined;
	const [dataset] = isJsonObject(image) && Array.isArray(image.datasets) ? image.datasets : [];
	const path = isJsonObject(dataset) && typeof dataset.path === "string" ? dataset.path : "";
	const packing = group.arrays.get(path)?.fill.packing;
	return packing?.scaleFactor === undefined && packing?.addOffset === undefined ? undefined : packing;
}

function unpackedChannel(channel: JsonValue, packing: Packing): JsonValue {
	if (!isJsonObject(channel) || !isJsonObject(channel.window)) return channel;
	const { min, max, start, end } = channel.window;
	const [least, greatest] = unpacked([min, max], packing);
	const [from, to] = unpacked([start, end], packing);
	return { ...channel, window: { ...channel.window, min: least, max: greatest, start: from, end: to } } as JsonObject;
}

/** Both ends of a range; a negative factor turns it round. */
function unpacked(range: readonly [JsonValue | undefined, JsonValue | undefined], packing: Packing): JsonValue[] {
	const factor = packing.scaleFactor?.value ?? 1;
	const offset = packing.addOffset?.value ?? 0;
	const numbers = range.map((one) => {
		const stored = one instanceof JsonFloat ? one.value : Number(one);
		return packing.kind === "calibration" ? factor * (stored - offset) : stored * factor + offset;
	});
	return numbers.sort((one, other) => one - other).map((number) => new JsonFloat(number));
}
