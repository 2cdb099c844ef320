/** Small pictures of arrays, for the tree. */
import { decode, type ManifestStore, overviews } from "mirazarr";
import { colourTable, ownColours } from "mirazarr/picture";
import { ByteCache } from "./byte-cache.ts";
import type { CallContext } from "./engine.ts";
import { rangeOf } from "./percentiles.ts";
import { rulesOf } from "./plane.ts";
import { enabledBits } from "./switched-rules.ts";
import { type Texels, texelsOf, texelValue } from "./texels.ts";

/** A picture: red, green, blue and opacity. */
export type ThumbnailPixels = { width: number; height: number; pixels: Uint8ClampedArray<ArrayBuffer> };

/** What may be decoded for one: about as much as a page of the web takes. */
const MOST_BYTES = 4 * 2 ** 20;

/** Pixels along its longer side. */
const SIDE = 84;

const kept = new ByteCache<ThumbnailPixels>(8 * 2 ** 20, ({ pixels }) => pixels.length);
const numbers = new WeakMap<ManifestStore, number>();
let stores = 0;

/** A small picture of an array; undefined where it would cost too much, or there is nothing to draw. */
export async function thumbnail(
	{ store: name, path }: { store: string; path: string },
	{ engine, signal }: CallContext,
): Promise<ThumbnailPixels | undefined> {
	const store = await engine.store(name);
	const number = numbers.get(store) ?? ++stores;
	numbers.set(store, number);
	const { shape } = store.array(path).description;
	if (shape.filter((length) => length > 1).length < 2 || shape.includes(0)) return undefined;
	// Overviews look like what they are overviews of, and the coarsest costs least.
	const levels = await overviews(store, path, { signal });
	const smallest = levels.findLast(({ shape: own }) => own.length === shape.length)?.path ?? path;
	const key = `${number}\n${smallest}`;
	const found = kept.get(key) ?? (await kept.once(key, (own) => draw(store, smallest, own), signal));
	if (found.width > 0) kept.set(key, found);
	return found.width > 0 ? found : undefined;
}

const NOTHING: ThumbnailPixels = { width: 0, height: 0, pixels: new Uint8ClampedArray(0) };

async function draw(store: ManifestStore, path: string, signal: AbortSignal): Promise<ThumbnailPixels> {
	const { description } = store.array(path);
	const { shape, dataType, dimensionNames = [], chunkGrid } = description;
	const own = ownColours(description);
	const bandAxis = own?.kind === "rgb" ? own.axis : dimensionNames.indexOf("band");
	const long = shape.flatMap((length, d) => (length > 1 && d !== bandAxis ? [d] : []));
	const [rowAxis, columnAxis] = long.slice(-2);
	if (rowAxis === undefined || columnAxis === undefined) return NOTHING;
	// Whole chunks are decoded, also along dimensions of which one place is drawn.
	const depth = shape.map((length, d) => {
		if (d === rowAxis || d === columnAxis) return length;
		return chunkGrid.kind === "regular" ? Math.min(length, chunkGrid.chunkShape[d] ?? 1) : 1;
	});
	const bytes = depth.reduce((product, length) => product * length, dataType.itemBytes ?? 0);
	if (bytes === 0 || bytes > MOST_BYTES) return NOTHING;
	const step = Math.max(1, Math.ceil(Math.max(shape[rowAxis] as number, shape[columnAxis] as number) / SIDE));
	const selection = shape.map((_, d) => {
		if (d === rowAxis || d === columnAxis) return { step };
		return own?.kind === "rgb" && d === own.axis ? { start: 0, stop: 3 } : 0;
	});
	const decoded = await decode(store, path, { selection, missing: "validity", reasons: "all", mask: "netcdf", signal });
	const texels = texelsOf(decoded);
	if (texels === undefined) return NOTHING;
	const width = Math.ceil((shape[columnAxis] as number) / step);
	const height = Math.ceil((shape[rowAxis] as number) / step);
	const enabled = enabledBits(rulesOf(decoded.reasons), []);
	const colourOf = own?.kind === "rgb" ? bandColours(texels, own) : scaleColours(texels, own?.colours, enabled);
	const pixels = new Uint8ClampedArray(4 * width * height);
	const steps = own?.kind === "rgb" ? bandSteps(decoded.shape, selection, own.axis) : { band: 0, pixel: 1 };
	for (let i = 0; i < width * height; i++) {
		const at = i * steps.pixel;
		if (((texels.bits[at] as number) & enabled) !== 0) continue;
		pixels.set(colourOf(at, steps.band), 4 * i);
		pixels[4 * i + 3] = 255;
	}
	return { width, height, pixels };
}

/** How far apart bands and pixels lie, where bands come first or last. */
function bandSteps(
	shape: readonly number[],
	selection: readonly unknown[],
	axis: number,
): { band: number; pixel: number } {
	const keptAxes = selection.flatMap((entry, d) => (typeof entry === "number" ? [] : [d]));
	const place = keptAxes.indexOf(axis);
	const band = shape.slice(place + 1).reduce((product, length) => product * length, 1);
	return place === 0 ? { band, pixel: 1 } : { band, pixel: shape[place] ?? 1 };
}

type ColourOf = (at: number, bandStep: number) => ArrayLike<number>;

function bandColours({ values }: Texels, { brightest }: { brightest: number }): ColourOf {
	return (at, step) => [0, 1, 2].map((band) => ((values[at + band * step] ?? 0) / brightest) * 255);
}

function scaleColours(texels: Texels, palette: Uint8Array | undefined, enabled: number): ColourOf {
	if (palette !== undefined)
		return (at) => palette.subarray(3 * texelValue(texels, at), 3 * texelValue(texels, at) + 3);
	const [min, max] = rangeOf([texels], 2, 98, enabled) ?? [0, 1];
	const table = colourTable("viridis");
	const last = table.length / 3 - 1;
	return (at) => {
		const share = max > min ? (texelValue(texels, at) - min) / (max - min) : 0;
		const number = Math.round(Math.min(Math.max(share, 0), 1) * last) || 0;
		return table.subarray(3 * number, 3 * number + 3);
	};
}
