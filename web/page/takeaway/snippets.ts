import type { JoinChoice } from "../../engine/join-choice.ts";
import type { MaskChoice } from "../../engine/mask-choice.ts";
import { pythonText, scriptText, shellWord } from "./quoting.ts";

/** What is taken along a dimension: one position, or those from one to another. */
export type SelectedPart = number | { start: number; stop: number };

/** What is shown, for the lines of code that give the same. */
export type ShownData = {
	/** Paths or URLs, as a command line takes them. */
	sources: readonly string[];
	/** How several sources are joined; undefined for one. */
	join: JoinChoice | undefined;
	path: string;
	dataType: string;
	dimensions: readonly string[];
	shape: readonly number[];
	parts: readonly SelectedPart[];
	masking: MaskChoice;
	/** The cell whose story is told. */
	cell: readonly number[] | undefined;
	/** The version of Zarr that references have. */
	zarrFormat: 2 | 3;
};

/** Names of references: `gauge-2023.json`, `joined.json`. */
export function referencesName({ sources }: Pick<ShownData, "sources">): string {
	const [source = "data"] = sources;
	if (sources.length > 1) return "joined.json";
	const name = source
		.replace(/[?#].*$/, "")
		.replace(/\/+$/, "")
		.replace(/^.*\//, "");
	return `${name.replace(/\.[^.]*$/, "") || "data"}.json`;
}

/** Commands that print the values that are shown, and the story of a cell. */
export function commandLines(shown: ShownData): string {
	const { sources, join, path, parts, shape, cell } = shown;
	const masks = maskFlags(shown.masking);
	const source = join === undefined ? (sources[0] as string) : referencesName(shown);
	const command = (...words: string[]): string => ["npx mirazarr", ...words].join(" ");
	const selection = shape.length === 0 ? [] : [parts.map(partText).join(",")];
	const named = [shellWord(source), shellWord(path)];
	return [
		...(join === undefined ? [] : [buildCommand(shown)]),
		command("read", ...named, ...selection, ...masks, "--format csv"),
		...(cell === undefined ? [] : [command("explain", ...named, cell.join(","), ...masks)]),
	].join("\n");
}

/** The command that writes references of what is shown. */
export function buildCommand(shown: ShownData): string {
	const { along, policies = [], join = "exact", drop = [], group } = shown.join ?? {};
	return [
		"npx mirazarr build",
		...shown.sources.map(inputWord),
		...(along === undefined ? [] : [`--concat ${shellWord(along)}`]),
		...(policies.length === 0 ? [] : [`--policy ${policies.join(",")}`]),
		...(join === "exact" ? [] : [`--join ${join}`]),
		...drop.map((name) => `--drop ${shellWord(name)}`),
		...(group === undefined ? [] : [`--group ${shellWord(group)}`]),
		`--output ${shellWord(referencesName(shown))}`,
	].join(" ");
}

/** Inputs that begin so mean something else. */
function inputWord(source: string): string {
	return shellWord(/^[@-]/.test(source) ? `./${source}` : source);
}

function partText(part: SelectedPart): string {
	return typeof part === "number" ? String(part) : `${part.start}:${part.stop}`;
}

function maskFlags({ mask, maskStorageFill, maskExcept = [] }: MaskChoice): string[] {
	return [
		...(mask === undefined ? [] : [`--mask ${mask}`]),
		...(maskStorageFill ? ["--mask-storage-fill"] : []),
		...maskExcept.map((rule) => `--mask-except ${shellWord(rule)}`),
	];
}

/** Types that zarrita has. */
const ZARRITA_TYPES = /^(bool|u?int(8|16|32|64)|float(16|32|64)|string)$/;

/** JavaScript that gives the values that are shown: through zarrita, or by the library alone where zarrita lacks the type. */
export function javascript(shown: ShownData): string {
	const { sources, join, path, dataType } = shown;
	const isZarrita = ZARRITA_TYPES.test(dataType);
	const opener = join === undefined ? "openStore" : "openVirtualDatasets";
	const named = [isZarrita ? "decodedView" : "decode", opener].join(", ");
	const options = objectText(maskingEntries(shown.masking));
	const opened =
		join === undefined
			? `const file = await openStore(${scriptText(sources[0] as string)});`
			: `const dataset = await openVirtualDatasets([${sources.map(scriptText).join(", ")}]${joinOptions(join)});\nconst file = dataset.toStore();`;
	if (!isZarrita) {
		const selection = `selection: [${shown.parts.map(sliceText).join(", ")}]`;
		const given = [selection, 'characters: "joined"', ...maskingEntries(shown.masking)].join(", ");
		return [
			`import { ${named} } from "mirazarr";`,
			"",
			opened,
			`const values = await decode(file, ${scriptText(path)}, { ${given} });`,
			"console.log(values.shape, values.data);",
		].join("\n");
	}
	const selection = shown.parts.map((part) =>
		typeof part === "number" ? String(part) : `zarr.slice(${part.start}, ${part.stop})`,
	);
	const taken = shown.shape.length === 0 ? "array" : `array, [${selection.join(", ")}]`;
	return [
		`import { ${named} } from "mirazarr";`,
		'import * as zarr from "zarrita";',
		"",
		opened,
		`const root = zarr.root(decodedView(file${options === "" ? "" : `, ${options}`}));`,
		`const array = await zarr.open(root.resolve(${scriptText(resolvable(path))}), { kind: "array" });`,
		`const values = await zarr.get(${taken});`,
		"console.log(values);",
	].join("\n");
}

function sliceText(part: SelectedPart): string {
	return typeof part === "number" ? String(part) : `{ start: ${part.start}, stop: ${part.stop} }`;
}

/** zarrita makes a URL of a path: names with these characters are encoded twice. */
function resolvable(path: string): string {
	return path
		.split("/")
		.map((name) => (/[#?%\\]/.test(name) ? encodeURIComponent(encodeURIComponent(name)) : name))
		.join("/");
}

function maskingEntries({ mask, maskStorageFill, maskExcept }: MaskChoice): string[] {
	return [
		...(mask === undefined ? [] : [`mask: ${scriptText(mask)}`]),
		...(maskStorageFill ? ["maskStorageFill: true"] : []),
		...(maskExcept === undefined ? [] : [`maskExcept: [${maskExcept.map(scriptText).join(", ")}]`]),
	];
}

function objectText(entries: readonly string[]): string {
	return entries.length === 0 ? "" : `{ ${entries.join(", ")} }`;
}

function joinOptions({ along, policies, join, drop, group }: JoinChoice): string {
	const options = objectText([
		...(along === undefined ? [] : ['combine: "nested"', `concatDim: ${scriptText(along)}`]),
		...(policies.length === 0 ? [] : [`policy: [${policies.map(scriptText).join(", ")}]`]),
		...(join === "exact" ? [] : [`join: ${scriptText(join)}`]),
		...(drop.length === 0 ? [] : [`drop: [${drop.map(scriptText).join(", ")}]`]),
		...(group === undefined ? [] : [`group: ${scriptText(group)}`]),
	]);
	return options === "" ? "" : `, ${options}`;
}

/** Python that gives the values that are shown, through references. */
export function python(shown: ShownData): string {
	const { path, parts, dimensions, zarrFormat, masking } = shown;
	const [name = "", ...above] = path.split("/").slice(1).toReversed();
	const group = above.toReversed().join("/");
	const references = pythonText(referencesName(shown));
	const inGroup = group === "" ? "" : `, group=${pythonText(group)}`;
	const isNamed = dimensions.every((dimension) => !/^dim_\d+$/.test(dimension));
	const chosen = isNamed
		? `.isel({${dimensions.map((dimension, d) => `${pythonText(dimension)}: ${pythonPart(parts[d])}`).join(", ")}})`
		: `[${parts.map(pythonSlice).join(", ")}]`;
	const selection = dimensions.length === 0 ? "" : chosen;
	return [
		`# once: ${buildCommand(shown)}`,
		...(zarrFormat === 3 ? ["import kerchunk.utils"] : []),
		"import xarray as xr",
		"",
		zarrFormat === 2
			? `dataset = xr.open_dataset(${references}, engine="kerchunk"${inGroup})`
			: `store = kerchunk.utils.refs_as_store(${references})\ndataset = xr.open_zarr(store, zarr_format=3, consolidated=False${inGroup})`,
		...xarrayCaution(masking),
		`values = dataset[${pythonText(name)}]${selection}.values`,
		"print(values)",
	].join("\n");
}

function pythonPart(part: SelectedPart | undefined): string {
	return typeof part === "object" ? `slice(${part.start}, ${part.stop})` : String(part ?? 0);
}

function pythonSlice(part: SelectedPart): string {
	return typeof part === "number" ? String(part) : `${part.start}:${part.stop}`;
}

/** Rules that were switched here and that xarray has no switches for. */
function xarrayCaution({ mask, maskStorageFill, maskExcept = [] }: MaskChoice): string[] {
	const others = [
		...(mask === "netcdf" ? ["masks no valid range and no default fill"] : []),
		...(maskStorageFill ? ["does not mask fill_value"] : []),
		...maskExcept
			.filter((rule) => rule !== "validRange" && rule !== "defaultFill")
			.map((rule) => `masks ${rule.replaceAll(/\s+/g, " ")}`),
	];
	return others.length === 0 ? [] : [`# unlike the view, xarray ${others.join(" and ")}`];
}
