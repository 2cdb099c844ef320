import type { CodecMetadata } from "../../zarr/metadata.ts";

/** What turns samples into bytes in chains of virtual-tiff, and whether the samples of a pixel stand side by side. */
const SERIALIZERS: ReadonlyMap<string, "plain" | "chunky"> = new Map([
	["bytes", "plain"],
	["ChunkyCodec", "chunky"],
	["virtual_tiff.ChunkyCodec", "chunky"],
]);

/** Codecs of whole images, which make the bytes themselves; virtual-tiff declares them as codecs on bytes. */
const IMAGE_CODECS: ReadonlySet<string> = new Set([
	"imagecodecs_jpeg",
	"imagecodecs_jpeg2k",
	"imagecodecs_jpeg8",
	"imagecodecs_jpegxl",
	"imagecodecs_jpegxr",
	"imagecodecs_lerc",
	"imagecodecs_png",
	"imagecodecs_webp",
]);

const FLOATPRED = "imagecodecs_floatpred";
const DEINTERLEAVE: CodecMetadata = { name: "transpose", configuration: { order: [1, 2, 0] } };

/**
 * The same chain in the form that imagecodecs has for Zarr, where virtual-tiff (0.5) has one of its own: image codecs behind
 * `bytes`, and predictor 3 before it. Of interleaved samples virtual-tiff undoes predictor 3 band by band, which gives
 * numbers that are not in the file; here the chain says what TIFF says. Any other chain is returned as it is.
 */
export function portableTiffChain(codecs: readonly CodecMetadata[]): readonly CodecMetadata[] {
	const place = codecs.findIndex(({ name }) => SERIALIZERS.has(name));
	const layout = SERIALIZERS.get(codecs[place]?.name ?? "");
	if (layout === undefined) return codecs;
	// The transposition that belongs to ChunkyCodec.
	const before = codecs.slice(0, place).filter(({ name }) => layout === "plain" || name !== "transpose");
	const after = codecs.slice(place + 1);
	const toChunky = layout === "chunky" ? [DEINTERLEAVE] : [];
	const [first] = before;
	if (first?.name === FLOATPRED && before.length === 1) {
		const { axis = -1, dist = 1 } = first.configuration ?? {};
		return [...toChunky, { name: FLOATPRED, configuration: { axis: layout === "chunky" ? -2 : axis, dist } }, ...after];
	}
	const isImage = before.length === 0 && IMAGE_CODECS.has(after[0]?.name ?? "");
	return isImage ? [...toChunky, ...after] : codecs;
}
