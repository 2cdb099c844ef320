import { flippedType } from "../../codecs/fits/sign-flip.ts";
import { powerOfTwo } from "../../zarr/arithmetic/powers.ts";
import { type DataType, isFixed } from "../../zarr/data-type.ts";
import type { CodecMetadata } from "../../zarr/metadata.ts";

/**
 * The same chain with what numcodecs has for integers that are stored as those of the other signedness (the unsigned ones of
 * FITS): `fixedscaleoffset` adds half the range. It computes in float64, which holds integers of up to 32 bits; those of 64
 * keep the codec that nobody else has. Only the words differ, so chunks can be encoded by the chain as it was.
 */
export function numcodecsSigns(codecs: readonly CodecMetadata[], dataType: DataType): CodecMetadata[] {
	return codecs.map((codec) => {
		const stored = codec.name === "mirazarr.sign_flip" ? flippedType(dataType) : undefined;
		if (stored === undefined || !isFixed(dataType) || dataType.itemBytes > 4) return codec;
		const half = powerOfTwo(8 * dataType.itemBytes - 1);
		const order = dataType.itemBytes === 1 ? "|" : "<";
		const configuration = {
			offset: dataType.kind === "uint" ? half : -half,
			scale: 1,
			dtype: `${order}${dataType.kind === "uint" ? "u" : "i"}${dataType.itemBytes}`,
			astype: `${order}${stored.kind === "uint" ? "u" : "i"}${dataType.itemBytes}`,
		};
		return { name: "numcodecs.fixedscaleoffset", configuration };
	});
}
