import { effect, type ReadonlySignal, signal } from "@preact/signals";
import type { ArrayFacts } from "../../engine/describe.ts";
import type { OpenedTree } from "../../engine/tree.ts";
import { call, isAbort } from "../engine-client.ts";
import { placeOfSource } from "../opening/source-place.ts";
import { changeView, viewState } from "./view-state.ts";

/** How far the opening of what the address names is. */
export type Opened =
	| { kind: "nothing" }
	| { kind: "opening"; source: string }
	/** `store` is its name in calls of the engine. */
	| { kind: "open"; store: string; tree: OpenedTree }
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
	let openingOf: readonly string[] = [];
	let opening = new AbortController();
	effect(() => {
		const { sources } = viewState.value;
		if (sources.join("\n") === openingOf.join("\n") && openedState.peek().kind !== "wanted") return;
		openingOf = sources;
		opening.abort();
		opening = new AbortController();
		void openSources(sources, opening.signal);
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
	await openSources(viewState.value.sources, new AbortController().signal);
}

async function openSources(sources: readonly string[], signal: AbortSignal): Promise<void> {
	const [source] = sources;
	if (source === undefined) {
		openedState.value = { kind: "nothing" };
		return;
	}
	const place = placeOfSource(source);
	if (place === undefined) {
		openedState.value = { kind: "wanted", name: source.replace(/^file:/, "") };
		return;
	}
	openedState.value = { kind: "opening", source };
	try {
		await call("close", { except: sources }, { signal });
		const tree = await call("open", { store: source, place }, { signal });
		openedState.value = { kind: "open", store: source, tree };
		if (viewState.value.path === undefined && tree.first !== undefined) changeView({ path: tree.first });
	} catch (error) {
		if (!isAbort(error)) openedState.value = { kind: "failed", source, error };
	}
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
