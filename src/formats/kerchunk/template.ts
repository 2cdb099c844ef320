import { hint, MiraError, option } from "../../errors.ts";
import type { Budget } from "../../zarr/budget.ts";
import { compileExpression, type Expression, MAX_TEXT_LENGTH, type Names, type TemplateValue } from "./expression.ts";

/** A text with expressions in it, ready to be filled in. */
type Template = (string | Expression)[];

const MAX_NESTED_TEMPLATES = 10;
/** What it takes to look a name up and fill it in: templates may call each other as often as they like, and give nothing. */
const EXPANSION_STEPS = 20;

/**
 * The `templates` of a reference set: texts that stand for themselves, and texts with `{{…}}` of their own, which are called
 * with arguments (Kerchunk's specification, version 1).
 */
export class Templates {
	readonly #texts: ReadonlyMap<string, string>;
	readonly #compiled = new Map<string, Template>();

	readonly #budget: Budget;

	constructor(texts: ReadonlyMap<string, string>, budget: Budget) {
		this.#texts = texts;
		this.#budget = budget;
	}

	/** A text with everything in it filled in. Names are looked for in `given` first. */
	expand(text: string, given: ReadonlyMap<string, TemplateValue> = new Map(), depth = 0): string {
		if (depth > MAX_NESTED_TEMPLATES)
			throw new MiraError("bad-reference", `the template "${text.slice(0, 80)}" calls itself, or too many others`);
		const names: Names = { lookUp: (name, passed) => this.#lookUp(name, passed, given, depth) };
		let expanded = "";
		for (const part of this.#compile(text)) {
			this.#budget.work(EXPANSION_STEPS);
			expanded += typeof part === "string" ? part : String(part(names));
			if (expanded.length > MAX_TEXT_LENGTH)
				throw new MiraError(
					"bad-reference",
					`the template "${text.slice(0, 80)}" gives more than ${MAX_TEXT_LENGTH} characters`,
				);
		}
		return expanded;
	}

	#lookUp(
		name: string,
		passed: ReadonlyMap<string, TemplateValue> | undefined,
		given: ReadonlyMap<string, TemplateValue>,
		depth: number,
	): TemplateValue {
		this.#budget.work(EXPANSION_STEPS);
		const value = passed === undefined ? given.get(name) : undefined;
		if (value !== undefined) return value;
		const text = this.#texts.get(name);
		if (text === undefined)
			throw new MiraError("bad-reference", `nothing named "${name}" is known to the templates`, {
				...hint`Say what it stands for in ${option("kerchunk.templates")}`,
			});
		return text.includes("{{") ? this.expand(text, passed ?? given, depth + 1) : text;
	}

	#compile(text: string): Template {
		const known = this.#compiled.get(text);
		if (known !== undefined) return known;
		const template: Template = [];
		let at = 0;
		while (at < text.length) {
			const begin = text.indexOf("{{", at);
			const end = begin < 0 ? -1 : text.indexOf("}}", begin);
			if (end < 0) break;
			if (begin > at) template.push(text.slice(at, begin));
			template.push(compileExpression(text.slice(begin + 2, end)));
			at = end + 2;
		}
		if (at < text.length) template.push(text.slice(at));
		// Those of `gen` are few and used again; the urls of references are expanded once each.
		if (this.#compiled.size < 1000) this.#compiled.set(text, template);
		return template;
	}
}
