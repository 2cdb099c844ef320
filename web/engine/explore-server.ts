import {
	AzureStore,
	GcsStore,
	HttpStore,
	type ListedObject,
	type ListOptions,
	MiraError,
	type ObjectStore,
	type OpenOptions,
	S3Store,
} from "mirazarr";

/** The server of `mirazarr explore`, which reads what the page cannot read itself. */
export type ExploreServer = {
	/** What it was started on: URLs below these are read through it. */
	prefixes: readonly string[];
	/** Where the page is, below which it reads (`read/s3/bucket/key`) and lists (`list/s3/bucket/`). */
	base: string;
};

type Schemes = NonNullable<OpenOptions["schemes"]>;
type MakeStore = Schemes[string];

const DIRECT: Record<string, MakeStore> = {
	http: (prefix, options) => new HttpStore(prefix, options),
	https: (prefix, options) => new HttpStore(prefix, options),
	s3: (prefix, { follow }) => new S3Store(prefix, { follow }),
	gs: (prefix, { follow }) => new GcsStore(prefix, { follow }),
	az: (prefix, { follow }) => new AzureStore(prefix, { follow }),
};

/** Stores that go through the server where it was started on what is asked for, and to the place itself otherwise. */
export function schemesThrough(server: ExploreServer | undefined): Schemes | undefined {
	if (server === undefined) return undefined;
	const through =
		(direct: MakeStore): MakeStore =>
		(prefix, options) =>
			server.prefixes.some((served) => isBelow(prefix, served)) ? servedStore(server, prefix) : direct(prefix, options);
	const known = Object.entries(DIRECT).map(([scheme, direct]) => [scheme, through(direct)]);
	return { ...Object.fromEntries(known), file: (prefix) => servedStore(server, prefix) };
}

function isBelow(url: string, prefix: string): boolean {
	const folder = prefix.replace(/\/$/, "");
	return url === folder || url.startsWith(`${folder}/`) || url.startsWith(`${folder}?`);
}

/** The part of a URL behind `read/` and `list/`: its scheme is the first name. */
function pathOf(url: string): string {
	return url.replace(/^([a-z0-9+.-]+):\/\/\/?/i, "$1/");
}

/** Objects that the server reads, and lists where they can be listed. */
function servedStore({ base }: ExploreServer, prefix: string): ObjectStore {
	const objects = new HttpStore(`${base}read/${pathOf(prefix)}`, { follow: "registered" });
	const get: ObjectStore["get"] = (path, range, options) => objects.get(path, range, options);
	// Web servers cannot list, whoever asks them.
	if (/^https?:/i.test(prefix)) return { get };
	const root = prefix.replace(/\/$/, "");
	return { get, list: (path, options) => listed(`${base}list/${pathOf(`${root}/${path}`)}`, root, options) };
}

async function* listed(
	place: string,
	root: string,
	{ shallow = false, signal }: ListOptions = {},
): AsyncGenerator<ListedObject> {
	const folder = place.replace(/\/?$/, "/");
	const response = await fetch(shallow ? `${folder}?shallow` : folder, { signal: signal ?? null });
	if (response.status === 404) throw new MiraError("not-found", "There is no such folder", { url: root });
	if (!response.ok)
		throw new MiraError("http-status", `The server cannot list this (${response.status})`, { url: root });
	const objects: { url: string; size: number }[] = await response.json();
	for (const { url, size } of objects) yield { path: url.slice(root.length + 1), size };
}
