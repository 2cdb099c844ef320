import type { Page } from "./directories.ts";
import type { Directory } from "./directory.ts";
import { TAG } from "./tags.ts";

/** An image of a file, its path in the store, and what it is to the first one. */
export type ImageNode = {
	path: `/${string}`;
	directory: Directory;
	kind: "page" | "overview" | "mask";
	/** The path of the mask that says which of its pixels are valid. */
	maskPath?: `/${string}` | undefined;
};

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
 * of its directory, a SubIFD that is neither `/subifds/` with the numbers of its parent and of itself.
 */
export function classifyImages(pages: readonly Page[]): ImageNode[] {
	const [first, ...others] = pages;
	if (first === undefined) return [];
	const main: ImageNode = { path: "/0", directory: first.directory, kind: "page" };
	const overviews: ImageNode[] = [];
	const masks: ImageNode[] = [];
	const rest: ImageNode[] = [];
	const sizes = new Set<string>();
	let hasOtherPages = false;
	const place = (directory: Directory, path: ImageNode["path"]): void => {
		const type = subfileType(directory);
		const size = sizeOf(directory);
		const isReduced = (type & REDUCED) !== 0;
		const isOfMain = isReduced && samplesOf(directory) === samplesOf(first.directory);
		// An overview of a later page looks the same as one of the first, except that there is one of this size already.
		if (isOfMain && (type & MASK) === 0 && !(hasOtherPages && sizes.has(size))) {
			sizes.add(size);
			overviews.push({ path: `/overviews/${overviews.length + 1}`, directory, kind: "overview" });
			return;
		}
		if (type & MASK) masks.push({ path, directory, kind: "mask" });
		else rest.push({ path, directory, kind: "page" });
		hasOtherPages ||= type === 0;
	};
	for (const [n, child] of first.children.entries()) place(child, `/subifds/0/${n}`);
	for (const [i, { directory }] of others.entries()) place(directory, `/${i + 1}`);
	const children = others.flatMap((page, i) =>
		page.children.map((directory, n): ImageNode => ({ path: `/subifds/${i + 1}/${n}`, directory, kind: "page" })),
	);
	return [...pairMasks([main, ...overviews], masks), ...rest, ...children];
}

/** Gives each image the first mask of its size; masks that are left keep their own paths. */
function pairMasks(images: readonly ImageNode[], masks: readonly ImageNode[]): ImageNode[] {
	const left = [...masks];
	const paired = images.flatMap((image): ImageNode[] => {
		const size = sizeOf(image.directory);
		const at = left.findIndex(({ directory }) => sizeOf(directory) === size && samplesOf(directory) === 1);
		if (at < 0) return [image];
		const [mask] = left.splice(at, 1) as [ImageNode];
		const maskPath = image.path === "/0" ? "/mask" : (`${image.path}_mask` as const);
		return [
			{ ...image, maskPath },
			{ ...mask, path: maskPath },
		];
	});
	return [...paired, ...left];
}
