import type { Figure } from "./figure.ts";

const FONT = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', sans-serif";

/** Pixels around and between the parts. */
const MARGIN = 24;
const TITLE_HEIGHT = 46;
const BAR = { height: 12, most: 420, below: 46 };
const KEY_HEIGHT = 22;
/** Pixels that a character takes, about. */
const CHARACTER = 6.6;

/** A figure as SVG: with axes, a legend and a title. */
export function figureSvg(figure: Figure): string {
	const { width, height, colours, palette } = figure;
	const top = MARGIN + TITLE_HEIGHT;
	const barTop = top + height + 18;
	const keysTop = barTop + (colours === undefined ? 0 : BAR.height + BAR.below);
	const rows = keyRows(keysOf(figure), width);
	const fullWidth = width + 2 * MARGIN;
	const fullHeight = keysTop + rows.length * KEY_HEIGHT + MARGIN - (rows.length === 0 ? 10 : 0);
	return [
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${round(fullWidth)} ${round(fullHeight)}" width="${round(fullWidth)}" height="${round(fullHeight)}" font-family="${FONT}" font-size="12" fill="${escaped(palette.ink)}">`,
		`<title>${escaped(figure.title)}</title>`,
		`<rect width="100%" height="100%" fill="${escaped(palette.paper)}"/>`,
		patterns(figure),
		text(MARGIN, MARGIN + 14, figure.title, 'font-size="17" font-weight="600"'),
		text(MARGIN, MARGIN + 33, figure.subtitle, `fill="${escaped(palette.quiet)}"`),
		`<g transform="translate(${MARGIN} ${top})">${figure.markup}</g>`,
		`<g transform="translate(${MARGIN} ${barTop + 12})">${colourBar(figure)}</g>`,
		`<g transform="translate(${MARGIN} ${keysTop})">`,
		...rows.flatMap((row, r) => row.map(({ key, x }) => keyText(key, x, r * KEY_HEIGHT))),
		"</g></svg>",
	]
		.filter((part) => part !== "")
		.join("\n");
}

function colourBar({ colours, width, palette }: Figure): string {
	if (colours === undefined) return "";
	const { stops, ticks, label } = colours;
	const length = Math.min(width, BAR.most);
	const steps = stops.map(
		(colour, i) => `<stop offset="${round(i / Math.max(1, stops.length - 1))}" stop-color="${escaped(colour)}"/>`,
	);
	return [
		text(0, -8, label, `fill="${escaped(palette.quiet)}"`),
		`<linearGradient id="colours">${steps.join("")}</linearGradient>`,
		`<rect width="${round(length)}" height="${BAR.height}" fill="url(#colours)" stroke="${escaped(palette.line)}"/>`,
		...ticks.map(({ at, text: tick }) => text(at * length, BAR.height + 16, tick, 'text-anchor="middle"')),
	].join("");
}

type Key = { label: string; colour: string; pattern: string | undefined };

function keysOf({ missing, series }: Figure): Key[] {
	return [
		...series.map(({ label, colour }) => ({ label, colour, pattern: undefined })),
		...missing.map(({ label, colour }, i) => ({ label, colour, pattern: `missing-${i}` })),
	];
}

/** Entries of a legend in rows that are no wider than the figure. */
function keyRows(keys: readonly Key[], width: number): { key: Key; x: number }[][] {
	const rows: { key: Key; x: number }[][] = [];
	let x = Number.POSITIVE_INFINITY;
	for (const key of keys) {
		const own = 26 + key.label.length * CHARACTER + 18;
		if (x + own > width) {
			rows.push([]);
			x = 0;
		}
		rows.at(-1)?.push({ key, x });
		x += own;
	}
	return rows;
}

function keyText({ label, colour, pattern }: Key, x: number, y: number): string {
	const fill = pattern === undefined ? escaped(colour) : `url(#${pattern})`;
	return `<rect x="${round(x)}" y="${y}" width="16" height="12" fill="${fill}" stroke="${escaped(colour)}" stroke-width="0.5"/>${text(x + 22, y + 10, label, "")}`;
}

function patterns({ missing }: Figure): string {
	if (missing.length === 0) return "";
	const all = missing.map(
		({ colour, hatch }, i) =>
			`<pattern id="missing-${i}" width="8" height="8" patternUnits="userSpaceOnUse"><path d="${escaped(hatch)}" fill="${escaped(colour)}"/></pattern>`,
	);
	return `<defs>${all.join("")}</defs>`;
}

function text(x: number, y: number, content: string, attributes: string): string {
	if (content === "") return "";
	return `<text x="${round(x)}" y="${round(y)}"${attributes === "" ? "" : ` ${attributes}`}>${escaped(content)}</text>`;
}

/** A text in XML. Texts of files may hold anything, and XML allows few control characters. */
export function escaped(content: string): string {
	return (
		content
			// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones that XML forbids
			.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "\ufffd")
			.replaceAll("&", "&amp;")
			.replaceAll("<", "&lt;")
			.replaceAll(">", "&gt;")
			.replaceAll('"', "&quot;")
	);
}

function round(value: number): number {
	return Math.round(value * 100) / 100;
}
