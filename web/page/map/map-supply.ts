/** The raster of a map, asked of the engine: a coarse one while the map moves, a fine one when it rests. */
import { type Signal, signal } from "@preact/signals";
import type { MapRaster } from "../../engine/map.ts";
import type { MapView } from "../../engine/map-projections.ts";
import type { CacheFacts, RuleFacts } from "../../engine/plane.ts";
import { call, isAbort } from "../engine-client.ts";
import type { SupplyState } from "../picture/tile-supply.ts";
import type { Plane } from "../picture/use-plane.ts";
import type { Size } from "../picture/view-window.ts";

/** Pixels that are drawn as one while the map moves. */
export const COARSE_STEP = 4;

/** A coarse map that takes longer than this has a fine one that nobody would wait for. */
const SLOW_MS = 400;

/** A map that moves rests after so long. */
const REST_MS = 140;

/** A raster with the view that it was made for. */
export type ShownRaster = MapRaster & { view: MapView; size: Size; step: number };

/** Supplies rasters. */
export class MapSupply {
	readonly raster: Signal<ShownRaster | undefined> = signal<ShownRaster | undefined>(undefined);
	readonly state: Signal<SupplyState> = signal<SupplyState>({ kind: "loading" });
	readonly rules: Signal<readonly RuleFacts[]> = signal<readonly RuleFacts[]>([]);
	readonly cache: Signal<CacheFacts | undefined> = signal<CacheFacts | undefined>(undefined);
	#asking: AbortController | undefined;
	#timer: ReturnType<typeof setTimeout> | undefined;
	#key = "";
	/** How long the last coarse map took. */
	#coarseMs = 0;

	/** Asks for the raster of a view. */
	want(plane: Plane, view: MapView, size: Size): void {
		const { levels, ...choice } = plane.source;
		const key = JSON.stringify([plane.facts.path, choice, view, size]);
		if (key === this.#key || size.width < 2 || size.height < 2) return;
		this.#key = key;
		clearTimeout(this.#timer);
		this.state.value = { kind: "loading" };
		const ask = (step: number): Promise<void> => this.#ask(plane, view, size, step, key);
		if (this.raster.value === undefined) {
			void ask(COARSE_STEP).then(() => {
				if (key === this.#key && this.state.value.kind === "loading") void ask(this.#fineStep());
			});
			return;
		}
		// One at a time: a coarse map that is on its way is worth waiting for.
		if (this.#asking === undefined) void ask(COARSE_STEP);
		this.#timer = setTimeout(() => {
			this.#asking?.abort();
			void ask(this.#fineStep());
		}, REST_MS);
	}

	/** Where each cell has a place of its own, finding it takes long: then two or three pixels are drawn as one. */
	#fineStep(): number {
		return this.#coarseMs < SLOW_MS ? 1 : this.#coarseMs < 3 * SLOW_MS ? 2 : 3;
	}

	/** Ends everything. */
	close(): void {
		clearTimeout(this.#timer);
		this.#asking?.abort();
	}

	async #ask(plane: Plane, view: MapView, size: Size, step: number, key: string): Promise<void> {
		const controller = new AbortController();
		this.#asking = controller;
		const { levels, ...choice } = plane.source;
		const started = performance.now();
		try {
			const raster = await call(
				"mapRaster",
				{ choice, path: plane.facts.path, levels, view, ...size, step },
				{ signal: controller.signal },
			);
			if (JSON.stringify(this.rules.value) !== JSON.stringify(raster.rules)) this.rules.value = raster.rules;
			this.cache.value = raster.cache;
			this.raster.value = { ...raster, view, size, step };
			if (step === COARSE_STEP) this.#coarseMs = performance.now() - started;
			if (key === this.#key && step < COARSE_STEP)
				this.state.value = { kind: "ready", level: raster.level, rect: raster.rect };
		} catch (error) {
			if (!isAbort(error)) this.state.value = { kind: "failed", error };
		} finally {
			if (this.#asking === controller) this.#asking = undefined;
		}
	}
}
