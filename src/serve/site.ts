import { MiraError } from "../errors.ts";
import { Deadline } from "../io/deadline.ts";
import type { ManifestStore } from "../manifest/manifest-store.ts";
import { visibleJson } from "../zarr/json.ts";
import {
	type Answer,
	answerOptions,
	answerRefusal,
	answerText,
	answerWith,
	methodRefusal,
	type Question,
} from "./answer.ts";
import { ByteCache } from "./byte-cache.ts";
import { ByteGate } from "./byte-gate.ts";
import { parseByteRange } from "./byte-range.ts";
import { listsTag, listsTagStrongly } from "./entity-tag.ts";
import { describeSource, type SourceListing } from "./listing.ts";
import { indexPage, PAGE_POLICY } from "./page.ts";
import { notFound, Refusal, refusalOf } from "./refusal.ts";
import { isPlace, pathNames } from "./request-path.ts";
import { SharedLoads } from "./shared-loads.ts";
import { StoreValues, type Value } from "./store-values.ts";
import { servedView, type ViewOptions } from "./view.ts";

/** What is served, and with which bounds. */
export type SiteOptions = ViewOptions & {
	/** Stores by the name that is the first part of their path: letters, digits, `.`, `_`, `~` and `-`. */
	sources: Readonly<Record<string, ManifestStore>>;
	/** Chunks and documents kept in memory, default 64 MiB. */
	cacheBytes?: number | undefined;
	/** Bytes of answers under way at a time, default 256 MiB; further requests wait. A larger chunk goes alone. */
	underWayBytes?: number | undefined;
	/** How long a request may take before it is answered with 504, default 60 s. */
	timeoutMs?: number | undefined;
	/** How long clients may keep answers without asking again, default 60 s. */
	maxAgeSeconds?: number | undefined;
	/** Gets the errors that nobody threw on purpose; they are answered with 500. */
	onUnexpected?: ((error: unknown) => void) | undefined;
};

const NAME = /^(?!\.{1,2}$)[\w.~-]+$/;

/** Answers requests for stores; the same for every runtime. */
export class Site {
	readonly #options: SiteOptions;
	readonly #sources = new Map<string, { values: StoreValues; listing: SourceListing }>();
	readonly #gate: ByteGate;

	constructor(options: SiteOptions) {
		this.#options = options;
		this.#gate = new ByteGate(options.underWayBytes ?? 2 ** 28);
		const loads = new SharedLoads(new ByteCache(options.cacheBytes ?? 2 ** 26));
		for (const [name, source] of Object.entries(options.sources)) {
			if (!NAME.test(name))
				throw new MiraError("bad-argument", `"${name}" cannot be a part of a path`, {
					hint: "Use letters, digits, ., _, ~ and -",
				});
			const store = servedView(source, options);
			this.#sources.set(name, { values: new StoreValues(store, name, loads), listing: describeSource(name, store) });
		}
	}

	/** What clients can read, and what they cannot. */
	get listings(): SourceListing[] {
		return Array.from(this.#sources.values(), ({ listing }) => listing);
	}

	/** The answer to a request; never throws. A client that went away gets none, and what it asked for is not read on. */
	async answer(question: Question): Promise<Answer> {
		const { timeoutMs = 60_000 } = this.#options;
		const deadline = new Deadline(question.signal);
		deadline.start(timeoutMs);
		try {
			question.signal.throwIfAborted();
			return await this.#route(question, deadline.signal);
		} catch (error) {
			return answerRefusal(deadline.isOver ? timeoutRefusal(timeoutMs) : this.#refusalOf(error, question));
		} finally {
			deadline.end();
		}
	}

	#refusalOf(error: unknown, { signal: client }: Question): Refusal {
		if (client.aborted) return CLIENT_GONE;
		const refusal = refusalOf(error);
		if (refusal !== undefined) return refusal;
		this.#options.onUnexpected?.(error);
		return new Refusal(500, "unexpected", "something went wrong here that should not have");
	}

	async #route(question: Question, signal: AbortSignal): Promise<Answer> {
		const { method, target } = question;
		if (method === "OPTIONS") return answerOptions();
		if (method !== "GET" && method !== "HEAD") throw methodRefusal(method);
		const [name, ...names] = pathNames(target);
		if (name === undefined) return this.#index(question);
		const source = this.#sources.get(name);
		if (source === undefined) throw notFound(`there is no source "${name.slice(0, 200)}" here`);
		if (names.length === 0) return answerText(json(source.listing), "application/json", NO_CACHE);
		if (isPlace(target)) throw notFound("a key does not end with a slash");
		return this.#value(source.values, names, question, signal);
	}

