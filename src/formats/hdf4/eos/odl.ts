/** A value of the Object Description Language: text, a number, or a list of them. */
export type OdlValue = string | number | OdlValue[];

/** A GROUP or OBJECT: its values, and what is nested in it. */
export type OdlNode = { name: string; values: Map<string, OdlValue>; children: OdlNode[] };

/** No sound document is nested deeper. */
const MAX_DEPTH = 64;

/**
 * Reads the text that HDF-EOS keeps in `StructMetadata`: lines `name=value`, of which GROUP and OBJECT begin a level and
 * END_GROUP and END_OBJECT end it. What makes no sense is passed over: the text only describes what the file holds anyway.
 */
export function parseOdl(text: string): OdlNode {
	const root: OdlNode = { name: "", values: new Map(), children: [] };
	const open = [root];
	for (const line of text.split(/\r?\n/)) {
		const separator = line.indexOf("=");
		const key = (separator === -1 ? line : line.slice(0, separator)).trim();
		const value = separator === -1 ? "" : line.slice(separator + 1).trim();
		if (key === "END") break;
		const node = open.at(-1) as OdlNode;
		if (key === "GROUP" || key === "OBJECT") {
			const child: OdlNode = { name: value, values: new Map(), children: [] };
			node.children.push(child);
			if (open.length < MAX_DEPTH) open.push(child);
		} else if (key === "END_GROUP" || key === "END_OBJECT") {
			if (open.length > 1) open.pop();
		} else if (separator !== -1) node.values.set(key, parseValue(value));
	}
	return root;
}

function parseValue(text: string): OdlValue {
	if (text.startsWith("(")) return splitList(text.replace(/^\(|\)$/g, "")).map(parseScalar);
	return parseScalar(text);
}

/** Commas inside quotes separate nothing. */
function splitList(text: string): string[] {
	return text.match(/"[^"]*"|[^,]+/g) ?? [];
}

function parseScalar(text: string): string | number {
	const trimmed = text.trim();
	if (trimmed.startsWith('"')) return trimmed.replace(/^"|"$/g, "");
	const number = Number(trimmed);
	return trimmed === "" || Number.isNaN(number) ? trimmed : number;
}
