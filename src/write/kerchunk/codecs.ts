import { type CodecName, catalogued, cataloguedV2, v2Id } from "../../codecs/catalogue/catalogue.ts";
import type { JsonObject, JsonValue } from "../../zarr/json.ts";
import type { CodecMetadata } from "../../zarr/metadata.ts";
import { type CodedChunk, readerProblem } from "../plan/reader-problem.ts";
import { numcodecsSigns } from "../plan/sign-flip.ts";
import { type Endian, v2DataType } from "./data-type.ts";

/** What a v3 codec chain is in a `.zarray` document. */
export type V2Codecs = {
	/** Goes into the `dtype`. */
	endian: Endian;
	order: "C" | "F";
	/** In the order of encoding. */
	filters: JsonObject[] | null;
	compressor: JsonObject | null;
};

const BLOSC_SHUFFLES: readonly JsonValue[] = ["noshuffle", "shuffle", "bitshuffle"];

type Translate = (configuration: JsonObject) => JsonObject;

/** The core's codecs whose configuration is another in numcodecs. */
const TRANSLATIONS: ReadonlyMap<string, Translate> = new Map<CodecName, Translate>([
	["gzip", ({ level = 5 }) => ({ level })],
	// Older numcodecs do not know "checksum"; reading does not depend on it.
	["zstd", ({ level = 0 }) => ({ level })],
	// Said, because the other checksums of numcodecs come first.
	["crc32c", () => ({ location: "end" })],
	["vlen-utf8", () => ({})],
	["vlen-bytes", () => ({})],
	[
		"blosc",
		({ cname = "lz4", clevel = 5, shuffle = "noshuffle", blocksize = 0 }) => ({
			cname,
			clevel,
			shuffle: typeof shuffle === "string" ? Math.max(BLOSC_SHUFFLES.indexOf(shuffle), 0) : shuffle,
			blocksize,
		}),
	],
]);

/**
 * Translates a codec chain to Zarr v2, where byte order and array order are fields of their own and every other step is a
 * filter or the compressor of numcodecs. What has no counterpart is a problem: left out, data would decode wrongly.
 */
export function v2Codecs(codecs: readonly CodecMetadata[], chunk: CodedChunk): V2Codecs | { problem: string } {
	const unread = readerProblem(codecs, chunk, 2);
	if (unread !== undefined) return { problem: unread };
	const steps: JsonObject[] = [];
	let endian: Endian = "little";
	let order: "C" | "F" = "C";
	for (const { name, configuration = {} } of numcodecsSigns(codecs, chunk.dataType)) {
		if (name === "bytes" || name === "endian") {
			endian = configuration.endian === "big" ? "big" : "little";
			const [first] = steps;
			if (endian === "big" && steps.length === 1 && first?.id === "fixedscaleoffset" && order === "C")
				steps[0] = bigEndian(first);
			else if (steps.length > 0 && (endian === "big" || order === "F"))
				return problem(String(first?.id), "before another array order or byte order");
		} else if (name === "transpose") {
			if (steps.length > 0) return problem(name, "after another codec");
			const found = transposedOrder(configuration.order, chunk.shape.length);
			if (found === undefined) return problem(name, "with an order that is not a full reversal");
			order = found;
		} else {
			const step = numcodecsConfiguration(name, configuration);
			if (step === undefined) return problem(name);
			steps.push({ ...step, ...imagecodecsFacts(name, chunk) });
		}
	}
	const last = steps.at(-1);
	const compressor = last !== undefined && cataloguedV2(String(last.id))?.compresses === true ? last : null;
	const filters = compressor === null ? steps : steps.slice(0, -1);
	return { endian, order, filters: filters.length === 0 ? null : filters, compressor };
}

/**
 * The filter names the byte order of both sides, and all of the array have one: with another, VirtualiZarr takes the stored
 * numbers for little-endian ones.
 */
function bigEndian({ dtype, astype, ...step }: JsonObject): JsonObject {
	return { ...step, dtype: String(dtype).replace("<", ">"), astype: String(astype).replace("<", ">") };
}

/**
 * What codecs of imagecodecs must be told in v2, where they decode plain bytes. Little-endian, because a chain with a step
 * before another byte order has no form in v2.
 */
function imagecodecsFacts(name: string, { shape, dataType }: CodedChunk): JsonObject {
	const dtype = (): JsonValue => v2DataType(dataType, "little", "/");
	if (name === "imagecodecs_delta" || name === "imagecodecs_floatpred") return { shape: [...shape], dtype: dtype() };
	return name === "imagecodecs_packints" ? { dtype: dtype() } : {};
}

function numcodecsConfiguration(name: string, configuration: JsonObject): JsonObject | undefined {
	const id = v2Id(name) ?? foreignId(name);
	if (id === undefined) return undefined;
	return { id, ...(TRANSLATIONS.get(name)?.(configuration) ?? configuration) };
}

/** What a codec that is in no catalogue was called in Zarr v2, if it came from there (`readV2Encoding` names it so). */
function foreignId(name: string): string | undefined {
	if (catalogued(name) !== undefined) return undefined;
	return name.startsWith("imagecodecs_") ? name : /^numcodecs\.(.+)$/.exec(name)?.[1];
}

/** v2 knows C order and its full reversal. */
function transposedOrder(order: JsonValue | undefined, rank: number): "C" | "F" | undefined {
	const axes = Array.isArray(order) ? order : [];
	if (order === "C" || (axes.length === rank && axes.every((axis, d) => axis === d))) return "C";
	if (order === "F" || (axes.length === rank && axes.every((axis, d) => axis === rank - 1 - d))) return "F";
	return undefined;
}

function problem(name: string, how = ""): { problem: string } {
	return { problem: `Zarr v2 has no form for codec "${name}"${how === "" ? "" : ` ${how}`}` };
}
