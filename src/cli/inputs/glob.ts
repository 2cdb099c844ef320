/**
 * Patterns of names, as shells have them: `*` and `?` within a name, `[a-c]` and `[!a]` for one character, `{a,b}` for either,
 * `**` for any number of folders; `**.nc` is `**` and then `*.nc`. A name that begins with a dot is only matched by a pattern that
 * does.
 */

/** Whether a text is a pattern. In a URL `?` begins a query, so it means nothing there. */
export function isGlob(text: string, isUrl: boolean): boolean {
	return (
		(isUrl ? /[*{[]/ : /[*?{[]/).test(text) && alternatives(text).some((one) => one !== text || hasWildcard(one, isUrl))
	);
}

function hasWildcard(text: string, isUrl: boolean): boolean {
	return /\*|\[[^\]]+\]/.test(text) || (!isUrl && text.includes("?"));
}

/** A part of a pattern between slashes: a name as it is, a test for names, or any number of folders. */
export type GlobPart =
	| { kind: "name"; name: string }
	| { kind: "pattern"; matches(name: string): boolean }
	| { kind: "any" };

/** The parts of a pattern without braces. */
export function globParts(pattern: string, isUrl: boolean): GlobPart[] {
	return pattern.split("/").flatMap((part): GlobPart[] => {
		if (part === "**") return [{ kind: "any" }];
		const one = onePart(part, isUrl);
		return part.startsWith("**") ? [{ kind: "any" }, one] : [one];
	});
}

function onePart(part: string, isUrl: boolean): GlobPart {
	if (!hasWildcard(part, isUrl)) return { kind: "name", name: part };
	const expression = segmentExpression(part, isUrl);
	const showsHidden = part.startsWith(".");
	return { kind: "pattern", matches: (name) => (showsHidden || !name.startsWith(".")) && expression.test(name) };
}

/** A test for texts that are no paths: a slash is a character like others. */
export function textMatcher(pattern: string): (text: string) => boolean {
	const expressions = alternatives(pattern).map((one) => segmentExpression(one, false));
	return (text) => expressions.some((expression) => expression.test(text));
}

function segmentExpression(part: string, isUrl: boolean): RegExp {
	const tokens = part.match(/\*+|\?|\[[!^]?\]?[^\]]*\]|[\s\S]/gu) ?? [];
	const source = tokens.map((token) => {
		if (token.startsWith("*")) return ".*";
		if (token === "?" && !isUrl) return ".";
		if (token.length > 1 && token.startsWith("[")) return characterClass(token);
		return literal(token);
	});
	return new RegExp(`^${source.join("")}$`, "su");
}

function characterClass(token: string): string {
	const isNegated = /^\[[!^]/.test(token);
	const members = token.slice(isNegated ? 2 : 1, -1).replace(/[\\\]^[&~|]/g, "\\$&");
	return `[${isNegated ? "^" : ""}${members}]`;
}

function literal(char: string): string {
	return /[\\^$.*+?()[\]{}|/]/.test(char) ? `\\${char}` : char;
}

/** The patterns that one with braces stands for, in their order: `{a,b}.nc` is `a.nc` and `b.nc`. */
export function alternatives(pattern: string): string[] {
	const found = firstBraces(pattern);
	if (found === undefined) return [pattern];
	const { before, choices, after } = found;
	return choices.flatMap((choice) => alternatives(before + choice + after));
}

/** The first pair of braces with a comma in it; others stand for themselves. */
function firstBraces(pattern: string): { before: string; choices: string[]; after: string } | undefined {
	for (let start = pattern.indexOf("{"); start !== -1; start = pattern.indexOf("{", start + 1)) {
		let depth = 0;
		let from = start + 1;
		const choices: string[] = [];
		for (let i = start; i < pattern.length; i++) {
			const char = pattern[i];
			if (char === "{") depth++;
			else if (char === "}") depth--;
			if ((char === "," && depth === 1) || depth === 0) {
				choices.push(pattern.slice(from, i));
				from = i + 1;
			}
			if (depth > 0) continue;
			if (choices.length > 1) return { before: pattern.slice(0, start), choices, after: pattern.slice(i + 1) };
			break;
		}
	}
	return undefined;
}
