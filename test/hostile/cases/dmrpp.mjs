import { dmrppNodes } from "../../../bench/node-files/dmrpp.mjs";

const open = "d.h5.dmrpp";
const DATA_BYTES = 4096;
/** Made when it is asked for: only one case is made in a process. */
const store = (document) => () =>
	new Map([
		[open, document()],
		["d.h5", new Uint8Array(DATA_BYTES)],
	]);
const nodes = (counts) => store(() => dmrppNodes(counts));
const dataset = (...contents) =>
	store(() =>
		Buffer.from(
			[
				`<Dataset xmlns="http://xml.opendap.org/ns/DAP/4.0#" xmlns:dmrpp="http://xml.opendap.org/dap/dmrpp/1.0.0#" name="d.h5">`,
				...contents.map((content) => (typeof content === "function" ? content() : content)),
				"</Dataset>",
			].join(""),
		),
	);
const many = (count, make) => Array.from({ length: count }, (_, i) => make(i)).join("");
const one = `<dmrpp:chunk offset="0" nBytes="4"/>`;
const dim = (size) => `<Dim size="${size}"/>`;
const int = (contents, name = "v") => `<Int32 name="${name}">${contents}</Int32>`;
const value = (text, type = "Int32") => `<Attribute name="a" type="${type}"><Value>${text}</Value></Attribute>`;

