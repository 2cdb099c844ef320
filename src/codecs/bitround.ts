import type { ArrayToArrayCodec } from "./codec.ts";

/** `bitround`: numbers whose last bits were rounded away before they were stored. There is nothing to undo. */
export const bitroundCodec: ArrayToArrayCodec = {
	kind: "array-to-array",
	create: (_configuration, spec) => ({ encoded: spec, decode: (chunk) => chunk }),
};
