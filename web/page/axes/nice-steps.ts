/** Round numbers for axes. */

/** The round step (1, 2, 2.5 or 5 times a power of ten) of which no more than `most` fit into a length. */
export function niceStep(length: number, most: number): number {
	const rough = Math.abs(length) / Math.max(most, 1);
	if (!(rough > 0) || !Number.isFinite(rough)) return 1;
	const power = 10 ** Math.floor(Math.log10(rough));
	const factor = [1, 2, 2.5, 5].find((one) => one * power >= rough * (1 - 1e-9)) ?? 10;
	return factor * power;
}

/** Steps of angles that are larger than a degree. */
const DEGREES = [1, 2, 5, 10, 15, 30, 45, 60, 90];

/** The same for angles. */
export function niceDegrees(length: number, most: number): number {
	const rough = Math.abs(length) / Math.max(most, 1);
	return rough < 0.5 ? niceStep(length, most) : (DEGREES.find((step) => step >= rough * (1 - 1e-9)) ?? 90);
}

/** The multiples of a round step between two numbers, in this order. */
export function niceNumbers(
	from: number,
	to: number,
	most: number,
	stepOf: typeof niceStep = niceStep,
): { values: number[]; step: number } {
	const [low, high] = [Math.min(from, to), Math.max(from, to)];
	const step = stepOf(high - low, most);
	const values: number[] = [];
	const slack = step * 1e-6;
	for (let n = Math.ceil((low - slack) / step); n * step <= high + slack && values.length <= 1000; n++)
		values.push(n * step + 0);
	return { values: from <= to ? values : values.reverse(), step };
}

/** A number with as many digits as its step has. */
export function numberText(value: number, step: number): string {
	const size = Math.max(Math.abs(value), Math.abs(step));
	if (size !== 0 && (size >= 1e9 || size < 1e-4)) {
		const digits =
			value === 0 ? 0 : Math.max(0, Math.floor(Math.log10(Math.abs(value))) - Math.floor(Math.log10(step)));
		return value === 0 ? "0" : withMinus(value.toExponential(Math.min(digits + (isHalf(step) ? 1 : 0), 12)));
	}
	const decimals = Math.max(0, -Math.floor(Math.log10(step) + 1e-9) + (isHalf(step) ? 1 : 0));
	return withMinus(grouped(value.toFixed(Math.min(decimals, 12))));
}

/** Long numbers in groups of three, as of five digits. */
function grouped(text: string): string {
	const [whole = "", fraction] = text.split(".");
	if (whole.replace("-", "").length < 5) return text;
	const groups = whole.replace(/\B(?=(\d{3})+$)/g, "\u202f");
	return fraction === undefined ? groups : `${groups}.${fraction}`;
}

function isHalf(step: number): boolean {
	const mantissa = step / 10 ** Math.floor(Math.log10(step) + 1e-9);
	return Math.abs(mantissa - 2.5) < 1e-6;
}

/** A real minus, and none in front of zero. */
function withMinus(text: string): string {
	return /^-0(\.0*)?$/.test(text) ? text.slice(1) : text.replace(/^-/, "−");
}

/** A value for people: seven significant digits of what has only so many, else all that matter. */
export function shortNumber(value: number, digits = 7): string {
	if (Number.isNaN(value)) return "NaN";
	if (!Number.isFinite(value)) return value > 0 ? "∞" : "−∞";
	const rounded = Number(value.toPrecision(digits));
	const size = Math.abs(rounded);
	const text = size !== 0 && (size >= 1e9 || size < 1e-4) ? rounded.toExponential() : String(rounded);
	return withMinus(text.replace("e+", "e"));
}
