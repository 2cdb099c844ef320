import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { MiraError } from "../../../errors.ts";
import { Limiter } from "../../../io/concurrency.ts";
import { isJsonObject, type JsonObject, type JsonValue, parseJson } from "../../../zarr/json.ts";
import { shownPlace } from "../../shown-place.ts";
import { counted } from "../../wording.ts";
import { MOST_TEXT, tooLong } from "../input-lists.ts";
import { type Looking, registryOf } from "../places.ts";
import { type AssetChoice, AssetChooser, assetNames } from "./choose-assets.ts";
import { readCmr } from "./cmr.ts";
import type { CatalogueDocument, Item } from "./item.ts";
import { readStac } from "./stac.ts";

/** Documents that are read side by side. */
const CONCURRENCY = 16;
/** A catalogue must not lead through half of the web. */
const MOST_DOCUMENTS = 200_000;
/** Items that a message names. */
const MOST_NAMED = 3;

/** How a catalogue is read. */
export type CatalogueReading = Looking & {
	choice: AssetChoice;
	/** Told how many items were found. */
	onFound?: ((count: number) => void) | undefined;
};

/** True for the first line of a document of JSON; a pattern may begin with a brace or a bracket too. */
export function isJsonStart(line: string): boolean {
	return /^\{\s*(["}]|$)|^\[\s*([{\]]|$)/.test(line.trim());
}

/**
 * The files that a catalogue names, in the order of their times, each once. Its text is one document, or one a line (ndjson).
 * `url` is where it was read from; undefined for stdin.
 */
export async function readCatalogue(
	lines: AsyncIterable<string>,
	url: string | undefined,
	name: string,
	reading: CatalogueReading,
): Promise<{ files: string[]; notes: string[] }> {
	const catalogue = new Catalogue(name, reading);
	// What is piped in is seen from here.
	const place = url ?? new URL("./", `file://${process.cwd()}/`).href;
	for await (const document of documentsIn(lines, name)) {
		reading.signal.throwIfAborted();
		await catalogue.add(document, place);
	}
	return catalogue.finish();
}

/** The documents of a text: each line that is one, or all lines together. */
async function* documentsIn(lines: AsyncIterable<string>, name: string): AsyncGenerator<JsonValue> {
	let number = 0;
	let whole: string[] | undefined;
	let length = 0;
	for await (const line of lines) {
		number++;
		length += line.length + 1;
		// RFC 8142 has a record separator before each text.
		const text = line.replace(/^\p{Cc}+/u, "").trim();
		if (whole !== undefined) {
			if (length > MOST_TEXT) throw tooLong(name);
			whole.push(line);
		} else if (number === 1 && !isWhole(text)) whole = [line];
		else if (text !== "") yield parseJson(text, { url: `${name}, line ${number}` });
	}
	if (whole !== undefined) yield parseJson(whole.join("\n"), { url: name });
}

function isWhole(text: string): boolean {
	try {
		parseJson(text);
		return true;
	} catch {
		return false;
	}
}

/** The files of a catalogue, gathered document by document. Of an item only they and its time are kept. */
class Catalogue {
	readonly #name: string;
	readonly #reading: CatalogueReading;
	readonly #chooser: AssetChooser;
	readonly #limiter = new Limiter(CONCURRENCY);
	readonly #read = new Set<string>();
	readonly #chosen: { timeMs: number; urls: string[] }[] = [];
	readonly #lacking: { id: string; assets: string }[] = [];
	readonly #notes: string[] = [];
	#noun = "item";
	#itemCount = 0;

	constructor(name: string, reading: CatalogueReading) {
		this.#name = name;
		this.#reading = reading;
		this.#chooser = new AssetChooser(reading.choice);
	}

	/** Adds a document that was read from a URL, and what it leads to. */
	async add(document: JsonValue, url: string): Promise<void> {
		if (Array.isArray(document)) {
			for (const member of document) await this.add(member, url);
			return;
		}
		const read = isJsonObject(document) ? (readStac(document, url) ?? readCmr(document, url)) : undefined;
		if (read === undefined) throw this.#unknown(document, url);
		this.#noun = read.noun;
		for (const item of read.items) this.#choose(item);
		this.#reading.onFound?.(this.#itemCount);
		await Promise.all(read.children.map((child) => this.#follow(child)));
		await this.#addNext(read, url);
	}

	#choose(item: Item): void {
		this.#itemCount++;
		const urls = this.#chooser.urlsOf(item, this.#noun);
		if (urls.length === 0) this.#lacking.push({ id: item.id, assets: assetNames(item.assets) });
		else this.#chosen.push({ timeMs: Date.parse(item.time ?? ""), urls });
	}

	/** Pages are followed where they come from; a file is what somebody chose to keep of them. */
	async #addNext({ next, total, items, noun }: CatalogueDocument, url: string): Promise<void> {
		if (/^file:/i.test(url)) {
			const isPart = next !== undefined || (total !== undefined && total > items.length);
			if (isPart)
				this.#notes.push(
					`${this.#name}: a page of ${counted(items.length, noun)}${total === undefined ? "" : ` of ${total}`}; further pages are not read`,
				);
		} else if (next?.kind === "post")
			throw new MiraError("unsupported-feature", "its next page has to be asked for by POST", {
				url,
				hint: "Ask by GET, or save the items of all pages to a file, one per line, and pass @FILE",
			});
		else if (next !== undefined) await this.#follow(next.url);
	}

	async #follow(url: string): Promise<void> {
		if (this.#read.has(url)) return;
		this.#read.add(url);
		if (this.#read.size > MOST_DOCUMENTS)
			throw new MiraError("limit-exceeded", `the catalogue leads through more than ${MOST_DOCUMENTS} documents`, {
				url,
				hint: "Name a part of it",
			});
		const document = await this.#limiter.run(() => this.#load(url), this.#reading.signal);
		await this.add(document, url);
	}

	async #load(url: string): Promise<JsonValue> {
		const bytes = /^file:/i.test(url)
			? await readFile(fileURLToPath(url), { signal: this.#reading.signal })
			: await registryOf(url, this.#reading).source(url).readAll();
		return parseJson(bytes, { url });
	}

	#unknown(document: JsonValue, url: string): MiraError {
		const members = Object.keys(isJsonObject(document) ? document : ({} as JsonObject)).slice(0, MOST_NAMED);
		const has = members.length === 0 ? "" : `: it has ${members.join(", ")}`;
		return new MiraError("bad-metadata", `this is neither a document of STAC nor a list of CMR granules${has}`, {
			url: /^file:/i.test(url) ? this.#name : url,
		});
	}

	/** All of it, once nothing more is added. */
	finish(): { files: string[]; notes: string[] } {
		const count = this.#lacking.length;
		const [first] = this.#lacking;
		if (first !== undefined)
			throw new MiraError(
				"not-found",
				`${count} of ${counted(this.#itemCount, this.#noun)} of ${this.#name} ${count === 1 ? "has" : "have"} no asset that is meant; ` +
					`${first.id} has ${first.assets}`,
				{ hint: "Choose with --asset NAME, --asset-role or --asset-type" },
			);
		if (this.#chosen.length === 0) throw new MiraError("not-found", `the catalogue ${this.#name} has no items`);
		const isTimed = this.#chosen.every(({ timeMs }) => !Number.isNaN(timeMs));
		if (isTimed) this.#chosen.sort((a, b) => a.timeMs - b.timeMs);
		else if (this.#chosen.length > 1)
			this.#notes.push(`${this.#name}: some of its ${this.#noun}s have no time, so they stay in their order`);
		const files = new Set(this.#chosen.flatMap(({ urls }) => urls.map(shownPlace)));
		return { files: [...files], notes: this.#notes };
	}
}
