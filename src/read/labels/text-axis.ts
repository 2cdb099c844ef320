import { MiraError } from "../../errors.ts";
import {
	type AxisSelection,
	type FindOptions,
	inOrder,
	type Label,
	type LabelAxis,
	noRange,
	noSuchLabel,
	notUnique,
	oneOrMore,
} from "./label-axis.ts";
import { SortedKeys } from "./sorted-keys.ts";

/** An axis of names. There is no distance between them: a label is one of them. */
export class TextAxis implements LabelAxis {
	readonly name: string;
	readonly #texts: readonly (string | undefined)[];
	readonly #sorted: SortedKeys<string>;

	constructor(name: string, texts: readonly (string | undefined)[]) {
		this.name = name;
		this.#texts = texts;
		// Files pad names with spaces up to the length of the longest.
		this.#sorted = new SortedKeys(texts.map((text) => text?.trimEnd()));
	}

	get length(): number {
		return this.#texts.length;
	}

	get extent(): string | undefined {
		const known = this.#texts.filter((text) => text !== undefined);
		return known.length === 0 ? undefined : `"${known[0]}" to "${known.at(-1)}"`;
	}

	textAt(position: number): string | undefined {
		return this.#texts[position];
	}

	nearest(label: string): number {
		const position = this.#texts.findIndex((text) => text?.trimEnd() === label);
		if (position < 0) throw noSuchLabel(this, `no value of ${this.name} is "${label}"`);
		return position;
	}

	select(label: string): AxisSelection {
		return this.nearest(label);
	}

	find(label: Label, { method, isListed }: FindOptions): number | readonly number[] {
		const text = this.#text(label);
		if (method !== undefined)
			throw new MiraError("bad-selection", `${this.name} has names, and none is near to another`, {
				hint: "Leave the method out",
			});
		if (isListed && !this.#sorted.isUnique) throw notUnique(this);
		const found = this.#sorted.positionsOf(text);
		if (found.length === 0) throw noSuchLabel(this, `no value of ${this.name} is "${text}"`);
		return oneOrMore(found);
	}

	between(start: Label | null, stop: Label | null): readonly number[] {
		const [first, last] = [start, stop].map((label) => (label === null ? undefined : this.#text(label)));
		const found =
			this.#sorted.order === "mixed"
				? this.#sorted.fromTo(first, last, this.length)
				: this.#sorted.within(...inOrder(first, last, this.#sorted.order));
		if (found === undefined) throw noRange(this);
		return found;
	}

	#text(label: Label): string {
		if (typeof label === "string") return label;
		throw new MiraError("bad-selection", `${this.name} has names, and ${String(label)} is none`);
	}
}
