import { AzureStore, GcsStore, HttpStore, type ObjectStore, type OpenOptions, S3Store } from "mirazarr";

/** The server of `mirazarr explore`, which reads what the page cannot read itself. */
export type ExploreServer = {
	/** What it was started on: URLs below these are read through it. */
	prefixes: readonly string[];
	/** Where it reads: `BASE/s3/bucket/key` is `s3://bucket/key`. */
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
	const make =
		(direct: MakeStore | undefined): MakeStore =>
		(prefix, options): ObjectStore => {
			const isServed = direct === undefined || server.prefixes.some((served) => prefix.startsWith(served));
			return isServed ? new HttpStore(placeAt(server, prefix), { follow: "registered" }) : direct(prefix, options);
		};
	return {
		...Object.fromEntries(Object.entries(DIRECT).map(([name, direct]) => [name, make(direct)])),
		file: make(undefined),
	};
}

/** Where the server reads a URL: its scheme is the first part of the path. */
export function placeAt({ base }: ExploreServer, url: string): string {
	return `${base}${url.replace(/^([a-z0-9]+):\/\//i, "$1/")}`;
}
