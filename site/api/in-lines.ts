/** Longer ones are scrolled sideways, on a desk. */
const MOST_COLUMNS = 76;

/** A signature of one long line with a line for each parameter. */
export function inLines(signature: string): string {
	if (signature.length <= MOST_COLUMNS || signature.includes("\n")) return signature;
	const open = signature.indexOf("(");
	if (open === -1) return signature;
	const parts: string[] = [];
	let depth = 0;
	let start = open + 1;
	for (let i = open; i < signature.length; i++) {
		const char = signature[i] as string;
		const isArrow = char === ">" && signature[i - 1] === "=";
		if ("([{<".includes(char)) depth++;
		else if (")]}>".includes(char) && !isArrow) depth--;
		if ((char === "," && depth === 1) || depth === 0) {
			parts.push(signature.slice(start, i).trim());
			start = i + 1;
		}
		if (depth === 0) break;
	}
	const parameters = parts.filter((part) => part !== "").map((part) => `\t${part},\n`);
	return parameters.length === 0
		? signature
		: `${signature.slice(0, open)}(\n${parameters.join("")})${signature.slice(start)}`;
}