	async #value(values: StoreValues, names: string[], question: Question, signal: AbortSignal): Promise<Answer> {
		let release: (() => void) | undefined;
		const reserve = async (bytes: number): Promise<void> => {
			release ??= await this.#gate.enter(bytes, signal);
		};
		try {
			const isWhole = question.method === "GET" && question.header("range") === undefined;
			const value = await values.find(names, { signal, reserve, isWhole });
			if (isUnchanged(value, question)) return answerWith(304, this.#valueHeaders(value), undefined, release);
			const span = wantedSpan(value, question);
			const { begin, end } = span ?? { begin: 0, end: value.sizeBytes };
			const length = { "Content-Length": String(end - begin) };
			const range: Record<string, string> =
				span === undefined ? {} : { "Content-Range": `bytes ${begin}-${end - 1}/${value.sizeBytes}` };
			const status = span === undefined ? 200 : 206;
			if (question.method === "HEAD")
				return answerWith(status, { ...this.#valueHeaders(value), ...length, ...range }, undefined, release);
			await reserve(end - begin);
			const body = await value.read({ begin, end }, signal);
			return answerWith(status, { ...this.#valueHeaders(value), ...range }, body, release);
		} catch (error) {
			release?.();
			throw error;
		}
	}

	#valueHeaders(value: Value): Record<string, string> {
		const tag = value.tag();
		return {
			"Content-Type": value.contentType,
			"Accept-Ranges": "bytes",
			"Cache-Control": `public, max-age=${this.#options.maxAgeSeconds ?? 60}`,
			...(tag === undefined ? {} : { ETag: tag }),
		};
	}

	#index({ origin, header }: Question): Answer {
		const headers = { ...NO_CACHE, Vary: "Accept" };
		if (header("accept")?.includes("text/html"))
			return answerText(indexPage(this.listings, origin), "text/html", {
				...headers,
				"Content-Security-Policy": PAGE_POLICY,
			});
		const sources = this.listings.map(({ name, arrays, refused }) => ({
			name,
			url: `${origin}/${name}`,
			arrays: arrays.length,
			refused: refused.length,
		}));
		return answerText(json({ sources }), "application/json", headers);
	}
}

/** Nobody gets it; the number is the one that web servers log for this. */
const CLIENT_GONE = new Refusal(499, "client-gone", "the client went away");

function timeoutRefusal(timeoutMs: number): Refusal {
	return new Refusal(504, "timeout", `the source did not answer within ${timeoutMs / 1000} s`);
}

const NO_CACHE = { "Cache-Control": "no-cache" };

/** True if the client has the value already. Throws if it wants another one than there is (RFC 9110, 13.2.2). */
function isUnchanged(value: Value, { header }: Question): boolean {
	const tag = value.tag();
	const ifMatch = header("if-match");
	if (ifMatch !== undefined && tag !== undefined && !listsTagStrongly(ifMatch, tag))
		throw new Refusal(412, "changed", "the value is not the one that If-Match names");
	const ifNoneMatch = header("if-none-match");
	return ifNoneMatch !== undefined && tag !== undefined && listsTag(ifNoneMatch, tag);
}

function wantedSpan(value: Value, { header }: Question) {
	const ifRange = header("if-range");
	const tag = value.tag();
	// Parts of two versions must not be put together.
	if (ifRange !== undefined && (tag === undefined || !listsTagStrongly(ifRange, tag))) return undefined;
	return parseByteRange(header("range"), value.sizeBytes);
}

function json(value: unknown): string {
	return `${visibleJson(JSON.stringify(value, undefined, 2))}\n`;
}
