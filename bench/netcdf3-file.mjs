// Writes NetCDF-3 files with 64-bit offsets (CDF-2) in memory: just enough of the format for what is measured here.

const TYPES = {
	char: { code: 2, bytes: 1 },
	short: { code: 3, bytes: 2, set: DataView.prototype.setInt16 },
	int: { code: 4, bytes: 4, set: DataView.prototype.setInt32 },
	float: { code: 5, bytes: 4, set: DataView.prototype.setFloat32 },
	double: { code: 6, bytes: 8, set: DataView.prototype.setFloat64 },
};
const [DIMENSION, VARIABLE, ATTRIBUTE] = [0x0a, 0x0b, 0x0c];

/**
 * `dimensions` maps names to lengths, null for records. A variable is { name, type, dimensions, attributes, value }: the
 * attributes are texts or { type, values }; `value(i)` gives element i of the whole variable, zeros are written without.
 * At least two record variables: a single one would have no padding.
 */
export function netcdf3File({ dimensions, recordCount = 0, variables }) {
	const laidOut = variables.map((variable) => layOut(variable, dimensions));
	// Every place has a fixed width, so the header is as long with wrong places as with the right ones.
	const headerBytes = header(dimensions, recordCount, laidOut).length;
	let end = headerBytes;
	for (const variable of laidOut.filter(({ isRecord }) => !isRecord)) end = place(variable, end);
	const firstRecord = end;
	for (const variable of laidOut.filter(({ isRecord }) => isRecord)) end = place(variable, end);
	const strideBytes = end - firstRecord;
	const bytes = new Uint8Array(firstRecord + recordCount * strideBytes);
	bytes.set(header(dimensions, recordCount, laidOut));
	const view = new DataView(bytes.buffer);
	for (const variable of laidOut) writeValues(view, variable, variable.isRecord ? recordCount : 1, strideBytes);
	return { bytes, headerBytes, strideBytes };
}

function layOut(variable, dimensions) {
	const lengths = variable.dimensions.map((name) => dimensions[name]);
	const elements = lengths.reduce((product, length) => product * (length ?? 1), 1);
	const slabBytes = Math.ceil((elements * TYPES[variable.type].bytes) / 4) * 4;
	return { ...variable, isRecord: lengths[0] === null, elements, slabBytes, begin: 0 };
}

function place(variable, begin) {
	variable.begin = begin;
	return begin + variable.slabBytes;
}

function writeValues(view, { type, value, elements, begin }, records, strideBytes) {
	if (value === undefined) return;
	const { bytes, set } = TYPES[type];
	for (let record = 0; record < records; record++)
		for (let i = 0; i < elements; i++)
			set.call(view, begin + record * strideBytes + i * bytes, value(record * elements + i));
}

function header(dimensions, recordCount, variables) {
	const names = Object.keys(dimensions);
	return Buffer.concat([
		Buffer.from("CDF\x02"),
		int(recordCount),
		list(DIMENSION, names, (name) => [text(name), int(dimensions[name] ?? 0)]),
		list(ATTRIBUTE, [], () => []),
		list(VARIABLE, variables, (variable) => [
			text(variable.name),
			int(variable.dimensions.length),
			...variable.dimensions.map((name) => int(names.indexOf(name))),
			list(ATTRIBUTE, Object.entries(variable.attributes ?? {}), attribute),
			int(TYPES[variable.type].code),
			int(variable.slabBytes),
			long(variable.begin),
		]),
	]);
}

/** A list without members is written as absent: two zeros. */
function list(tag, members, write) {
	return Buffer.concat([int(members.length === 0 ? 0 : tag), int(members.length), ...members.flatMap(write)]);
}

function attribute([name, value]) {
	if (typeof value === "string") return [text(name), int(TYPES.char.code), text(value)];
	const { code, bytes, set } = TYPES[value.type];
	const out = Buffer.alloc(Math.ceil((value.values.length * bytes) / 4) * 4);
	const view = new DataView(out.buffer, out.byteOffset, out.length);
	for (const [i, number] of value.values.entries()) set.call(view, i * bytes, number);
	return [text(name), int(code), int(value.values.length), out];
}

/** Length, characters, zeros up to a multiple of four. */
function text(value) {
	const characters = Buffer.from(value);
	return Buffer.concat([int(characters.length), characters, Buffer.alloc(-characters.length & 3)]);
}

function int(value) {
	const out = Buffer.alloc(4);
	out.writeInt32BE(value);
	return out;
}

function long(value) {
	const out = Buffer.alloc(8);
	out.writeBigInt64BE(BigInt(value));
	return out;
}
