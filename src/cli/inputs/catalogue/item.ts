/** Data that belong to an item of a catalogue. */
export type Asset = {
	/** The key of an asset of STAC, the name of the file of a granule. */
	name: string;
	/** Where it is: a URL. */
	url: string;
	/** The same in a bucket, for those who compute where it is. */
	directUrl?: string | undefined;
	/** What it is for, in the words of STAC: `data`, `metadata`, `thumbnail`, … */
	roles: readonly string[];
	mediaType?: string | undefined;
};

/** What a catalogue lists: an item of STAC, a granule of CMR. */
export type Item = {
	id: string;
	/** When its data begin; undefined where that is not said. */
	time?: string | undefined;
	assets: readonly Asset[];
};

/** What a document of a catalogue says. */
export type CatalogueDocument = {
	/** What it calls its items. */
	noun: "item" | "granule";
	items: readonly Item[];
	/** URLs of documents that belong to it: the items and catalogues below. */
	children: readonly string[];
	/** What follows it, where it is a page of many. */
	next?: { kind: "get"; url: string } | { kind: "post" } | undefined;
	/** How many items there are in all pages, where that is said. */
	total?: number | undefined;
};
