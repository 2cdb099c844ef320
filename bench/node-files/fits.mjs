import { ByteWriter } from "../byte-writer.mjs";

const [CARD, BLOCK] = [80, 2880];
const SPACE = 0x20;

/** A header of these cards, up to its END and a whole block; texts are whole cards, pairs a keyword and a value. */
export function header(out, cards) {
	for (const card of [...cards, "END"]) {
		const text =
			typeof card === "string"
				? card
				: `${card[0].padEnd(8)}= ${typeof card[1] === "string" ? `'${card[1].padEnd(8)}'` : String(value(card[1])).padStart(20)}`;
		out.text(text, CARD, SPACE);
	}
	return out.pad(BLOCK, SPACE);
}

function value(given) {
	return typeof given === "boolean" ? (given ? "T" : "F") : given;
}

/** A primary header without data. */
export function primary(out) {
	return header(out, [
		["SIMPLE", true],
		["BITPIX", 8],
		["NAXIS", 0],
		["EXTEND", true],
	]);
}

/** A file of so many images of one row of four bytes, besides the primary header. */
export function fitsNodes({ hdus = 1 }) {
	const out = primary(new ByteWriter({ roomBytes: (2 * hdus + 1) * BLOCK }));
	for (let hdu = 1; hdu <= hdus; hdu++) {
		header(out, [
			["XTENSION", "IMAGE"],
			["BITPIX", 8],
			["NAXIS", 1],
			["NAXIS1", 4],
			["PCOUNT", 0],
			["GCOUNT", 1],
			["EXTNAME", `E${hdu}`],
		]);
		out.u8(1, 2, 3, 4).pad(BLOCK);
	}
	return out.done();
}
