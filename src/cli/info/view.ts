import { hint, MiraError } from "../../errors.ts";
import { type ManifestGroup, pathBelow, type StoreArray } from "../../manifest/manifest-group.ts";
import type { ManifestStore, StoreKey } from "../../manifest/manifest-store.ts";
import { elementCount } from "../../zarr/nd-array.ts";

/** What of a store is to be shown, and how much of it. */
export type ViewOptions = {
	/** One array, told in full, or a group with what is in it. */
	path?: string | undefined;
	/** Groups deeper than so many below the first are left out. */
	depth?: number | undefined;
	/** Only arrays whose name or path this pattern fits: `*` stands for any text, `?` for one character. */
	match?: string | undefined;
	/** Every array, however many there are. */
	all?: boolean | undefined;
	/** Chunks, codecs and references too. */
	verbose?: boolean | undefined;
	/** For programs: everything. */
	json?: boolean | undefined;
};

/** What was chosen. Groups on the way that have nothing to show are left out. */
export type Chosen = {
	groups: {
		path: StoreKey;
		group: ManifestGroup;
		/** From the nearest to the root. */
		parents: { path: StoreKey; group: ManifestGroup }[];
		arrays: { name: string; path: StoreKey; array: StoreArray }[];
		refused: { name: string; path: StoreKey; error: MiraError }[];
	}[];
	/** True where there are too many arrays to show each. */
	isSummary: boolean;
	/** True where chunks are counted. */
	isDetailed: boolean;
	decodedBytes: number;
	totals: { arrays: number; groups: number };
	/** Whether a diagnostic of a path belongs to what is shown. */
	isAbout: (path: string) => boolean;
};

/** More arrays than this are a list that nobody reads. */
const MOST_ARRAYS = 100;

/** Chooses what is shown, in one walk through the store. */
export function choose(store: ManifestStore, options: ViewOptions): Chosen {
	const { path, depth = Number.POSITIVE_INFINITY, match, all, verbose, json } = options;
	const start = path === undefined ? undefined : findStart(store, path);
	const fits = match === undefined ? () => true : globTest(match);
	const groups: Chosen["groups"] = [];
	const totals = { arrays: 0, groups: 0 };
	let bytes = 0;
	const isInside = (own: string): boolean =>
		start === undefined || own === start || start === "/" || own.startsWith(`${start}/`);
	const visit = (
		own: StoreKey,
		group: ManifestGroup,
		parents: Chosen["groups"][number]["parents"],
		level: number,
	): void => {
		totals.groups++;
		const shown: Chosen["groups"][number] = { path: own, group, parents, arrays: [], refused: [] };
		const isDeep = isInside(own) && level > depth;
		for (const [name, node] of group.nodes()) {
			if (node.kind === "group") continue;
			totals.arrays++;
			const below = pathBelow(own, name);
			if (!isInside(below) || isDeep || !(fits(name) || fits(below.slice(1)))) continue;
			if (node.kind === "array") {
				bytes += decodedBytes(node.array) ?? 0;
				shown.arrays.push({ name, path: below, array: node.array });
			} else shown.refused.push({ name, path: below, error: node.error });
		}
		const isEmpty = shown.arrays.length + shown.refused.length === 0;
		const isWanted = start !== undefined && !isInside(own) ? !isEmpty : match === undefined || !isEmpty;
		if (isWanted && !isDeep) groups.push(shown);
		const above = [{ path: own, group }, ...parents];
		for (const [name, child] of group.groups) visit(pathBelow(own, name), child, above, isInside(own) ? level + 1 : 0);
	};
	visit("/", store.group, [], 0);
	const count = groups.reduce((sum, { arrays, refused }) => sum + arrays.length + refused.length, 0);
	if (match !== undefined && count === 0)
		throw new MiraError("not-found", `no array has a name that matches "${match}"`, {
			url: store.url,
			...hint`Write a pattern such as "*temp*" or "model/*"; there are ${String(totals.arrays)} arrays`,
		});
	const isSummary = count > MOST_ARRAYS && all !== true && json !== true;
	return {
		groups,
		isSummary,
		isDetailed: json === true || (verbose === true && !isSummary) || (path !== undefined && count === 1),
		decodedBytes: bytes,
		totals,
		isAbout: (about) => start === undefined || about === "/" || isInside(about),
	};
}

/** Bytes of the elements of an array, uncompressed; undefined for those of variable length. */
export function decodedBytes({ description: { shape, dataType } }: StoreArray): number | undefined {
	return dataType.itemBytes === undefined ? undefined : elementCount(shape) * dataType.itemBytes;
}

function findStart(store: ManifestStore, path: string): string {
	const node = store.node(path);
	if (node !== undefined) return node.path;
	// It throws what the user should know: that there is none, and what there is.
	store.array(path);
	return "/";
}

/** A test for names by a pattern of the shell. */
export function globTest(pattern: string): (name: string) => boolean {
	const source = pattern
		.replace(/^\//, "")
		.replace(/[.+^${}()|[\]\\]/g, "\\$&")
		.replaceAll("*", ".*")
		.replaceAll("?", ".");
	const test = new RegExp(`^${source}$`, "is");
	return (name) => test.test(name);
}
