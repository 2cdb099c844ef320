import { wholePower } from "../../../zarr/arithmetic/powers.ts";

/** Coefficients of a polynomial in two variables by the powers of each. */
type Polynomial = readonly { p: number; q: number; value: number }[];

/** Distortion by the Simple Imaging Polynomial (Shupe et al. 2005): pixels from the point of reference, both ways. */
export type SipDistortion = {
	correct(u: number, v: number): readonly [u: number, v: number];
	distort(u: number, v: number): readonly [u: number, v: number];
};

/** The standard has none higher. */
export const MOST_SIP_ORDER = 9;

/** The distortion of a header; undefined where it has none. */
export function sipDistortion(number: (keyword: string) => number | undefined): SipDistortion | undefined {
	const [a, b] = [polynomial("A", number), polynomial("B", number)];
	if (a.length === 0 && b.length === 0) return undefined;
	const correct = (u: number, v: number): readonly [number, number] => [
		u + polynomialAt(a, u, v),
		v + polynomialAt(b, u, v),
	];
	return { correct, distort: (u, v) => inverse(u, v, a, b) };
}

function polynomial(name: "A" | "B", number: (keyword: string) => number | undefined): Polynomial {
	const order = Math.min(number(`${name}_ORDER`) ?? 0, MOST_SIP_ORDER);
	const terms = [];
	for (let p = 0; p <= order; p++)
		for (let q = 0; p + q <= order; q++) {
			const value = number(`${name}_${p}_${q}`) ?? 0;
			if (value !== 0) terms.push({ p, q, value });
		}
	return terms;
}

function polynomialAt(terms: Polynomial, u: number, v: number): number {
	return terms.reduce((sum, { p, q, value }) => sum + value * wholePower(u, p) * wholePower(v, q), 0);
}

/**
 * By Newton's method on the polynomial itself: AP and BP of the header only come near to it. NaN where it does not end, far
 * outside of the image.
 */
function inverse(wantedU: number, wantedV: number, a: Polynomial, b: Polynomial): readonly [number, number] {
	let [u, v] = [wantedU, wantedV];
	for (let i = 0; i < 50; i++) {
		const [offU, offV] = [u + polynomialAt(a, u, v) - wantedU, v + polynomialAt(b, u, v) - wantedV];
		const [au, av, bu, bv] = [1 + slopeU(a, u, v), slopeV(a, u, v), slopeU(b, u, v), 1 + slopeV(b, u, v)];
		const determinant = au * bv - av * bu;
		const [stepU, stepV] = [(bv * offU - av * offV) / determinant, (au * offV - bu * offU) / determinant];
		[u, v] = [u - stepU, v - stepV];
		if (Math.abs(stepU) + Math.abs(stepV) < 1e-10) return [u, v];
	}
	return [Number.NaN, Number.NaN];
}

function slopeU(terms: Polynomial, u: number, v: number): number {
	return terms.reduce(
		(sum, { p, q, value }) => sum + (p === 0 ? 0 : value * p * wholePower(u, p - 1) * wholePower(v, q)),
		0,
	);
}

function slopeV(terms: Polynomial, u: number, v: number): number {
	return terms.reduce(
		(sum, { p, q, value }) => sum + (q === 0 ? 0 : value * q * wholePower(u, p) * wholePower(v, q - 1)),
		0,
	);
}
