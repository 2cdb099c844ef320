import type { CodecMetadata } from "../../zarr/metadata.ts";
import { type CodecName, catalogued, type EmittedCodec } from "../catalogue/catalogue.ts";

const FLOATPRED: CodecName = "imagecodecs_floatpred";
const DEINTERLEAVE: EmittedCodec = { name: "transpose", configuration: { order: [1, 2, 0] } };

/** Whether a codec turns samples into bytes in chains of virtual-tiff, and whether those of a pixel stand side by side. */
function layoutOf({ name }: CodecMetadata): "plain" | "chunky" | undefined {
	const rowName = catalogued(name)?.rowName;
	if (rowName === "ChunkyCodec") return "chunky";
	return rowName === "bytes" ? "plain" : undefined;
}

/**
 * The same chain in the form that imagecodecs has for Zarr, where virtual-tiff (0.5) has one of its own: image codecs behind
 * `bytes`, and predictor 3 before it. Of interleaved samples virtual-tiff undoes predictor 3 band by band, which gives
 * numbers that are not in the file; here the chain says what TIFF says. Any other chain is returned as it is.
 */
export function portableTiffChain(codecs: readonly CodecMetadata[]): readonly CodecMetadata[] {
	const place = codecs.findIndex((codec) => layoutOf(codec) !== undefined);
	if (place < 0) return codecs;
	const layout = layoutOf(codecs[place] as CodecMetadata);
	// The transposition that belongs to ChunkyCodec.
	const before = codecs.slice(0, place).filter(({ name }) => layout === "plain" || name !== "transpose");
	const after = codecs.slice(place + 1);
	const toChunky = layout === "chunky" ? [DEINTERLEAVE] : [];
	const [first] = before;
	if (first?.name === FLOATPRED && before.length === 1) {
		const { axis = -1, dist = 1 } = first.configuration ?? {};
		return [...toChunky, { name: FLOATPRED, configuration: { axis: layout === "chunky" ? -2 : axis, dist } }, ...after];
	}
	// They make the bytes themselves; virtual-tiff declares them as codecs on bytes.
	const isImage = before.length === 0 && catalogued(after[0]?.name ?? "")?.row.isImage === true;
	return isImage ? [...toChunky, ...after] : codecs;
}
