import type { GribSections } from "../../../codecs/grib/message.ts";
import type { MessageRange } from "../../../codecs/grib/message-reader.ts";
import { describeField, type Grib1Keys, type Grib2Keys, type GribField } from "../field.ts";
import { findParameter, type Parameter, type ParameterTable } from "../parameters/parameter-table.ts";
import { grib1Product } from "./grib1-product.ts";
import { grib1Level, grib2Level, type Level } from "./level.ts";
import { grib2Product, type Product } from "./product.ts";

/** The parameters of both editions. */
export type ParameterTables = Record<1 | 2, ParameterTable>;

/** A field and where it belongs in the cubes of its file. It depends on the field alone, never on what else a file holds. */
export type PlacedField = { field: GribField; parameter: Parameter; level: Level; product: Product };

/** Finds the place of a field by its keys. */
export function placeField(
	sections: GribSections,
	message: MessageRange,
	fieldIndex: number,
	tables: ParameterTables,
): PlacedField {
	const field = describeField(sections, message, fieldIndex);
	if (sections.edition === 1) {
		const keys = field.keys as Grib1Keys;
		const { type, octets } = keys.level;
		const parameter = findParameter(tables[1], {
			centre: keys.centre,
			numbers: [keys.table, keys.parameter],
			facts: new Map([
				["t", String(type)],
				["v", String(256 * octets[0] + octets[1])],
				["r", String(keys.range.indicator)],
			]),
		});
		return { field, parameter, level: grib1Level(keys.level, keys.centre), product: grib1Product(sections, keys) };
	}
	const keys = field.keys as Grib2Keys;
	const product = grib2Product(sections, keys);
	const isOldEcmwf = (keys.centre === ECMWF || keys.subCentre === ECMWF) && keys.tablesVersion < 34;
	const facts = new Map([
		["l", String(keys.localTablesVersion)],
		["y", isOldEcmwf ? "1" : "0"],
	]);
	if (product.process !== undefined) facts.set("p", String(product.process));
	for (const [surface, letters] of [
		[keys.surfaces?.[0], "tvf"],
		[keys.surfaces?.[1], "TVF"],
	] as const) {
		if (surface === undefined) continue;
		const values = [surface.type, surface.scaledValue ?? "missing", surface.scaleFactor ?? "missing"];
		for (const [i, letter] of [...letters].entries()) facts.set(letter, String(values[i]));
	}
	const parameter = findParameter(tables[2], {
		centre: keys.centre,
		numbers: [keys.discipline, keys.category, keys.number],
		facts,
	});
	const level = keys.surfaces === undefined ? NO_LEVEL : grib2Level(keys.surfaces, keys.centre);
	return { field, parameter, level, product };
}

/** Common code table C-11. */
const ECMWF = 98;

const NO_LEVEL: Level = { kind: "unknown", values: undefined, units: undefined };
