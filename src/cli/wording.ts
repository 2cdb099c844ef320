/** A count with its noun: `1 request`, `2 requests`. */
export function counted(count: number, noun: string): string {
	return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

/** A shape with the names of its dimensions: `time 3 × lat 36 × lon 72`; `scalar` without dimensions. */
export function shapeText(shape: readonly number[], names: readonly (string | null)[] = []): string {
	if (shape.length === 0) return "scalar";
	return shape.map((length, d) => (names[d] ? `${names[d]} ${length}` : String(length))).join(" × ");
}
