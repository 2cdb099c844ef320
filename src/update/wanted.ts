import { hint, isMiraError, MiraError, option } from "../errors.ts";
import { lookAt } from "../io/look-at.ts";
import { childUrl } from "../io/url.ts";
import type { Cube } from "./cube.ts";
import type { Extent } from "./cube-files.ts";
import type { NotedVersion } from "./cube-form.ts";
import { versionChange } from "./noted-version.ts";
import { placeName } from "./place-name.ts";
import type { UpdateOptions, UpdateRequest, UpdateStep } from "./request.ts";

/** What is to be done with which files. */
export type Wanted = {
	/** Files that are opened. */
	put: { url: string; replaces: Extent | undefined; why?: string | undefined }[];
	removed: { url: string; extent: Extent; why?: string | undefined }[];
	/** Files that need nothing. */
	steps: UpdateStep[];
};

/** Sorts out what is asked: looks at the files of the cube that may have changed, opens none. */
export async function sortOut(
	cube: Cube,
	request: UpdateRequest,
	{ registry, signal }: UpdateOptions,
): Promise<Wanted> {
	const wanted: Wanted = { put: [], removed: [], steps: [] };
	// A store may be named with a slash at its end.
	const nameOf = (url: string): string => placeName(url).replace(/\/+$/, "");
	const given = [...new Set((request.files ?? []).map(nameOf))];
	const removed = new Set((request.remove ?? []).map(nameOf));
	const looksAtAll = request.refresh === true || request.prune === true;
	const there = looksAtAll ? new Map(cube.files.entries()) : cube.files.find(new Set([...given, ...removed]));
	for (const url of removed) {
		const extent = there.get(url);
		if (extent === undefined) throw notInCube(cube, url);
		if (given.includes(url))
			throw new MiraError("bad-argument", "it is to be removed and to be put at the same time", { url });
		wanted.removed.push({ url, extent });
	}
	const known = looksAtAll ? [...there.keys()] : given.filter((url) => there.has(url));
	const noted = known.length === 0 && !looksAtAll ? new Map() : await cube.form.noted();
	for (const url of given) {
		if (cube.unclear.has(url)) throw unclearError(cube, url, "it is in the cube, but");
		if (!there.has(url)) wanted.put.push({ url, replaces: undefined });
	}
	await Promise.all(
		known.map(async (url) => {
			if (removed.has(url)) return;
			const extent = there.get(url) as Extent;
			const now = await (cube.stores.has(url) ? lookAtStore : lookAt)(url, registry, signal);
			if ("error" in now) {
				const isGone = isMiraError(now.error, "not-found");
				if (!isGone || (request.prune !== true && given.includes(url))) throw now.error;
				if (request.prune === true) wanted.removed.push({ url, extent, why: "it is gone" });
				else
					throw new MiraError("not-found", "it is in the cube, and gone", {
						url,
						...hint`Let files that are gone leave it with ${option("prune", true)}`,
					});
				return;
			}
			const why = versionChange(noted.get(url), now);
			const isAsked = given.includes(url) || request.refresh === true;
			if (why !== undefined && isAsked) wanted.put.push({ url, replaces: extent, why });
			else if (given.includes(url))
				wanted.steps.push({ file: url, action: "unchanged", at: extent.from, length: extent.to - extent.from });
		}),
	);
	if (looksAtAll) await checkUnclear(cube, request, noted, { registry, signal });
	return wanted;
}

/** Whether a store is there: what its objects are is noted of each alone, and none stands for all. */
async function lookAtStore(...[url, registry, signal]: Parameters<typeof lookAt>): ReturnType<typeof lookAt> {
	const [first, ...others] = (await Promise.all(
		["zarr.json", ".zgroup"].map((name) => lookAt(childUrl(url, name), registry, signal)),
	)) as [Awaited<ReturnType<typeof lookAt>>, ...Awaited<ReturnType<typeof lookAt>>[]];
	return others.find((one) => !("error" in one)) ?? first;
}

/** A file that has changed, or is gone, and has no stretch to itself: to pass it over would leave what is no longer true. */
async function checkUnclear(
	cube: Cube,
	{ refresh, prune }: UpdateRequest,
	noted: ReadonlyMap<string, NotedVersion>,
	{ registry, signal }: Pick<UpdateOptions, "registry" | "signal">,
): Promise<void> {
	for (const url of cube.unclear.keys()) {
		const now = await lookAt(url, registry, signal);
		if ("error" in now) {
			if (prune !== true || !isMiraError(now.error, "not-found")) throw now.error;
			throw unclearError(cube, url, "it is gone, and in the cube");
		}
		const why = refresh === true ? versionChange(noted.get(url), now) : undefined;
		if (why !== undefined) throw unclearError(cube, url, `${why}, and is in the cube`);
	}
}

function unclearError(cube: Cube, url: string, what: string): MiraError {
	return new MiraError("cannot-combine", `${what} not by itself: ${cube.unclear.get(url)}`, {
		url,
		hint: "Build the cube again from all its files",
	});
}

function notInCube(cube: Cube, url: string): MiraError {
	if (cube.unclear.has(url)) return unclearError(cube, url, "it is in the cube, but");
	const [first] = cube.files.names();
	return new MiraError("not-found", "it is not in the cube", {
		url,
		hint:
			first === undefined
				? "Its references do not tell which files it has: build it again from those that it should have"
				: `The cube has ${cube.files.size} files, the first of which is ${first}`,
	});
}
