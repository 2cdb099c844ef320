/** A word of a command line, in quotes where a shell would take it for something else. */
export function shellWord(text: string): string {
	return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

/** A text as JavaScript writes it. */
export function scriptText(text: string): string {
	// JSON, but for two characters that once ended a line of JavaScript, and a tag that would end a script in a page.
	return JSON.stringify(text).replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029").replaceAll("</", "<\\/");
}

/** A text as Python writes it: what JSON escapes, Python reads in the same way; beyond the 16-bit characters it has \U. */
export function pythonText(text: string): string {
	let escaped = "";
	for (const character of text) {
		const code = character.codePointAt(0) as number;
		if (character === '"' || character === "\\") escaped += `\\${character}`;
		else if (code < 0x20 || code === 0x7f || (code >= 0xd800 && code <= 0xdfff))
			escaped += `\\u${code.toString(16).padStart(4, "0")}`;
		else escaped += character;
	}
	return `"${escaped}"`;
}
