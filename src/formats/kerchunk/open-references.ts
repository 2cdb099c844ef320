import { type Diagnostic, diagnosticOf } from "../../diagnostics.ts";
import { isMiraError } from "../../errors.ts";
import { spellByDirectory } from "../../io/per-directory.ts";
import type { ObjectStoreRegistry } from "../../io/registry.ts";
import { ManifestStore } from "../../manifest/manifest-store.ts";
import type { UrlTable } from "../../manifest/url-table.ts";
import type { Choice } from "../choice.ts";
import type { ParserOptions } from "../parser-options.ts";
import { readZarrTree } from "../zarr/tree.ts";
import type { KerchunkOptions } from "./format.ts";
import { generateReferences } from "./gen.ts";
import { OutsideReport } from "./outside-report.ts";
import { ReferenceSpace } from "./reference-space.ts";
import { referenceUrl } from "./reference-url.ts";
import { type ScannedReferences, templateTexts } from "./scan.ts";
import { Templates } from "./template.ts";

/** The store that a set of references describes. `url` is where it stands: relative references begin there. */
export async function openReferences(
	{ references, templates, gen }: ScannedReferences,
	url: string,
	registry: ObjectStoreRegistry,
	options: KerchunkOptions & ParserOptions,
	choice: Choice,
): Promise<ManifestStore> {
	const diagnostics: Diagnostic[] = [];
	const texts = new Map([...templateTexts(templates), ...Object.entries(options.templates ?? {})]);
	const { budget } = registry;
	const engine = new Templates(texts, budget);
	generateReferences(gen, engine, references, budget);
	const urls = new ReferenceUrls(references.urls, engine, url, diagnostics);
	const space = new ReferenceSpace(url, references, registry, (urlNumber) => urls.at(urlNumber));
	const { group, version } = await readZarrTree(space, options, choice, diagnostics);
	new OutsideReport(registry, diagnostics).add(Array.from({ length: references.urls.count }, (_, i) => urls.at(i)));
	return new ManifestStore({
		url,
		group,
		registry,
		diagnostics,
		facts: { version: "Kerchunk JSON", traits: [version] },
	});
}

/** Makes urls of the texts of references, once for each text. */
class ReferenceUrls {
	readonly #texts: UrlTable;
	readonly #templates: Templates;
	readonly #spell: (text: string) => string;
	readonly #diagnostics: Diagnostic[];
	/** By the numbers of the texts. */
	readonly #known: string[] = [];

	constructor(texts: UrlTable, templates: Templates, base: string, diagnostics: Diagnostic[]) {
		this.#texts = texts;
		this.#templates = templates;
		this.#spell = spellByDirectory((text) => referenceUrl(text, base));
		this.#diagnostics = diagnostics;
	}

	at(urlNumber: number): string {
		const known = this.#known[urlNumber];
		if (known !== undefined) return known;
		const text = this.#texts.at(urlNumber);
		const url = this.#spell(text.includes("{{") ? this.#expand(text) : text);
		this.#known[urlNumber] = url;
		return url;
	}

	/** What cannot be filled in stays as it is: the rest of the store can be read without it. */
	#expand(text: string): string {
		try {
			return this.#templates.expand(text);
		} catch (error) {
			if (!isMiraError(error, "bad-reference")) throw error;
			const about = `references to "${text}" cannot be read: `;
			const diagnostic = diagnosticOf(error, { path: "/", about, severity: "warning" });
			this.#diagnostics.push({ ...diagnostic, code: "unknown-template" });
			return text;
		}
	}
}
