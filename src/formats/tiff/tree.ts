import type { Page } from "./directories.ts";
import type { Directory } from "./directory.ts";
import type { OpenedFile, TiffFile } from "./file.ts";
import type { Sidecars } from "./sidecars.ts";
import { TAG } from "./tags.ts";

/** An image, its path in the store, the file that it lies in, and what it is to the others. */
export type ImageNode = {
	path: `/${string}`;
	directory: Directory;
	file: TiffFile;
	/** The path of the mask that says which of its pixels are valid. */
	maskPath?: `/${string}` | undefined;
} & ({ kind: "page" | "mask" } | { kind: "overview"; fullPath: `/${string}` });

/** An image before masks have found theirs; those of one family come from one page of the chain and what is below it. */
type Placed = { node: ImageNode; family: number };

/** A directory that may be anything, and the path that it has if it is nothing of the first image. */
type Candidate = Pick<ImageNode, "path" | "directory" | "file"> & { type: number; family: number };

const REDUCED = 1;
const MASK = 4;

/** NewSubfileType, or what the older SubfileType says in its place. */
function subfileType(directory: Directory): number {
	const type = directory.number(TAG.NewSubfileType);
	return type ?? (directory.number(TAG.SubfileType) === 2 ? REDUCED : 0);
}

function sizeOf(directory: Directory): string {
	return `${directory.number(TAG.ImageWidth)} × ${directory.number(TAG.ImageLength)}`;
}

function samplesOf(directory: Directory): number {
	return directory.number(TAG.SamplesPerPixel) ?? 1;
}

/**
 * Tells images apart by NewSubfileType: the first directory is `/0`, its overviews `/overviews/1`, `/overviews/2`, … in the
 * order of the file, its mask `/mask`, the mask of an overview `/overviews/1_mask`. Anything else of the chain has the number
 * of its directory, a SubIFD that is neither `/subifds/` with the numbers of its page and of itself. Overviews beside the
 * file come after those in it.
 */
export function classifyImages(pages: readonly Page[], file: TiffFile, beside: Sidecars): ImageNode[] {
	const [first, ...others] = pages;
	if (first === undefined) return [];
	const main: ImageNode = { path: "/0", directory: first.directory, file, kind: "page" };
	const overviews: ImageNode[] = [];
	const masks: Placed[] = [];
	const rest: Placed[] = [];
	const sizes = new Set<string>();
	let hasOtherPages = false;
	for (const { type, family, ...common } of candidates(first, others, file, beside)) {
		const { directory } = common;
		const size = sizeOf(directory);
		const isOfMain = (type & REDUCED) !== 0 && samplesOf(directory) === samplesOf(first.directory);
		// An overview of a later page looks the same as one of the first, except that there is one of this size already.
		if (isOfMain && (type & MASK) === 0 && !(hasOtherPages && sizes.has(size))) {
			sizes.add(size);
			const path = `/overviews/${overviews.length + 1}` as const;
			overviews.push({ ...common, path, kind: "overview", fullPath: "/0" });
			continue;
		}
		if (type & MASK) masks.push({ node: { ...common, kind: "mask" }, family: 0 });
		else rest.push({ node: { ...common, kind: "page" }, family });
		hasOtherPages ||= type === 0;
	}
	// Below an overview are further ones of the same image.
	const reduced = new Set(overviews.map(({ directory }) => directory));
	const fullOf = ({ directory }: Page, path: ImageNode["path"]) => (reduced.has(directory) ? "/0" : path);
	const below = [
		...first.children.flatMap((child, n) =>
			childImages(child, fullOf(child, `/subifds/0/${n}`), `/subifds/0/${n}_`, file, 0),
		),
		...others.flatMap((page, i) => childImages(page, fullOf(page, `/${i + 1}`), `/subifds/${i + 1}/`, file, i + 1)),
	];
	const images = [main, ...overviews].map((node): Placed => ({ node, family: 0 }));
	return pairMasks(
		[...images, ...rest, ...below.filter(({ node }) => node.kind !== "mask")],
		[...masks, ...below.filter(({ node }) => node.kind === "mask")],
	);
}

