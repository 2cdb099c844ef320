import type { GribSections } from "../../../codecs/grib/message.ts";
import type { MessageRange } from "../../../codecs/grib/message-reader.ts";
import { disagreement } from "./agreement.ts";
import { type IndexEntry, kindOf } from "./index-entry.ts";
import { predictField } from "./predict-field.ts";

type Example = { entry: IndexEntry; fields: readonly GribSections[] };

/** Messages that were read, one of each kind: they tell what others of their kind are. Files of one model run share them. */
export class Examples {
	readonly #byKind = new Map<string, Example>();

	/** Takes a message for the others of its kind. */
	learn(entry: IndexEntry, fields: readonly GribSections[]): void {
		this.#byKind.set(kindOf(entry), { entry, fields });
	}

	/** The fields of a message, as far as the index and an example of its kind tell; undefined where that is not enough. */
	predict(entry: IndexEntry, range: MessageRange): GribSections[] | undefined {
		const example = this.#byKind.get(kindOf(entry));
		if (example === undefined) return undefined;
		const fields: GribSections[] = [];
		for (const [i, { facts }] of entry.lines.entries()) {
			const [known, line] = [example.fields[i], example.entry.lines[i]];
			const predicted = known && line && predictField(known, line.facts, facts);
			// The last word has what cubes make of it.
			if (predicted === undefined || disagreement(facts, predicted, range, i) !== undefined) return undefined;
			fields.push(predicted);
		}
		return fields;
	}
}
