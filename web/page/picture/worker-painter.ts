import type { PaintMessage, PaintReply } from "./paint-messages.ts";
import type { DrawnTile, Frame } from "./painter.ts";

/** What a painter in a worker tells. */
export type WorkerPainterEvents = {
	/** How it draws. */
	onStarted(painter: "webgl2" | "2d" | "none"): void;
	/** The picture that was asked for last is on the canvas. */
	onPainted(): void;
	/** It can draw no more: a new canvas is needed. */
	onLost(): void;
};

/** Draws on a canvas from a worker. The canvas belongs to it from then on. */
export class WorkerPainter {
	readonly #worker: Worker;
	readonly #numbers = new Map<DrawnTile, number>();
	#lastTile = 0;
	#lastFrame = 0;

	constructor(canvas: HTMLCanvasElement, { onStarted, onPainted, onLost }: WorkerPainterEvents) {
		this.#worker = new Worker(new URL("./paint-worker.ts", import.meta.url), { type: "module", name: "painter" });
		this.#worker.onmessage = ({ data }: MessageEvent<PaintReply>) => {
			if (data.kind === "started") onStarted(data.painter);
			else if (data.kind === "lost") onLost();
			else if (data.number === this.#lastFrame) onPainted();
		};
		const offscreen = canvas.transferControlToOffscreen();
		this.#post({ kind: "start", canvas: offscreen }, [offscreen]);
	}

	/** Whether a tile was brought to the worker. */
	knows(tile: DrawnTile): boolean {
		return this.#numbers.has(tile);
	}

	/** Brings a tile to the worker: its values are copied, as the page tells them of cells. */
	prepare(tile: DrawnTile): void {
		if (this.#numbers.has(tile)) return;
		const { width, height, bands } = tile;
		this.#numbers.set(tile, ++this.#lastTile);
		this.#post({ kind: "tile", number: this.#lastTile, tile: { width, height, bands } });
	}

	/** Lets go of a tile. */
	release(tile: DrawnTile): void {
		const number = this.#numbers.get(tile);
		if (number === undefined) return;
		this.#numbers.delete(tile);
		this.#post({ kind: "release", number });
	}

	/** Draws a picture of tiles that it knows. */
	paint({ tiles, ...frame }: Frame): void {
		const placed = tiles.flatMap(({ tile, ...place }) => {
			const number = this.#numbers.get(tile);
			return number === undefined ? [] : [{ tile: number, ...place }];
		});
		this.#post({ kind: "frame", frame: { ...frame, tiles: placed, number: ++this.#lastFrame } });
	}

	/** Ends it. */
	close(): void {
		this.#worker.terminate();
	}

	#post(message: PaintMessage, transfer: Transferable[] = []): void {
		this.#worker.postMessage(message, transfer);
	}
}
