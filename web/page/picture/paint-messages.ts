import type { DrawnTile, Frame, PlacedTile } from "./painter.ts";

/** A picture whose tiles are known by their numbers. */
export type NumberedFrame = Omit<Frame, "tiles"> & {
	tiles: (Omit<PlacedTile, "tile"> & { tile: number })[];
	number: number;
};

/** What the page sends to the worker that draws. */
export type PaintMessage =
	| { kind: "start"; canvas: OffscreenCanvas }
	| { kind: "tile"; number: number; tile: DrawnTile }
	| { kind: "release"; number: number }
	| { kind: "frame"; frame: NumberedFrame };

/** What the worker sends to the page. */
export type PaintReply =
	| { kind: "started"; painter: "webgl2" | "2d" | "none" }
	/** That picture is on the canvas. */
	| { kind: "painted"; number: number }
	/** The graphics card was taken away: a new canvas is needed. */
	| { kind: "lost" };
