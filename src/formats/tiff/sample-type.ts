import { MiraError } from "../../errors.ts";
import { dataType, type FixedDataType } from "../../zarr/data-type.ts";
import type { TiffImage } from "./image.ts";
import { TAG, tagName } from "./tags.ts";

/** How the samples of an image lie in its bytes. */
export type SampleLayout =
	/** Elements of the data type, in the byte order of the file. */
	| "plain"
	/** Fewer bits than the data type, the highest first; every row begins at a byte. */
	| "packed"
	| "float24"
	/** Pairs of integers, for which Zarr has no type. */
	| "complexInteger";

/** The data type of the samples of an image, and how they are stored. */
export type SampleType = { dataType: FixedDataType; layout: SampleLayout };

/**
 * The type of samples (design, "Paths, names, types"). Integers of odd widths are read as unsigned, as GDAL reads them,
 * whatever SampleFormat says.
 */
export function sampleType({ sampleFormat, bitsPerSample: bits }: TiffImage): SampleType {
	switch (sampleFormat) {
		case 3:
			if (bits === 24) return { dataType: dataType("float32"), layout: "float24" };
			if (bits === 16 || bits === 32 || bits === 64) return { dataType: dataType(`float${bits}`), layout: "plain" };
			break;
		case 5:
			if (bits === 32) return { dataType: dataType("complex64"), layout: "complexInteger" };
			if (bits === 64) return { dataType: dataType("complex128"), layout: "complexInteger" };
			break;
		case 6:
			if (bits === 64 || bits === 128) return { dataType: dataType(`complex${bits}`), layout: "plain" };
			break;
		default: {
			// 4 is "void", and libtiff takes what is not defined for unsigned.
			const isSigned = sampleFormat === 2;
			if (bits === 8 || bits === 16 || bits === 32 || bits === 64)
				return { dataType: dataType(isSigned ? `int${bits}` : `uint${bits}`), layout: "plain" };
			if (bits > 0 && bits < 32)
				return { dataType: dataType(bits < 8 ? "uint8" : bits < 16 ? "uint16" : "uint32"), layout: "packed" };
		}
	}
	const format = `${tagName(TAG.SampleFormat)} ${sampleFormat}`;
	throw new MiraError("unsupported-feature", `${format} with ${tagName(TAG.BitsPerSample)} ${bits} has no data type`);
}
