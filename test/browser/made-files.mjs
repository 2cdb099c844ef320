/** Large files that nobody stores: their bytes are worked out when they are asked for. */

/** A file whose header is known and whose data follow from their place: `{ size, read(first, last) }`. */
function madeFile(header, size, byteAt) {
	return {
		size,
		read(first, last) {
			const bytes = Buffer.alloc(last - first + 1);
			for (let i = 0; i < bytes.length; i++) {
				const place = first + i;
				bytes[i] = place < header.length ? header[place] : byteAt(place);
			}
			return bytes;
		},
	};
}

function big32(...numbers) {
	const bytes = Buffer.alloc(4 * numbers.length);
	for (const [i, number] of numbers.entries()) bytes.writeUInt32BE(number, 4 * i);
	return bytes;
}

function named(text) {
	return Buffer.concat([big32(text.length), Buffer.from(text.padEnd(Math.ceil(text.length / 4) * 4, "\0"))]);
}

/** A NetCDF-3 file (64-bit offsets) of one variable `field`, uint8 in rows and columns of the same number: row plus column. */
export function madeNetcdf(side) {
	const head = (begin) =>
		Buffer.concat([
			...[Buffer.from("CDF\x02"), big32(0)],
			...[big32(0x0a, 2), named("y"), big32(side), named("x"), big32(side)],
			big32(0, 0),
			...[big32(0x0b, 1), named("field"), big32(2, 0, 1), big32(0, 0), big32(1, side * side, 0, begin)],
		]);
	const header = head(head(0).length);
	const data = (place) => {
		const cell = place - header.length;
		return (Math.floor(cell / side) + (cell % side)) % 100;
	};
	return madeFile(header, header.length + side * side, data);
}

const TILE = 512;

/** The value of a pixel of the COG: from dark in the west to bright in the east. */
export function cogValue(column, side) {
	return Math.floor((column / side) * 250);
}

/** A cloud-optimised GeoTIFF of uint8, without compression, in tiles of 512 pixels, with overviews down to one tile or so. */
export function madeCog(side) {
	const levels = [];
	for (let width = side; levels.length === 0 || width > TILE / 2; width = Math.ceil(width / 2)) {
		const across = Math.ceil(width / TILE);
		levels.push({ width, across, count: across * across });
	}
	const TAGS = 12;
	const entries = levels.map(({ count }) => 2 + 12 * TAGS + 4 + 8 * count);
	const headerBytes = 8 + entries.reduce((sum, bytes) => sum + bytes, 0);
	// Data of the coarsest level come first.
	let next = Math.ceil(headerBytes / 1024) * 1024;
	for (const level of levels.toReversed()) {
		level.begin = next;
		next += level.count * TILE * TILE;
	}
	const header = Buffer.alloc(headerBytes);
	header.write("II*\0", 0, "latin1");
	header.writeUInt32LE(8, 4);
	let at = 8;
	for (const [i, { width, count, begin }] of levels.entries()) {
		const lists = at + 2 + 12 * TAGS + 4;
		const tags = [
			[254, 4, 1, i === 0 ? 0 : 1], // a reduced image
			[256, 4, 1, width],
			[257, 4, 1, width],
			[258, 3, 1, 8],
			[259, 3, 1, 1], // no compression
			[262, 3, 1, 1], // black is zero
			[277, 3, 1, 1],
			[322, 3, 1, TILE],
			[323, 3, 1, TILE],
			[324, 4, count, count === 1 ? begin : lists],
			[325, 4, count, count === 1 ? TILE * TILE : lists + 4 * count],
			[339, 3, 1, 1], // unsigned integers
		];
		header.writeUInt16LE(tags.length, at);
		for (const [k, [tag, type, length, value]] of tags.entries()) {
			const place = at + 2 + 12 * k;
			header.writeUInt16LE(tag, place);
			header.writeUInt16LE(type, place + 2);
			header.writeUInt32LE(length, place + 4);
			header.writeUInt32LE(value, place + 8);
		}
		for (let tile = 0; tile < count; tile++) {
			header.writeUInt32LE(begin + tile * TILE * TILE, lists + 4 * tile);
			header.writeUInt32LE(TILE * TILE, lists + 4 * (count + tile));
		}
		const end = lists + 8 * count;
		header.writeUInt32LE(i === levels.length - 1 ? 0 : end, at + 2 + 12 * TAGS);
		at = end;
	}
	const ordered = levels.toReversed();
	return madeFile(header, next, (place) => {
		const level = ordered.findLast(({ begin }) => place >= begin);
		if (level === undefined) return 0;
		const inside = (place - level.begin) % (TILE * TILE);
		const tile = Math.floor((place - level.begin) / (TILE * TILE));
		return cogValue((tile % level.across) * TILE + (inside % TILE), level.width);
	});
}
