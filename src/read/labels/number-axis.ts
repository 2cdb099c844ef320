import { MiraError } from "../../errors.ts";
import { dataType } from "../../zarr/data-type.ts";
import { formatNumber, formatScalar } from "../../zarr/scalar.ts";
import {
	type AxisSelection,
	extremes,
	type FindOptions,
	gap,
	inOrder,
	type Keys,
	type Label,
	type LabelAxis,
	nearestPosition,
	noRange,
	noSuchLabel,
	notUnique,
	oneOrMore,
	padded,
	positionsWhere,
	requireOrder,
	SIDES,
	spacingAt,
} from "./label-axis.ts";
import { SortedKeys } from "./sorted-keys.ts";

/** How the numbers of an axis are compared. */
export type NumberAxisOptions = {
	/** True for float32: labels are rounded alike first, so 10.2 finds what was stored for 10.2. */
	isSingle?: boolean | undefined;
	/** True for longitudes in degrees: 350 and -10 are one place. */
	isCircular?: boolean | undefined;
};

const CIRCLE = 360;

/** An axis of numbers; NaN stands for what is missing. */
export class NumberAxis implements LabelAxis {
	readonly name: string;
	readonly #keys: Keys;
	readonly #options: NumberAxisOptions;
	readonly #sorted: SortedKeys<number>;
	readonly #ends: ReturnType<typeof extremes>;

	constructor(name: string, values: ArrayLike<number>, options: NumberAxisOptions = {}) {
		this.name = name;
		this.#keys = Array.from(values, (value) => (Number.isNaN(value) ? undefined : value));
		this.#options = options;
		this.#sorted = new SortedKeys(this.#keys as (number | undefined)[]);
		this.#ends = extremes(this.#keys);
	}

	get length(): number {
		return this.#keys.length;
	}

	get extent(): string | undefined {
		const ends = this.#ends;
		if (ends === undefined) return undefined;
		return `${this.textAt(ends.least)} to ${this.textAt(ends.greatest)}`;
	}

