import { code, hint, MiraError } from "../../errors.ts";
import type { ArrayToBytesCodec } from "../codec.ts";

/** `imagecodecs_jpegxl`: known by name alone. No library for JavaScript gives the samples as they are. */
export const jpegxlCodec: ArrayToBytesCodec = {
	kind: "array-to-bytes",
	create: () => ({
		decode() {
			throw new MiraError("unsupported-feature", "JPEG XL is not decoded", {
				...hint`Provide an implementation with ${code('registerCodec("imagecodecs_jpegxl", …)')}`,
			});
		},
	}),
};
