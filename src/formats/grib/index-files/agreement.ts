import type { GribSections } from "../../../codecs/grib/message.ts";
import type { MessageRange } from "../../../codecs/grib/message-reader.ts";
import { valueCount } from "../../../codecs/grib/read-field.ts";
import { isMiraError } from "../../../errors.ts";
import { gridIdentity } from "../cubes/grid-identity.ts";
import { type PlacedField, placeField } from "../cubes/place.ts";
import { NO_TABLES } from "../parameters/parameter-tables.ts";
import type { IndexFacts } from "./index-entry.ts";

/** Undefined for fields of which cubes cannot tell the place. */
function placed(sections: GribSections, range: MessageRange, fieldIndex: number): PlacedField | undefined {
	try {
		// What parameters are called does not matter here.
		return placeField(sections, range, fieldIndex, NO_TABLES);
	} catch (error) {
		if (isMiraError(error)) return undefined;
		throw error;
	}
}

/** How what an index says of a field differs from what its sections say; undefined where it does not. */
export function disagreement(
	facts: IndexFacts,
	sections: GribSections,
	range: MessageRange,
	fieldIndex: number,
): string | undefined {
	const found = placed(sections, range, fieldIndex);
	if (found === undefined) return undefined;
	const { product, level } = found;
	const { referenceSeconds, step, member } = facts;
	// As many digits as wgrib2 prints.
	const value = level.values?.[0] === undefined ? undefined : Number(level.values[0].toPrecision(6));
	const length = step?.begin === undefined ? undefined : step.end - step.begin;
	const pairs: [what: string, indexed: unknown, actual: unknown][] = [
		["reference time", referenceSeconds, product.referenceSeconds],
		["step", step?.end, product.stepSeconds],
		["interval", length, product.intervalSeconds],
		["member", member, product.number],
		["kind of level", facts.level?.kind, level.kind],
		["level", facts.level?.value, value],
	];
	const wrong = pairs.find(([, indexed, actual]) => indexed !== undefined && indexed !== actual);
	return wrong && `its ${wrong[0]} is ${wrong[2]}, not ${wrong[1]}`;
}

/** Whether two messages have fields that go to the same places in cubes, one by one. */
export function haveSamePlaces(
	fields: readonly GribSections[],
	others: readonly GribSections[],
	range: MessageRange,
): boolean {
	return (
		fields.length === others.length &&
		fields.every((sections, i) => placeText(sections, range, i) === placeText(others[i] as GribSections, range, i))
	);
}

/** Says of a field all that decides where it goes in cubes; undefined where that is not known. */
function placeText(sections: GribSections, range: MessageRange, fieldIndex: number): string | undefined {
	const found = placed(sections, range, fieldIndex);
	if (found === undefined) return undefined;
	const { field, parameter, level, product } = found;
	const { keys } = field;
	const tables = keys.edition === 2 ? keys.localTablesVersion : keys.table;
	const grid = gridIdentity(field, valueCount(sections));
	return JSON.stringify([parameter.name, keys.centre, tables, level, product, grid]);
}
