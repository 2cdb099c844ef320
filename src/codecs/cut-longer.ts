import { throwIfOver } from "../io/deadline-signals.ts";
import type { Awaitable, BytesToBytesStage } from "./codec.ts";

/**
 * A stage whose output may be longer than a chunk, up to `longestBytes`: the rest is left out. Writers of TIFF compress a
 * whole last strip though the image ends before, and every reader of theirs stops there. What is shorter stays an error.
 */
export function cutLonger(stage: BytesToBytesStage, longestBytes: number): BytesToBytesStage {
	return {
		...(stage.encodedBytes && { encodedBytes: stage.encodedBytes.bind(stage) }),
		...(stage.encode && { encode: stage.encode.bind(stage) }),
		...(stage.workBytes && { workBytes: stage.workBytes.bind(stage) }),
		decode(bytes, context) {
			const { outputBytes } = context;
			if (outputBytes === undefined) return stage.decode(bytes, context);
			// A decoder that is told the size rightly refuses more; it is asked again, without it.
			const again = (cause: unknown): Awaitable<Uint8Array> => {
				throwIfOver(context.signal);
				const longer = { ...context, outputBytes: undefined, maxOutputBytes: longestBytes };
				const cut = (output: Uint8Array): Uint8Array => {
					if (output.length < outputBytes) throw cause;
					return output.subarray(0, outputBytes);
				};
				const output = stage.decode(bytes, longer);
				return output instanceof Promise ? output.then(cut) : cut(output);
			};
			try {
				const output = stage.decode(bytes, context);
				return output instanceof Promise ? output.catch(again) : output;
			} catch (cause) {
				return again(cause);
			}
		},
	};
}
