import { ByteWriter } from "../../../bench/byte-writer.mjs";
import { netcdf3Nodes } from "../../../bench/node-files/netcdf3.mjs";

const [DIMENSION, VARIABLE, ATTRIBUTE] = [0x0a, 0x0b, 0x0c];
const [BYTE, CHAR, INT] = [1, 2, 4];
const STREAMING = 0xffffffff;

const open = "f.nc";
/** Made when it is asked for: only one case is made in a process. */
const file = (make) => () => new Map([[open, make()]]);
const nodes = (counts) => file(() => netcdf3Nodes(counts));
const absent = (out) => out.u32(0, 0);

function begin(records = 0, roomBytes = 2 ** 16) {
	return new ByteWriter({ roomBytes }).text("CDF\x01").u32(records);
}

function name(out, characters) {
	return out.u32(characters.length).text(characters).pad(4);
}

/** A variable without attributes; its data begin at the end of the header where `at` is not given. */
function variable(out, called, dimensionIds, type, at) {
	return name(out, called)
		.u32(dimensionIds.length, ...dimensionIds)
		.u32(0, 0, type, 0)
		.u32(at ?? out.length + 4);
}

/** One record variable, or more, of one value a record, and so many bytes of records. */
function records({ count, variables = 1, type = INT, dataBytes = 64 }) {
	const out = begin(count, dataBytes + 64 * variables + 64);
	absent(name(out.u32(DIMENSION, 1), "t").u32(0));
	out.u32(VARIABLE, variables);
	for (let i = 0; i < variables; i++) variable(out, `v${i}`, [0], type, 64 * variables);
	return out.bytes(new Uint8Array(dataBytes).fill(1)).done();
}

/** `dimensions` of a length that variables use together. */
function manyDimensions({ dimensions, length, ids, variables = 1 }) {
	const out = begin();
	out.u32(DIMENSION, dimensions);
	for (let i = 0; i < dimensions; i++) name(out, `d${i}`).u32(length);
	absent(out).u32(VARIABLE, variables);
	for (let i = 0; i < variables; i++) variable(out, `v${i}`, ids, INT, 8);
	return out.done();
}

const range = (count) => Array.from({ length: count }, (_, i) => i);

export const cases = [
	{ name: "10^5 variables", open, expect: "opens", files: nodes({ variables: 1e5 }) },
	{ name: "200,000 variables", open, expect: "limit-exceeded", files: nodes({ variables: 2e5, attributesEach: 0 }) },
	{ name: "10^5 dimensions", open, expect: "opens", files: nodes({ dimensions: 1e5 }) },
	{ name: "10^5 attributes", open, expect: "opens", files: nodes({ attributes: 1e5 }) },
	{ name: "400,000 attributes", open, expect: "limit-exceeded", files: nodes({ attributes: 4e5 }) },
	{ name: "10^6 attributes", open, expect: "limit-exceeded", files: nodes({ attributes: 1e6 }) },
	{
		name: "10^4 variables of 20 attributes each",
		open,
		expect: "opens",
		files: nodes({ variables: 1e4, attributesEach: 20 }),
	},
	{
		name: "a variable with 10^5 dimension ids",
		open,
		expect: "limit-exceeded",
		files: file(() => manyDimensions({ dimensions: 1, length: 1, ids: new Array(1e5).fill(0) })),
	},
	{
		name: "a variable with 64 dimensions of 2^31",
		open,
		expect: "corrupt-file",
		files: file(() => manyDimensions({ dimensions: 64, length: 2 ** 31, ids: range(64) })),
	},
	{
		name: "10^4 variables of 60 dimensions each",
		open,
		expect: "opens",
		files: file(() => manyDimensions({ dimensions: 60, length: 1, ids: range(60), variables: 1e4 })),
	},
	{
		name: "10^5 record dimensions and 50,000 variables of records",
		open,
		expect: "corrupt-file",
		files: file(() => manyDimensions({ dimensions: 1e5, length: 0, ids: [0], variables: 5e4 })),
	},
	{
		name: "an attribute of 2^31 values",
		open,
		expect: "corrupt-file",
		files: file(() =>
			name(absent(begin()).u32(ATTRIBUTE, 1), "a")
				.u32(INT, 2 ** 31)
				.done(),
		),
	},
	{
		name: "an attribute of 9 million bytes",
		open,
		expect: "limit-exceeded",
		files: file(() => {
			const out = absent(begin(0, 1e7)).u32(ATTRIBUTE, 1);
			return absent(name(out, "a").u32(BYTE, 9e6).bytes(new Uint8Array(9e6))).done();
		}),
	},
	{
		name: "a text of 9 million characters, half of them NUL",
		open,
		expect: "opens",
		files: file(() => {
			const out = absent(begin(0, 1e7)).u32(ATTRIBUTE, 1);
			return absent(name(out, "a").u32(CHAR, 9e6).bytes(new Uint8Array(9e6).fill(65, 45e5))).done();
		}),
	},
	{
		name: "a name of 2^31 characters",
		open,
		expect: "corrupt-file",
		files: file(() =>
			begin()
				.u32(DIMENSION, 1, 2 ** 31)
				.done(),
		),
	},
	{
		name: "2^31 variables",
		open,
		expect: "corrupt-file",
		files: file(() =>
			absent(absent(begin()))
				.u32(VARIABLE, 2 ** 31)
				.done(),
		),
	},
	{
		name: "50,000 variables of one name",
		open,
		expect: "opens",
		files: file(() => {
			const out = absent(absent(begin())).u32(VARIABLE, 5e4);
			for (let i = 0; i < 5e4; i++) variable(out, "v", [], INT);
			return out.u32(1).done();
		}),
	},
	{
		name: "2^32 records of one byte in a file of a few",
		open,
		expect: "opens",
		files: file(() => records({ count: 2 ** 32 - 2, type: BYTE })),
	},
	{
		name: "2^32 records of 1,000 variables in a file of a few",
		open,
		expect: "opens",
		files: file(() => records({ count: 2 ** 32 - 2, variables: 1000, dataBytes: 1e6 })),
	},
	{
		name: "9 million records of one byte",
		open,
		expect: "opens",
		files: file(() => records({ count: 9e6, type: BYTE, dataBytes: 9e6 })),
	},
	{
		name: "9 million records of one byte, streamed",
		open,
		expect: "opens",
		files: file(() => records({ count: STREAMING, type: BYTE, dataBytes: 9e6 })),
	},
	{
		name: "streamed records that begin behind the end",
		open,
		expect: "opens",
		files: file(() => {
			const out = begin(STREAMING);
			absent(name(out.u32(DIMENSION, 1), "t").u32(0));
			return variable(out.u32(VARIABLE, 1), "v", [0], INT, 2 ** 31).done();
		}),
	},
	{
		name: "a list of 10^5 dimensions that says 2^31 of them",
		open,
		expect: "corrupt-file",
		files: file(() => {
			const out = begin().u32(DIMENSION, 2 ** 31);
			for (let i = 0; i < 1e5; i++) name(out, `d${i}`).u32(1);
			return out.done();
		}),
	},
];
