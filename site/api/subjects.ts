import { slugOf } from "../page.ts";
import type { ApiName } from "./model.ts";

/** What the names of a room of src/ are about: a page of the reference. A room that is not named has its own name. */
const SUBJECTS: readonly (readonly [room: RegExp, title: string, words: string])[] = [
	[
		/^open\.ts|^formats\/(parser|format-options|choice)/,
		"Opening",
		"Opening files as stores, and what can be chosen of them.",
	],
	[/^read\/picture\//, "Pictures", "Arrays as pictures, and places on maps."],
	[
		/^read\/(labels|crs)\/|^cf\/(?!.*time)(.*(system|project|transform|grid|crs|method))/,
		"Places",
		"Coordinate systems, labels, and where on Earth or in the sky a cell is.",
	],
	[
		/^read\/reduce\/|^read\/blocks/,
		"Reductions",
		"Means, extremes, sums, counts and quantiles; arrays larger than memory.",
	],
	[/^read\/(pyramid|arrange)\/|decoded-view/, "Views", "The same data in the form that viewers ask for."],
	[/^read\/(explain|why|chunk-excerpt|locate)/, "Explanations", "Why a value is missing, down to its bytes."],
	[/^read\//, "Reading", "Values of arrays, stored and decoded."],
	[/^fill\//, "Missing data", "Fill values: found, typed, given a role, applied."],
	[/^dataset\//, "Datasets", "Files as datasets, many as one, and their parts."],
	[/^(manifest|zarr)\//, "The model", "Stores, groups, arrays, references; the words of Zarr."],
	[/^io\//, "Sources", "What may be read, from where, and by whom."],
	[/^codecs\//, "Codecs", "Decoding chunks; codecs of your own."],
	[/^cf\//, "Times and bounds", "What numbers mean by the CF conventions."],
	[/^(formats|icechunk)\//, "Formats", "The parsers, one by one, and what a parser of your own is made of."],
	[/^write\//, "Writing references", "Kerchunk, Icechunk and Zarr metadata."],
	[/^exec\//, "Many files", "A hundred thousand files in batches."],
	[/^update\//, "Updating", "References that follow their files: new, changed and gone."],
	[/^verify\//, "Verifying", "Are references still true?"],
	[/^serve\//, "Serving", "Stores over HTTP, and in a service worker."],
	[/^testing\//, "Testing", "The test kit for parsers of your own."],
	[/^(errors|diagnostics)\.ts/, "Errors", "What is thrown on purpose, and what is told besides."],
];

/** The names of one page. */
export type Subject = { title: string; words: string; path: string; names: ApiName[] };

/** Every name in one subject, subjects in the order of the list. */
export function subjectsOf(names: readonly ApiName[]): Subject[] {
	const found = new Map<string, Subject>(SUBJECTS.map(([, title, words]) => [title, subject(title, words)]));
	for (const name of names) {
		const title = SUBJECTS.find(([room]) => room.test(name.file))?.[1] ?? (name.file.split("/")[0] as string);
		if (!found.has(title)) found.set(title, subject(title, ""));
		found.get(title)?.names.push(name);
	}
	return [...found.values()].filter((one) => one.names.length > 0);
}

function subject(title: string, words: string): Subject {
	return { title, words, path: `api/${slugOf(title)}.html`, names: [] };
}
