import { catalogued } from "../../codecs/catalogue/catalogue.ts";
import { allCodecs, isDecoded, isPortable } from "../../codecs/portability.ts";
import type { Diagnostic } from "../../diagnostics.ts";
import { code, hint } from "../../errors.ts";
import type { ArrayDescription } from "../../manifest/manifest-array.ts";
import { type DataType, isFixed } from "../../zarr/data-type.ts";
import type { CodecMetadata } from "../../zarr/metadata.ts";
import { elementCount } from "../../zarr/nd-array.ts";
import { numcodecsSigns } from "./sign-flip.ts";

/** What a chain works on. */
export type CodedChunk = { shape: readonly number[]; dataType: DataType };

/** Why readers of references would not get through a chain, in that version of Zarr; undefined if they do. */
export function readerProblem(
	codecs: readonly CodecMetadata[],
	chunk: CodedChunk,
	zarrFormat: 2 | 3,
): string | undefined {
	// What cannot be decoded here cannot be inlined either: it is left to readers that know it, and reported.
	const own = allCodecs(numcodecsSigns(codecs, chunk.dataType)).find(
		(codec) => !isPortable(codec, zarrFormat) && isDecoded(codec),
	);
	if (own !== undefined) return unknownCodec(own);
	const place = codecs.findIndex(({ name }) => name === "numcodecs.shuffle" || name === "shuffle");
	const itemBytes = Number(codecs[place]?.configuration?.elementsize ?? 1);
	// Of what is no size the decoder speaks.
	if (place < 0 || !(itemBytes > 1)) return undefined;
	// HDF5 leaves the rest behind the last whole element as it is; numcodecs fails.
	if (codecs[place - 1]?.name !== "bytes") return "numcodecs cannot shuffle what another codec left, of any size";
	const chunkBytes = elementCount(chunk.shape) * (isFixed(chunk.dataType) ? chunk.dataType.itemBytes : 0);
	if (chunkBytes % itemBytes === 0) return undefined;
	return `numcodecs cannot shuffle ${chunkBytes} bytes in elements of ${itemBytes}`;
}

function unknownCodec({ name }: CodecMetadata): string {
	return catalogued(name) === undefined
		? `no other program is known to have codec "${name}" (registerCodec(…, { portable: true }) says that others have it)`
		: `no other program knows codec "${name}"`;
}

/** Names the codecs of an array that is written which no other reader is known to have. */
export function reportCodecs({ path, codecs, dataType }: ArrayDescription, zarrFormat: 2 | 3): Diagnostic[] {
	const names = allCodecs(numcodecsSigns(codecs, dataType)).flatMap((codec) =>
		isPortable(codec, zarrFormat) ? [] : [`"${codec.name}"`],
	);
	if (names.length === 0) return [];
	return [
		{
			severity: "warning",
			code: "codec-not-portable",
			path,
			message: `readers need the codec ${[...new Set(names)].join(", ")}, which no other program is known to have`,
			...hint`${code("registerCodec(…, { portable: true })")} says that others have it`,
		},
	];
}
