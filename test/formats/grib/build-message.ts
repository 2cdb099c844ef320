/** Messages of edition 2 octet by octet, for checks whose numbers stand in the checks themselves. */

/** A big-endian number. */
export function octets(value: number, count: number): number[] {
	return Array.from({ length: count }, (_, i) => Math.floor(value / 256 ** (count - 1 - i)) % 256);
}

/** An IEEE number of 32 bits. */
export function float32(value: number): number[] {
	const view = new DataView(new ArrayBuffer(4));
	view.setFloat32(0, value);
	return [...new Uint8Array(view.buffer)];
}

function section(number: number, content: readonly number[]): number[] {
	return [...octets(content.length + 5, 4), number, ...content];
}

/** What matters of a field: the rest is a grid of one row, at the surface. */
export type FieldParts = {
	points: number;
	/** Values in section 7. */
	coded: number;
	/** Octets 10 and on of section 5. */
	representation: readonly number[];
	/** Octets 6 and on of section 6. */
	bitmap: readonly number[];
	data: readonly number[];
	/** Flags of scanning, and points of a row if there is more than one row. */
	scanning?: number;
	rowPoints?: number;
};

/** Octets 10 and on of section 5 for simple packing (template 5.0); E and D as they are coded. */
export function simple(reference: number, binary: number, decimal: number, bits: number): number[] {
	return [0, 0, ...float32(reference), ...octets(binary, 2), ...octets(decimal, 2), bits, 0];
}

/** A message with these fields; each has its own sections 3 to 7. */
export function buildMessage(...fields: readonly FieldParts[]): Uint8Array {
	const body = [
		...section(1, [0, 7, 0, 0, 2, 1, 1, ...octets(2020, 2), 1, 1, 0, 0, 0, 0, 1]),
		...fields.flatMap(({ points, coded, representation, bitmap, data, scanning = 0, rowPoints = points }) => [
			...section(3, [
				0,
				...octets(points, 4),
				0,
				0,
				0,
				0,
				6,
				...Array<number>(15).fill(255),
				...octets(rowPoints, 4),
				...octets(points / rowPoints, 4),
				...Array<number>(33).fill(0),
				scanning,
			]),
			...section(4, [0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 255, 0, 0, 0, 0, 0]),
			...section(5, [...octets(coded, 4), ...representation]),
			...section(6, bitmap),
			...section(7, data),
		]),
		...new TextEncoder().encode("7777"),
	];
	return Uint8Array.from([...new TextEncoder().encode("GRIB"), 0, 0, 0, 2, ...octets(body.length + 16, 8), ...body]);
}
