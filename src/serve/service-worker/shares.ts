import { MiraError } from "../../errors.ts";
import { abortable } from "../../io/abort.ts";
import { openStore } from "../../open.ts";
import { type Answer, answerRefusal, type Question } from "../answer.ts";
import { withinTime } from "../bounded-time.ts";
import { questionOf, responseOf } from "../handler.ts";
import { Refusal, refusalOf } from "../refusal.ts";
import { pathNames } from "../request-path.ts";
import { Site } from "../site.ts";
import { request as ask, type GivenAnswer, pageLock, type Shared, sealed, type WorkerMessage } from "./messages.ts";
import type { Locks, Page, Pages } from "./worker-scope.ts";

/** How long pages may take, which are busy with other things at times: to tell what they share, and to answer for a store. */
const PAGE_MS = { telling: 30_000, answering: 120_000 };

/** Headers of requests that a site looks at. */
const RELAYED_HEADERS = ["accept", "if-match", "if-none-match", "if-range", "range"];

/** What pages share, by name, and the answers to requests for it. */
export class Shares {
	readonly #pages: Pages;
	readonly #shares = new Map<string, Share>();
	readonly #locks: Locks;

	constructor(pages: Pages, locks: Locks) {
		this.#pages = pages;
		this.#locks = locks;
	}

	/** Shares what a page has. It is opened now, so that whoever shares it is told what is wrong with it. */
	async add(shared: Shared, owner: string, signal: AbortSignal): Promise<void> {
		const { name, identity } = shared;
		// All of them: a name may have several owners, and the worker may have been stopped since they shared it.
		await abortable(this.#recall(), signal);
		const known = await this.#find(name, signal);
		const others = known?.identity === identity ? [] : [...(known?.owners ?? [])].filter((id) => id !== owner);
		if (others.length > 0)
			throw new MiraError("bad-argument", `another page shares something else as "${name}"`, {
				hint: "Choose another name, or close that page",
			});
		const share = known?.identity === identity ? known : new Share(shared);
		await share.open(signal);
		share.owners.add(owner);
		this.#shares.set(name, share);
	}

	/** Ends what a page shares. */
	remove(name: string, identity: string, owner: string): void {
		const share = this.#shares.get(name);
		if (share?.identity !== identity) return;
		share.owners.delete(owner);
		if (share.owners.size === 0) this.#shares.delete(name);
	}

	/** The response to a request below `prefix`; never throws. */
	async respond(request: Request, prefix: string): Promise<Response> {
		const question = questionOf(request, { prefix });
		return responseOf(await this.#answer(question), request.method);
	}

	async #answer(question: Question): Promise<Answer> {
		try {
			const [name = ""] = pathNames(question.target);
			const share = await this.#find(name, question.signal);
			if (share === undefined) throw notShared(name);
			const site = await abortable(share.open(), question.signal);
			return await (site === undefined ? this.#askPage(share, question) : site.answer(question));
		} catch (error) {
			const refusal =
				refusalOf(error) ?? new Refusal(500, "unexpected", "something went wrong here that should not have");
			return answerRefusal(refusal);
		}
	}

	/** What is shared by a name. The worker may have been stopped since: then the pages are asked. */
	async #find(name: string, signal: AbortSignal): Promise<Share | undefined> {
		const known = this.#shares.get(name);
		if (known !== undefined && (await this.#ownerOf(known)) !== undefined) return known;
		this.#shares.delete(name);
		await abortable(this.#recall(name), signal);
		return this.#shares.get(name);
	}

	/** A page that shares something, if one is still there; those that are gone are forgotten. */
	async #ownerOf({ owners }: Share): Promise<Page | undefined> {
		const pages = await Promise.all(Array.from(owners, async (id) => ({ id, page: await this.#pages.get(id) })));
		for (const { id, page } of pages) if (page === undefined) owners.delete(id);
		return pages.find(({ page }) => page !== undefined)?.page;
	}

	/** Asks the pages what they share, until one has the name, if there is one, all have answered, or the time is over. */
	async #recall(name?: string): Promise<void> {
		const waitedFor = new Set(await this.#sharingPages());
		let timer: ReturnType<typeof setTimeout> | undefined;
		await new Promise<void>((resolve) => {
			timer = setTimeout(resolve, PAGE_MS.telling);
			const settle = (page?: Page): void => {
				if (page !== undefined) waitedFor.delete(page);
				const isFound = name !== undefined && this.#shares.has(name);
				if (isFound || waitedFor.size === 0) resolve();
			};
			for (const page of waitedFor)
				this.#hear(page).then(
					() => settle(page),
					() => settle(page),
				);
			settle();
		});
		clearTimeout(timer);
	}

	/** Pages that know of us; others would never answer. */
	async #sharingPages(): Promise<Page[]> {
		const [pages, { held = [] }] = await Promise.all([
			this.#pages.matchAll({ type: "window", includeUncontrolled: false }),
			this.#locks.query(),
		]);
		const names = new Set(held.map(({ name }) => name));
		return pages.filter(({ id }) => names.has(pageLock(id)));
	}

	async #hear(page: Page): Promise<void> {
		for (const shared of await tell<Shared[]>(page, { kind: "recall" })) this.#note(shared, page.id);
	}

	#note(shared: Shared, owner: string): void {
		const known = this.#shares.get(shared.name);
		if (known === undefined) this.#shares.set(shared.name, new Share(shared, owner));
		else if (known.identity === shared.identity) known.owners.add(owner);
	}

	async #askPage(share: Share, { method, target, origin, header, signal }: Question): Promise<Answer> {
		const page = await this.#ownerOf(share);
		if (page === undefined) throw notShared(share.name);
		const headers = Object.fromEntries(RELAYED_HEADERS.map((name) => [name, header(name)]));
		const asked = { method, target, origin, headers };
		const given = await withinTime(PAGE_MS.answering, (late) =>
			tell<GivenAnswer>(page, { kind: "ask", name: share.name, asked }, AbortSignal.any([signal, late])),
		);
		return { ...given, release: () => {} };
	}
}

/** Something that pages share. */
class Share {
	readonly #shared: Shared;
	readonly owners: Set<string>;
	#site: Promise<Site | undefined> | undefined;

	constructor(shared: Shared, ...owners: readonly string[]) {
		this.#shared = shared;
		this.owners = new Set(owners);
	}

	get name(): string {
		return this.#shared.name;
	}

	get identity(): string {
		return this.#shared.identity;
	}

	/** What answers for it; undefined if the page does. One that could not be opened is tried again. */
	open(signal?: AbortSignal): Promise<Site | undefined> {
		this.#site ??= openSite(this.#shared, signal).catch((error: unknown) => {
			this.#site = undefined;
			throw error;
		});
		return this.#site;
	}
}

async function openSite({ name, opening }: Shared, signal?: AbortSignal): Promise<Site | undefined> {
	if (opening === undefined) return undefined;
	const { source, options } = opening;
	const { decoded, transcode, ...open } = options;
	const reopen = (_: string, ending?: AbortSignal) => openStore(source, { ...open, signal: ending });
	const store = await reopen(name, signal);
	return new Site({ sources: { [name]: store }, reopen, decoded, transcode });
}

/** Not 404, which would mean "fill value" to whoever has read the metadata before. */
function notShared(name: string): Refusal {
	return new Refusal(410, "not-shared", `no page shares "${name.slice(0, 200)}" here`);
}

function tell<T>(page: Page, message: WorkerMessage, signal?: AbortSignal): Promise<T> {
	return ask<T>((port) => page.postMessage(sealed(message), [port]), signal);
}
