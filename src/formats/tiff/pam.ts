import { scanXml, tagAttributes } from "../../io/xml.ts";
import type { GdalItem } from "./gdal-metadata.ts";
import type { CoordinateSystem, Georeference } from "./georeference.ts";

/** What GDAL keeps beside a file about its image, in `FILE.aux.xml` ("persistent auxiliary metadata"). */
export type Pam = {
	/** As those of the tag GDAL_METADATA: metadata of the file and of bands, scales, units, names. */
	items: GdalItem[];
	/** The texts of nodata by bands, from 0. */
	nodata: Map<number, string>;
	transform: Georeference["transform"] | undefined;
	crs: CoordinateSystem | undefined;
};

/** Elements of a band that are properties of it, by the roles they have in GDAL_METADATA. */
const ROLES: ReadonlyMap<string, string> = new Map([
	["Description", "description"],
	["UnitType", "unittype"],
	["Offset", "offset"],
	["Scale", "scale"],
	["ColorInterp", "colorinterp"],
]);

/** An element that is open, and the text in it so far. */
type Open = { name: string; attributes: Map<string, string>; text: string };

/** Reads a document; what it does not know (histograms, tables) is stepped over. */
export function parsePam(xml: string): Pam {
	const pam: Pam = { items: [], nodata: new Map(), transform: undefined, crs: undefined };
	const path: Open[] = [];
	for (const token of scanXml(xml)) {
		const inner = path.at(-1);
		if (token.kind === "text") {
			if (inner !== undefined) inner.text += token.text;
		} else if (token.form === "start") path.push({ name: token.name, attributes: tagAttributes(token.text), text: "" });
		else if (token.form === "end" && inner?.name === token.name) {
			takeElement(pam, path);
			path.pop();
		}
	}
	return pam;
}

/** Takes what the innermost element says, now that it is closed. */
function takeElement(pam: Pam, path: readonly Open[]): void {
	const names = path.map(({ name }) => name);
	const { name, attributes, text } = path.at(-1) as Open;
	const parent = path.at(-2);
	const band = path.find((open) => open.name === "PAMRasterBand");
	const number = Number(band?.attributes.get("band"));
	const sample = band === undefined ? undefined : number - 1;
	if (names[0] !== "PAMDataset" || (sample !== undefined && !(Number.isInteger(sample) && sample >= 0))) return;
	if (name === "MDI" && parent?.name === "Metadata") {
		const domain = parent.attributes.get("domain") || undefined;
		pam.items.push(item(attributes.get("key") ?? "", text, sample, undefined, domain));
	} else if (sample !== undefined && parent === band) {
		const role = ROLES.get(name);
		if (role !== undefined) pam.items.push(item(role.toUpperCase(), text, sample, role, undefined));
		else if (name === "NoDataValue") pam.nodata.set(sample, text);
	} else if (names.length === 2 && name === "GeoTransform") pam.transform = parseTransform(text);
	else if (names.length === 2 && name === "SRS") pam.crs = readWkt(text);
}

/** An item of GDAL_METADATA has its text escaped once more than one of a document. */
function item(name: string, text: string, sample: number | undefined, role?: string, domain?: string): GdalItem {
	return { name, value: text.replaceAll("&", "&amp;"), sample, role, domain };
}

/** GDAL's order of the six numbers begins with the corner. */
function parseTransform(text: string): Georeference["transform"] | undefined {
	const numbers = text.split(",").map(Number);
	const [c = 0, a = 0, b = 0, f = 0, d = 0, e = 0] = numbers;
	return numbers.length === 6 && numbers.every(Number.isFinite) ? [a, b, c, d, e, f] : undefined;
}

/** The code of a coordinate system as a whole stands at the end of its text, in either version of WKT. */
function readWkt(wkt: string): CoordinateSystem {
	const code = /(?:AUTHORITY\["EPSG","(\d+)"\]|ID\["EPSG",(\d+)\])\]\s*$/.exec(wkt);
	return {
		crsCode: code === null ? undefined : `EPSG:${code[1] ?? code[2]}`,
		isGeographic: /^\s*(GEOGCS|GEOGCRS|GEODCRS)\b/.test(wkt),
	};
}
