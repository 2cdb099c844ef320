import { isMiraError, type MiraError } from "../errors.ts";
import { abortable } from "../io/abort.ts";
import type { ObjectStoreRegistry } from "../io/registry.ts";
import type { ManifestStore } from "../manifest/manifest-store.ts";
import { withinTime } from "./bounded-time.ts";
import type { DerivedRequest } from "./derived-request.ts";
import { type DerivedSurroundings, DerivedValues } from "./derived-values.ts";
import { describeSource, type SourceListing } from "./listing.ts";
import { Refusal } from "./refusal.ts";
import type { SharedLoads } from "./shared-loads.ts";
import { type FindOptions, StoreValues, type Value } from "./store-values.ts";
import { type OpenedObject, openedObjects, probeChange } from "./version-probe.ts";
import { servedView, type ViewOptions } from "./view.ts";

/** Opens a source again, in the version that it now has. */
export type Reopen = (signal: AbortSignal) => Promise<ManifestStore>;

/** What a source needs of the site that serves it. */
export type SourceSurroundings = {
	view: ViewOptions;
	loads: SharedLoads;
	derived: Omit<DerivedSurroundings, "loads">;
	/** How long an opening may take. */
	timeoutMs: number;
	/** How long a source is left alone after it was opened again, or that was tried. */
	pauseMs: number;
	/** Counts the changes that were noticed, and those after which the source was opened again. */
	changes: { noticed: number; reopened: number };
};

type Version = {
	values: StoreValues;
	derived: DerivedValues;
	listing: SourceListing;
	registry: ObjectStoreRegistry;
	/** By which it is known that it is another. */
	objects: readonly OpenedObject[];
	/** True for a folder: that it was replaced cannot be seen from a chunk that was never read before. */
	isFolder: boolean;
};

/**
 * A source in the version that was opened last.
 *
 * Once it is noticed that what was opened is gone, nothing more of that version is given, not even from memory, and chunks are
 * refused until somebody asks for metadata. Only then the source is opened again: whoever reads chunks by metadata of before
 * gets an error first. A read notices it, and a look at what was opened when metadata are asked for.
 */
export class ServedSource {
	readonly #name: string;
	readonly #surroundings: SourceSurroundings;
	readonly #reopen: Reopen | undefined;
	#version: Version;
	#change: MiraError | undefined;
	#reopening: Promise<void> | undefined;
	#triedMs = Number.NEGATIVE_INFINITY;
	#probing: Promise<void> | undefined;
	#probedMs = Number.NEGATIVE_INFINITY;

	/** `isReplacement` where clients may know an earlier version. */
	constructor(
		name: string,
		store: ManifestStore,
		surroundings: SourceSurroundings,
		reopen: Reopen | undefined,
		isReplacement = false,
	) {
		this.#name = name;
		this.#surroundings = surroundings;
		this.#reopen = reopen;
		this.#version = this.#versionOf(store, isReplacement);
	}

	/** What was in it when it was opened last. */
	get listing(): SourceListing {
		return this.#version.listing;
	}

	/** What is in it now. */
	async currentListing(signal: AbortSignal): Promise<SourceListing> {
		await this.#renew(true, signal);
		return this.#version.listing;
	}

	/** The value of a key, given by its names. */
	async find(names: readonly string[], options: FindOptions): Promise<Value> {
		await this.#renew(names.at(-1) === "zarr.json", options.signal);
		const version = this.#version;
		const value = await this.#watch(version, version.values.find(names, options));
		return { ...value, read: (span, signal) => this.#watch(version, value.read(span, signal)) };
	}

	/** Values by label, or of a map. Who asks for them knows no metadata: they are always of the version that there is now. */
	async derive(request: DerivedRequest, base: string, options: FindOptions): Promise<Value> {
		await this.#renew(true, options.signal);
		const version = this.#version;
		return this.#watch(version, version.derived.find(request, base, options));
	}

	/** Notes that it is another than clients know, without having read it. */
	noteChange(change: MiraError): void {
		if (this.#change === undefined) this.#surroundings.changes.noticed++;
		this.#change = change;
	}

	#versionOf(source: ManifestStore, isReplacement: boolean): Version {
		const { view, loads, derived } = this.#surroundings;
		const store = servedView(source, view);
		const objects = openedObjects(source);
		return {
			registry: source.registry,
			objects,
			isFolder: !objects.some(({ url }) => url === source.url),
			values: new StoreValues(store, loads, { isReplacement }),
			derived: new DerivedValues(source, { ...derived, loads }),
			listing: describeSource(this.#name, store),
		};
	}

	async #watch<T>(version: Version, reading: Promise<T>): Promise<T> {
		try {
			return await reading;
		} catch (error) {
			// One that reads on in an earlier version says nothing about this one.
			if (version === this.#version && isCuredByOpening(error)) this.noteChange(error);
			throw error;
		}
	}

	async #renew(isMetadata: boolean, signal: AbortSignal): Promise<void> {
		if ((isMetadata || this.#version.isFolder) && this.#change === undefined) await abortable(this.#probe(), signal);
		if (this.#change === undefined) return;
		if (!isMetadata || this.#reopen === undefined) throw this.#changedRefusal();
		if (this.#reopening === undefined) {
			const now = performance.now();
			const waitMs = this.#triedMs + this.#surroundings.pauseMs - now;
			if (waitMs > 0) throw this.#changedRefusal(waitMs);
			this.#triedMs = now;
			this.#reopening = this.#openAgain(this.#reopen).finally(() => {
				this.#reopening = undefined;
			});
		}
		await abortable(this.#reopening, signal);
	}

	/** Those who ask meanwhile wait for the same probe; those who ask soon after it need none. */
	async #probe(): Promise<void> {
		const now = performance.now();
		if (this.#version.objects.length === 0) return;
		if (this.#probing === undefined && now < this.#probedMs + this.#surroundings.pauseMs) return;
		this.#probedMs = now;
		this.#probing ??= this.#lookForChange().finally(() => {
			this.#probing = undefined;
		});
		await this.#probing;
	}

	async #lookForChange(): Promise<void> {
		const version = this.#version;
		const change = await probeChange(version.registry, version.objects);
		if (change !== undefined && version === this.#version) this.noteChange(change);
	}

	async #openAgain(reopen: Reopen): Promise<void> {
		const store = await withinTime(this.#surroundings.timeoutMs, reopen);
		this.#version = this.#versionOf(store, true);
		this.#change = undefined;
		this.#probedMs = performance.now();
		this.#surroundings.changes.reopened++;
	}

	#changedRefusal(waitMs?: number): Refusal {
		const hint = this.#reopen === undefined ? "The server has to open it again" : "Read the metadata again";
		return new Refusal(409, "source-changed", "the source is no longer the one that was opened", {
			hint,
			headers: waitMs === undefined ? {} : { "Retry-After": String(Math.ceil(waitMs / 1000)) },
			cause: this.#change,
		});
	}
}

/** A change that concerns what was opened, and not a reference to something that has been another all along. */
function isCuredByOpening(error: unknown): error is MiraError {
	if (!isMiraError(error, "source-changed")) return false;
	return (
		error.remedy?.some((part) => typeof part === "object" && "option" in part && part.option === "registry") === true
	);
}