export const cases = [
	{ name: "10^5 arrays", open, expect: "opens", files: nodes({ arrays: 1e5 }) },
	{ name: "140,000 arrays", open, expect: "limit-exceeded", files: nodes({ arrays: 140_000 }) },
	{ name: "10^5 groups", open, expect: "opens", files: nodes({ groups: 1e5 }) },
	{ name: "10^5 declarations of dimensions", open, expect: "opens", files: nodes({ dimensions: 1e5 }) },
	{ name: "10^5 attributes", open, expect: "opens", files: nodes({ attributes: 1e5 }) },
	{
		name: "an array of 10^5 dimensions of one length",
		open,
		expect: "limit-exceeded",
		files: dataset(() => int(many(1e5, () => dim(1)) + one)),
	},
	{
		name: "an array of 10^5 dimensions of different lengths",
		open,
		expect: "limit-exceeded",
		files: dataset(() => int(many(1e5, dim) + one)),
	},
	{
		name: "10^4 arrays with a dimension of a length of their own",
		open,
		expect: "opens",
		files: dataset(() =>
			many(1e4, (i) => int(`${dim(i + 1)}<dmrpp:chunk offset="0" nBytes="${4 * (i + 1)}"/>`, `v${i}`)),
		),
	},
	{
		name: "5,000 groups whose arrays name dimensions of the last",
		open,
		expect: "opens",
		files: dataset(() =>
			many(
				5000,
				(i) =>
					`<Group name="g${i}"><Dimension name="x" size="1"/>${int(many(8, () => `<Dim name="/g4999/x"/>`) + one)}</Group>`,
			),
		),
	},
	{
		name: "a structure with a member of 10^5 dimensions",
		open,
		expect: "limit-exceeded",
		files: dataset(() => `<Structure name="s">${int(many(1e5, () => dim(2)))}${one}</Structure>`),
	},
	{
		name: "10^6 chunks",
		open,
		expect: "opens",
		files: dataset(() =>
			int(
				`${dim(1e6)}<dmrpp:chunks><dmrpp:chunkDimensionSizes>1</dmrpp:chunkDimensionSizes>${many(1e6, (i) => `<dmrpp:chunk offset="0" nBytes="4" chunkPositionInArray="[${i}]"/>`)}</dmrpp:chunks>`,
			),
		),
	},
	{
		name: "10^5 chunks of different filter masks",
		open,
		expect: "opens",
		files: dataset(() =>
			int(
				`${dim(1e5)}<dmrpp:chunks compressionType="fletcher32"><dmrpp:chunkDimensionSizes>1</dmrpp:chunkDimensionSizes>${many(1e5, (i) => `<dmrpp:chunk offset="0" nBytes="4" fm="${2 * i + 1}" chunkPositionInArray="[${i}]"/>`)}</dmrpp:chunks>`,
			),
		),
	},
	{
		name: "50,000 linked blocks of one chunk, all of them the same bytes",
		open,
		expect: "limit-exceeded",
		files: dataset(() =>
			int(
				`${dim(4)}<dmrpp:chunks LBChunk="true"><dmrpp:chunkDimensionSizes>4</dmrpp:chunkDimensionSizes>${many(5e4, () => `<dmrpp:chunk offset="0" nBytes="${DATA_BYTES}" LinkedBlockIndex="0" chunkPositionInArray="[0]"/>`)}</dmrpp:chunks>`,
			),
		),
	},
	{
		name: "two blocks of 2^27 rows and one more",
		open,
		expect: "limit-exceeded",
		files: dataset(
			`<Int8 name="v">${dim(2 ** 28 + 1)}<dmrpp:chunks><dmrpp:block offset="0" nBytes="${2 ** 27}"/><dmrpp:block offset="0" nBytes="${2 ** 27 + 1}"/></dmrpp:chunks></Int8>`,
		),
	},
	{
		name: "data in one piece of 2^48 bytes",
		open,
		expect: "limit-exceeded",
		files: dataset(`<Int8 name="v">${dim(2 ** 48)}<dmrpp:chunk offset="0" nBytes="${2 ** 48}"/></Int8>`),
	},
	{
		name: "10^4 arrays of 2^52 - 47 bytes in one piece",
		open,
		expect: "limit-exceeded",
		files: dataset(() =>
			many(
				1e4,
				(i) => `<Int8 name="v${i}">${dim(2 ** 52 - 47)}<dmrpp:chunk offset="0" nBytes="${2 ** 52 - 47}"/></Int8>`,
			),
		),
	},
	{
		name: "a grid of 2^52 chunks with one of them",
		open,
		expect: "opens",
		files: dataset(
			int(
				`${dim(2 ** 52)}<dmrpp:chunks><dmrpp:chunkDimensionSizes>1</dmrpp:chunkDimensionSizes><dmrpp:chunk offset="0" nBytes="4" chunkPositionInArray="[0]"/></dmrpp:chunks>`,
			),
		),
	},
	{
		name: "a position of 10^6 numbers",
		open,
		expect: "corrupt-file",
		files: dataset(() =>
			int(
				`${dim(4)}<dmrpp:chunks><dmrpp:chunkDimensionSizes>2</dmrpp:chunkDimensionSizes><dmrpp:chunk offset="0" nBytes="4" chunkPositionInArray="[${"0,".repeat(1e6)}0]"/></dmrpp:chunks>`,
			),
		),
	},
	{
		name: "a shape of chunks of 10^6 numbers",
		open,
		expect: "corrupt-file",
		files: dataset(() =>
			int(
				`${dim(4)}<dmrpp:chunks><dmrpp:chunkDimensionSizes>${"1 ".repeat(1e6)}</dmrpp:chunkDimensionSizes></dmrpp:chunks>`,
			),
		),
	},
	{
		name: "attributes nested 10^5 deep",
		open,
		expect: "corrupt-file",
		files: dataset(() => many(1e5, () => `<Attribute name="a" type="Container">`)),
	},
	{
		name: "a container of a long name with 50,000 attributes",
		open,
		expect: "limit-exceeded",
		files: dataset(
			() =>
				`<Attribute name="${"c".repeat(1e6)}" type="Container">${many(5e4, (i) => `<Attribute name="a${i}" type="Int32"><Value>1</Value></Attribute>`)}</Attribute>`,
		),
	},
	{
		name: "a group of a long name with 20,000 arrays",
		open,
		expect: "limit-exceeded",
		files: dataset(() => `<Group name="${"g".repeat(1e6)}">${many(2e4, (i) => int(dim(1) + one, `v${i}`))}</Group>`),
	},
	{
		name: "groups nested 10^5 deep",
		open,
		expect: "limit-exceeded",
		files: dataset(() => many(1e5, () => `<Group name="g">`)),
	},
	{
		name: "250 groups in each other, of 30,000 characters each",
		open,
		expect: "limit-exceeded",
		files: dataset(() => `${many(250, () => `<Group name="${"g".repeat(3e4)}">`)}${"</Group>".repeat(250)}`),
	},
	{
		name: "an attribute of 10^6 values",
		open,
		expect: "opens",
		files: dataset(() => `<Attribute name="a" type="Int32">${"<Value>1</Value>".repeat(5e5)}</Attribute>`),
	},
	{
		name: "an integer of nine million digits",
		open,
		expect: "opens",
		files: dataset(() => value("7".repeat(9e6), "Int64")),
	},
	{
		name: "an enumeration with a value of nine million digits",
		open,
		expect: "corrupt-file",
		files: dataset(() => `<Enumeration name="e"><EnumConst name="a" value="${"7".repeat(9e6)}"/></Enumeration>`),
	},
	{
		name: "entities that stand for entities",
		open,
		expect: "corrupt-file",
		files: store(() =>
			Buffer.from(
				`<!-- <Dataset xmlns="http://xml.opendap.org/ns/DAP/4.0#"> --><!DOCTYPE d [<!ENTITY a "aaaaaaaaaa">${many(9, (i) => `<!ENTITY a${i} "${`&a${i === 0 ? "" : i - 1};`.repeat(10)}">`)}]><Dataset name="&a8;"/>`,
			),
		),
	},
	{
		name: "an entity that nothing defines, 10^6 times",
		open,
		expect: "corrupt-file",
		files: dataset(() => value("&x;".repeat(1e6), "String")),
	},
	{
		name: "three million references to a character",
		open,
		expect: "opens",
		files: dataset(() => value("&#65;".repeat(18e5), "String")),
	},
	{
		name: "10^6 XML attributes of an element",
		open,
		expect: "opens",
		files: dataset(() => `<Int32 name="v" ${many(5e5, (i) => `a${i}="" `)}>${dim(1)}${one}</Int32>`),
	},
	{
		name: "values in the document of a shape of 2^40",
		open,
		expect: "limit-exceeded",
		files: dataset(int(`${dim(2 ** 40)}<dmrpp:missingdata>eNpjYGBgAAAABAAB</dmrpp:missingdata>`)),
	},
	{
		name: "compact values of a shape of 2^40",
		open,
		expect: "limit-exceeded",
		files: dataset(int(`${dim(2 ** 40)}<dmrpp:compact>AAAA</dmrpp:compact>`)),
	},
	{
		name: "a text that is there 2^40 times",
		open,
		expect: "limit-exceeded",
		files: dataset(`<String name="v">${dim(2 ** 40)}<dmrpp:vlsa><v c="${2 ** 40}">a</v></dmrpp:vlsa></String>`),
	},
	{
		name: "a compressed text of 2^40 bytes",
		open,
		expect: "limit-exceeded",
		files: dataset(
			`<String name="v">${dim(1)}<dmrpp:vlsa><v s="${2 ** 40}">eNpjYGBgAAAABAAB</v></dmrpp:vlsa></String>`,
		),
	},
	{
		name: "texts of 2^40 bytes each",
		open,
		expect: "limit-exceeded",
		files: dataset(
			`<String name="v">${dim(1)}<dmrpp:FixedLengthStringArray string_length="${2 ** 40}" pad="null_pad"/>${one}</String>`,
		),
	},
	{
		name: "1,000 arrays of texts of 10^8 bytes each",
		open,
		expect: "limit-exceeded",
		files: dataset(() =>
			many(
				1000,
				(i) =>
					`<String name="v${i}">${dim(1)}<dmrpp:FixedLengthStringArray string_length="100000000" pad="null_pad"/>${one}</String>`,
			),
		),
	},
	{
		name: "a structure with a member of 2^40 numbers",
		open,
		expect: "limit-exceeded",
		files: dataset(
			`<Structure name="s"><Int32 name="m">${dim(2 ** 40)}</Int32><dmrpp:chunks fillValue="0">${one}</dmrpp:chunks></Structure>`,
		),
	},
	{
		name: "a structure with a member of 2^24 numbers and a fill value",
		open,
		expect: "limit-exceeded",
		files: dataset(
			`<Structure name="s"><Int32 name="m">${dim(2 ** 24)}</Int32><dmrpp:chunks fillValue="0"><dmrpp:chunk offset="0" nBytes="${2 ** 26}"/></dmrpp:chunks></Structure>`,
		),
	},
	{
		name: "special structures with 2^50 members of no bytes",
		open,
		expect: "unsupported-feature",
		files: dataset(
			`<Structure name="s">${dim(1)}<Structure name="e">${dim(2 ** 50)}</Structure><String name="t"/><dmrpp:specialstructuredata>QTs=</dmrpp:specialstructuredata></Structure>`,
		),
	},
	{
		name: "special structures with 2^50 texts",
		open,
		expect: "corrupt-file",
		files: dataset(
			`<Structure name="s">${dim(1)}<String name="t">${dim(2 ** 50)}</String><dmrpp:specialstructuredata>QTs=</dmrpp:specialstructuredata></Structure>`,
		),
	},
	{
		name: "structures in each other, 10^5 deep",
		open,
		expect: "corrupt-file",
		files: dataset(() => many(1e5, () => `<Structure name="s">`)),
	},
	{
		name: "an href of a million characters on every chunk",
		open,
		expect: "not-found",
		files: dataset(() =>
			int(
				`${dim(2)}<dmrpp:chunks><dmrpp:chunkDimensionSizes>1</dmrpp:chunkDimensionSizes>${many(2, (i) => `<dmrpp:chunk href="${"h".repeat(1e6)}" offset="0" nBytes="4" chunkPositionInArray="[${i}]"/>`)}</dmrpp:chunks>`,
			),
		),
	},
];
