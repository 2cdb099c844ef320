/**
 * A declared type as its file has it, with the comments of its fields, which the model of API Extractor leaves out. `tokens` are those of the
 * model, of which the first has the name that the file gives it. Undefined if it is not declared there as a type.
 */
export function declaredText(declarations: string, tokens: readonly { text: string }[]): string | undefined {
	const name = /\btype (\w+)/.exec(tokens.map(({ text }) => text).join(""))?.[1];
	const start = declarations.search(new RegExp(`^(?:export )?(?:declare )?type ${name}\\b`, "m"));
	if (name === undefined || start === -1) return undefined;
	return declarations
		.slice(start, endOf(declarations, start))
		.replace(/^export (declare )?|^declare /, "")
		.replace(/^( {4})+/gm, (indent) => "\t".repeat(indent.length / 4));
}

/** The semicolon that ends a declaration: the first that is in no bracket, no text and no comment. */
function endOf(text: string, start: number): number {
	let depth = 0;
	for (let i = start; i < text.length; i++) {
		const char = text[i] as string;
		if (text.startsWith("/*", i)) i = text.indexOf("*/", i) + 1;
		else if (text.startsWith("//", i)) i = text.indexOf("\n", i);
		else if (char === '"' || char === "`" || char === "'") i = text.indexOf(char, i + 1);
		else if ("{([".includes(char)) depth++;
		else if ("})]".includes(char)) depth--;
		else if (char === ";" && depth === 0) return i + 1;
	}
	return text.length;
}
