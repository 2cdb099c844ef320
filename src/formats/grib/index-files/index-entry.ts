import type { MessagePlace } from "../../../codecs/grib/message-reader.ts";

/** The time that a field is for, in seconds from its reference time; `begin` where the index says it. */
export type IndexStep = { begin: number | undefined; end: number };

/** A level by the kind that it has in cubes: the kinds of which a file has many levels. */
export type IndexLevel = { kind: "isobaricInhPa" | "hybrid"; value: number };

/** What an index says of a field in numbers. What is undefined is not said, or was not understood. */
export type IndexFacts = {
	/** Since 1970. */
	referenceSeconds?: number | undefined;
	step?: IndexStep | undefined;
	level?: IndexLevel | undefined;
	/** Number of the member of an ensemble. */
	member?: number | undefined;
};

/** A line of an index, which is about one field. */
export type IndexLine = {
	/** All that is not a fact: fields whose lines agree in it differ in their facts alone. */
	kind: string;
	facts: IndexFacts;
};

/** What an index says of a message, with a line for each field. The length of a last message may be unknown. */
export type IndexEntry = MessagePlace & { lines: IndexLine[] };

/** The kind of a message, which is that of all its fields. */
export function kindOf({ lines }: IndexEntry): string {
	return lines.map(({ kind }) => kind).join("\n");
}
