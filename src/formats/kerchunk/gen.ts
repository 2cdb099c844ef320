import { MiraError } from "../../errors.ts";
import type { Budget } from "../../zarr/budget.ts";
import { isJsonObject, type JsonObject, type JsonValue } from "../../zarr/json.ts";
import type { TemplateValue } from "./expression.ts";
import { isDocumentKey, type ReferenceSet } from "./reference-set.ts";
import type { Templates } from "./template.ts";

/** What a reference takes besides its templates, and for each dimension of its rule. */
const REFERENCE_STEPS = 50;
const DIMENSION_STEPS = 10;
/** What a url takes besides its characters. */
const URL_BYTES = 80;

/**
 * Adds what `gen` stands for: for each combination of the values of its dimensions a reference, made from templates
 * (Kerchunk's specification, version 1). fsspec leaves them out unless asked (trap K1).
 */
export function generateReferences(
	gen: JsonValue | undefined,
	templates: Templates,
	references: ReferenceSet,
	budget: Budget,
): void {
	if (gen === undefined || gen === null) return;
	if (!Array.isArray(gen)) throw badGen("it is not a list");
	for (const rule of gen) {
		if (!isJsonObject(rule)) throw badGen("an entry is not an object");
		const axes = dimensions(rule.dimensions);
		const count = axes.reduce((product, { length }) => product * length, 1);
		// All of them at once: a line of a stranger's file must not keep us busy before it is refused.
		budget.work(count * (REFERENCE_STEPS + DIMENSION_STEPS * axes.length));
		for (const given of combinations(axes, count)) addReference(rule, given, templates, references, budget);
	}
}

type Axis = { name: string; length: number; valueAt(place: number): TemplateValue };

function dimensions(json: JsonValue | undefined): Axis[] {
	if (!isJsonObject(json)) throw badGen("it has no dimensions");
	return Object.entries(json).map(([name, axis]) => axisOf(name, axis));
}

function axisOf(name: string, axis: JsonValue): Axis {
	if (Array.isArray(axis)) {
		if (!axis.every((value) => typeof value === "string" || Number.isSafeInteger(value)))
			throw badGen(`dimension "${name}" has values that are neither strings nor whole numbers`);
		return { name, length: axis.length, valueAt: (place) => axis[place] as TemplateValue };
	}
	const { start = 0, stop, step = 1 } = isJsonObject(axis) ? axis : {};
	const numbers = [start, stop, step];
	if (!numbers.every((value) => typeof value === "number" && Number.isSafeInteger(value)) || step === 0)
		throw badGen(`dimension "${name}" needs whole numbers for start, stop and step`);
	const [first, last, by] = numbers as [number, number, number];
	const length = Math.max(0, Math.ceil((last - first) / by));
	return { name, length, valueAt: (place) => first + place * by };
}

/** Every combination, the last dimension fastest, as Python's `itertools.product` has them. */
function* combinations(axes: readonly Axis[], count: number): IterableIterator<Map<string, TemplateValue>> {
	const index = axes.map(() => 0);
	for (let n = 0; n < count; n++) {
		yield new Map(axes.map(({ name, valueAt }, d) => [name, valueAt(index[d] as number)]));
		for (let d = axes.length - 1; d >= 0; d--) {
			index[d] = (index[d] as number) + 1;
			if ((index[d] as number) < (axes[d] as Axis).length) break;
			index[d] = 0;
		}
	}
}

function addReference(
	{ key, url, offset, length }: JsonObject,
	given: Map<string, TemplateValue>,
	templates: Templates,
	references: ReferenceSet,
	budget: Budget,
): void {
	if (typeof key !== "string" || typeof url !== "string") throw badGen("an entry has no key or no url");
	if ((offset === undefined) !== (length === undefined)) throw badGen("offset and length come together");
	const target = templates.expand(url, given);
	const knownCount = references.urls.count;
	const urlNumber = references.urls.intern(target);
	if (references.urls.count > knownCount) budget.hold(URL_BYTES + target.length);
	const place = (json: JsonValue | undefined): number => wholeNumber(json, given, templates);
	const expandedKey = templates.expand(key, given);
	if (isDocumentKey(expandedKey)) {
		const range = offset === undefined ? undefined : { offset: place(offset), length: place(length) };
		references.addDocument(expandedKey, { urlNumber, range });
		return;
	}
	references.addChunk(expandedKey, (array, number) => {
		if (offset === undefined) array.object(number, urlNumber);
		else array.range(number, urlNumber, place(offset), place(length));
	});
}

function wholeNumber(
	json: JsonValue | undefined,
	given: ReadonlyMap<string, TemplateValue>,
	templates: Templates,
): number {
	if (typeof json !== "string") return typeof json === "number" ? json : Number.NaN;
	const text = templates.expand(json, given).trim();
	return /^\d+$/.test(text) ? Number(text) : Number.NaN;
}

function badGen(what: string): MiraError {
	return new MiraError("bad-reference", `"gen" cannot be understood: ${what}`);
}
