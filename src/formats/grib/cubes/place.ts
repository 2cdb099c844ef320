import type { GribSections } from "../../../codecs/grib/message.ts";
import type { MessageRange } from "../../../codecs/grib/message-reader.ts";
import { type FixedSurface, type Grib1Keys, type Grib2Keys, GribField } from "../field.ts";
import type { Parameter, ParameterFacts } from "../parameters/parameter-table.ts";
import { isOfProject, type ParameterTables, parameterAuthor } from "../parameters/parameter-tables.ts";
import { grib1Product } from "./grib1-product.ts";
import { grib1Level, grib2Level, type Level } from "./level.ts";
import { grib2Product, type Product } from "./product.ts";

/** A field and where it belongs in the cubes of its file. It depends on the field alone, never on what else a file holds. */
export type PlacedField = { field: GribField; parameter: Parameter; level: Level; product: Product };

/** Finds the place of a field by its keys. */
export function placeField(
	sections: GribSections,
	message: MessageRange,
	fieldIndex: number,
	tables: ParameterTables,
): PlacedField {
	const field = new GribField(sections, message, fieldIndex);
	if (sections.edition === 1) {
		const keys = field.keys as Grib1Keys;
		const { type, octets } = keys.level;
		const parameter = tables.find(1, {
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
	const parameter = tables.find(2, {
		centre: parameterAuthor(keys.centre, keys.productionStatus),
		numbers: [keys.discipline, keys.category, keys.number],
		facts: grib2Facts(keys, product),
	});
	const level = keys.surfaces === undefined ? NO_LEVEL : grib2Level(keys.surfaces, keys.centre);
	return { field, parameter, level, product };
}

/** What the name of a parameter may depend on, by the letters of the table. */
function grib2Facts(keys: Grib2Keys, product: Product): ParameterFacts {
	const { centre, subCentre, tablesVersion, timeRange, wavePeriod } = keys;
	const isOfEcmwf = centre === ECMWF || subCentre === ECMWF || isOfProject(keys.productionStatus);
	const facts = new Map([
		["l", String(keys.localTablesVersion)],
		["y", isOfEcmwf && tablesVersion < 34 ? "1" : "0"],
	]);
	const add = (letters: string, ...values: (number | undefined)[]): void => {
		for (const [i, letter] of [...letters].entries()) facts.set(letter, String(values[i] ?? "missing"));
	};
	const addSurface = (letters: string, surface: FixedSurface | undefined): void => {
		if (surface !== undefined) add(letters, surface.type, surface.scaledValue, surface.scaleFactor);
	};
	if (product.process !== undefined) add("p", product.process);
	addSurface("tvf", keys.surfaces?.[0]);
	addSurface("TVF", keys.surfaces?.[1]);
	if (timeRange !== undefined) add("un", timeRange.unit, timeRange.length);
	if (wavePeriod !== undefined) {
		const { type, lower, upper } = wavePeriod;
		add("wabAB", type, lower.scaledValue, lower.scaleFactor, upper.scaledValue, upper.scaleFactor);
	}
	return facts;
}

/** Common code table C-11. */
const ECMWF = 98;

const NO_LEVEL: Level = { kind: "unknown", values: undefined, units: undefined };
