import { MiraError } from "../errors.ts";
import { Deadline } from "../io/deadline.ts";
import type { ManifestStore } from "../manifest/manifest-store.ts";
import type { PlaneOptions } from "../read/picture/plane-blocks.ts";
import { visibleJson } from "../zarr/json.ts";
import { type AccessEntry, accessFacts } from "./access.ts";
import {
	type Answer,
	answerOptions,
	answerRefusal,
	answerText,
	answerWith,
	methodRefusal,
	type Question,
} from "./answer.ts";
import { timeoutRefusal } from "./bounded-time.ts";
import { ByteCache } from "./byte-cache.ts";
import { parseByteRange } from "./byte-range.ts";
import { askerOf, clientName } from "./client.ts";
import { type DerivedRequest, derivedRequest } from "./derived-request.ts";
import { listsTag, listsTagStrongly } from "./entity-tag.ts";
import { busyRefusal, FairGate } from "./fair-gate.ts";
import type { SourceListing } from "./listing.ts";
import { AnswerCounts, METRICS_TYPE, type Metric, metricsText } from "./metrics.ts";
import { indexPage, PAGE_POLICY } from "./page.ts";
import { notFound, Refusal, refusalOf } from "./refusal.ts";
import { isPlace, pathNames } from "./request-path.ts";
import { type Reopen, ServedSource, type SourceSurroundings } from "./served-source.ts";
import { SharedLoads } from "./shared-loads.ts";
import { linkBase, type SiteOptions } from "./site-options.ts";
import { CONTROL_NAME, FILES_NAME, isSourceName } from "./source-names.ts";
import type { FindOptions, Value } from "./store-values.ts";
import { Token } from "./token.ts";
import type { ViewOptions } from "./view.ts";

/** Sources that are opened when somebody asks for them, below `/files/`. */
export interface SourceShelf {
	/** The source that a path leads to, and what of the path is left as a key in it. */
	find(names: readonly string[], client: string | undefined, signal: AbortSignal): Promise<FoundSource>;
	metrics(): Metric[];
}

/** A source, and a key in it. */
export type FoundSource = { source: ServedSource; key: readonly string[] };

/** Makes a shelf of what the sources of a site share. */
export type MakeShelf = (surroundings: SourceSurroundings) => SourceShelf;

/** A request that is being answered. */
type Visit = {
	question: Question;
	client: string | undefined;
	/** Aborts when the client goes away, or when time is up. */
	signal: AbortSignal;
	/** True while it waits for others. */
	isWaiting: boolean;
};

/** A source that changes all the time is not opened more often than this. */
const REOPENING_PAUSE_MS = 1000;

/** Answers requests for stores; the same for every runtime. */
export class Site {
	readonly #options: SiteOptions;
	readonly #sources = new Map<string, ServedSource>();
	readonly #shelf: SourceShelf | undefined;
	readonly #work: FairGate;
	readonly #bytes: FairGate;
	readonly #cache: ByteCache;
	readonly #surroundings: SourceSurroundings;
	readonly #token: Token | undefined;
	readonly #linkBase: string | undefined;
	readonly #counts = new AnswerCounts();
	#isStopping = false;

	constructor(options: SiteOptions, makeShelf?: MakeShelf) {
		const { underWayBytes = 2 ** 28, clientBytes = underWayBytes / 8, token, timeoutMs = 60_000 } = options;
		const { maxWork = 256, maxClientWork = 32, maxQueue = 8192, maxClientQueue = 1024 } = options;
		this.#options = options;
		this.#work = new FairGate({ total: maxWork, client: maxClientWork, queue: maxQueue, clientQueue: maxClientQueue });
		// Who waits here is worked on already, and counted there.
		const [queue, clientQueue] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
		this.#bytes = new FairGate({ total: underWayBytes, client: clientBytes, queue, clientQueue });
		this.#cache = new ByteCache(options.cacheBytes ?? 2 ** 26);
		this.#token = token === undefined ? undefined : new Token(token);
		this.#linkBase = linkBase(options.publicUrl);
		this.#surroundings = {
			view: options,
			loads: new SharedLoads(this.#cache),
			timeoutMs,
			pauseMs: REOPENING_PAUSE_MS,
			changes: { noticed: 0, reopened: 0 },
			derived: {
				decoding: decodingOf(options.decoded),
				maxCells: options.maxCells ?? 2 ** 18,
				made: { tiles: 0, values: 0 },
			},
		};
		this.#shelf = makeShelf?.(this.#surroundings);
		for (const [name, store] of Object.entries(options.sources)) this.#add(name, store);
	}

