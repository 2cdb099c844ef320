import { MiraError } from "../../errors.ts";
import { decodeBase64 } from "../../zarr/base64.ts";
import { structType, textType } from "../../zarr/data-type.ts";
import { elementCount } from "../../zarr/nd-array.ts";
import { type FixedElement, toZarrElement } from "../hdf5/to-zarr/datatype.ts";
import { toDatatype } from "./datatype.ts";
import type { DmrVariable } from "./document.ts";
import type { Scope } from "./scope.ts";

/** Structures that the document holds, packed: their type, and the bytes of all of them. */
export type PackedStructures = { element: FixedElement; bytes: Uint8Array };

/** A member: its bytes in each structure. Those of text differ in length. */
type Column = { name: string; element: FixedElement | undefined; values: Uint8Array[] };

const SEMICOLON = 0x3b;

/**
 * Reads structures with text in them, which HDF5 keeps in several places: the builder wrote them one after the other, numbers
 * as little-endian bytes and text as base64 with a semicolon behind it. Here the longest text of a member decides its size.
 */
export function readStructures(variable: DmrVariable, base64: string, scope: Scope): PackedStructures {
	const columns = variable.members.map((member): Column => {
		if (member.dimensions.length > 0 || member.members.length > 0)
			throw new MiraError("unsupported-feature", `structures with text and with arrays in them ("${member.name}")`, {
				hint: "The other arrays of the file can be read",
			});
		const isText = member.type === "String" || member.type === "URL";
		return { name: member.name, element: isText ? undefined : numberElement(member, scope), values: [] };
	});
	const bytes = decodeBase64(base64);
	let at = 0;
	for (let row = elementCount(scope.shapeOf(variable)); row > 0; row--)
		for (const { element, values } of columns) {
			const end = element === undefined ? bytes.indexOf(SEMICOLON, at) : at + element.storedBytes;
			if (end < at || end > bytes.length)
				throw new MiraError("corrupt-file", `the structures of "${variable.name}" end too early`);
			const value = bytes.subarray(at, end);
			values.push(element === undefined ? decodeBase64(new TextDecoder().decode(value)) : value);
			at = element === undefined ? end + 1 : end;
		}
	return pack(columns);
}

function numberElement(member: DmrVariable, scope: Scope): FixedElement {
	const element = toZarrElement(toDatatype(member, "little", undefined, scope));
	if (element.kind === "fixed" && element.codec.name === "bytes") return element;
	throw new MiraError("unsupported-feature", `structures with text and members of type ${member.type}`);
}

function pack(columns: readonly Column[]): PackedStructures {
	const fields = columns.map(({ name, element, values }) => {
		const longest = values.reduce((most, { length }) => Math.max(most, length), 1);
		return { name, dataType: element?.dataType ?? textType(longest) };
	});
	const type = structType(fields);
	const count = columns[0]?.values.length ?? 0;
	const bytes = new Uint8Array(count * type.itemBytes);
	let at = 0;
	for (let row = 0; row < count; row++)
		for (const [i, { values }] of columns.entries()) {
			bytes.set(values[row] as Uint8Array, at);
			at += fields[i]?.dataType.itemBytes ?? 0;
		}
	const codec = { name: "bytes", configuration: { endian: "little" } };
	return { element: { kind: "fixed", dataType: type, innerShape: [], codec, storedBytes: type.itemBytes }, bytes };
}
