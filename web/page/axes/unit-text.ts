/** Units as people write them: `degree_Celsius` is °C, `m s-1` is m s⁻¹. */

const WORDS: readonly (readonly [RegExp, string])[] = [
	[/^(degrees?_?)?celsius$|^degrees?_?c$|^deg_?c$/i, "°C"],
	[/^degrees?_?(n(orth)?|e(ast)?|w(est)?|s(outh)?)$|^degrees?$|^deg$/i, "°"],
	[/^kelvins?$|^degrees?_?k(elvin)?$/i, "K"],
	[/^percent$/i, "%"],
	[/^met(er|re)s?$/i, "m"],
];

const RAISED: Readonly<Record<string, string>> = {
	"-": "⁻",
	"0": "⁰",
	"1": "¹",
	"2": "²",
	"3": "³",
	"4": "⁴",
	"5": "⁵",
	"6": "⁶",
	"7": "⁷",
	"8": "⁸",
	"9": "⁹",
};

/** A unit for people; undefined for what has none. Units that are not understood stay as they are. */
export function unitText(units: string | undefined): string | undefined {
	const text = units?.trim() ?? "";
	if (text === "" || text === "1" || /^(none|unitless|dimensionless|-)$/i.test(text)) return undefined;
	const word = WORDS.find(([pattern]) => pattern.test(text))?.[1];
	if (word !== undefined) return word;
	if (/\ssince\s/.test(text)) return text;
	return text.replace(
		/\b([A-Za-zµ°]+)(\^|\*\*)?(-?\d)(?![\d.])/g,
		(_, letters: string, __, power: string) =>
			`${letters}${Array.from(power, (digit) => RAISED[digit] ?? digit).join("")}`,
	);
}
