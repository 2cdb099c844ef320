/**
 * What of the global scope of a service worker is used. The declarations of workers that come with the compiler cannot stand beside
 * those of pages.
 */
export interface WorkerScope {
	readonly registration: { readonly scope: string };
	readonly clients: Pages;
	readonly navigator: { readonly locks: Locks };
	skipWaiting(): Promise<void>;
	addEventListener(type: "install" | "activate", listener: (event: LastingEvent) => void): void;
	addEventListener(type: "message", listener: (event: PageMessageEvent) => void): void;
	addEventListener(type: "fetch", listener: (event: RequestEvent) => void): void;
}

/** The pages of the origin. */
export interface Pages {
	get(id: string): Promise<Page | undefined>;
	matchAll(options: { type: "window"; includeUncontrolled: boolean }): Promise<readonly Page[]>;
	claim(): Promise<void>;
}

/** The locks that pages and workers of the origin hold; those of a page end with it. */
export interface Locks {
	query(): Promise<{ held?: { name?: string }[] }>;
}

/** A page, as the worker sees it. */
export interface Page {
	readonly id: string;
	postMessage(message: unknown, transfer: Transferable[]): void;
}

/** An event for which the worker stays alive until a promise is settled. */
export interface LastingEvent {
	waitUntil(done: Promise<unknown>): void;
}

/** A message of a page. */
export interface PageMessageEvent extends LastingEvent {
	readonly data: unknown;
	readonly ports: readonly MessagePort[];
	readonly source: Page | null;
}

/** A request of a page, or of what it has loaded. */
export interface RequestEvent extends LastingEvent {
	readonly request: Request;
	respondWith(response: Promise<Response>): void;
}
