import { timingSafeEqual } from "node:crypto";
import { isMiraError, MiraError, withoutSecrets } from "../../errors.ts";
import { Deadline } from "../../io/deadline.ts";
import type { ObjectStoreRegistry } from "../../io/registry.ts";
import { type Answer, answerRefusal, answerText, methodRefusal, type Question } from "../answer.ts";
import { timeoutRefusal } from "../bounded-time.ts";
import { notFound, Refusal, refusalOf } from "../refusal.ts";
import { isPlace, pathNames } from "../request-path.ts";
import type { AnsweringSite } from "../run-server.ts";
import type { PageFiles } from "./page-files.ts";
import { answerObject, listObjects } from "./raw-objects.ts";

/** What a site of the explorer consists of. */
export type ExploreSiteOptions = {
	/** The first name of every path. Only who was given the address knows it: other pages in the browser, and other users, do not. */
	token: string;
	page: PageFiles;
	/** Decides what may be read, by the URL of each object. */
	registry: ObjectStoreRegistry;
	/** Called with errors that nobody threw on purpose. */
	onUnexpected?: ((error: unknown) => void) | undefined;
	/** An answer may take so long, default 60 s. */
	timeoutMs?: number | undefined;
};

/** Below the page: objects by their URLs, `read/s3/bucket/key`, and what is below a prefix, `list/file/data/`. */
const READ_NAME = "read";
const LIST_NAME = "list";

/** Who asks by another name was led here by somebody else's DNS. */
const OWN_HOSTS: ReadonlySet<string> = new Set(["127.0.0.1", "localhost", "[::1]"]);

/** The explorer's page, and the bytes of what it was started on: for the one who started it, on this machine. */
export class ExploreSite implements AnsweringSite {
	readonly #options: ExploreSiteOptions;
	#isStopping = false;

	constructor(options: ExploreSiteOptions) {
		this.#options = options;
	}

	stop(): void {
		this.#isStopping = true;
	}

	async answer(question: Question): Promise<Answer> {
		const { timeoutMs = 60_000 } = this.#options;
		const deadline = new Deadline(question.signal);
		deadline.start(timeoutMs);
		try {
			return ownOnly(await this.#route(question, deadline.signal));
		} catch (error) {
			const isLate = deadline.isOver && !question.signal.aborted;
			return ownOnly(answerRefusal(isLate ? timeoutRefusal(timeoutMs) : this.#refusalOf(error, question)));
		} finally {
			deadline.end();
		}
	}

	#refusalOf(error: unknown, { signal }: Question): Refusal {
		if (signal.aborted) return new Refusal(499, "client-gone", "the client went away");
		// Here a key that is not there is just that: nothing is taken for a fill value.
		if (isMiraError(error, "not-found")) return notFound(withoutSecrets(error.what));
		const refusal = refusalOf(error);
		if (refusal !== undefined) return refusal;
		this.#options.onUnexpected?.(error);
		return new Refusal(500, "unexpected", "something went wrong here that should not have");
	}

	async #route(question: Question, signal: AbortSignal): Promise<Answer> {
		const { method, target, origin } = question;
		if (!URL.canParse(origin) || !OWN_HOSTS.has(new URL(origin).hostname))
			throw new Refusal(421, "bad-host", "this server answers to the names of this machine alone");
		if (method !== "GET" && method !== "HEAD") throw methodRefusal(method);
		if (this.#isStopping) throw new Refusal(503, "stopping", "the server is being stopped");
		const [token = "", room, ...names] = pathNames(target);
		if (!isSame(token, this.#options.token)) throw notFound("there is nothing here: use the address that was printed");
		const { page, registry } = this.#options;
		if (room === READ_NAME) return answerObject(registry, urlIn(target, names), { ...question, signal });
		if (room === LIST_NAME) {
			const isShallow = new URL(target, origin).searchParams.has("shallow");
			const objects = await listObjects(registry, urlIn(target.replace(/\?.*$/s, ""), names), isShallow, signal);
			return answerText(JSON.stringify(objects), "application/json", { "Cache-Control": "no-store" });
		}
		// What is beside the page is only found from an address that ends with a slash.
		if (room === undefined && !isPlace(target)) throw notFound("the address of the page ends with a slash");
		return page.answer(room === undefined ? "" : [room, ...names].join("/"), question);
	}
}

/** The URL that the names behind `read` stand for, percent-encoded as it came: `s3/bucket/key` is `s3://bucket/key`. */
function urlIn(target: string, names: readonly string[]): string {
	const [scheme = "", ...rest] = names;
	if (!/^[a-z][a-z0-9+.-]*$/.test(scheme) || rest.length === 0)
		throw new MiraError("not-found", "this is not the URL of an object");
	// "/TOKEN/read/s3/…": what is behind the fourth slash.
	const raw = target.split("/").slice(4).join("/");
	return scheme === "file" ? `file:///${raw}` : `${scheme}://${raw}`;
}

/** Nothing here is for pages of others. */
function ownOnly(answer: Answer): Answer {
	const headers = {
		...answer.headers,
		"Cross-Origin-Resource-Policy": "same-origin",
		"Referrer-Policy": "no-referrer",
	};
	for (const name of Object.keys(headers))
		if (name.startsWith("Access-Control-")) Reflect.deleteProperty(headers, name);
	return { ...answer, headers };
}

function isSame(given: string, token: string): boolean {
	const [a, b] = [given, token].map((text) => new TextEncoder().encode(text)) as [Uint8Array, Uint8Array];
	return a.length === b.length && timingSafeEqual(a, b);
}
