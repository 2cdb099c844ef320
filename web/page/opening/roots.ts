/** Something among the files that were dropped that can be opened: a file, or the folder of a store. */
export type Root = {
	/** Its path among the files. */
	path: string;
	/** Paths of the files that belong to it: all below a store, all beside a file. */
	members: readonly string[];
};

/** Documents that make a folder a store: of Zarr v3 and v2, of Kerchunk's Parquet, of Icechunk. */
const STORE_DOCUMENT = /(^|\/)(zarr\.json|\.zgroup|\.zarray|\.zmetadata|refs\/branch\.[^/]+\/ref\.json|repo)$/;

/** Files that say something about another one, and are read with it. */
const SIDECAR = /\.(aux\.xml|ovr|msk|tfw|tifw|wld|prj|xml|idx|index|md5|sha256|txt|md|pdf|html?)$/i;

/** Names of system files, which nobody means to open. */
const HIDDEN = /(^|\/)(\.[^/]+|Thumbs\.db|desktop\.ini)$/i;

/**
 * What can be opened of the files that were dropped together, in the order of their names: stores are the topmost folders that
 * have the document of one; other files are sources of their own, unless they are there for another one.
 */
export function rootsAmong(paths: readonly string[]): Root[] {
	const stores = topmost(paths.flatMap((path) => storeFolder(path)));
	const storeOf = (path: string): string | undefined => stores.find((folder) => isBelow(path, folder));
	const loose = paths.filter((path) => storeOf(path) === undefined && !HIDDEN.test(path));
	const known = new Set(loose);
	const isBeside = (path: string): boolean => SIDECAR.test(path) || known.has(path.replace(/\.dmrpp$/, ""));
	const main = loose.filter(
		(path) => !(isBeside(path) && path.replace(/\.dmrpp$/, "") !== path) && !SIDECAR.test(path),
	);
	const files = main.length > 0 || stores.length > 0 ? main : loose;
	const roots: Root[] = [
		...stores.map((folder) => ({ path: folder, members: paths.filter((path) => isBelow(path, folder)) })),
		...files.map((path) => ({ path, members: paths.filter((other) => isBelow(other, folderOf(path))) })),
	];
	return roots.toSorted((a, b) => COLLATOR.compare(a.path, b.path));
}

/** `step-2` comes before `step-10`. */
const COLLATOR = new Intl.Collator("en", { numeric: true });

function storeFolder(path: string): string[] {
	const document = STORE_DOCUMENT.exec(path);
	// Without a folder around it, the document alone was dropped: it is no store without its neighbours.
	return document === null || document.index === 0 ? [] : [path.slice(0, document.index)];
}

function topmost(folders: readonly string[]): string[] {
	const sorted = [...new Set(folders)].toSorted((a, b) => a.length - b.length);
	const kept: string[] = [];
	for (const folder of sorted) if (!kept.some((above) => isBelow(folder, above))) kept.push(folder);
	return kept;
}

function isBelow(path: string, folder: string): boolean {
	return folder === "" || path.startsWith(`${folder}/`);
}

function folderOf(path: string): string {
	return path.slice(0, Math.max(0, path.lastIndexOf("/")));
}
