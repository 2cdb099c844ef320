import { visibleText } from "../errors.ts";
import { writeJson } from "../zarr/json.ts";
import type { ArrayListing, SourceListing } from "./listing.ts";

/** More arrays than this are in the listing, not on the page. */
const SHOWN = 50;

const STYLE = `
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #1a2b3c; background: #fff }
h2 { margin-top: 2.5rem; border-top: 1px solid #d5dde5; padding-top: 1rem }
table { border-collapse: collapse }
td { padding: .1rem 1.5rem .1rem 0; vertical-align: top }
pre, code { font: 13px/1.5 ui-monospace, monospace }
pre { background: #f2f5f8; padding: .75rem 1rem; overflow-x: auto }
.note { color: #8a4b00 }
@media (prefers-color-scheme: dark) { body { color: #d8e0e8; background: #11181f } pre { background: #1b252f } .note { color: #f0b060 } a { color: #7ab8ff } h2 { border-color: #33414f } }
`;

/**
 * The page needs no script and nothing from anywhere; the one style that it may have is named by its hash, which a test
 * compares. What stands in a name cannot make it load, send or embed anything, even if it got around the escaping.
 */
export const PAGE_POLICY: string = [
	"default-src 'none'",
	"style-src 'sha256-DHQqa1IY+X9xlnGhL+g/pamWX8bFYAuws6+sXcXAv8o='",
	"base-uri 'none'",
	"form-action 'none'",
	"frame-ancestors 'none'",
].join("; ");

/** The page at `/`: what is served, and how to read it. */
export function indexPage(listings: readonly SourceListing[], origin: string): string {
	return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>mirazarr</title>
<style>${STYLE}</style>
</head>
<body>
<h1>mirazarr</h1>
<p>Each source is a Zarr v3 store with consolidated metadata. <a href="/">This page</a> is a JSON listing for clients that do not ask for HTML.</p>
${listings.map((listing) => section(listing, origin)).join("\n")}
</body>
</html>
`;
}

function section({ name, arrays, refused, diagnostics }: SourceListing, origin: string): string {
	const url = `${origin}/${name}`;
	const warnings = diagnostics.filter(({ severity }) => severity !== "info");
	const rows = arrays.slice(0, SHOWN).map(arrayRow);
	const more = arrays.length > SHOWN ? `<p>… and ${arrays.length - SHOWN} more in the listing.</p>` : "";
	return `<h2>${escapeHtml(name)}</h2>
<p><code>${escapeHtml(url)}</code> · <a href="/${escapeHtml(name)}/">listing</a> · <a href="/${escapeHtml(name)}/zarr.json">zarr.json</a></p>
<table>${rows.join("")}</table>${more}
${[...refused, ...warnings].map(({ path, message, hint }) => `<p class="note"><code>${escapeHtml(path)}</code> ${escapeHtml(hint === undefined ? message : `${message}. ${hint}`)}</p>`).join("\n")}
<pre>${snippets(url, arrays[0]).map(escapeHtml).join("\n")}</pre>`;
}

function arrayRow({ path, shape, dimensionNames, dataType }: ArrayListing): string {
	const type = typeof dataType === "string" ? dataType : (dataType as { name: string }).name;
	const lengths = shape.map((length, d) => `${dimensionNames?.[d] ?? ""} ${length}`.trim()).join(" × ");
	return `<tr><td><code>${escapeHtml(path)}</code></td><td>${escapeHtml(type)}</td><td>${escapeHtml(lengths || "scalar")}</td></tr>`;
}

/** Lines to copy: a name ends neither the quotes of a shell nor those of a language. */
function snippets(url: string, first: ArrayListing | undefined): string[] {
	const path = first?.path ?? "/name";
	const inShell = path.replaceAll("'", "'\\''");
	return [
		"# Python",
		"import xarray as xr",
		`ds = xr.open_zarr("${url}")`,
		"",
		"# GDAL",
		`gdalinfo 'ZARR:"/vsicurl/${url}":${inShell}'`,
		"",
		"// JavaScript",
		'import * as zarr from "zarrita";',
		`const root = zarr.root(new zarr.FetchStore("${url}"));`,
		`const array = await zarr.open(root.resolve(${writeJson(path.slice(1))}), { kind: "array" });`,
	];
}

/**
 * A text on the page. Names come from files of strangers, and the origin from a header: they are no markup, and nothing in them
 * turns the text around or hides.
 */
export function escapeHtml(text: string): string {
	return visibleText(text).replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}
