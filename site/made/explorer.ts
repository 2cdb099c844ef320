import { escapeHtml, type Page } from "../page.ts";

/** Where the explorer itself is in the site: the page that `npm run build:web` makes, with its samples. */
export const EXPLORER = "explorer/index.html";

/** Views of the samples by their address. A test opens each. */
export const VIEWS: readonly {
	id: string;
	title: string;
	words: string;
	address: Readonly<Record<string, string | readonly string[]>>;
}[] = [
	{
		id: "story",
		title: "Why is this pixel missing?",
		words: "One cell of a NetCDF file: its bytes, the rule that hides it, the attribute the rule stands in.",
		address: { source: "sample:sea-surface.nc", path: "/sst", view: "picture", panel: "story", cell: "0,16,34" },
	},
	{
		id: "map",
		title: "Missing data by reason",
		words: "The same temperatures on a map. Land and clouds are hatched apart; each rule can be switched.",
		address: {
			source: "sample:sea-surface.nc",
			path: "/sst",
			view: "map",
			panel: "missing",
			at: "time:1",
			span: "-2,32",
		},
	},
	{
		id: "hdf5",
		title: "NetCDF-4 with groups",
		words: "Ocean colour from an HDF5 file: groups, compressed chunks, a valid range.",
		address: { source: "sample:ocean-colour.nc", path: "/biology/chlorophyll", view: "picture", scaling: "log" },
	},
	{
		id: "cog",
		title: "A cloud-optimised GeoTIFF",
		words: "Elevation with overviews, in metres of its own map.",
		address: { source: "sample:elevation.tif", path: "/0", view: "picture", colours: "cividis" },
	},
	{
		id: "grib",
		title: "A GRIB forecast",
		words: "Six messages as one cube of time, step and place, with a bitmap for land.",
		address: { source: "sample:forecast.grib2", path: "/surface/instant/swh", view: "map" },
	},
	{
		id: "fits",
		title: "A FITS image",
		words: "A galaxy, scaled by BSCALE and BZERO; BLANK is missing.",
		address: {
			source: "sample:galaxy.fits",
			path: "/0",
			view: "picture",
			colours: "inferno",
			scaling: "log",
			span: "110,9000",
		},
	},
	{
		id: "many",
		title: "Three files, compared",
		words: "What would change the meaning of values is found before anything is joined.",
		address: { source: ["sample:gauge-2023.nc", "sample:gauge-2024.nc", "sample:gauge-2025.nc"] },
	},
];

/** The fragment of a view, as the explorer writes it itself. */
export function fragmentOf(address: (typeof VIEWS)[number]["address"]): string {
	const parts = Object.entries(address).flatMap(([name, value]) =>
		[value].flat().map((one) => `${name}=${encodeURIComponent(one).replace(/%(3A|2C|2F)/g, decodeURIComponent)}`),
	);
	return `#${parts.join("&")}`;
}

/** The page that holds the explorer, with links to certain views of the samples. */
export function explorerPage(): Page {
	const [first] = VIEWS;
	const links = VIEWS.map(
		({ id, title, words, address }) =>
			`<li><a href="${escapeHtml(EXPLORER + fragmentOf(address))}" target="explorer" data-view="${id}"><strong>${escapeHtml(title)}</strong><span>${escapeHtml(words)}</span></a></li>`,
	);
	return {
		path: "try.html",
		title: "Try it",
		section: "try",
		isWide: true,
		description: "The explorer on sample files: pictures, maps, and the reason of every missing value.",
		html: `<div class="try"><div class="try-words"><h1 id="try-it">Try it</h1>
<p class="lead">The explorer reads files in your browser. Choose a sample, or drop a file of your own into it: nothing is uploaded.</p>
<ul class="views">${links.join("\n")}</ul>
<p class="own-tab"><a href="${EXPLORER}" target="_blank">Open it in a tab of its own</a> · <a href="guide/explorer.html">What it can do</a></p></div>
<div class="from-file"><p>This page was opened from a folder, and browsers give the explorer its files only from a server. In a clone run <code>npx mirazarr explore samples/</code>, or this site with <code>npx vite preview --outDir site/built</code>.</p>
<img class="in-light" src="pictures/explorer-story-light.png" width="1280" height="800" alt="The explorer: land and clouds are hatched by their reasons, beside the story of one missing value"><img class="in-dark" src="pictures/explorer-story-dark.png" width="1280" height="800" alt="The explorer in the dark: land and clouds are hatched by their reasons, beside the story of one missing value"></div>
<iframe name="explorer" title="The explorer" src="${escapeHtml(EXPLORER + fragmentOf(first?.address ?? {}))}" allow="clipboard-write"></iframe></div>`,
	};
}
