/** One byte of a dump. */
export type HexByte = { hex: string; character: string; isMarked: boolean };

/** A line of a dump: 8 bytes and the place of the first. */
export type HexRow = { offset: number; bytes: HexByte[] };

const LINE_BYTES = 8;

/** Bytes as the lines of a dump. Those that are marked are the ones that a value is made of. */
export function hexRows(
	bytes: Uint8Array,
	offset: number,
	marked: { start: number; length: number } | undefined,
): HexRow[] {
	const rows: HexRow[] = [];
	for (let first = 0; first < bytes.length; first += LINE_BYTES) {
		const line = Array.from(bytes.subarray(first, first + LINE_BYTES), (byte, i): HexByte => {
			const place = first + i;
			return {
				hex: hexByte(byte),
				character: byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : "·",
				isMarked: marked !== undefined && place >= marked.start && place < marked.start + marked.length,
			};
		});
		rows.push({ offset: offset + first, bytes: line });
	}
	return rows;
}

/** A byte as two digits. */
export function hexByte(byte: number): string {
	return byte.toString(16).padStart(2, "0");
}

/** The text of a dump, for the clipboard. */
export function hexText(rows: readonly HexRow[]): string {
	return rows
		.map(({ offset, bytes }) => {
			const hex = bytes.map(({ hex: byte, isMarked }) => (isMarked ? `[${byte}]` : ` ${byte} `)).join("");
			return `${placeText(offset)} ${hex.padEnd(LINE_BYTES * 4)} ${bytes.map(({ character }) => character).join("")}`;
		})
		.join("\n");
}

/** A place in a file, as dumps write it. */
export function placeText(offset: number): string {
	return offset.toString(16).padStart(8, "0");
}

/** Digits in pairs: `0080` is `00 80`. */
export function spacedHex(hex: string): string {
	return (hex.match(/../g) ?? []).join(" ");
}
