import { type JsonObject, writeJson } from "../../zarr/json.ts";
import type { ArrayInfo } from "../info/report.ts";

/** Codecs of tiles, and what FITS calls them. */
const TILE_CODECS: ReadonlyMap<string, string> = new Map([
	["mirazarr.fits_rice", "RICE_1"],
	["mirazarr.fits_plio", "PLIO_1"],
	["mirazarr.fits_hcompress", "HCOMPRESS_1"],
	["mirazarr.fits_gzip", "GZIP"],
	["gzip", "GZIP"],
]);

/** How a FITS file has an array, in its own keywords: what is missing, what is scaled, how tiles are compressed. */
export function fitsWords({ attributes, codecs, missing, packed, dataType }: ArrayInfo): string[] {
	const words: string[] = [];
	const blank = find(attributes, "BLANK", "TNULL");
	const [scale, zero] = [find(attributes, "BSCALE", "TSCAL"), find(attributes, "BZERO", "TZERO")];
	if (blank !== undefined)
		words.push(`${blank.name} ${blank.value} ${missing.length > 0 ? "is missing" : "is not used"}`);
	if (packed) {
		const factor = scale === undefined ? "" : ` × ${scale.value} (${scale.name})`;
		const offset = zero === undefined ? "" : ` + ${zero.value} (${zero.name})`;
		words.push(`physical value = stored${factor}${offset}`);
	}
	if (codecs.some(({ name }) => name === "mirazarr.sign_flip") && zero !== undefined)
		words.push(`${zero.name} ${zero.value} makes ${dataType} of stored ${otherSign(dataType)}`);
	const tiles = codecs.map(({ name }) => TILE_CODECS.get(name)).find((name) => name !== undefined);
	if (tiles !== undefined) words.push(`tiles compressed by ${tiles}`);
	if (missing.includes("ZBLANK")) words.push("tiles of quantised floats, each with its own ZSCALE and ZZERO");
	return words;
}

/** The first of some keywords that is there. */
function find(attributes: JsonObject, ...names: string[]): { name: string; value: string } | undefined {
	return names.flatMap((name) => {
		const value = attributes[name];
		return value === undefined ? [] : [{ name, value: writeJson(value) }];
	})[0];
}

function otherSign(dataType: string): string {
	return dataType.startsWith("u") ? dataType.slice(1) : `u${dataType}`;
}
