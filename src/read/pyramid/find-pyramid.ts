import { MiraError } from "../../errors.ts";
import { type ManifestGroup, pathBelow, type StoreArray, walk } from "../../manifest/manifest-group.ts";
import type { ManifestStore } from "../../manifest/manifest-store.ts";
import { scopesOf } from "../labels/coordinates.ts";
import { type DescribedLevel, type DescribedPyramid, describedPyramid } from "./described-levels.ts";
import { imagesIn } from "./images.ts";

/** An array of a pyramid, with what is said of its level; the finest first. */
export type FoundLevel = { path: `/${string}`; array: StoreArray; described: DescribedLevel };

/** A pyramid of a store. */
export type FoundPyramid = {
	/** The group that describes it. */
	group: `/${string}`;
	axes: DescribedPyramid["axes"];
	levels: readonly [FoundLevel, ...FoundLevel[]];
};

/** The pyramid that an array is a level of; undefined if it is of none. */
export function pyramidOfArray(store: ManifestStore, path: `/${string}`): FoundPyramid | undefined {
	for (const scope of scopesOf(store, path)) {
		const pyramid = describedPyramid(scope.group.attributes);
		if (pyramid === undefined) continue;
		const inside = path.slice(scope.path === "/" ? 1 : scope.path.length + 1);
		const own = pyramid.levels.find(({ asset }) => inside === asset || inside.startsWith(`${asset}/`));
		if (own === undefined) continue;
		return foundLevels(store, scope.path, pyramid, inside.slice(own.asset.length + 1));
	}
	return undefined;
}

/** The pyramids of a group: one where the levels are arrays, one for each image where they are groups. */
export function pyramidsOfGroup(store: ManifestStore, path: `/${string}`, group: ManifestGroup): FoundPyramid[] {
	const pyramid = describedPyramid(group.attributes);
	if (pyramid === undefined) return [];
	const variables = new Set<string>();
	for (const { asset } of pyramid.levels) {
		const node = store.node(pathBelow(path, asset));
		if (node?.kind === "array") variables.add("");
		if (node?.kind === "group") for (const name of imagesIn(node.path, node.group)) variables.add(name);
	}
	return [...variables].flatMap((variable) => foundLevels(store, path, pyramid, variable) ?? []);
}

/** The pyramid that is meant where none is named: the only one. */
export function onlyPyramid(store: ManifestStore, path: `/${string}`): FoundPyramid | undefined {
	const found = Array.from(walk(store.group)).flatMap((node) => {
		const isBelow = path === "/" || node.path === path || node.path.startsWith(`${path}/`);
		return node.kind === "group" && isBelow ? pyramidsOfGroup(store, node.path, node.group) : [];
	});
	if (found.length > 1)
		throw new MiraError("bad-argument", `there are ${found.length} pyramids below ${path}`, {
			url: store.url,
			hint: `Name one of their arrays: ${found
				.map(({ levels }) => levels[0].path)
				.slice(0, 10)
				.join(", ")}`,
		});
	return found[0];
}

function foundLevels(
	store: ManifestStore,
	group: `/${string}`,
	{ levels, axes }: DescribedPyramid,
	variable: string,
): FoundPyramid | undefined {
	const found = levels.flatMap((described): FoundLevel[] => {
		const path = pathBelow(group, variable === "" ? described.asset : `${described.asset}/${variable}`);
		const node = store.node(path);
		return node?.kind === "array" ? [{ path: node.path, array: node.array, described }] : [];
	});
	const rank = found[0]?.array.description.shape.length;
	const alike = found.filter(({ array }) => array.description.shape.length === rank);
	// ndpyramid has the coarsest first.
	const [finest, ...coarser] = alike.sort((one, other) => pixels(other) - pixels(one));
	return finest && { group, axes, levels: [finest, ...coarser] };
}

function pixels({ array }: FoundLevel): number {
	return array.description.shape.reduce((product, length) => product * length, 1);
}
