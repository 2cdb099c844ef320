import type { GribSections } from "../../../codecs/grib/message.ts";
import { type MessageRange, MessageReader } from "../../../codecs/grib/message-reader.ts";
import { hint, isMiraError, MiraError, option } from "../../../errors.ts";
import type { Source } from "../../../io/source.ts";
import type { Budget } from "../../../zarr/budget.ts";
import type { GribScan } from "../scan.ts";
import { disagreement, haveSamePlaces } from "./agreement.ts";
import type { Examples } from "./examples.ts";
import { type IndexEntry, kindOf } from "./index-entry.ts";

/** An index, with at least one message, in the order of the file. */
export type GribIndex = { url: string; entries: readonly IndexEntry[] };

/** What a file holds by its index. */
export type IndexedScan = GribScan & {
	/** Messages that were not read: their fields are known from the index and from others of their kind. */
	predicted: ReadonlyMap<MessageRange, readonly GribSections[]>;
};

/**
 * A file with its index. Every message that is read is compared with what the index says of it; where one is another, the index
 * is not of this file (`bad-reference`).
 */
export class IndexedFile {
	readonly #source: Source;
	readonly #reader: MessageReader;
	readonly #index: GribIndex;
	readonly #last: IndexEntry;
	readonly #ranges = new Map<IndexEntry, MessageRange>();
	readonly #fields = new Map<IndexEntry, readonly GribSections[]>();

	constructor(source: Source, index: GribIndex, budget: Budget) {
		this.#source = source;
		this.#reader = new MessageReader(source, budget);
		this.#index = index;
		this.#last = index.entries.at(-1) as IndexEntry;
		for (const entry of index.entries)
			this.#ranges.set(entry, { url: source.url, offset: entry.offset, length: entry.length ?? 0 });
	}

	/** Reads the last message: it shows whether the index goes to the end of the file. */
	readLast(): Promise<void> {
		return this.#read([this.#last]);
	}

	/** Whether the last message, once it is read, is what examples of other files make of it. */
	isLike(examples: Examples): boolean {
		const range = this.#range(this.#last);
		const [actual, expected] = [this.#fields.get(this.#last), examples.predict(this.#last, range)];
		return actual !== undefined && expected !== undefined && haveSamePlaces(actual, expected, range);
	}

	/**
	 * All messages. With `examples`, no more is read than the last message, one of each kind that has no example yet, and those
	 * of which the index does not tell enough; without them the heads of all.
	 */
	async scan(examples: Examples | undefined): Promise<IndexedScan> {
		const { entries } = this.#index;
		const predicted = new Map<MessageRange, readonly GribSections[]>();
		if (examples === undefined) await this.#read(entries);
		else {
			await this.#readExamples(examples);
			const isAlone = isAloneAmong(entries);
			const lacking: IndexEntry[] = [];
			for (const entry of entries) {
				if (this.#fields.has(entry)) continue;
				const range = this.#range(entry);
				const fields = isAlone(entry) ? examples.predict(entry, range) : undefined;
				if (fields === undefined) lacking.push(entry);
				else predicted.set(range, fields);
			}
			await this.#read(lacking);
		}
		const fileBytes = await this.#source.size();
		this.#checkCover(fileBytes);
		const messages = entries.map((entry) => {
			const range = this.#range(entry);
			return { range, fields: this.#fields.get(entry) ?? predicted.get(range) ?? [] };
		});
		return { fileBytes, messages, skipped: [], predicted };
	}

	async #readExamples(examples: Examples): Promise<void> {
		const ofKind = new Map(this.#index.entries.map((entry) => [kindOf(entry), entry]));
		const wanted = [...ofKind.values()].filter(
			(entry) => entry === this.#last || examples.predict(entry, this.#range(entry)) === undefined,
		);
		await this.#read(wanted);
		for (const [entry, fields] of this.#fields) examples.learn(entry, fields);
	}

	async #read(entries: readonly IndexEntry[]): Promise<void> {
		const unread = entries.filter((entry) => !this.#fields.has(entry));
		const messages = await this.#reader.messagesAt(unread).catch((error: unknown) => {
			throw isMiraError(error, "truncated-file") ? this.#mismatch("the file is shorter") : error;
		});
		for (const [i, message] of messages.entries()) {
			const entry = unread[i] as IndexEntry;
			if ("problem" in message) throw this.#mismatch(message.problem.what, entry.offset);
			const { range, fields } = message;
			const difference = differenceTo(entry, range, fields);
			if (difference !== undefined) throw this.#mismatch(difference, entry.offset);
			this.#fields.set(entry, fields);
			this.#ranges.set(entry, range);
		}
	}

	#range(entry: IndexEntry): MessageRange {
		return this.#ranges.get(entry) as MessageRange;
	}

	/** Bytes of which the index says nothing may be messages that it does not know. */
	#checkCover(fileBytes: number): void {
		let end = 0;
		for (const entry of this.#index.entries) {
			const { offset, length } = this.#range(entry);
			if (offset !== end) throw this.#mismatch(`it has no message that begins at byte ${end}`);
			end = offset + length;
		}
		if (end !== fileBytes) throw this.#mismatch(`the file has ${fileBytes} bytes, not ${end}`);
	}

	#mismatch(why: string, offset?: number): MiraError {
		return new MiraError("bad-reference", `the index ${this.#index.url} does not belong to this file: ${why}`, {
			url: this.#source.url,
			offset,
			...hint`Make the index again, or read the file itself with ${option("grib.index", "none")}`,
		});
	}
}

/** Of two messages of which an index says the same, it does not say how they differ. */
function isAloneAmong(entries: readonly IndexEntry[]): (entry: IndexEntry) => boolean {
	const textOf = ({ lines }: IndexEntry): string => JSON.stringify(lines);
	const counts = new Map<string, number>();
	for (const entry of entries) counts.set(textOf(entry), (counts.get(textOf(entry)) ?? 0) + 1);
	return (entry) => counts.get(textOf(entry)) === 1;
}

/** How a message differs from what the index says of it. */
function differenceTo(
	{ length, lines }: IndexEntry,
	range: MessageRange,
	fields: readonly GribSections[],
): string | undefined {
	if (length !== undefined && range.length !== length) return `the message has ${range.length} bytes, not ${length}`;
	if (fields.length !== lines.length) return `the message has ${fields.length} fields, not ${lines.length}`;
	for (const [i, sections] of fields.entries()) {
		const difference = disagreement(lines[i]?.facts ?? {}, sections, range, i);
		if (difference !== undefined) return `field ${i} differs: ${difference}`;
	}
	return undefined;
}
