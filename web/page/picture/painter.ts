/** What draws tiles of a plane: WebGL2 where there is such a thing, else a canvas of two dimensions. */
import type { PlaneTile } from "../../engine/plane.ts";
import type { ScaleNumbers } from "./colour-scale.ts";

/** How values are coloured. */
export type Colouring =
	/** `table`: red, green and blue of each colour. */
	| { kind: "scale"; table: Uint8Array; scale: ScaleNumbers }
	/** Values are numbers of colours. */
	| { kind: "palette"; table: Uint8Array }
	/** Three bands; the values that are dark and bright, of each. */
	| { kind: "rgb"; ranges: readonly (readonly [min: number, max: number])[] };

/** A tile, and where it lies in the picture, in pixels from the top left. */
export type PlacedTile = {
	tile: DrawnTile;
	left: number;
	top: number;
	right: number;
	bottom: number;
	/** True if the last row is drawn on top. */
	isFlipped: boolean;
	/** The same from left to right. */
	isMirrored: boolean;
};

/** A tile that a painter knows. */
export type DrawnTile = Pick<PlaneTile, "height" | "width" | "bands">;

/** A picture. */
export type Frame = {
	width: number;
	height: number;
	/** Those that come later are drawn over those that come first. */
	tiles: readonly PlacedTile[];
	/** Where the plane ends, in pixels: nothing is drawn beyond. */
	clip: { left: number; top: number; right: number; bottom: number };
	colouring: Colouring;
	/** A bit for each rule of missing data that is on. */
	enabled: number;
	/** What hatches are drawn on. */
	paper: readonly [red: number, green: number, blue: number];
	/** How many pixels of the canvas a pixel of a hatch has. */
	hatchPixels: number;
};

/** Draws pictures of tiles. */
export interface Painter {
	readonly kind: "webgl2" | "2d";
	/** False while it is being made ready: nothing can be drawn yet, and nothing waits for it. */
	isReady(): boolean;
	/** Brings a tile to where it is drawn from, so that drawing itself takes no time. */
	prepare(tile: DrawnTile): void;
	/** Lets go of a tile. */
	release(tile: DrawnTile): void;
	paint(frame: Frame): void;
	/** Lets go of everything. */
	close(): void;
}

/** The pixels whose middles lie between two places. */
export function pixelsBetween(from: number, to: number, length: number): [first: number, end: number] {
	const whole = (place: number): number => Math.min(Math.max(Math.ceil(place - 0.5), 0), length);
	return [whole(from), whole(to)];
}
