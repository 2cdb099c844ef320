import { type GridLayout, gridLayout } from "../../codecs/grib/grid.ts";
import type { Grib1Sections, Grib2Sections, GribSections } from "../../codecs/grib/message.ts";
import type { MessageRange } from "../../codecs/grib/message-reader.ts";
import { signMagnitude, unsigned } from "../../codecs/grib/octets.ts";
import { representationTemplate } from "../../codecs/grib/packing-head.ts";
import { powerOfTwo } from "../../zarr/arithmetic/powers.ts";
import { type ProductPart, productParts } from "./product-template.ts";

/** A field of a file: what its headers say, and where it is. A file may have a hundred thousand, so its keys are read when asked for. */
export class GribField {
	/** The whole message in the file: other fields may share it. */
	readonly message: MessageRange;
	/** Its place among the fields of its message, from 0. */
	readonly fieldIndex: number;
	/** Octets of its sections, for all that the keys leave out. */
	readonly sections: GribSections;

	constructor(sections: GribSections, message: MessageRange, fieldIndex: number) {
		this.sections = sections;
		this.message = message;
		this.fieldIndex = fieldIndex;
	}

	/** What sections say in numbers. */
	get keys(): Grib1Keys | Grib2Keys {
		return this.sections.edition === 1 ? grib1Keys(this.sections) : grib2Keys(this.sections);
	}

	/** The grid. */
	get layout(): GridLayout {
		return gridLayout(this.sections);
	}
}

/** Numbers of a date, as they are in a section. */
export type ReferenceTime = {
	year: number;
	month: number;
	day: number;
	hour: number;
	minute: number;
	second: number;
};

/** Section 1 of edition 1. */
export type Grib1Keys = {
	edition: 1;
	centre: number;
	subCentre: number;
	process: number;
	/** Version of the table that `parameter` is of. */
	table: number;
	parameter: number;
	/** A number that the centre gave to the grid; 255 where section 2 describes it. */
	gridNumber: number;
	/** Code table 3, and octets 11 and 12, which it gives a meaning. */
	level: { type: number; octets: readonly [number, number] };
	referenceTime: ReferenceTime;
	/** Code table 4, octets 19 and 20, and code table 5, which says what they are. */
	range: { unit: number; p1: number; p2: number; indicator: number; averaged: number };
	/** Data representation type of section 2 (code table 6). */
	gridType: number | undefined;
};

/** `scaledValue / 10^scaleFactor`, undefined where it is missing. */
export type ScaledNumber = { scaleFactor: number | undefined; scaledValue: number | undefined };

/** A fixed surface: a type of code table 4.5 and its value. */
export type FixedSurface = { type: number } & ScaledNumber;

/** Sections 0, 1, 3, 4 and 5 of edition 2. */
export type Grib2Keys = {
	edition: 2;
	discipline: number;
	category: number;
	number: number;
	centre: number;
	subCentre: number;
	tablesVersion: number;
	localTablesVersion: number;
	/** Code table 1.2. */
	referenceTimeMeaning: number;
	referenceTime: ReferenceTime;
	/** Code tables 1.3 and 1.4. */
	productionStatus: number;
	dataType: number;
	gridTemplate: number;
	productTemplate: number;
	representationTemplate: number;
	/** Undefined in product templates that have none. */
	surfaces: readonly [FixedSurface, FixedSurface] | undefined;
	/** The outermost time range of a statistic: code table 4.4, and how many of the unit. */
	timeRange: { unit: number; length: number } | undefined;
	/** An interval of wave periods: code table 4.91, and its limits. */
	wavePeriod: { type: number; lower: ScaledNumber; upper: ScaledNumber } | undefined;
};

function grib1Keys({ product, grid }: Grib1Sections): Grib1Keys {
	const octet = (number: number): number => product[number - 1] ?? 0;
	return {
		edition: 1,
		centre: octet(5),
		subCentre: octet(26),
		process: octet(6),
		table: octet(4),
		parameter: octet(9),
		gridNumber: octet(7),
		level: { type: octet(10), octets: [octet(11), octet(12)] },
		referenceTime: {
			// The year of the century is 1 to 100.
			year: 100 * (octet(25) - 1) + octet(13),
			month: octet(14),
			day: octet(15),
			hour: octet(16),
			minute: octet(17),
			second: 0,
		},
		range: { unit: octet(18), p1: octet(19), p2: octet(20), indicator: octet(21), averaged: unsigned(product, 21, 2) },
		gridType: grid?.[5],
	};
}

function grib2Keys(sections: Grib2Sections): Grib2Keys {
	const { identification, product, grid, discipline } = sections;
	const productTemplate = unsigned(product, 7, 2);
	const parts = productParts(product)?.parts ?? [];
	const octetsOf = (wanted: ProductPart) => parts.find(({ part }) => part === wanted)?.octets;
	const [surfaces, interval, period] = [octetsOf("surfaces"), octetsOf("interval"), octetsOf("wavePeriod")];
	return {
		edition: 2,
		discipline,
		category: product[9] ?? 255,
		number: product[10] ?? 255,
		centre: unsigned(identification, 5, 2),
		subCentre: unsigned(identification, 7, 2),
		tablesVersion: identification[9] ?? 0,
		localTablesVersion: identification[10] ?? 0,
		referenceTimeMeaning: identification[11] ?? 0,
		referenceTime: {
			year: unsigned(identification, 12, 2),
			month: identification[14] ?? 0,
			day: identification[15] ?? 0,
			hour: identification[16] ?? 0,
			minute: identification[17] ?? 0,
			second: identification[18] ?? 0,
		},
		productionStatus: identification[19] ?? 255,
		dataType: identification[20] ?? 255,
		gridTemplate: unsigned(grid, 12, 2),
		productTemplate,
		representationTemplate: representationTemplate(sections),
		surfaces: surfaces && [fixedSurface(surfaces, 0), fixedSurface(surfaces, 6)],
		timeRange: interval && { unit: interval[14] ?? 255, length: unsigned(interval, 15, 4) },
		wavePeriod: period && { type: period[0] ?? 255, lower: scaledNumber(period, 1), upper: scaledNumber(period, 6) },
	};
}

function fixedSurface(octets: Uint8Array, at: number): FixedSurface {
	return { type: octets[at] ?? 255, ...scaledNumber(octets, at + 1) };
}

function scaledNumber(octets: Uint8Array, at: number): ScaledNumber {
	const isMissing = (from: number, length: number): boolean =>
		unsigned(octets, from, length) === powerOfTwo(8 * length) - 1;
	return {
		scaleFactor: isMissing(at, 1) ? undefined : signMagnitude(octets, at, 1),
		scaledValue: isMissing(at + 1, 4) ? undefined : signMagnitude(octets, at + 1, 4),
	};
}
