import type { GribSections } from "../../../codecs/grib/message.ts";
import { type MessageRange, MessageReader, type ScannedMessage } from "../../../codecs/grib/message-reader.ts";
import { hint, MiraError, option } from "../../../errors.ts";
import type { ObjectStoreRegistry } from "../../../io/registry.ts";
import type { Source } from "../../../io/source.ts";
import { haveSamePlaces } from "./agreement.ts";

/** Compares messages that were predicted with those of the file, each before it is first used and once. */
export class Confirmation {
	readonly #source: Source;
	readonly #registry: ObjectStoreRegistry;
	readonly #predicted: Map<MessageRange, readonly GribSections[]>;

	constructor(
		source: Source,
		registry: ObjectStoreRegistry,
		predicted: ReadonlyMap<MessageRange, readonly GribSections[]>,
	) {
		this.#source = source;
		this.#registry = registry;
		this.#predicted = new Map(predicted);
	}

	/** Reads the heads of messages that nobody has looked at yet; `bad-reference` where one is another than the index says. */
	async confirm(messages: Iterable<MessageRange>): Promise<void> {
		const ranges = [...new Set(messages)].filter((range) => this.#predicted.has(range));
		const found = await new MessageReader(this.#source, this.#registry.budget).messagesAt(ranges);
		for (const [i, range] of ranges.entries()) {
			const fields = this.#predicted.get(range);
			if (fields !== undefined && !isAsPredicted(found[i] as ScannedMessage, range, fields))
				throw new MiraError("bad-reference", "the message is not the one that the index of the file names", {
					url: range.url,
					offset: range.offset,
					...hint`Make the index again, or read the file itself with ${option("grib.index", "none")}`,
				});
			this.#predicted.delete(range);
		}
	}
}

function isAsPredicted(message: ScannedMessage, range: MessageRange, fields: readonly GribSections[]): boolean {
	if ("problem" in message || message.range.length !== range.length) return false;
	return haveSamePlaces(message.fields, fields, range);
}
