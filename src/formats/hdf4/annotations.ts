import { type Diagnostic, diagnosticOf } from "../../diagnostics.ts";
import { isMiraError } from "../../errors.ts";
import { type Attributes, textAttribute } from "../../zarr/attributes.ts";
import { nulTextDiagnostic, textWithNuls } from "../../zarr/nul-text.ts";
import { keyOf } from "./descriptors.ts";
import { FieldReader } from "./field-reader.ts";
import type { Hdf4File } from "./file.ts";
import { TAG, type TagRef } from "./tags.ts";

/** What annotations are as attributes. */
const NAMES: ReadonlyMap<number, string> = new Map([
	[TAG.fileLabel, "file_label"],
	[TAG.fileDescription, "file_description"],
	[TAG.dataLabel, "data_label"],
	[TAG.dataDescription, "data_description"],
]);
const OF_FILE: ReadonlySet<number> = new Set([TAG.fileLabel, TAG.fileDescription]);

/** The annotations of a file: labels and descriptions of the whole file, and of its elements. */
export class Annotations {
	readonly #ofFile: Attributes;
	readonly #ofElements: ReadonlyMap<number, Attributes>;

	private constructor(ofFile: Attributes, ofElements: ReadonlyMap<number, Attributes>) {
		this.#ofFile = ofFile;
		this.#ofElements = ofElements;
	}

	/** Reads all of them; they are among the metadata that opening the file has taken. */
	static async load(file: Hdf4File, diagnostics: Diagnostic[]): Promise<Annotations> {
		const ofFile: Attributes = new Map();
		const ofElements = new Map<number, Attributes>();
		const textOf = (name: string, bytes: Uint8Array): string => {
			const text = textWithNuls(bytes);
			const diagnostic = nulTextDiagnostic("/", name, text);
			if (diagnostic !== undefined) diagnostics.push(diagnostic);
			return text.text;
		};
		const { budget: limits } = file.registry;
		for (const [tag, name] of NAMES)
			for (const { ref } of file.descriptors.withTag(tag)) {
				try {
					limits.attribute(1);
					const fields = new FieldReader(await file.bytes({ tag, ref }), "an annotation");
					if (OF_FILE.has(tag)) append(ofFile, name, textOf(name, fields.raw(fields.left)));
					else {
						// The name of the element that is annotated comes before the text.
						const key = keyOf({ tag: fields.u16(), ref: fields.u16() });
						const text = textOf(name, fields.raw(fields.left));
						ofElements.set(key, append(ofElements.get(key) ?? new Map(), name, text));
					}
				} catch (error) {
					if (!isMiraError(error)) throw error;
					diagnostics.push(diagnosticOf(error, { path: "/", about: "an annotation is left out: " }));
				}
			}
		return new Annotations(ofFile, ofElements);
	}

	/** Adds those of the whole file to its attributes. */
	addToFile(attributes: Attributes): void {
		addMissing(attributes, this.#ofFile);
	}

	/** Adds those of something that has these names to its attributes. */
	addTo(attributes: Attributes, elements: readonly TagRef[]): void {
		for (const element of elements) addMissing(attributes, this.#ofElements.get(keyOf(element)) ?? new Map());
	}
}

/** An element may have several of a kind: then they are a list. */
function append(attributes: Attributes, name: string, text: string): Attributes {
	const before = attributes.get(name);
	if (before?.dataType !== "string") return attributes.set(name, textAttribute(text));
	before.values.push(text);
	before.shape = [before.values.length];
	return attributes;
}

/** What the file says itself by that name stays. */
function addMissing(attributes: Attributes, annotations: Attributes): void {
	for (const [name, value] of annotations) if (!attributes.has(name)) attributes.set(name, value);
}
