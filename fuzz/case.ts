import { changeCard, fitsLayout } from "./cards.ts";
import { BINARY_WORDS } from "./dictionary.ts";
import { changeBytes } from "./generic.ts";
import { changeJson } from "./json.ts";
import { changeField, type Layout, moveRegion, seal } from "./layout.ts";
import { chunkLayout } from "./layouts/chunk.ts";
import { flatbufferLayout } from "./layouts/flatbuffer.ts";
import { gribLayout } from "./layouts/grib.ts";
import { hdf4Layout } from "./layouts/hdf4.ts";
import { hdf5Layout } from "./layouts/hdf5.ts";
import { netcdf3Layout } from "./layouts/netcdf3.ts";
import { parquetLayout } from "./layouts/parquet.ts";
import { tiffLayout } from "./layouts/tiff.ts";
import { zipLayout } from "./layouts/zip.ts";
import { derived, Random } from "./random.ts";
import type { FuzzFormat, Seed } from "./seeds.ts";
import { changeXml } from "./xml.ts";

/** A damaged input, by what it is made of: a seed, a number from which all changes follow, and those of them that are made. */
export type Case = {
	seed: string;
	number: number;
	/** Undefined: all of them. */
	steps?: readonly number[] | undefined;
	/** Only numbers and documents change, and few of them: what another program may still open, and read as something else. */
	isGentle?: boolean | undefined;
};

/** What is opened: objects by key, and the key that is named; empty for a store. */
export type Input = { objects: ReadonlyMap<string, Uint8Array>; target: string };

const MOST_STEPS = 6;

/** `SEED#NUMBER`, with `~` before the number of a gentle one, and behind a colon the changes that are made, if not all are. */
export function caseId({ seed, number, steps, isGentle }: Case): string {
	return `${seed}#${isGentle ? "~" : ""}${number.toString(36)}${steps === undefined ? "" : `:${steps.join(".")}`}`;
}

/** The case of an id. */
export function parseCase(id: string): Case {
	const match = /^(.+)#(~?)([0-9a-z]+)(?::([\d.]*))?$/.exec(id);
	if (match === null) throw new Error(`"${id}" is no id of a case: SEED#NUMBER or SEED#NUMBER:STEP.STEP`);
	const [, seed = "", gentle, number = "", steps] = match;
	return {
		seed,
		number: Number.parseInt(number, 36),
		...(gentle === "~" ? { isGentle: true } : {}),
		steps:
			steps === undefined
				? undefined
				: steps
						.split(".")
						.filter((step) => step !== "")
						.map(Number),
	};
}

/** How many changes a case consists of. */
export function stepCount(number: number, isGentle = false): number {
	const random = new Random(derived(number, 0));
	let count = 1;
	while (count < (isGentle ? 2 : MOST_STEPS) && random.oneIn(2)) count++;
	return count;
}

/** Makes the input of a case. */
export function makeInput({ number, steps, isGentle = false }: Case, seed: Seed, others: readonly Seed[]): Input {
	const objects = new Map(seed.objects);
	const layouts = new Map<string, Layout>();
	for (let step = 0; step < stepCount(number, isGentle); step++) {
		if (steps !== undefined && !steps.includes(step)) continue;
		damage(objects, layouts, seed, isGentle ? [] : others, new Random(derived(number, step + 1)));
	}
	// Some damage is what a checksum is there for.
	if (isGentle || !new Random(derived(number, MOST_STEPS + 1)).oneIn(12))
		for (const [key, layout] of layouts) seal(objects.get(key) ?? new Uint8Array(0), layout);
	return { objects, target: seed.target };
}

function damage(
	objects: Map<string, Uint8Array>,
	layouts: Map<string, Layout>,
	seed: Seed,
	others: readonly Seed[],
	random: Random,
): void {
	const key = chosenKey(seed, random);
	const before = objects.get(key);
	if (before === undefined) return;
	if (seed.damaged.length > 1 && random.oneIn(40)) {
		const another = objects.get(random.pick(seed.damaged));
		if (another === undefined || random.oneIn(2)) objects.delete(key);
		else objects.set(key, another);
		return;
	}
	const bytes = before === seed.objects.get(key) ? new Uint8Array(before) : before;
	const kind = kindOf(seed.format, key);
	const layout = kind === "json" || kind === "xml" ? undefined : layoutOf(kind, seed, key);
	const changed = changedObject(bytes, kind, layout, others, random);
	objects.set(key, changed);
	if (layout !== undefined) layouts.set(key, layout);
}

/** Documents have more to say than chunks. */
function chosenKey({ damaged, target, format }: Seed, random: Random): string {
	if (target !== "" || format === "codecs") return random.pick(damaged);
	const documents = damaged.filter((key) => kindOf(format, key) !== "chunk");
	return documents.length > 0 && random.below(4) > 0 ? random.pick(documents) : random.pick(damaged);
}

type Kind = FuzzFormat | "json" | "xml" | "flatbuffer" | "parquet" | "chunk";

function kindOf(format: FuzzFormat, key: string): Kind {
	if (format === "dmrpp") return "xml";
	if (/(\.json|\.zarray|\.zattrs|\.zgroup|\.zmetadata)$/.test(key)) return "json";
	if (format === "icechunk") return /(^|\/)chunks\//.test(key) ? "chunk" : "flatbuffer";
	if (format === "kerchunk") return key.endsWith(".parq") ? "parquet" : "chunk";
	return format === "zarr" || format === "codecs" ? "chunk" : format;
}

const LAYOUTS: Readonly<Partial<Record<Kind, (bytes: Uint8Array) => Layout>>> = {
	hdf5: hdf5Layout,
	netcdf3: netcdf3Layout,
	tiff: tiffLayout,
	grib: gribLayout,
	fits: fitsLayout,
	hdf4: hdf4Layout,
	zip: zipLayout,
	flatbuffer: flatbufferLayout,
	parquet: parquetLayout,
	chunk: chunkLayout,
};

const layoutsOfSeeds = new WeakMap<Uint8Array, Layout>();

/** Of the seed: behind a change of length things stand elsewhere, and what is changed there is as good as random. */
function layoutOf(kind: Kind, seed: Seed, key: string): Layout {
	const original = seed.objects.get(key) ?? new Uint8Array(0);
	const known = layoutsOfSeeds.get(original) ?? (LAYOUTS[kind] ?? chunkLayout)(original);
	layoutsOfSeeds.set(original, known);
	return known;
}

function changedObject(
	bytes: Uint8Array,
	kind: Kind,
	layout: Layout | undefined,
	others: readonly Seed[],
	random: Random,
): Uint8Array {
	// Without others to take from, a change is a gentle one.
	if (others.length > 0 && random.oneIn(4))
		return changeBytes(bytes, spliced(others, random), BINARY_WORDS[kind] ?? [], random);
	if (kind === "json") return changeJson(bytes, random);
	if (kind === "xml") return changeXml(bytes, random);
	if (kind === "fits" && random.below(3) > 0) changeCard(bytes, random);
	else if (layout !== undefined && random.oneIn(8)) moveRegion(bytes, layout, random);
	else if (layout !== undefined) changeField(bytes, layout, random);
	return bytes;
}

function spliced(others: readonly Seed[], random: Random): Uint8Array {
	const other = random.pick(others);
	return other.objects.get(random.pick(other.damaged)) ?? new Uint8Array(0);
}
