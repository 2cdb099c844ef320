/** The value of an option, as far as remedies name any. */
export type OptionValue = string | number | boolean | readonly string[];

/**
 * An option that helps, by its path in the options of the library (`grib.index` is `grib: { index }`), and the value that
 * does, where it is known.
 */
export type Remedy = { option: string; value?: OptionValue | undefined };

/** A piece of a hint: words, or an option between them. */
export type HintPart = string | Remedy;

/**
 * What to do about an error or a diagnostic: as text in the words of the library, and in parts, from which others (the
 * command line, with its flags) make their own text. Plain data; it is spread into the details of an error or a diagnostic.
 */
export type Advice = { hint: string; remedy: readonly HintPart[] };

/** An option, to stand in a `hint`. */
export function option(path: string, value?: OptionValue): Remedy {
	return value === undefined ? { option: path } : { option: path, value };
}

/**
 * Makes advice of text with options in it; other advice becomes a part of it.
 *
 * @example
 * throw new MiraError("limit-exceeded", "the header is too large", { url, ...hint`Raise ${option("limits.maxMetadataBytes")}` });
 */
export function hint(texts: TemplateStringsArray, ...values: readonly (HintPart | number | Advice)[]): Advice {
	const remedy: HintPart[] = [];
	const add = (part: HintPart): void => {
		const last = remedy.at(-1);
		if (typeof part === "string" && typeof last === "string") remedy[remedy.length - 1] = last + part;
		else if (part !== "") remedy.push(part);
	};
	for (const [i, text] of texts.entries()) {
		add(text);
		const value = values[i];
		if (value === undefined) continue;
		if (typeof value === "object" && "remedy" in value) for (const part of value.remedy) add(part);
		else add(typeof value === "number" ? String(value) : value);
	}
	return { hint: hintText(remedy, optionText), remedy };
}

/** The text of a hint in which `say` names the options. */
export function hintText(parts: readonly HintPart[], say: (remedy: Remedy) => string): string {
	return parts.map((part) => (typeof part === "string" ? part : say(part))).join("");
}

/** An option as a program in TypeScript would write it: `grib: { index: "none" }`; without a value, its path. */
export function optionText({ option: path, value }: Remedy): string {
	if (value === undefined) return path;
	return path
		.split(".")
		.reduceRight(
			(inner, name, i, names) => `${name}: ${i === names.length - 1 ? inner : `{ ${inner} }`}`,
			JSON.stringify(value),
		);
}
