import {
	type ColourSpan,
	EMPTY_VIEW,
	type LineChoice,
	type Scaling,
	VIEW_NAMES,
	type ViewState,
} from "./view-state.ts";

/**
 * What is shown as the fragment of an address: `#source=…&path=/sst&at=time:3`. Only what differs from an empty page is in it.
 * Values that are lists are separated by commas, lists of lists by semicolons; names in them are percent-encoded.
 */
export function formatAddress(view: ViewState): string {
	const parts: string[] = [];
	const add = (name: string, text: string | undefined): void => {
		if (text !== undefined && text !== "") parts.push(`${name}=${text}`);
	};
	for (const source of view.sources) add("source", encode(source));
	add("path", view.path === undefined ? undefined : encode(view.path));
	add("view", view.view);
	add("at", formatPositions(view.at));
	add("plane", view.plane?.map(encodeName).join(","));
	add("window", view.window?.map(shortNumber).join(","));
	add("colours", view.colours === undefined ? undefined : encode(view.colours));
	add("scaling", view.scaling === EMPTY_VIEW.scaling ? undefined : view.scaling);
	add("span", formatSpan(view.span));
	add("rgb", view.rgb?.join(","));
	add("projection", view.projection === undefined ? undefined : encode(view.projection));
	add("off", view.off.map(encodeName).join(","));
	add("cell", view.cell?.join(","));
	add("lines", view.lines.map(({ dim, at }) => [encodeName(dim), formatPositions(at)].join("|")).join(";"));
	add("policy", view.policy === undefined ? undefined : encode(view.policy));
	add("panel", view.panel === undefined ? undefined : encode(view.panel));
	return parts.length === 0 ? "" : `#${parts.join("&")}`;
}

/** What the fragment of an address says; what it does not say, or says wrongly, is as on an empty page. */
export function parseAddress(hash: string): ViewState {
	const values = new Map<string, string[]>();
	for (const part of hash.replace(/^#/, "").split("&")) {
		const at = part.indexOf("=");
		if (at > 0) values.set(part.slice(0, at), [...(values.get(part.slice(0, at)) ?? []), part.slice(at + 1)]);
	}
	const text = (name: string): string | undefined => values.get(name)?.[0];
	const decoded = (name: string): string | undefined => decode(text(name));
	return {
		sources: (values.get("source") ?? []).map((source) => decode(source) ?? ""),
		path: decoded("path"),
		view: VIEW_NAMES.find((name) => name === text("view")),
		at: parsePositions(text("at")),
		plane: tuple<[string, string]>(
			text("plane")
				?.split(",")
				.map((name) => decode(name) ?? ""),
			2,
		),
		window: tuple<[number, number, number, number]>(numbers(text("window")), 4),
		colours: decoded("colours"),
		scaling: (["linear", "log", "symmetric"] satisfies Scaling[]).find((name) => name === text("scaling")) ?? "linear",
		span: parseSpan(text("span")),
		rgb: tuple<[number, number, number]>(numbers(text("rgb")), 3),
		projection: decoded("projection"),
		off: names(text("off")),
		cell: numbers(text("cell")),
		lines: (text("lines")?.split(";") ?? []).map(parseLine),
		policy: decoded("policy"),
		panel: decoded("panel"),
	};
}

/** Percent-encodes what would end a value; slashes and colons stay, so that people can read the address. */
function encode(text: string): string {
	return encodeURIComponent(text).replace(/%(2F|3A|40|24|2C)/g, decodeURIComponent);
}

/** The same for a name among others. */
function encodeName(text: string): string {
	return encodeURIComponent(text).replace(/%2F/g, "/");
}

function decode(text: string | undefined): string | undefined {
	if (text === undefined) return undefined;
	try {
		return decodeURIComponent(text);
	} catch {
		return text; // a lone "%" that somebody typed
	}
}

function names(text: string | undefined): string[] {
	return text === undefined || text === "" ? [] : text.split(",").map((name) => decode(name) ?? "");
}

function numbers(text: string | undefined): number[] | undefined {
	const found = text?.split(",").map(Number);
	return found?.every((number) => Number.isFinite(number)) ? found : undefined;
}

function tuple<T extends readonly unknown[]>(values: readonly unknown[] | undefined, length: number): T | undefined {
	return values?.length === length ? (values as unknown as T) : undefined;
}

/** Cells are seen to a thousandth of their size. */
function shortNumber(value: number): string {
	return String(Number(value.toFixed(3)));
}

function formatPositions(at: Readonly<Record<string, number>>): string {
	return Object.entries(at)
		.filter(([, position]) => position !== 0)
		.map(([name, position]) => `${encodeName(name)}:${position}`)
		.join(",");
}

function parsePositions(text: string | undefined): Record<string, number> {
	const found = (text ?? "").split(",").flatMap((part): [string, number][] => {
		const [name, position] = part.split(":");
		return name && position && Number.isInteger(Number(position)) ? [[decode(name) ?? "", Number(position)]] : [];
	});
	return Object.fromEntries(found);
}

function formatSpan(span: ColourSpan | undefined): string | undefined {
	if (span === undefined) return undefined;
	return span.kind === "values" ? `${span.min},${span.max}` : `p${span.low},p${span.high}`;
}

function parseSpan(text: string | undefined): ColourSpan | undefined {
	const [first, second] = numbers(text?.replaceAll("p", "")) ?? [];
	if (first === undefined || second === undefined) return undefined;
	return text?.startsWith("p")
		? { kind: "percentiles", low: first, high: second }
		: { kind: "values", min: first, max: second };
}

function parseLine(text: string): LineChoice {
	const [dim = "", at] = text.split("|");
	return { dim: decode(dim) ?? "", at: parsePositions(at) };
}
