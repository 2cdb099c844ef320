import type { ArrayToArrayCodec, ArrayToArrayStage } from "../../codecs/codec.ts";
import { castValueCodec } from "../../codecs/packing/cast-value.ts";
import { scaleOffsetCodec } from "../../codecs/packing/scale-offset.ts";
import { MiraError } from "../../errors.ts";
import type { DataType } from "../../zarr/data-type.ts";
import type { CodecMetadata } from "../../zarr/metadata.ts";
import { formatScalar, isNaNScalar, sameBytes } from "../../zarr/scalar.ts";

/** The codecs that change values, so a fill value must go through them. */
const VALUE_CODECS: ReadonlyMap<string, ArrayToArrayCodec> = new Map([
	["scale_offset", scaleOffsetCodec],
	["cast_value", castValueCodec],
]);

/** One element after the value codecs of a chain, with the type it has then. */
export type StoredScalar = { dataType: DataType; value: Uint8Array };

/**
 * The fill value of an array as its packing codecs store it (trap P26). Throws `bad-fill` where it does not survive the way
 * there and back: the specifications want such an array refused when it is made, not when a chunk is read (trap P22).
 */
export function encodeFill(codecs: readonly CodecMetadata[], dataType: DataType, fill: Uint8Array): StoredScalar {
	const stages = valueStages(codecs, dataType);
	const text = formatScalar(dataType, fill);
	try {
		const value = stages.reduce((scalar, { encode }) => encode?.(scalar) as Uint8Array, fill);
		const back = decodeScalar(stages, value);
		if (sameBytes(back, fill) || (isNaNScalar(dataType, back) && isNaNScalar(dataType, fill)))
			return { dataType: stages.at(-1)?.encoded.dataType ?? dataType, value };
		throw new RangeError(`it comes back as ${formatScalar(dataType, back)}`);
	} catch (cause) {
		const reason = cause instanceof RangeError ? cause.message : "it cannot be encoded";
		throw new MiraError("bad-fill", `fill_value ${text} does not survive the codecs of its array: ${reason}`, {
			cause,
		});
	}
}

/** One stored element as the packing codecs of a chain decode it. */
export function decodeStored(codecs: readonly CodecMetadata[], dataType: DataType, value: Uint8Array): Uint8Array {
	return decodeScalar(valueStages(codecs, dataType), value);
}

function decodeScalar(stages: readonly ArrayToArrayStage[], value: Uint8Array): Uint8Array {
	return stages.reduceRight((scalar, { decode }) => decode(scalar, CONTEXT) as Uint8Array, value);
}

const CONTEXT = { maxOutputBytes: Number.POSITIVE_INFINITY };

/** The packing codecs that begin a chain, for chunks of any number of elements: they do not look at the shape. */
function valueStages(codecs: readonly CodecMetadata[], dataType: DataType): ArrayToArrayStage[] {
	const stages: ArrayToArrayStage[] = [];
	for (const { name, configuration } of codecs) {
		const codec = VALUE_CODECS.get(name);
		if (codec === undefined) continue;
		stages.push(codec.create(configuration ?? {}, stages.at(-1)?.encoded ?? { dataType, shape: [] }));
	}
	return stages;
}
