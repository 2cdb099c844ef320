import type { FitsHeader } from "./header.ts";

/** An axis along which the coordinate grows by the same step (FITS standard, 8.2). */
export type LinearAxis = {
	/** CTYPEn, which says what the coordinate is; empty where the header has none. */
	name: string;
	units: string | undefined;
	/** The coordinate of the first pixel, and the step to the next. */
	first: number;
	step: number;
};

/** The coordinates of axis `axis`, from 1; undefined where the header has none, or they are not linear along that axis alone. */
export function linearAxis(header: FitsHeader, axis: number): LinearAxis | undefined {
	const name = header.text(`CTYPE${axis}`) ?? "";
	const value = header.number(`CRVAL${axis}`);
	// Names of four letters, a dash and three more are projections or scales that are not linear.
	if (value === undefined || /^.{4}-.{3}$/.test(name.padEnd(8, " ").slice(0, 8)) || isRotated(header, axis))
		return undefined;
	const step = header.number(`CD${axis}_${axis}`) ?? scaledStep(header, axis);
	if (step === undefined || step === 0) return undefined;
	const first = value + step * (1 - (header.number(`CRPIX${axis}`) ?? 0));
	return { name: name.trim(), units: header.text(`CUNIT${axis}`), first, step };
}

function scaledStep(header: FitsHeader, axis: number): number | undefined {
	const step = header.number(`CDELT${axis}`);
	return step === undefined ? undefined : step * (header.number(`PC${axis}_${axis}`) ?? 1);
}

/** True where the coordinate depends on another axis, or another coordinate on this axis. */
function isRotated(header: FitsHeader, axis: number): boolean {
	for (const keyword of header.values.keys()) {
		const [, i, j] = /^(?:CD|PC)(\d+)_(\d+)$/.exec(keyword) ?? [];
		const isOwn = Number(i) === axis || Number(j) === axis;
		if (i !== undefined && i !== j && isOwn && header.number(keyword) !== 0) return true;
	}
	// The older form: one angle for the plane of the first two axes, which stands at either of them.
	return axis <= 2 && ["CROTA1", "CROTA2"].some((keyword) => (header.number(keyword) ?? 0) !== 0);
}

/** All that two axes must share to have the same name: length and coordinates. */
export function axisFact(header: FitsHeader, axis: number, length: number): string {
	return JSON.stringify([length, linearAxis(header, axis) ?? null]);
}
