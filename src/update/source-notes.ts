import { isMiraError } from "../errors.ts";
import { parseSources, type SourceFacts, sourcesDocument } from "../verify/source-facts.ts";
import type { OutputStore } from "../write/plan/output-store.ts";
import { placeName, placeNamer } from "./place-name.ts";

/** Others may update the same notes. */
const MAX_ATTEMPTS = 20;

/** What is noted about sources beside Kerchunk references, for `verify` and for updates. */
export class SourceNotes {
	readonly #output: OutputStore;
	readonly #name: string;
	/** The url that a name in the notes stands for, and the name of a url. */
	readonly #urlOf: (name: string) => string;
	readonly #nameOf: (url: string) => string;

	constructor(
		output: OutputStore,
		name: string,
		urlOf: (name: string) => string = (own) => own,
		nameOf: (url: string) => string = (own) => own,
	) {
		this.#output = output;
		this.#name = name;
		this.#urlOf = urlOf;
		this.#nameOf = nameOf;
	}

	/** By the urls of the sources. */
	async read(): Promise<Map<string, SourceFacts>> {
		return this.#parse((await this.#output.read(this.#name))?.bytes);
	}

	/** Notes facts beside those that are there, and forgets others: also all below a url that ends in a slash. */
	async change(noted: readonly SourceFacts[], forgotten: readonly string[]): Promise<void> {
		if (noted.length === 0 && forgotten.length === 0) return;
		for (let attempt = 1; ; attempt++) {
			const old = await this.#output.read(this.#name);
			const facts = this.#parse(old?.bytes);
			for (const url of forgotten) forget(facts, placeName(url));
			for (const one of noted) facts.set(placeName(one.url), one);
			const named = Array.from(facts.values(), (one) => ({ ...one, url: this.#nameOf(one.url) }));
			const bytes = new TextEncoder().encode(sourcesDocument(named));
			try {
				const only = old === undefined ? "if-absent" : old.etag === undefined ? undefined : { ifEtag: old.etag };
				await this.#output.put(this.#name, bytes, only);
				return;
			} catch (error) {
				if (!isMiraError(error, "write-conflict") || attempt >= MAX_ATTEMPTS) throw error;
			}
		}
	}

	#parse(bytes: Uint8Array | undefined): Map<string, SourceFacts> {
		const facts = bytes === undefined ? [] : parseSources(bytes, this.#name);
		const nameOf = placeNamer();
		return new Map(
			facts.map((one) => {
				const url = this.#urlOf(one.url);
				return [nameOf(url), { ...one, url }];
			}),
		);
	}
}

function forget(facts: Map<string, SourceFacts>, name: string): void {
	facts.delete(name);
	if (name.endsWith("/")) for (const one of facts.keys()) if (one.startsWith(name)) facts.delete(one);
}
