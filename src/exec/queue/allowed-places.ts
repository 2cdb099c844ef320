import { hint, MiraError, option } from "../../errors.ts";
import { fileUrl } from "../../io/file.ts";
import type { MadePlace } from "../../io/registry.ts";
import { directoryUrl, formatUrl, isWithin, type ParsedUrl, parseUrl } from "../../io/url.ts";
import type { Task } from "../work.ts";

/**
 * What a worker opens, and where it keeps partials. What it is asked for comes from whoever can write to the queue: with prefixes it is
 * what is below them, and without any it is every URL and no local file.
 */
export class AllowedPlaces {
	readonly #prefixes: readonly ParsedUrl[];

	/** `prefixes` are paths and URLs. */
	constructor(prefixes: readonly string[]) {
		this.#prefixes = prefixes.map((prefix) => parseUrl(fileUrl(prefix)));
	}

	/** Whether a URL may be opened, or written below. */
	allows(url: string): boolean {
		const place = parseUrl(url);
		if (this.#prefixes.length === 0) return !place.origin.startsWith("file:");
		return this.#prefixes.some((prefix) => isWithin(place, prefix));
	}

	/** Throws for files, or for what a task asks for besides, that are not allowed. */
	check(urls: readonly string[], task: Task): void {
		for (const url of urls) this.#require(url, task.kind === "look" ? "look at" : "open");
		if (task.kind === "look") return;
		const { partials, options } = task;
		for (const prefix of options.allow ?? []) this.#require(fileUrl(prefix), "open");
		this.#require(partials as string, "keep partials in");
	}

	/** The task without places that are not allowed: what a file refers to, or a link leads to, is not read from there. */
	within(task: Task): Task {
		if (task.kind === "look") return { ...task, places: task.places.flatMap((place) => this.#placesIn(place)) };
		return { ...task, folders: task.folders.filter((folder) => this.allows(folder)) };
	}

	#placesIn({ prefix, follow }: MadePlace): MadePlace[] {
		if (this.allows(prefix)) return [{ prefix, follow }];
		const place = parseUrl(prefix);
		return this.#prefixes.flatMap((own) => (isWithin(own, place) ? [{ prefix: formatUrl(own), follow }] : []));
	}

	#require(url: string, what: string): void {
		if (this.allows(url)) return;
		throw new MiraError("not-allowed", `the worker was not told to ${what} this place`, {
			url,
			...hint`Start the worker with ${option("allow", [directoryUrl(url)])}, or with a place above it`,
		});
	}
}
