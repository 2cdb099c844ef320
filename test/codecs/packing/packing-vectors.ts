import { readFileSync } from "node:fs";
import type { ArrayToArrayCodec, ArrayToArrayStage } from "../../../src/codecs/index.ts";
import { loadCodec } from "../../../src/codecs/registry.ts";
import { decodeBase64 } from "../../../src/zarr/base64.ts";
import { type DataType, dataType, type NumericDataType } from "../../../src/zarr/data-type.ts";
import { type JsonObject, parseJson } from "../../../src/zarr/json.ts";
import type { TypedNumbers } from "../../../src/zarr/nd-array.ts";
import { viewElements } from "../../../src/zarr/nd-array.ts";
import { castScalar } from "../../../src/zarr/scalar.ts";

/** Results of numbers that were taken one by one; those at the places of `errors` have none. */
export type Results = { results: string; errors: number[] };

type Name = NumericDataType["name"];

/** What `make.py` wrote. */
export type Vectors = {
	values: { dataType: Name; values: string }[];
	casts: ({ from: Name; to: Name; rounding: string; outOfRange: string | null } & Results)[];
	scales: {
		dataType: Name;
		offset: number;
		scale: number;
		values: string;
		encode: Results;
		decode: Results;
	}[];
	chains: {
		dataType: Name;
		codecs: { name: string; configuration?: JsonObject }[];
		fill: JsonObject[string];
		values: string;
		chunk: string;
		read: string;
	}[];
	fixed: { configuration: JsonObject; dataType: Name; stored: string; decoded: string }[];
};

const file = new URL("../../fixtures/packing/vectors.json", import.meta.url);

/** What zarr-python, cast-value-rs and numcodecs make of packed numbers. */
export const vectors = parseJson(readFileSync(file, "utf8"), { floats: "tagged" }) as unknown as Vectors;

const NAMES = ["scale_offset", "cast_value", "numcodecs.fixedscaleoffset"];
const codecs = new Map(await Promise.all(NAMES.map(async (name) => [name, await loadCodec(name)] as const)));

/** A packing codec for chunks of that type. */
export function stageOf(name: string, type: DataType, configuration: JsonObject, count = 1): ArrayToArrayStage {
	const codec = codecs.get(name) as ArrayToArrayCodec;
	return codec.create(configuration, { dataType: type, shape: [count] });
}

/** Runs numbers through a codec, in one direction. */
export function run(stage: ArrayToArrayStage, direction: "encode" | "decode", bytes: Uint8Array): Uint8Array {
	const result = direction === "encode" ? stage.encode?.(bytes) : stage.decode(bytes, { maxOutputBytes: 1e9 });
	return result as Uint8Array;
}

/** Little-endian bytes of numbers. */
export function bytesOf(name: Name, ...values: (number | bigint)[]): Uint8Array {
	const parts = values.map((value) => castScalar(dataType(name), value)?.bytes ?? new Uint8Array(0));
	return Uint8Array.from(parts.flatMap((part) => Array.from(part)));
}

/** The numbers in little-endian bytes. */
export function numbersOf(name: Name, bytes: Uint8Array): (number | bigint)[] {
	return Array.from<number | bigint>(viewElements(dataType(name), bytes) as TypedNumbers as Float64Array);
}

/** The results as numbers, and the word for an error where there is none. */
export function expectedNumbers(name: Name, { results, errors }: Results): (number | bigint | "error")[] {
	return numbersOf(name, decodeBase64(results)).map((value, i) => (errors.includes(i) ? "error" : value));
}

/** What a codec makes of numbers, taken one by one. */
export function eachNumber(
	stage: ArrayToArrayStage,
	direction: "encode" | "decode",
	[from, to]: [Name, Name],
	bytes: Uint8Array,
): (number | bigint | "error")[] {
	const { itemBytes } = dataType(from);
	return Array.from({ length: bytes.length / itemBytes }, (_, i) => {
		try {
			const one = run(stage, direction, bytes.slice(i * itemBytes, (i + 1) * itemBytes));
			return numbersOf(to, one)[0] as number | bigint;
		} catch (error) {
			if (error instanceof RangeError) return "error";
			throw error;
		}
	});
}