	#add(name: string, store: ManifestStore): void {
		if (!isSourceName(name) || (this.#shelf !== undefined && name === FILES_NAME))
			throw new MiraError("bad-argument", `"${name}" cannot be the name of a source`, {
				hint:
					name === FILES_NAME
						? "Below it are the files of the root"
						: "Use letters, digits, ., _, ~ and -, but not - alone",
			});
		const { reopen } = this.#options;
		const again: Reopen | undefined = reopen && ((signal) => reopen(name, signal));
		this.#sources.set(name, new ServedSource(name, store, this.#surroundings, again));
	}

	/** What clients can read, and what they cannot. */
	get listings(): SourceListing[] {
		return Array.from(this.#sources.values(), ({ listing }) => listing);
	}

	/** From now on the site is not ready, and takes no more requests. */
	stop(): void {
		this.#isStopping = true;
	}

	/** What the site tells about itself. */
	metrics(): Metric[] {
		const { changes, loads, derived } = this.#surroundings;
		const gauge = (name: string, help: string, value: number): Metric => ({ name, help, type: "gauge", value });
		const counter = (name: string, help: string, value: number): Metric => ({ name, help, type: "counter", value });
		return [
			...this.#counts.metrics(),
			gauge("mirazarr_ready", "1 while requests are taken.", this.#isStopping ? 0 : 1),
			gauge("mirazarr_work", "Requests that are worked on.", this.#work.amount),
			gauge("mirazarr_work_waiting", "Requests that wait for their turn.", this.#work.waiting),
			gauge("mirazarr_work_clients", "Clients whose requests are worked on or wait.", this.#work.clients),
			gauge("mirazarr_answer_bytes", "Bytes of the answers under way.", this.#bytes.amount),
			gauge("mirazarr_answer_bytes_waiting", "Answers that wait until there is room for them.", this.#bytes.waiting),
			gauge("mirazarr_cache_bytes", "Bytes of the chunks and documents that are kept.", this.#cache.bytes),
			gauge("mirazarr_cache_values", "Chunks and documents that are kept.", this.#cache.count),
			counter("mirazarr_source_reads_total", "Chunks, or parts of them, read from sources.", loads.reads.count),
			counter("mirazarr_source_read_bytes_total", "Their bytes.", loads.reads.bytes),
			counter("mirazarr_tiles_total", "Tiles that were drawn, not taken from memory.", derived.made.tiles),
			counter("mirazarr_label_answers_total", "Answers by label that were made.", derived.made.values),
			counter("mirazarr_source_changes_total", "Sources that were seen to be others than before.", changes.noticed),
			counter("mirazarr_source_reopenings_total", "Sources that were opened again after that.", changes.reopened),
			...(this.#shelf?.metrics() ?? []),
		];
	}

	/** The answer to a request; never throws. A client that went away gets none, and what it asked for is not read on. */
	async answer(asked: Question, ownMetrics: () => Metric[] = () => []): Promise<Answer> {
		const [timeMs, startMs] = [Date.now(), performance.now()];
		const { address, origin } = askerOf(asked, asked.header, this.#options.trustProxy);
		const question = { ...asked, address, origin: this.#linkBase ?? origin };
		const answer = await this.#answer(question, ownMetrics);
		const release = (bytes: number): void => {
			answer.release(bytes);
			this.#counts.answered(answer.status, bytes);
			const facts = accessFacts(question.method, question.target, question.header);
			const durationMs = performance.now() - startMs;
			this.#note({ timeMs, client: address, ...facts, status: answer.status, bytes, durationMs });
		};
		return { ...answer, release };
	}

	#note(entry: AccessEntry): void {
		try {
			this.#options.onAccess?.(entry);
		} catch (error) {
			this.#options.onUnexpected?.(error);
		}
	}

	async #answer(question: Question, ownMetrics: () => Metric[]): Promise<Answer> {
		const { timeoutMs = 60_000 } = this.#options;
		const deadline = new Deadline(question.signal);
		const { signal } = deadline;
		const visit: Visit = { question, client: clientName(question.address), signal, isWaiting: false };
		deadline.start(timeoutMs);
		try {
			question.signal.throwIfAborted();
			return await this.#route(visit, ownMetrics);
		} catch (error) {
			const isLate = deadline.isOver && !question.signal.aborted;
			const late = visit.isWaiting ? busyRefusal() : timeoutRefusal(timeoutMs);
			const refusal = isLate ? late : this.#refusalOf(error, visit);
			this.#counts.refused(refusal.status, refusal.code);
			return answerRefusal(refusal);
		} finally {
			deadline.end();
		}
	}

	#refusalOf(error: unknown, { question }: Visit): Refusal {
		if (question.signal.aborted) return CLIENT_GONE;
		const refusal = refusalOf(error);
		if (refusal !== undefined) return refusal;
		this.#options.onUnexpected?.(error);
		return new Refusal(500, "unexpected", "something went wrong here that should not have");
	}

	async #route(visit: Visit, ownMetrics: () => Metric[]): Promise<Answer> {
		const { method, target, header } = visit.question;
		if (method === "OPTIONS") return answerOptions();
		if (method !== "GET" && method !== "HEAD") throw methodRefusal(method);
		const names = pathNames(target);
		const control = names[0] === CONTROL_NAME ? names.slice(1).join("/") : undefined;
		// Who looks after the server need not know the token to see whether it lives.
		if (control === "health") return answerText("ok\n", "text/plain", NO_STORE);
		if (control === "ready" && !this.#isStopping) return answerText("ready\n", "text/plain", NO_STORE);
		if (control === "ready" || this.#isStopping) throw new Refusal(503, "stopping", "the server is being stopped");
		await this.#token?.check(header("authorization"));
		if (control === "metrics")
			return answerText(metricsText([...this.metrics(), ...ownMetrics()]), METRICS_TYPE, NO_STORE);
		if (control !== undefined) throw notFound("there are health, ready and metrics");
		const leave = await this.#enter(this.#work, 1, visit);
		try {
			return await this.#read(names, visit);
		} finally {
			leave();
		}
	}

	async #enter(gate: FairGate, amount: number, visit: Visit): Promise<() => void> {
		visit.isWaiting = true;
		try {
			return await gate.enter(visit.client, amount, visit.signal);
		} finally {
			visit.isWaiting = false;
		}
	}

	async #read(names: string[], visit: Visit): Promise<Answer> {
		if (names.length === 0) return this.#reserved(this.#index(visit.question), visit);
		const { source, key } = await this.#find(names, visit);
		const base = `${visit.question.origin}/${names
			.slice(0, names.length - key.length)
			.map(encodeURIComponent)
			.join("/")}`;
		if (key.length === 0) {
			const listing = await source.currentListing(visit.signal);
			return this.#reserved(answerText(json(listing), "application/json", NO_CACHE), visit);
		}
		if (isPlace(visit.question.target)) throw notFound("a key does not end with a slash");
		const derived = derivedRequest(key, visit.question);
		if (derived !== undefined) return this.#derived(source, derived, base, visit);
		return this.#value((options) => source.find(key, options), visit);
	}

	async #derived(source: ServedSource, request: DerivedRequest, base: string, visit: Visit): Promise<Answer> {
		const answer = await this.#value((options) => source.derive(request, base, options), visit);
		return request.kind === "values" ? { ...answer, headers: { ...answer.headers, Vary: "Accept" } } : answer;
	}

	async #find([name = "", ...key]: string[], { client, signal }: Visit): Promise<FoundSource> {
		if (this.#shelf !== undefined && name === FILES_NAME) return this.#shelf.find(key, client, signal);
		const source = this.#sources.get(name);
		if (source === undefined) throw notFound(`there is no source "${name.slice(0, 200)}" here`);
		return { source, key };
	}

	/** An answer that was made without asking for room. */
	async #reserved(answer: Answer, visit: Visit): Promise<Answer> {
		return { ...answer, release: await this.#enter(this.#bytes, answer.body?.length ?? 0, visit) };
	}

	async #value(find: (options: FindOptions) => Promise<Value>, visit: Visit): Promise<Answer> {
		const { question, signal } = visit;
		let release: (() => void) | undefined;
		const reserve = async (bytes: number): Promise<void> => {
			release ??= await this.#enter(this.#bytes, bytes, visit);
		};
		try {
			const isWhole = question.method === "GET" && question.header("range") === undefined;
			const value = await find({ signal, reserve, isWhole });
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
		// What was given for a token must not be given to others by a cache between.
		const who = this.#token === undefined ? "public" : "private";
		return {
			"Content-Type": value.contentType,
			"Accept-Ranges": "bytes",
			"Cache-Control": `${who}, max-age=${this.#options.maxAgeSeconds ?? 60}`,
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
		const files = this.#shelf === undefined ? {} : { files: `${origin}/${FILES_NAME}/` };
		return answerText(json({ sources, ...files }), "application/json", headers);
	}
}

/** Nobody gets it; the number is the one that web servers log for this. */
const CLIENT_GONE = new Refusal(499, "client-gone", "the client went away");

const NO_CACHE = { "Cache-Control": "no-cache" };
const NO_STORE = { "Cache-Control": "no-store" };

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

/** How values are decoded for those who ask by label: as in the view that clients of Zarr get. */
function decodingOf(decoded: ViewOptions["decoded"]): PlaneOptions {
	if (typeof decoded !== "object") return {};
	const { mask, maskArrays, maskStorageFill } = decoded;
	return { mask, maskArrays, maskStorageFill };
}

function json(value: unknown): string {
	return `${visibleJson(JSON.stringify(value, undefined, 2))}\n`;
}
