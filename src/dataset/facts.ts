import { parseCalendar } from "../cf/calendar.ts";
import { parseTimeUnits } from "../cf/time.ts";
import { isMiraError } from "../errors.ts";
import type { FillModel, Packing, PackingNumber } from "../fill/model.ts";
import type { ArrayDescription } from "../manifest/manifest-array.ts";
import { chunkGridDocument } from "../zarr/chunk-grid.ts";
import { dataTypeDocument } from "../zarr/data-type.ts";
import { type JsonObject, writeJson } from "../zarr/json.ts";
import type { CodecMetadata } from "../zarr/metadata.ts";
import { formatNumber, formatScalar, isNaNScalar } from "../zarr/scalar.ts";
import { textOf } from "./coordinates.ts";
import type { Variable } from "./variable.ts";

/** What decides whether the values of two files may be in one array. */
export const FACTS = [
	"dataType",
	"dimensions",
	"chunkShape",
	"codecs",
	"fillValue",
	"sentinels",
	"scaleFactor",
	"addOffset",
	"unsigned",
	"units",
	"calendar",
] as const;

/** The name of such a fact. */
export type FactName = (typeof FACTS)[number];

/** The facts about one variable of one file as text; null where there is nothing to say. */
export type VariableFacts = { [name in FactName]: string | null };

/** A fact for people, and what is compared: two spellings of one thing have the same key. */
export type Fact = { text: string | null; key: string | null };

const READERS: { readonly [name in FactName]: (variable: Variable) => Fact } = {
	dataType: ({ description }) => plain(typeText(description)),
	dimensions: ({ description }) => plain((description.dimensionNames ?? []).join(", ")),
	chunkShape: ({ kind, description }) => plain(kind === "loaded" ? null : chunkText(description)),
	codecs: ({ kind, description: { codecs } }) =>
		kind === "loaded" ? plain(null) : { text: codecText(codecs), key: codecText(codecs.map(decodingPart)) },
	fillValue: ({ description: { dataType }, fill }) => plain(formatScalar(dataType, fill.storage.value)),
	sentinels: ({ description }) => plain(sentinelTexts(description).join(", ") || null),
	scaleFactor: ({ fill }) => plain(numberText(fill.packing.scaleFactor)),
	addOffset: ({ fill: { packing } }) => plain(offsetText(packing)),
	unsigned: ({ fill: { packing } }) => plain(packing.unsigned === undefined ? null : String(packing.unsigned)),
	units: ({ attributes }) => timeFacts(textOf(attributes, "units"), textOf(attributes, "calendar")).units,
	calendar: ({ attributes }) => timeFacts(textOf(attributes, "units"), textOf(attributes, "calendar")).calendar,
};

/** A fact about a variable. */
export function factOf(variable: Variable, name: FactName): Fact {
	return READERS[name](variable);
}

/** All facts as texts: plain data. */
export function factTexts(variable: Variable): VariableFacts {
	return Object.fromEntries(FACTS.map((name) => [name, factOf(variable, name).text])) as VariableFacts;
}

function plain(text: string | null): Fact {
	return { text, key: text };
}

function typeText({ dataType }: ArrayDescription): string {
	const document = dataTypeDocument(dataType);
	return typeof document === "string" ? document : writeJson(document);
}

/** The shape of the chunks, as people write it. */
export function chunkText({ chunkGrid }: ArrayDescription): string {
	if (chunkGrid.kind === "regular") return `[${chunkGrid.chunkShape.join(", ")}]`;
	const { configuration } = chunkGridDocument(chunkGrid) as { configuration: JsonObject };
	return writeJson(configuration.chunk_shapes ?? null);
}

function codecText(codecs: readonly CodecMetadata[]): string {
	return codecs
		.map(({ name, configuration }) =>
			configuration === undefined || Object.keys(configuration).length === 0
				? name
				: `${name}${writeJson(configuration as JsonObject)}`,
		)
		.join(" → ");
}

/** Settings that only an encoder needs: chunks that differ in them are decoded alike. */
const ENCODER_SETTINGS = new Set(["level", "clevel", "acceleration", "checksum"]);

/** Everything that decodes is in the header of a Blosc chunk. */
function decodingPart({ name, configuration = {} }: CodecMetadata): CodecMetadata {
	if (/(^|\.)blosc$/.test(name)) return { name };
	const kept = Object.entries(configuration).filter(([key]) => !ENCODER_SETTINGS.has(key));
	return { name, configuration: Object.fromEntries(kept) };
}

/** The values that mean "missing", each once, whatever attribute names them; NaN is missing anyway. */
function sentinelTexts({ dataType, fill }: { dataType: ArrayDescription["dataType"]; fill: FillModel }): string[] {
	const texts = fill.validity.flatMap((rule) => {
		if (rule.kind === "maskArray") return [`mask ${rule.path}`];
		if (rule.kind === "codecBitmap") return [rule.source.place];
		return isNaNScalar(dataType, rule.value) ? [] : [formatScalar(dataType, rule.value)];
	});
	return [...new Set(texts)].sort();
}

function numberText(number: PackingNumber | undefined): string | null {
	return number === undefined ? null : `${formatNumber(number.value)} (${number.dataType})`;
}

/** One number means two things: CF adds it to what was scaled, a calibration takes it away before. */
function offsetText({ kind, addOffset }: Packing): string | null {
	const text = numberText(addOffset);
	return kind === "calibration" ? `${text}, before scaling` : text;
}

/** Units of time mean an instant and a step: `days since 1850-1-1` is `days since 1850-01-01 00:00`. */
function timeFacts(units: string | undefined, calendar: string | undefined): { units: Fact; calendar: Fact } {
	const text = units?.trim() ?? null;
	const isTime = text !== null && /\ssince\s/i.test(text);
	return {
		units: { text, key: isTime ? timeKey(text, calendar) : text },
		calendar: { text: calendar ?? null, key: isTime ? calendarKey(calendar) : null },
	};
}

function timeKey(units: string, calendar: string | undefined): string {
	return readable(() => {
		const { nanosecondsPerUnit, reference } = parseTimeUnits(units, calendar);
		return `${nanosecondsPerUnit} ns since ${reference}`;
	}, units);
}

function calendarKey(calendar: string | undefined): string {
	return readable(() => parseCalendar(calendar), calendar ?? "standard");
}

/** What cannot be understood is compared as it is written. */
function readable(read: () => string, otherwise: string): string {
	try {
		return read();
	} catch (error) {
		if (isMiraError(error)) return otherwise;
		throw error;
	}
}
