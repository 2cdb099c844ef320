import type { EmittedCodec } from "../../codecs/catalogue/catalogue.ts";
import { createPipeline } from "../../codecs/index.ts";
import { isMiraError, MiraError } from "../../errors.ts";
import type { CodecMetadata } from "../../zarr/metadata.ts";
import { codecsForMask, type FilterContext } from "../hdf5/filters.ts";
import type { Filter } from "../hdf5/object-model.ts";
import type { FixedElement } from "../hdf5/to-zarr/zarr-type.ts";
import type { DmrStorage } from "./document.ts";

/** The numbers that filters have in HDF5, by their names in DMR++. Those with parameters the document does not give are left out. */
const FILTER_IDS: ReadonlyMap<string, number> = new Map([
	["deflate", 1],
	["shuffle", 2],
	["fletcher32", 3],
]);

/** The filters of a variable as HDF5 has them. Throws `unsupported-feature` for others. */
export function toFilters({ filters, deflateLevels }: DmrStorage): Filter[] {
	let deflates = 0;
	const found = filters.map((name): Filter => {
		const id = FILTER_IDS.get(name);
		if (id === undefined)
			throw new MiraError("unsupported-feature", `the DMR++ names a filter "${name}", but not its parameters`, {
				hint: "Open the data file itself",
			});
		const parameters = id === 1 ? deflateLevels.slice(deflates, ++deflates) : [];
		return { id, name, isOptional: false, parameters };
	});
	return shuffleFirst(found);
}

/**
 * Builders before 3.20 wrote "deflate shuffle" for data that were shuffled and then deflated. Nobody shuffles what is
 * compressed; if somebody did, inflating would fail, not give wrong numbers.
 */
function shuffleFirst(filters: readonly Filter[]): Filter[] {
	const deflate = filters.findIndex(({ id }) => id === 1);
	const shuffle = filters.findIndex(({ id }) => id === 2);
	if (deflate === -1 || shuffle < deflate) return [...filters];
	const moved = filters[shuffle] as Filter;
	return filters.toSpliced(shuffle, 1).toSpliced(deflate, 0, moved);
}

/** The chain of chunks that skipped the filters of a mask. Throws if one of the filters has no codec. */
export function chainFor(
	filters: readonly Filter[],
	mask: number,
	{ codec }: FixedElement,
	context: FilterContext,
): EmittedCodec[] {
	const found = codecsForMask(filters, mask, context);
	if ("refused" in found) throw found.refused;
	return [codec, ...found.codecs];
}

/** Whether deflate stands there more than once. Some builders listed it twice and the data are deflated once. */
export function hasRepeatedDeflate(filters: readonly Filter[]): boolean {
	return filters.filter(({ id }) => id === 1).length > 1;
}

/** The filters with the first deflate alone. */
export function withOneDeflate(filters: readonly Filter[]): Filter[] {
	const first = filters.findIndex(({ id }) => id === 1);
	return filters.filter(({ id }, i) => id !== 1 || i === first);
}

/** Whether a chunk decodes by a chain to what its shape demands. */
export async function decodes(
	bytes: Uint8Array,
	chain: readonly CodecMetadata[],
	{ dataType }: FixedElement,
	shape: readonly number[],
): Promise<boolean> {
	try {
		await (await createPipeline(chain, { dataType, shape })).decode(bytes);
		return true;
	} catch (error) {
		if (isMiraError(error)) return false;
		throw error;
	}
}