	textAt(position: number): string | undefined {
		const key = this.#keys[position] as number | undefined;
		if (key === undefined) return undefined;
		if (!this.#options.isSingle) return formatNumber(key);
		return formatScalar(dataType("float32"), new Uint8Array(Float32Array.of(key).buffer));
	}

	nearest(label: string, tolerance?: number): number {
		return this.#nearest(this.#number(label), label, tolerance);
	}

	#nearest(wanted: number, label: Label, tolerance: number | undefined): number {
		const distance = (key: number | bigint): number => Math.abs(this.#gap(wanted, key));
		const found = nearestPosition(this.#keys, distance, undefined, this.#candidates(wanted));
		if (found === undefined) throw noSuchLabel(this, `nothing is near ${this.name} = ${label}`);
		if (found.distance === 0) return found.position;
		if (tolerance !== undefined) {
			if (found.distance <= tolerance) return found.position;
			throw this.#tooFar(label, tolerance, found.position);
		}
		if (!this.#isBetween(wanted) && found.distance > spacingAt(this.#keys, found.position, (a, b) => this.#gap(a, b)))
			throw noSuchLabel(this, `${this.name} = ${label} lies outside`);
		return found.position;
	}

	select(label: string): AxisSelection {
		const [first = "", second, ...others] = label.split(":");
		if (second === undefined) return this.#exact(first);
		if (others.length > 0) throw badLabel(label);
		// An open end is that of the axis, whichever way it goes.
		const infinity = this.#isDescending() ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
		const from = first.trim() === "" ? -infinity : this.#number(first);
		const to = second.trim() === "" ? infinity : this.#number(second);
		const holds = this.#isWithin(from, to);
		const found = positionsWhere(this.#keys, holds);
		if (found === undefined) throw noSuchLabel(this, `no value of ${this.name} lies in ${label}`);
		if (found === null)
			throw noSuchLabel(
				this,
				`${this.name} = ${label} is not in one piece`,
				this.#options.isCircular
					? "It crosses the end of the axis: select its two parts one after the other"
					: undefined,
			);
		return found;
	}

	find(label: Label, { method, tolerance, isListed }: FindOptions): number | readonly number[] {
		const wanted = this.#numberOf(label);
		if (method === undefined) {
			if (isListed && !this.#sorted.isUnique) throw notUnique(this);
			const found = this.#equal(wanted);
			if (found.length === 0)
				throw noSuchLabel(this, `no value of ${this.name} is ${label}`, "Ask for the nearest instead");
			return oneOrMore(found);
		}
		requireOrder(this, this.#sorted);
		if (method === "nearest") return this.#nearest(wanted, label, tolerance);
		const equal = this.#equal(wanted);
		const turned = this.#turnedInside(wanted) ?? wanted;
		const found = equal[0] ?? padded(method, this.#sorted.around(turned), this.#sorted.order);
		if (found === undefined) throw noSuchLabel(this, `nothing stands ${SIDES[method]} ${this.name} = ${label}`);
		if (Math.abs(this.#gap(wanted, this.#keys[found] as number)) > (tolerance ?? Number.POSITIVE_INFINITY))
			throw this.#tooFar(label, tolerance as number, found);
		return found;
	}

	between(start: Label | null, stop: Label | null): readonly number[] {
		const [first, last] = [start, stop].map((label) => (label === null ? undefined : this.#numberOf(label)));
		const { order } = this.#sorted;
		if (order === "mixed") {
			const found = this.#sorted.fromTo(first, last, this.length);
			if (found === undefined) throw noRange(this);
			return found;
		}
		const isPlain = !this.#options.isCircular || first === undefined || last === undefined;
		if (isPlain || (first > last && order === "descending")) return this.#sorted.within(inOrder(first, last, order));
		return this.#eastward(first, last);
	}

	/** Longitudes from one to another, going east: the pieces on either side of the seam in that order, or against it where the axis goes west. */
	#eastward(from: number, stop: number): number[] {
		const to = stop >= from ? stop : from + modulo(stop - from);
		const found = this.#keys.flatMap((key, position) => {
			if (key === undefined) return [];
			const straight = Number(key);
			// Where both 0 and 360 are there, each is what it says as far as the range allows.
			const at = straight >= from && straight <= to ? straight : from + modulo(straight - from);
			return at <= to ? [{ position, at, straight }] : [];
		});
		found.sort((a, b) => a.at - b.at || b.straight - a.straight);
		const positions = found.map(({ position }) => position);
		return this.#sorted.order === "descending" ? positions.reverse() : positions;
	}

	/** Where a number stands; the same place after turns, where it goes round. */
	#equal(wanted: number): readonly number[] {
		const straight = this.#sorted.positionsOf(wanted);
		if (straight.length > 0 || !this.#options.isCircular) return straight;
		const turned = this.#turnedInside(wanted);
		if (turned === undefined || this.#sorted.order === "mixed") return [];
		// A turn rounds: -120.3 + 360 need not be the number that the file has for 239.7.
		const slack = CIRCLE * (this.#options.isSingle ? 2 ** -24 : 2 ** -53);
		return this.#sorted.within([turned - slack, turned + slack]);
	}

	/** The same longitude between the ends of the axis; undefined where there is none, or the number is there itself. */
	#turnedInside(wanted: number): number | undefined {
		if (!this.#options.isCircular || this.#ends === undefined) return undefined;
		const [least, greatest] = [this.#ends.least, this.#ends.greatest].map((end) => this.#keys[end] as number);
		if (wanted >= (least as number) && wanted <= (greatest as number)) return undefined;
		const turned = (least as number) + modulo(wanted - (least as number));
		return turned <= (greatest as number) ? turned : undefined;
	}

	/** Where the nearest can be: beside the number, or at the ends of what goes round. All where they are in no order. */
	#candidates(wanted: number): Iterable<number> | undefined {
		if (this.#sorted.order === "mixed" || this.#ends === undefined) return undefined;
		const { below, above } = this.#sorted.around(this.#turnedInside(wanted) ?? wanted);
		const { least, greatest } = this.#ends;
		return [below, above, least, greatest].filter((position) => position !== undefined);
	}

	#tooFar(label: Label, tolerance: number, position: number): MiraError {
		const found = this.textAt(position);
		return noSuchLabel(this, `${this.name} = ${label} is farther than ${tolerance} from the nearest, ${found}`);
	}

	#numberOf(label: Label): number {
		const number = typeof label === "bigint" ? Number(label) : label;
		if (typeof number !== "number" || Number.isNaN(number))
			throw new MiraError("bad-selection", `${this.name} has numbers, and ${JSON.stringify(label)} is none`);
		return this.#options.isSingle ? Math.fround(number) : number;
	}

	#exact(label: string): AxisSelection {
		const wanted = this.#number(label);
		const found = positionsWhere(this.#keys, (key) => this.#gap(wanted, key) === 0);
		if (found === undefined)
			throw noSuchLabel(this, `no value of ${this.name} is ${label}`, "Ask for the nearest instead");
		if (found === null) throw noSuchLabel(this, `several values of ${this.name} are ${label}`);
		return found.stop - found.start === 1 ? found.start : found;
	}

	/** Longitudes from east of `from` to `to` hold; on other axes, and on those that go west, either end may come first. */
	#isWithin(from: number, to: number): (key: number | bigint) => boolean {
		const isPlain = !this.#options.isCircular || !Number.isFinite(from) || !Number.isFinite(to);
		if (isPlain || (from > to && this.#isDescending())) {
			const [low, high] = [Math.min(from, to), Math.max(from, to)];
			if (isPlain) return (key) => key >= low && key <= high;
			return within(low, high);
		}
		return within(from, to >= from ? to : from + modulo(to - from));
	}

	#isDescending(): boolean {
		return this.#sorted.order === "descending";
	}

	#isBetween(wanted: number): boolean {
		const ends = this.#ends;
		if (ends === undefined) return false;
		const [least, greatest] = [this.#keys[ends.least] as number, this.#keys[ends.greatest] as number];
		if (!this.#options.isCircular) return wanted >= least && wanted <= greatest;
		return modulo(wanted - least) <= greatest - least;
	}

	/** From one number to another; along the shorter way where they go round. */
	#gap(from: number | bigint, to: number | bigint): number {
		const straight = gap(from, to);
		if (!this.#options.isCircular || Math.abs(straight) <= CIRCLE / 2) return straight;
		const turned = modulo(straight);
		return turned > CIRCLE / 2 ? turned - CIRCLE : turned;
	}

	#number(label: string): number {
		const number = Number(label);
		if (label.trim() === "" || Number.isNaN(number)) throw badLabel(label);
		return this.#options.isSingle ? Math.fround(number) : number;
	}
}

/** Degrees from one to another, going east. What lies there as it is needs no turn, which would round. */
function within(from: number, to: number): (key: number | bigint) => boolean {
	return (key) => (key >= from && key <= to) || from + modulo(Number(key) - from) <= to || to - from >= CIRCLE;
}

function modulo(degrees: number): number {
	return ((degrees % CIRCLE) + CIRCLE) % CIRCLE;
}

function badLabel(label: string): MiraError {
	return new MiraError("bad-selection", `"${label}" is neither a number nor a range such as 30:50`);
}
