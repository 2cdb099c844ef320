import { MiraError } from "../../errors.ts";
import { dataType } from "../../zarr/data-type.ts";
import { formatNumber, formatScalar } from "../../zarr/scalar.ts";
import {
	type AxisSelection,
	extremes,
	gap,
	type Keys,
	type LabelAxis,
	nearestPosition,
	noSuchLabel,
	positionsWhere,
	spacingAt,
} from "./label-axis.ts";

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

	constructor(name: string, values: ArrayLike<number>, options: NumberAxisOptions = {}) {
		this.name = name;
		this.#keys = Array.from(values, (value) => (Number.isNaN(value) ? undefined : value));
		this.#options = options;
	}

	get length(): number {
		return this.#keys.length;
	}

	get extent(): string | undefined {
		const ends = extremes(this.#keys);
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
		const wanted = this.#number(label);
		const found = nearestPosition(this.#keys, (key) => Math.abs(this.#gap(wanted, key)));
		if (found === undefined) throw noSuchLabel(this, `nothing is near ${this.name} = ${label}`);
		if (found.distance === 0) return found.position;
		if (tolerance !== undefined) {
			if (found.distance <= tolerance) return found.position;
			const nearest = this.textAt(found.position);
			throw noSuchLabel(this, `${this.name} = ${label} is farther than ${tolerance} from the nearest, ${nearest}`);
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
			return within(low, high - low);
		}
		return within(from, to >= from ? to - from : modulo(to - from));
	}

	#isDescending(): boolean {
		return this.#keys.length > 1 && this.#keys.every((key, i) => i === 0 || Number(key) < Number(this.#keys[i - 1]));
	}

	#isBetween(wanted: number): boolean {
		const ends = extremes(this.#keys);
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

/** Degrees within so many east of `from`. */
function within(from: number, degrees: number): (key: number | bigint) => boolean {
	return (key) => modulo(Number(key) - from) <= degrees || degrees >= CIRCLE;
}

function modulo(degrees: number): number {
	return ((degrees % CIRCLE) + CIRCLE) % CIRCLE;
}

function badLabel(label: string): MiraError {
	return new MiraError("bad-selection", `"${label}" is neither a number nor a range such as 30:50`);
}