/** Everything that may belong to the first image: its SubIFDs, the rest of the chain, and what lies beside the file. */
function candidates(first: Page, others: readonly Page[], file: TiffFile, beside: Sidecars): Candidate[] {
	const pageOf = (path: Candidate["path"], family: number, { directory }: Page): Candidate => ({
		path,
		directory,
		file,
		type: subfileType(directory),
		family,
	});
	const besidesOf = (opened: readonly OpenedFile[], name: string, typeOf: (directory: Directory) => number) =>
		opened
			.flatMap(({ pages, file: owner }) => pages.map(({ directory }) => ({ directory, file: owner })))
			.map((found, i): Candidate => ({ ...found, path: `/${name}/${i}`, type: typeOf(found.directory), family: 0 }));
	return [
		...first.children.map((child, n) => pageOf(`/subifds/0/${n}`, 0, child)),
		...others.map((page, i) => pageOf(`/${i + 1}`, i + 1, page)),
		// What is in these files they are for, whatever they call it.
		...besidesOf(beside.overviews, "ovr", (directory) => subfileType(directory) | REDUCED),
		...besidesOf(beside.masks, "msk", () => MASK),
	];
}

/** The images in the SubIFDs of a page, and in theirs, whose numbers are joined: `/subifds/1/0_2`. */
function childImages(
	{ directory: parent, children }: Page,
	fullPath: ImageNode["path"],
	prefix: ImageNode["path"],
	file: TiffFile,
	family: number,
): Placed[] {
	return children.flatMap((child, n) => {
		const { directory } = child;
		const path = `${prefix}${n}` as const;
		const type = subfileType(directory);
		const isOverview = (type & REDUCED) !== 0 && samplesOf(directory) === samplesOf(parent);
		const common = { path, directory, file };
		const node: ImageNode =
			type & MASK
				? { ...common, kind: "mask" }
				: isOverview
					? { ...common, kind: "overview", fullPath }
					: { ...common, kind: "page" };
		return [{ node, family }, ...childImages(child, isOverview ? fullPath : path, `${path}_`, file, family)];
	});
}

/**
 * Gives each image the first mask of its size, of its own family or of the chain, whose masks have none (0); masks that are
 * left keep their own paths.
 */
function pairMasks(images: readonly Placed[], masks: readonly Placed[]): ImageNode[] {
	if (masks.length === 0) return images.map(({ node }) => node);
	const waiting = new Map<string, number[]>();
	// From the last one on, so that each list ends with the first.
	for (const [i, { node, family }] of [...masks.entries()].toReversed()) {
		const kind = maskKind(node.directory, family, samplesOf(node.directory));
		const known = waiting.get(kind);
		if (known === undefined) waiting.set(kind, [i]);
		else known.push(i);
	}
	const taken = new Set<number>();
	const takeFirst = (kinds: readonly string[]): number | undefined => {
		let best: number[] | undefined;
		for (const kind of kinds) {
			const list = waiting.get(kind);
			if (list !== undefined && list.length > 0 && (list.at(-1) as number) < (best?.at(-1) ?? masks.length))
				best = list;
		}
		return best?.pop();
	};
	const paired = images.flatMap(({ node: image, family }): ImageNode[] => {
		const { directory } = image;
		const kinds = [family, 0].flatMap((own) =>
			[1, samplesOf(directory)].map((samples) => maskKind(directory, own, samples)),
		);
		const at = takeFirst(kinds);
		if (at === undefined) return [image];
		taken.add(at);
		const maskPath = image.path === "/0" ? "/mask" : (`${image.path}_mask` as const);
		return [
			{ ...image, maskPath },
			{ ...(masks[at] as Placed).node, path: maskPath },
		];
	});
	return [...paired, ...masks.flatMap(({ node }, i) => (taken.has(i) ? [] : [node]))];
}

/** What a mask and its image have in common. */
function maskKind(directory: Directory, family: number, samples: number): string {
	return `${sizeOf(directory)} ${family} ${samples}`;
}
