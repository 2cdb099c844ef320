import { effect, type ReadonlySignal, signal } from "@preact/signals";
import type { ArrayFacts } from "../../engine/describe.ts";
import type { NamedPlace } from "../../engine/many-files.ts";
import type { OpenedTree } from "../../engine/tree.ts";
import { call, isAbort } from "../engine-client.ts";
import { openMany } from "../many/open-many.ts";
import { placeOfSource } from "../opening/source-place.ts";
import { changeView, viewState } from "./view-state.ts";

/** How far the opening of what the address names is. */
export type Opened =
	| { kind: "nothing" }
	| { kind: "opening"; source: string }
	/** `store` is its name in calls of the engine. */
	| { kind: "open"; store: string; tree: OpenedTree }
	/** Several sources, of which it is not chosen yet how they are seen. */
	| { kind: "compared"; sources: readonly NamedPlace[] }
	| { kind: "failed"; source: string; error: unknown }
	/** A file that was dropped before a reload: only the reader can give it again. */
	| { kind: "wanted"; name: string };

/** The array that is shown, as far as it is known. */
export type ShownArray =
	| { kind: "none" }
	| { kind: "loading"; path: string }
	| { kind: "shown"; store: string; facts: ArrayFacts }
	| { kind: "failed"; path: string; error: unknown };

const openedState = signal<Opened>({ kind: "nothing" });
const arrayState = signal<ShownArray>({ kind: "none" });

/** The store that is open. */
export const opened: ReadonlySignal<Opened> = openedState;

/** The array that is shown. */
export const shownArray: ReadonlySignal<ShownArray> = arrayState;

/** Opens what the address names, and describes the array that it names, from now on. */
export function followSources(): void {
	let openingOf = "";
	let opening = new AbortController();
	effect(() => {
		const { sources, policy } = viewState.value;
		const wanted = [...sources, ...(sources.length > 1 ? [policy] : [])].join("\n");
		if (wanted === openingOf && openedState.peek().kind !== "wanted") return;
		openingOf = wanted;
		opening.abort();
		opening = new AbortController();
		void openSources(sources, policy, opening.signal);
	});

	let describing = new AbortController();
	let describedKey = "";
	effect(() => {
		const { path } = viewState.value;
		const store = opened.value.kind === "open" ? opened.value.store : undefined;
		const key = JSON.stringify([store, path]);
		if (key === describedKey) return;
		describedKey = key;
		describing.abort();
		describing = new AbortController();
		void describeArray(store, path, describing.signal);
	});
}

/** Tries again to open what failed. */
export async function openAgain(): Promise<void> {
	const { sources, policy } = viewState.value;
	await openSources(sources, policy, new AbortController().signal);
}

async function openSources(sources: readonly string[], policy: string | undefined, signal: AbortSignal): Promise<void> {
	const [source] = sources;
	if (source === undefined) {
		openedState.value = { kind: "nothing" };
		return;
	}
	openedState.value = { kind: "opening", source };
	try {
		await call("close", { except: sources }, { signal });
		const found = sources.length > 1 ? await openMany(sources, policy, signal) : await openOne(source, signal);
		openedState.value = found;
		if (found.kind === "open" && viewState.value.path === undefined && found.tree.first !== undefined)
			changeView({ path: found.tree.first });
	} catch (error) {
		if (!isAbort(error)) openedState.value = { kind: "failed", source, error };
	}
}

async function openOne(store: string, signal: AbortSignal): Promise<Opened> {
	const place = placeOfSource(store);
	if (place === undefined) return { kind: "wanted", name: store.replace(/^file:/, "") };
	return { kind: "open", store, tree: await call("open", { store, place }, { signal }) };
}

async function describeArray(store: string | undefined, path: string | undefined, signal: AbortSignal): Promise<void> {
	if (store === undefined || path === undefined) {
		arrayState.value = { kind: "none" };
		return;
	}
	arrayState.value = { kind: "loading", path };
	try {
		arrayState.value = { kind: "shown", store, facts: await call("describe", { store, path }, { signal }) };
	} catch (error) {
		if (!isAbort(error)) arrayState.value = { kind: "failed", path, error };
	}
}
