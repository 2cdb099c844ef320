import { type FixedDataType, isFixed, swapUnitBytes } from "../zarr/data-type.ts";
import { shownJson } from "../zarr/json.ts";
import { elementCount } from "../zarr/nd-array.ts";
import { swappedOrder, swapRuns } from "./byte-order.ts";
import { type ArrayToBytesCodec, badConfiguration, type Decoded, requireLength } from "./codec.ts";
import { type ElementLayout, ElementsStage } from "./elements.ts";
import { allocate } from "./memory.ts";
import { copyRuns, permuteRuns, type Runs, wholeRun } from "./runs.ts";

/** `bytes`: the elements one after the other, in the byte order that `endian` says (Zarr v3, codec `bytes`). */
export const bytesCodec: ArrayToBytesCodec = {
	kind: "array-to-bytes",
	create(configuration, { dataType, shape }) {
		if (!isFixed(dataType)) throw badConfiguration("bytes", `"${dataType.name}" has no fixed size`);
		const endian = configuration.endian ?? "little"; // what zarr-python and zarrita assume too
		if (endian !== "little" && endian !== "big")
			throw badConfiguration("bytes", `endian must be "little" or "big", not ${shownJson(endian)}`);
		return new BytesStage(dataType, elementCount(shape), endian);
	},
};

/** `bytes` for chunks of one kind. */
class BytesStage extends ElementsStage {
	readonly encodedBytes: number;
	readonly layout: ElementLayout;
	/** Size of the units that are reversed, where all are alike. */
	readonly #unitBytes: number | undefined;

	constructor(dataType: FixedDataType, count: number, endian: "little" | "big") {
		super();
		const { itemBytes } = dataType;
		const byteOrder = endian === "big" ? swappedOrder(dataType) : undefined;
		this.encodedBytes = count * itemBytes;
		this.layout = { count, itemBytes, byteOrder, isShuffled: false };
		this.#unitBytes = swapUnitBytes(dataType);
	}

	decode(bytes: Uint8Array): Uint8Array {
		requireLength("bytes", bytes, this.encodedBytes);
		return this.#reorder(bytes);
	}

	decodeInto(bytes: Uint8Array, output: Uint8Array, runs: Runs): void {
		requireLength("bytes", bytes, this.encodedBytes);
		const { byteOrder } = this.layout;
		if (byteOrder === undefined) copyRuns(bytes, output, runs);
		else if (this.#unitBytes === undefined) permuteRuns(bytes, output, runs, byteOrder);
		else swapRuns(bytes, output, runs, this.#unitBytes);
	}

	override encode(chunk: Decoded): Uint8Array {
		return this.#reorder(chunk as Uint8Array); // no strings: the type has a fixed size
	}

	/** To reverse units is its own inverse. In a copy: the bytes may be shared with a cache. */
	#reorder(bytes: Uint8Array): Uint8Array {
		if (this.layout.byteOrder === undefined) return bytes;
		const output = allocate(bytes.length);
		this.decodeInto(bytes, output, wholeRun(bytes.length));
		return output;
	}
}
