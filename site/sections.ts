import type { Page } from "./page.ts";

/** A part of the site: a folder of docs/. */
type Section = {
	key: string;
	title: string;
	/** Names of pages that come first, in this order; all others follow by their title. No page has to be named. */
	first: readonly string[];
	/** How it is called in the bar on top, if it is there. */
	inBar?: string;
};

/** The parts of the site in the order of the sidebar. A folder of docs/ that is not named follows under its own name. */
const SECTIONS: readonly Section[] = [
	{ key: "start", title: "Start in five minutes", first: [], inBar: "Start" },
	{
		key: "guide",
		title: "Guide",
		inBar: "Guide",
		first: [
			...[
				"missing-data",
				"opening",
				"zarrita",
				"labels",
				"reductions",
				"coordinate-systems",
				"combining",
				"persisting",
				"updating",
			],
			...["scale", "command-line", "explorer", "serving", "viewers", "pyramids", "service-worker", "storage"],
			...["speed", "security", "custom-parsers"],
		],
	},
	{ key: "cookbook", title: "Cookbook", first: [], inBar: "Cookbook" },
	{
		key: "formats",
		title: "Formats",
		inBar: "Formats",
		first: ["netcdf3", "hdf5", "tiff", "grib", "fits", "hdf4", "dmrpp", "zarr", "kerchunk", "icechunk", "zip"],
	},
	{ key: "migrate", title: "Coming from", first: [] },
	{ key: "reference", title: "Reference", inBar: "Reference", first: ["exports", "commands", "errors"] },
	{
		key: "api",
		title: "API by subject",
		first: [
			...["opening", "reading", "missing-data", "explanations", "datasets", "reductions", "places", "pictures"],
			...["views", "writing-references", "updating", "verifying", "many-files", "serving", "sources"],
			...["times-and-bounds", "the-model", "formats", "codecs", "errors", "testing"],
		],
	},
	{ key: "examples", title: "Examples", first: [] },
	{
		key: "project",
		title: "The project",
		first: ["compare", "measured", "architecture", "divergences", "dependencies", "contributing", "changelog"],
	},
];

/** Pages that stand in docs/ itself and belong to a section all the same. */
const ADOPTED: Readonly<Record<string, string>> = { "missing-data": "guide" };

/** The section of a page by its path in the site. */
export function sectionOf(path: string): string {
	const [folder = "", ...rest] = path.split("/");
	return rest.length > 0 ? folder : (ADOPTED[folder.replace(/\.html$/, "")] ?? "project");
}

/** A section with its pages. */
export type Shelf = { key: string; title: string; inBar?: string | undefined; pages: Page[] };

/** The pages as the sidebar lists them: each is in it once. Pages that are their own picture are in none. */
export function shelvesOf(pages: readonly Page[]): Shelf[] {
	const listed = pages.filter(({ isWide }) => isWide !== true);
	const unknown = [...new Set(listed.map(({ section }) => section))].filter((key) =>
		SECTIONS.every((one) => one.key !== key),
	);
	const sections: readonly Section[] = [
		...SECTIONS,
		...unknown.map((key) => ({ key, title: key.charAt(0).toUpperCase() + key.slice(1), first: [] })),
	];
	return sections
		.map(({ key, title, inBar, first }) => {
			const rank = ({ path }: Page): number => {
				const name = path.replace(/^.*\/|\.html$/g, "");
				const found = first.indexOf(name);
				// The page that speaks of all others of its folder comes before them.
				return name === "index" ? -1 : found === -1 ? first.length : found;
			};
			const own = listed.filter(({ section }) => section === key);
			return { key, title, inBar, pages: own.sort((a, b) => rank(a) - rank(b) || a.title.localeCompare(b.title)) };
		})
		.filter((shelf) => shelf.pages.length > 0);
}
