/** A size for people: `24.6 kB`. */
export function byteText(bytes: number): string {
	if (bytes < 1000) return `${bytes} B`;
	const units = ["kB", "MB", "GB", "TB", "PB"];
	const step = Math.min(units.length, Math.floor(Math.log10(bytes) / 3));
	const value = bytes / 1000 ** step;
	return `${value < 99.95 ? value.toFixed(1) : Math.round(value)} ${units[step - 1]}`;
}

/** A shape for people: `12 × 180 × 360`. */
export function shapeText(shape: readonly number[]): string {
	return shape.length === 0 ? "scalar" : shape.map((length) => length.toLocaleString("en")).join(" × ");
}

/** A count with its noun: `1 array`, `12 arrays`. */
export function counted(count: number, noun: string): string {
	return `${count.toLocaleString("en")} ${noun}${count === 1 ? "" : "s"}`;
}
