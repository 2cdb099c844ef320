/** Coastlines of the earth: those of Natural Earth at 1 : 110 million, as lists of points. */
import land from "world-atlas/land-110m.json" with { type: "json" };

/** Lines of longitudes and latitudes, as GeoJSON has them. */
export type Coastlines = { type: "MultiLineString"; coordinates: [number, number][][] };

/** Reads the arcs of a TopoJSON file: whole numbers, each the difference from the one before, times a scale. */
export function readArcs({ arcs, transform }: Pick<typeof land, "arcs" | "transform">): Coastlines {
	const [scaleX = 1, scaleY = 1] = transform.scale;
	const [x0 = 0, y0 = 0] = transform.translate;
	return {
		type: "MultiLineString",
		coordinates: arcs.map((arc) => {
			let [x, y] = [0, 0];
			return arc.map(([dx = 0, dy = 0]): [number, number] => {
				x += dx;
				y += dy;
				return [x * scaleX + x0, y * scaleY + y0];
			});
		}),
	};
}

/** The coastlines. */
export const COASTLINES: Coastlines = readArcs(land);
