import { MiraError } from "../errors.ts";

/** An element of WKT: `KEYWORD[value, …]`. Words without quotes are texts too. */
export type WktElement = { keyword: string; values: readonly (WktElement | string | number)[] };

/** Descriptions are not nested deeper than about ten levels. */
const DEEPEST = 50;

/** A text in WKT 1 or 2 as a tree. Throws where it is none. */
export function parseWkt(text: string): WktElement {
	const tokens = /\s*(?:"([^"]*(?:""[^"]*)*)"|([A-Za-z_]\w*)|([-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?)|([[\](),]))/y;
	type Token = { kind: "text" | "word" | "number" | "mark"; value: string };
	const next = (): Token | undefined => {
		const found = tokens.exec(text);
		if (found === null) return undefined;
		const [, quoted, word, number, mark] = found;
		if (quoted !== undefined) return { kind: "text", value: quoted.replaceAll('""', '"') };
		if (word !== undefined) return { kind: "word", value: word };
		return number === undefined ? { kind: "mark", value: mark as string } : { kind: "number", value: number };
	};
	const bad = (what: string) =>
		new MiraError("bad-metadata", `WKT that cannot be read: ${what}`, { offset: tokens.lastIndex });
	const element = (keyword: string, depth: number): WktElement => {
		if (depth > DEEPEST) throw bad("it is nested too deeply");
		const values: (WktElement | string | number)[] = [];
		let token = next();
		while (token !== undefined) {
			if (token.kind === "mark") {
				if (token.value === "]" || token.value === ")") return { keyword: keyword.toUpperCase(), values };
				if (token.value !== ",") throw bad("a bracket where a value should be");
				token = next();
				continue;
			}
			if (token.kind === "word") {
				const { value } = token;
				token = next();
				if (token?.kind === "mark" && (token.value === "[" || token.value === "(")) {
					values.push(element(value, depth + 1));
					token = next();
				} else values.push(value);
				continue;
			}
			values.push(token.kind === "number" ? Number(token.value) : token.value);
			token = next();
		}
		throw bad("it ends too early");
	};
	const [keyword, bracket] = [next(), next()];
	if (keyword?.kind !== "word" || (bracket?.value !== "[" && bracket?.value !== "("))
		throw bad("it does not begin with a keyword");
	return element(keyword.value, 0);
}

/** The first element below another that has one of some keywords. */
export function childOf(parent: WktElement, ...keywords: string[]): WktElement | undefined {
	return childrenOf(parent, ...keywords)[0];
}

/** All elements below another that have one of some keywords. */
export function childrenOf({ values }: WktElement, ...keywords: string[]): WktElement[] {
	return values.filter((value): value is WktElement => typeof value === "object" && keywords.includes(value.keyword));
}

/** The text that an element begins with. */
export function nameOf({ values }: WktElement): string {
	return typeof values[0] === "string" ? values[0] : "unknown";
}

/** The number at a place of an element; NaN where there is none. */
export function numberAt({ values }: WktElement, index: number): number {
	const value = values[index];
	return typeof value === "number" ? value : typeof value === "string" ? Number.parseFloat(value) : Number.NaN;
}
