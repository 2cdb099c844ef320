import { MiraError, type OptionValue, type OptionValues, oneOf, TAKES } from "../errors.ts";
import type { ManifestStore } from "../manifest/manifest-store.ts";
import type { AccessEntry } from "./access.ts";
import type { TrustedHeader } from "./client.ts";
import type { ViewOptions } from "./view.ts";

/** What is served, to whom, and with which bounds. */
export type SiteOptions = ViewOptions & {
	/** Stores by the name that is the first part of their path: letters, digits, `.`, `_`, `~` and `-`, but not `-` alone. */
	sources: Readonly<Record<string, ManifestStore>>;
	/**
	 * Opens a source again after it was seen to be another than before, when somebody asks for its metadata. Without it, such a
	 * source is refused (409) from then on. It has to read anew: without the registry of before.
	 */
	reopen?: ((name: string, signal: AbortSignal) => Promise<ManifestStore>) | undefined;
	/** Chunks and documents kept in memory, default 64 MiB. */
	cacheBytes?: number | undefined;
	/** Bytes of answers under way at a time, default 256 MiB; further requests wait. */
	underWayBytes?: number | undefined;
	/** The same of one client, by default an eighth of it. A larger chunk goes alone. */
	clientBytes?: number | undefined;
	/** Requests worked on at a time, default 256; others wait, and clients take turns. */
	maxWork?: number | undefined;
	/** The same of one client, default 32. */
	maxClientWork?: number | undefined;
	/** Requests that wait, default 8192; beyond that, those of the client that has most of them are answered with 503. */
	maxQueue?: number | undefined;
	/** The same of one client, default 1024; further ones are answered with 429. */
	maxClientQueue?: number | undefined;
	/** Values of one answer by label, default 2^18; who asks for more is answered with 413. */
	maxCells?: number | undefined;
	/** How long a request may take before it is answered with 504, default 60 s. */
	timeoutMs?: number | undefined;
	/** How long clients may keep answers without asking again, default 60 s. */
	maxAgeSeconds?: number | undefined;
	/** Clients must know it: as a bearer token, or as the password of Basic. By default everybody may read. */
	token?: string | undefined;
	/** A proxy stands in front, which says in this header for whom it asks: `x-forwarded-for` (and its kin) or `forwarded`. */
	trustProxy?: TrustedHeader | undefined;
	/** By which URL clients know the server, for links; by default what they or the proxy say. */
	publicUrl?: string | undefined;
	/** Told of every answer, once it is sent. */
	onAccess?: ((entry: AccessEntry) => void) | undefined;
	/** Gets the errors that nobody threw on purpose; they are answered with 500. */
	onUnexpected?: ((error: unknown) => void) | undefined;
};

const BYTES: OptionValue = { text: "a number of bytes", accepts: (value) => typeof value === "number" && value >= 0 };

/** A whole number that leaves something to do. */
export const AT_LEAST_ONE: OptionValue = {
	text: "a whole number of at least 1",
	accepts: (value) => Number.isInteger(value) && Number(value) >= 1,
};

/** A number of milliseconds that timers can wait for. */
export const MILLISECONDS: OptionValue = {
	text: "a number of milliseconds below 2^31",
	accepts: (value) => typeof value === "number" && value >= 0 && value < 2 ** 31,
};

/** What the options of a site take. */
export const SITE_OPTIONS: OptionValues<SiteOptions> = {
	sources: TAKES.object,
	reopen: TAKES.function,
	decoded: {
		text: "true, false or an object of options",
		accepts: (value) => TAKES.boolean.accepts(value) || TAKES.object.accepts(value),
	},
	transcode: oneOf("none", "raw", "zstd"),
	cacheBytes: BYTES,
	underWayBytes: BYTES,
	clientBytes: BYTES,
	maxWork: AT_LEAST_ONE,
	maxClientWork: AT_LEAST_ONE,
	maxQueue: TAKES.wholeNumber,
	maxClientQueue: TAKES.wholeNumber,
	maxCells: AT_LEAST_ONE,
	timeoutMs: MILLISECONDS,
	maxAgeSeconds: TAKES.wholeNumber,
	token: TAKES.text,
	trustProxy: oneOf("x-forwarded-for", "forwarded"),
	publicUrl: TAKES.text,
	onAccess: TAKES.function,
	onUnexpected: TAKES.function,
};

/** The beginning of links: a public URL without the slash at its end. */
export function linkBase(publicUrl: string | undefined): string | undefined {
	if (publicUrl === undefined) return undefined;
	const url = URL.canParse(publicUrl) ? new URL(publicUrl) : undefined;
	const isPlain = url?.search === "" && url.hash === "" && url.username === "" && url.password === "";
	if (url === undefined || !/^https?:$/.test(url.protocol) || !isPlain)
		throw new MiraError("bad-argument", `"${publicUrl}" cannot be the public URL of a server`, {
			hint: "It is such as https://data.example.org or https://example.org/zarr",
		});
	return url.href.replace(/\/$/, "");
}
