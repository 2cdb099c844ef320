import { ByteWriter } from "../byte-writer.mjs";

/** So many GRIB2 messages of a grid of 2 x 2 zeros, each for an hour of its own: simple packing of no bits. */
export function gribNodes(count) {
	const out = new ByteWriter({ roomBytes: 180 * count });
	for (let hour = 0; hour < count; hour++) message(out, hour);
	return out.done();
}

function message(out, hour) {
	const begin = out.length;
	out.text("GRIB").u16(0).u8(0, 2).u64(0);
	// Identification: NCEP, of a reference time.
	out.u32(21).u8(1).u16(7, 0).u8(2, 1, 1).u16(2024).u8(1, 1, 0, 0, 0, 0, 1);
	// Grid 3.0: latitudes and longitudes, two of each.
	out.u32(72).u8(3, 0).u32(4).u8(0, 0).u16(0).u8(6, 0).u32(0).u8(0).u32(0).u8(0).u32(0);
	out.u32(2, 2, 0, 0, 1_000_000, 0).u8(48).u32(0, 1_000_000, 1_000_000, 1_000_000).u8(64);
	// Product 4.0: temperature at 2 m, forecast for an hour.
	out.u32(34).u8(4).u16(0, 0).u8(0, 0, 2, 0, 0).u16(0).u8(0, 1).u32(hour).u8(103, 0).u32(2).u8(255, 0).u32(0);
	// Data 5.0: four values of no bits.
	out.u32(21).u8(5).u32(4).u16(0).u32(0).u16(0, 0).u8(0, 0);
	out.u32(6).u8(6, 255);
	out.u32(5).u8(7);
	out.text("7777");
	out.putU32(begin + 12, out.length - begin);
}
