/**
 * A document of so many arrays, groups, dimensions and attributes. Its arrays have 4 bytes each, in one piece of a data file
 * that need not exist.
 */
export function dmrppNodes({ arrays = 1, groups = 0, dimensions = 1, attributes = 0 }) {
	const parts = [
		`<Dataset xmlns="http://xml.opendap.org/ns/DAP/4.0#" xmlns:dmrpp="http://xml.opendap.org/dap/dmrpp/1.0.0#" name="d.h5">`,
	];
	for (let i = 0; i < dimensions; i++) parts.push(`<Dimension name="d${i}" size="1"/>`);
	for (let i = 0; i < arrays; i++)
		parts.push(
			`<Int32 name="v${i}"><Dim name="/d${i % dimensions}"/><dmrpp:chunk offset="${4 * i}" nBytes="4"/></Int32>`,
		);
	for (let i = 0; i < groups; i++) parts.push(`<Group name="g${i}"/>`);
	for (let i = 0; i < attributes; i++)
		parts.push(`<Attribute name="a${i}" type="Int32"><Value>${i}</Value></Attribute>`);
	parts.push("</Dataset>");
	return Buffer.from(parts.join("\n"));
}
