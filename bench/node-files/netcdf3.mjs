import { ByteWriter } from "../byte-writer.mjs";

const [DIMENSION, VARIABLE, ATTRIBUTE] = [0x0a, 0x0b, 0x0c];
/** NC_INT */
const INT = 4;
/** Where all variables begin: the header is as long as it is. */
const INT_BYTES = 4;

/**
 * A file of 64-bit offsets (CDF-2) with so many variables of one int each, dimensions, attributes of the file and attributes
 * of each variable. All variables share one dimension, and their data.
 */
export function netcdf3Nodes({ variables = 1, dimensions = 1, attributes = 0, attributesEach = 1 }) {
	const out = new ByteWriter({ roomBytes: 64 * (variables * (1 + attributesEach) + dimensions + attributes) + 64 });
	out.text("CDF\x02").u32(0);
	out.u32(DIMENSION, dimensions);
	for (let i = 0; i < dimensions; i++) name(out, `d${i}`).u32(1);
	intAttributes(out, attributes);
	out.u32(VARIABLE, variables);
	const begins = [];
	for (let i = 0; i < variables; i++) {
		name(out, `v${i}`).u32(1, i % dimensions);
		intAttributes(out, attributesEach);
		out.u32(INT, INT_BYTES, 0);
		begins.push(out.length);
		out.u32(0);
	}
	for (const at of begins) out.putU32(at, out.length);
	return out.u32(7).done();
}

function name(out, characters) {
	return out.u32(characters.length).text(characters).pad(4);
}

function intAttributes(out, count) {
	if (count === 0) return out.u32(0, 0);
	out.u32(ATTRIBUTE, count);
	for (let i = 0; i < count; i++) name(out, `a${i}`).u32(INT, 1, i);
	return out;
}
