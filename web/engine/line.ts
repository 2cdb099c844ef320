/** Values along one dimension. */
import { decode } from "mirazarr";
import type { CallContext } from "./engine.ts";
import { type RuleFacts, rulesOf } from "./plane.ts";
import { enabledBits, type SwitchedRules } from "./switched-rules.ts";
import { numbersOf } from "./texels.ts";

/** A line through an array. */
export type LineRequest = {
	store: string;
	path: string;
	axis: number;
	/** Positions along all dimensions; that along the line does not count. */
	at: readonly number[];
	/** Rules of missing data that are not as they usually are. */
	switched: SwitchedRules;
	/** Points that can be told from each other: of more, only the least and the greatest of each stretch are given. */
	most: number;
};

/** The points of a line. */
export type LineAnswer = {
	/** Where each lies along the dimension. */
	positions: Float64Array;
	/** What is missing is NaN. */
	values: Float64Array;
	/** A bit for each rule that makes a point missing. */
	bits: Uint8Array;
	rules: RuleFacts[];
	/** True if points stand for more than one element. */
	isShortened: boolean;
};

/** The values along a dimension. */
export async function line(
	{ store: name, path, axis, at, switched, most }: LineRequest,
	{ engine, signal, transfer }: CallContext,
): Promise<LineAnswer> {
	const store = await engine.store(name);
	const { shape } = store.array(path).description;
	const selection = shape.map((_, d) => (d === axis ? null : (at[d] ?? 0)));
	const decoded = await decode(store, path, { selection, missing: "validity", reasons: "all", mask: "netcdf", signal });
	const numbers = numbersOf(decoded);
	if (numbers === undefined) throw new Error(`values of type ${decoded.dataType} make no line`);
	const bits = decoded.reasons?.all?.bits ?? new Uint8Array(numbers.length);
	const rules = rulesOf(decoded.reasons);
	const enabled = enabledBits(rules, switched);
	const values = Float64Array.from(numbers, (value, i) => (((bits[i] as number) & enabled) !== 0 ? Number.NaN : value));
	const points = shortened(values, bits, most);
	return {
		positions: transfer(points.positions),
		values: transfer(points.values),
		bits: transfer(points.bits),
		rules,
		isShortened: points.positions.length < values.length,
	};
}

/** The least and the greatest of as many stretches as can be seen, in their order; all points where there are few. */
export function shortened(
	values: Float64Array,
	bits: Uint8Array,
	most: number,
): Pick<LineAnswer, "positions" | "values" | "bits"> {
	const { length } = values;
	if (length <= most) return { positions: Float64Array.from(values, (_, i) => i), values, bits: bits.slice() };
	const chosen: number[] = [];
	const stretches = Math.floor(most / 2);
	for (let s = 0; s < stretches; s++) {
		const [from, to] = [Math.floor((s * length) / stretches), Math.floor(((s + 1) * length) / stretches)];
		let [least, greatest] = [-1, -1];
		for (let i = from; i < to; i++) {
			const value = values[i] as number;
			if (Number.isNaN(value)) continue;
			if (least < 0 || value < (values[least] as number)) least = i;
			if (greatest < 0 || value > (values[greatest] as number)) greatest = i;
		}
		if (least < 0) chosen.push(from);
		else chosen.push(...(least === greatest ? [least] : [Math.min(least, greatest), Math.max(least, greatest)]));
	}
	return {
		positions: Float64Array.from(chosen),
		values: Float64Array.from(chosen, (i) => values[i] as number),
		bits: Uint8Array.from(chosen, (i) => bits[i] as number),
	};
}
