import { isMiraError } from "../../errors.ts";
import type { ObjectStoreRegistry } from "../../io/registry.ts";
import { directoryUrl, isUrl, siblingUrl, splitQuery } from "../../io/url.ts";
import type { DmrDocument } from "./document.ts";

/** Where the data of a document are. */
export type DataFile = { url: string; sizeBytes: number | undefined };

/** What builders write where the server is to put the address of the data. */
const PLACEHOLDER = /^OPeNDAP_DMRpp_DATA_ACCESS_URL$/i;

/**
 * Finds the data file: beside the document, under its name without the ending; beside it, under the name that the document
 * has for it; where `href` says. What is not there keeps its reference, and fails when it is read.
 */
export async function findDataFile(
	url: string,
	{ name, href }: DmrDocument,
	registry: ObjectStoreRegistry,
): Promise<DataFile> {
	const stated = href === undefined || PLACEHOLDER.test(href) ? undefined : resolveHref(url, href);
	const [path, query] = splitQuery(url);
	const own = path.replace(/\.dmrpp[^/]*$/i, "");
	const ending = /\.\w+$/.exec(stated ?? name)?.[0] ?? "";
	const cut = own.lastIndexOf(`${ending}.`);
	const named = [stated, name].flatMap((text) => {
		const base = text?.slice(text.lastIndexOf("/") + 1);
		return base === undefined || base === "" ? [] : [directoryUrl(url) + base];
	});
	// `a.h5.dmrpp`, `a.dmrpp` and `a.h5.new.dmrpp` are all of `a.h5`.
	const beside = own === path ? [] : [own, own + ending, ...(cut === -1 ? [] : [own.slice(0, cut) + ending])];
	const candidates = [...beside.map((one) => one + query), ...named, ...(stated === undefined ? [] : [stated])];
	for (const candidate of new Set(candidates)) {
		if (candidate === url || !registry.has(candidate)) continue;
		const sizeBytes = await sizeOf(candidate, registry);
		if (sizeBytes !== undefined) return { url: candidate, sizeBytes };
	}
	return { url: stated ?? candidates[0] ?? url, sizeBytes: undefined };
}

/** The URL of an `href`: whole, or relative to the document. */
export function resolveHref(url: string, href: string): string {
	return isUrl(href) ? href : siblingUrl(url, href);
}

async function sizeOf(url: string, registry: ObjectStoreRegistry): Promise<number | undefined> {
	try {
		return await registry.source(url).size();
	} catch (error) {
		if (isMiraError(error, "not-found", "http-status", "not-allowed")) return undefined;
		throw error;
	}
}
