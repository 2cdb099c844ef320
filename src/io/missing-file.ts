import { readdir, readlink, stat } from "node:fs/promises";
import { basename, dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { isMiraError, MiraError } from "../errors.ts";
import { nearNames } from "../zarr/near-names.ts";
import { formatUrl, parseUrl } from "./url.ts";

/**
 * The error of opening a local file in clearer words, where it is not there: what is near, by the names in its directory, or
 * which directory on the way is missing. Any other error stays as it is.
 */
export async function withNearFiles(error: unknown): Promise<unknown> {
	if (!isMiraError(error, "not-found") || error.url === undefined || !/^file:/i.test(error.url)) return error;
	const path = fileURLToPath(formatUrl(parseUrl(error.url))).replace(/(?<=.)[/\\]+$/, "");
	if (await isThere(path)) return error;
	const target = await readlink(path).catch(() => undefined);
	if (target !== undefined)
		return new MiraError("not-found", `There is no such file: this link leads to ${target}, which is not there`, {
			url: error.url,
			cause: error,
		});
	const missing = await firstMissing(path);
	const isWhole = missing === path;
	const near = await nearPaths(missing, path);
	return new MiraError(
		"not-found",
		isWhole ? "There is no such file" : `There is no such file: there is no directory ${shown(missing)}`,
		{
			url: error.url,
			hint: near.length === 0 ? "Check the path" : `Did you mean ${near.map(shown).join(" or ")}?`,
			cause: error,
		},
	);
}

async function isThere(path: string): Promise<boolean> {
	return stat(path).then(
		() => true,
		() => false,
	);
}

/** The shortest part of a path that is not there. */
async function firstMissing(path: string): Promise<string> {
	const parent = dirname(path);
	return parent === path || (await isThere(parent)) ? path : firstMissing(parent);
}

/** Paths that are there and differ in little from the one that is not. */
async function nearPaths(missing: string, path: string): Promise<string[]> {
	const parent = dirname(missing);
	const names = await readdir(parent).catch((): string[] => []);
	const near = nearNames(basename(missing), names).map((name) => join(parent, name));
	const rest = path.slice(missing.length);
	// Behind a directory that was misspelt the rest may be right.
	return Promise.all(near.map(async (found) => ((await isThere(found + rest)) ? found + rest : found)));
}

/** As people would name it: what lies below the working directory, from there. */
function shown(path: string): string {
	const short = relative(process.cwd(), path);
	return short === "" || short.startsWith("..") ? path : short;
}
