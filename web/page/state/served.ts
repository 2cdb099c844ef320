/** A file that `mirazarr explore` offers. */
export type ServedFile = { url: string; name: string; format?: string | undefined; sizeBytes?: number | undefined };

/** What `mirazarr explore` says to the page that it serves. */
export type ServedSites = {
	/** What it was started on, as far as it can be opened. */
	files: readonly ServedFile[];
	/** Prefixes of URLs that the page reads through it: files of the machine, buckets with their keys. */
	prefixes: readonly string[];
};

const NOTHING: ServedSites = { files: [], prefixes: [] };
let sites: ServedSites | undefined;

/** What `mirazarr explore` serves; nothing where the page came from elsewhere. */
export function servedSites(): ServedSites {
	sites ??= said() ?? NOTHING;
	return sites;
}

function said(): ServedSites | undefined {
	const content = document.querySelector<HTMLMetaElement>('meta[name="mirazarr-explore"]')?.content;
	return content === undefined ? undefined : (JSON.parse(content) as ServedSites);
}
