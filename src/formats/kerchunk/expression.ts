import { MiraError } from "../../errors.ts";

/** What an expression of a template gives. */
export type TemplateValue = number | string;

/** What the names of an expression stand for. */
export interface Names {
	/** The value of a name, or of a call with the arguments that are given. */
	lookUp(name: string, given: ReadonlyMap<string, TemplateValue> | undefined): TemplateValue;
}

/** An expression, ready to be evaluated again and again. */
export type Expression = (names: Names) => TemplateValue;

const TOKEN = /\s*(?:(\d+)|([A-Za-z_]\w*)|'([^'\\]*)'|"([^"\\]*)"|(\/\/|[-+*%(),=]))/y;

type Token = { kind: "integer" | "name" | "text" | "sign"; text: string };

/**
 * Compiles what stands between `{{` and `}}`: whole numbers, names, texts in quotes, `+ - * // %` and parentheses, and calls
 * such as `f(c='text', i=i + 1)`. It is a language of its own, small enough to be safe: there is nothing to reach from it.
 */
export function compileExpression(source: string): Expression {
	const parser = new ExpressionParser(source);
	const expression = parser.sum(0);
	parser.end();
	return expression;
}

const MAX_NESTING = 50;
/** Characters of a template that messages show. */
const MOST_SHOWN = 80;
/** No url and no key is longer. */
export const MAX_TEXT_LENGTH: number = 2 ** 16;

class ExpressionParser {
	readonly #source: string;
	readonly #tokens: Token[] = [];
	#at = 0;

	constructor(source: string) {
		this.#source = source;
		const text = source.trimEnd();
		for (let at = 0; at < text.length; at = TOKEN.lastIndex) {
			TOKEN.lastIndex = at;
			const match = TOKEN.exec(text);
			if (match === null) throw this.#error(`"${text.slice(at, at + 10)}" is not understood`);
			const [, integer, name, single, double, sign] = match;
			if (integer !== undefined) this.#tokens.push({ kind: "integer", text: integer });
			else if (name !== undefined) this.#tokens.push({ kind: "name", text: name });
			else if (sign !== undefined) this.#tokens.push({ kind: "sign", text: sign });
			else this.#tokens.push({ kind: "text", text: single ?? double ?? "" });
		}
	}

	end(): void {
		if (this.#at < this.#tokens.length) throw this.#error(`"${this.#tokens[this.#at]?.text}" is unexpected`);
	}

	sum(depth: number): Expression {
		if (depth > MAX_NESTING) throw this.#error(`more than ${MAX_NESTING} levels are nested`);
		return this.#chain(["+", "-"], () => this.#product(depth));
	}

	#product(depth: number): Expression {
		return this.#chain(["*", "//", "%"], () => this.#factor(depth));
	}

	/** Terms of equal rank, from left to right: a list, because a tree of a long sum would be as deep as it is long. */
	#chain(signs: readonly string[], term: () => Expression): Expression {
		const first = term();
		const others: { sign: string; term: Expression }[] = [];
		for (let sign = this.#sign(signs); sign !== undefined; sign = this.#sign(signs))
			others.push({ sign, term: term() });
		if (others.length === 0) return first;
		return (names) =>
			others.reduce((left, { sign, term: right }) => this.#apply(left, sign, right(names)), first(names));
	}

	#factor(depth: number): Expression {
		if (depth > MAX_NESTING) throw this.#error(`more than ${MAX_NESTING} levels are nested`);
		if (this.#sign(["-"]) !== undefined) {
			const negated = this.#factor(depth + 1);
			return (names) => this.#apply(0, "-", negated(names));
		}
		if (this.#sign(["("]) !== undefined) {
			const inner = this.sum(depth + 1);
			this.#expect(")");
			return inner;
		}
		const token = this.#tokens[this.#at++];
		if (token === undefined || token.kind === "sign") throw this.#error("a value is missing");
		const { kind, text } = token;
		if (kind === "integer") {
			const value = this.#whole(Number(text));
			return () => value;
		}
		if (kind === "text") return () => text;
		if (this.#sign(["("]) === undefined) return (names) => names.lookUp(text, undefined);
		const given = this.#arguments(depth);
		return (names) => names.lookUp(text, new Map(Array.from(given, ([name, value]) => [name, value(names)])));
	}

	#arguments(depth: number): Map<string, Expression> {
		const given = new Map<string, Expression>();
		if (this.#sign([")"]) !== undefined) return given;
		do {
			const name = this.#tokens[this.#at++];
			if (name?.kind !== "name") throw this.#error("the name of an argument is missing");
			this.#expect("=");
			given.set(name.text, this.sum(depth + 1));
		} while (this.#sign([","]) !== undefined);
		this.#expect(")");
		return given;
	}

	#apply(a: TemplateValue, sign: string, b: TemplateValue): TemplateValue {
		// Jinja joins texts with "+", and so does the one use that anybody makes of it.
		if (typeof a === "string" && typeof b === "string" && sign === "+") {
			if (a.length + b.length > MAX_TEXT_LENGTH) throw this.#error(`it gives more than ${MAX_TEXT_LENGTH} characters`);
			return a + b;
		}
		if (typeof a !== "number" || typeof b !== "number") throw this.#error(`"${sign}" needs whole numbers`);
		return this.#whole(compute(a, sign, b));
	}

	/** Offsets are exact or an error. */
	#whole(value: number): number {
		if (!Number.isSafeInteger(value)) throw this.#error("a number is beyond 2^53, or divided by 0");
		return value;
	}

	#sign(wanted: readonly string[]): string | undefined {
		const token = this.#tokens[this.#at];
		if (token?.kind !== "sign" || !wanted.includes(token.text)) return undefined;
		this.#at++;
		return token.text;
	}

	#expect(sign: string): void {
		if (this.#sign([sign]) === undefined) throw this.#error(`"${sign}" is missing`);
	}

	#error(what: string): MiraError {
		const { length } = this.#source;
		const shown = length > MOST_SHOWN ? `${this.#source.slice(0, MOST_SHOWN)}…` : this.#source;
		return new MiraError("bad-reference", `the template "{{${shown}}}" cannot be evaluated: ${what}`);
	}
}

/** As Python computes: quotients are rounded down, remainders have the sign of the divisor. */
function compute(a: number, sign: string, b: number): number {
	switch (sign) {
		case "+":
			return a + b;
		case "-":
			return a - b;
		case "*":
			return a * b;
		case "//":
			return Math.floor(a / b);
		default:
			return a - b * Math.floor(a / b);
	}
}
