import { MiraError } from "../../errors.ts";
import type { Budget } from "../../zarr/budget.ts";
import { Cursor, UNDEFINED_ADDRESS } from "./cursor.ts";
import type { Hdf5File } from "./file.ts";
import { parseHeapReference, resolveHeapObjects } from "./global-heap.ts";
import type { Reading } from "./reading.ts";
import { parseStoredSelection, type RegularAxis, type StoredSelection } from "./stored-selection.ts";

/** A reference to an object of the file, by the address of its header; undefined where it points nowhere. */
export class ObjectReference {
	readonly address: number | undefined;
	/** What of a dataset it selects, as text; empty for a reference to the whole object. */
	readonly selection: string;
	constructor(address: number | undefined, selection = "") {
		this.address = address;
		this.selection = selection;
	}
}

/** The path of the object at an address; empty where no path leads to it. */
export type NameOf = (address: number) => string;

/** A reference as text: the path that it points to, behind it what it selects; empty where it points nowhere. */
export function referenceText({ address, selection }: ObjectReference, nameOf: NameOf): string {
	const path = address === undefined ? "" : nameOf(address);
	return path === "" ? "" : path + selection;
}

/** Types of references, by their numbers in a datatype message. */
const OBJECT = 0;
const REGION = 1;

/** Whether references of that type have a form outside HDF5. */
export function isReadableReference(referenceType: number): boolean {
	return referenceType === OBJECT || referenceType === REGION;
}

/** References from their stored bytes, side by side. Those to regions are looked up in the global heap, all at once. */
export function* readReferences(
	file: Hdf5File,
	{ referenceType, sizeBytes }: { referenceType: number; sizeBytes: number },
	bytes: Uint8Array,
): Reading<ObjectReference[]> {
	if (!isReadableReference(referenceType))
		throw new MiraError("unsupported-feature", "references of HDF5 1.12 have no form outside HDF5");
	const cursor = new Cursor(bytes, 0, file.sizes, "reference");
	const count = Math.floor(bytes.length / sizeBytes);
	const each = <T>(read: () => T): T[] =>
		Array.from({ length: count }, (_, i) => {
			cursor.at = i * sizeBytes;
			return read();
		});
	if (referenceType === OBJECT) return each(() => readObject(cursor));
	const objects = yield* resolveHeapObjects(
		file,
		each(() => parseHeapReference(cursor)),
	);
	return objects.map((object) => {
		if (object === undefined) return new ObjectReference(undefined);
		const region = new Cursor(object, 0, file.sizes, "region that is referred to");
		const { address } = readObject(region);
		// Many references may lead to one region.
		file.budget.work(object.length * REGION_STEPS);
		return new ObjectReference(address, selectionText(file.budget, parseStoredSelection(region)));
	});
}

function readObject(cursor: Cursor): ObjectReference {
	const address = cursor.offset();
	return new ObjectReference(address === 0 || address === UNDEFINED_ADDRESS ? undefined : address);
}

/** More blocks than this are not text that anybody reads. */
const MOST_BLOCKS = 65_536;
/** What a number in a text costs. */
const NUMBER = { work: 10, bytes: 16 };
/** What a byte of a region costs to take apart. */
const REGION_STEPS = 4;

/** A selection as h5dump prints it: points, or the corners of blocks, both included. */
function selectionText(budget: Budget, selection: StoredSelection): string {
	switch (selection.kind) {
		case "all":
		case "none":
			return `{${selection.kind}}`;
		case "points":
			chargeText(budget, selection.points.length, selection.points[0]?.length ?? 0);
			return `{${selection.points.map(corner).join(", ")}}`;
		case "blocks":
			chargeText(budget, selection.blocks.length, 2 * selection.rank);
			return `{${selection.blocks.map(({ first, last }) => `${corner(first)}-${corner(last)}`).join(", ")}}`;
		case "regular":
			return `{${regularBlocks(budget, selection.axes).join(", ")}}`;
	}
}

/** Before the text of so many parts is made, each of so many numbers. */
function chargeText(budget: Budget, parts: number, numbers: number): void {
	budget.work(parts * numbers * NUMBER.work);
	budget.hold(parts * numbers * NUMBER.bytes);
}

function corner(place: readonly number[]): string {
	return `(${place.join(",")})`;
}

/** Every block of a regular hyperslab, the last dimension fastest. */
function regularBlocks(budget: Budget, axes: readonly RegularAxis[]): string[] {
	const counts = axes.map(({ count }) => count ?? Number.POSITIVE_INFINITY);
	const total = counts.reduce((product, count) => product * count, 1);
	if (total > MOST_BLOCKS)
		throw new MiraError("unsupported-feature", `a reference selects ${total} blocks, too many to show as text`);
	chargeText(budget, total, 2 * axes.length);
	return Array.from({ length: total }, (_, number) => {
		let rest = number;
		const first = new Array<number>(axes.length);
		for (let d = axes.length - 1; d >= 0; d--) {
			const { start, stride } = axes[d] as RegularAxis;
			first[d] = start + (rest % (counts[d] as number)) * stride;
			rest = Math.floor(rest / (counts[d] as number));
		}
		const last = first.map((at, d) => at + (axes[d] as RegularAxis).block - 1);
		return `${corner(first)}-${corner(last)}`;
	});
}
