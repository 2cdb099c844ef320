import type { Format } from "../../src/formats/descriptor.ts";

/** What the page of a format lacks: a heading, a heading for its options, a line for each of them. */
export function missingFromPage({ options }: Pick<Format, "options">, page: string): string[] {
	const lines = page.split("\n");
	const missing = /^# \S/.test(page) ? [] : ["a heading"];
	const rows = Object.entries(options).map(([name, { flag, description }]) => {
		return `| \`${name}\` | ${flag === undefined ? "" : `\`${flag}\` `}| ${description} |`;
	});
	if (rows.length > 0) rows.unshift("## Options", "| option | flag | |");
	return [...missing, ...rows.filter((row) => !lines.includes(row))];
}
