import { type AxisSelection, type LabelAxis, noSuchLabel } from "./label-axis.ts";

/** An axis of names. There is no order and no distance: a label is one of them. */
export class TextAxis implements LabelAxis {
	readonly name: string;
	readonly #texts: readonly (string | undefined)[];

	constructor(name: string, texts: readonly (string | undefined)[]) {
		this.name = name;
		this.#texts = texts;
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
}
