/** Draws pictures beside the thread of the page: a slow graphics card, or none, never holds up the page. */
import { canvasPainter } from "./canvas-painter.ts";
import type { NumberedFrame, PaintMessage, PaintReply } from "./paint-messages.ts";
import type { DrawnTile, Painter, PlacedTile } from "./painter.ts";
import { webglPainter } from "./webgl-painter.ts";

type Scope = {
	postMessage(message: PaintReply): void;
	onmessage: ((event: MessageEvent<PaintMessage>) => void) | null;
	requestAnimationFrame(callback: () => void): number;
};

const scope = self as unknown as Scope;
let canvas: OffscreenCanvas | undefined;
let painter: Painter | undefined;
let wanted: NumberedFrame | undefined;
let isScheduled = false;
const tiles = new Map<number, DrawnTile>();

scope.onmessage = ({ data }) => {
	if (data.kind === "start") start(data.canvas);
	else if (data.kind === "tile") tiles.set(data.number, data.tile);
	else if (data.kind === "release") release(data.number);
	else {
		wanted = data.frame;
		schedule();
	}
};

function start(own: OffscreenCanvas): void {
	canvas = own;
	own.addEventListener("webglcontextlost", () => scope.postMessage({ kind: "lost" }));
	painter = webglPainter(own) ?? canvasPainter(own);
	scope.postMessage({ kind: "started", painter: painter?.kind ?? "none" });
}

function release(number: number): void {
	const tile = tiles.get(number);
	tiles.delete(number);
	if (tile !== undefined) painter?.release(tile);
}

/** Of several pictures between two frames only the last is drawn. */
function schedule(): void {
	if (isScheduled) return;
	isScheduled = true;
	scope.requestAnimationFrame(() => {
		isScheduled = false;
		draw();
	});
}

function draw(): void {
	if (wanted === undefined || painter === undefined || canvas === undefined) return;
	if (!painter.isReady()) {
		schedule();
		return;
	}
	const { number, tiles: placed, ...frame } = wanted;
	if (canvas.width !== frame.width) canvas.width = frame.width;
	if (canvas.height !== frame.height) canvas.height = frame.height;
	painter.paint({
		...frame,
		tiles: placed.flatMap(({ tile: known, ...place }): PlacedTile[] => {
			const tile = tiles.get(known);
			return tile === undefined ? [] : [{ tile, ...place }];
		}),
	});
	scope.postMessage({ kind: "painted", number });
}
