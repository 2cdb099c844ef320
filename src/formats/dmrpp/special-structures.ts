import { MiraError } from "../../errors.ts";
import { decodeBase64 } from "../../zarr/base64.ts";
import { elementCount } from "../../zarr/nd-array.ts";
import { type FixedElement, toZarrElement } from "../hdf5/to-zarr/zarr-type.ts";
import type { DmrVariable } from "./document.ts";
import type { Scope } from "./scope.ts";
import { isText, toDatatype } from "./zarr-type.ts";

/** Structures that the document holds: their type, their size, and the bytes of all of them, packed. */
export type PackedStructures = { element: FixedElement; lengthBytes: number; pack: () => Uint8Array };

/** A member: how many values a structure has of it, and the bytes of all of them. Those of text differ in length. */
type Column = { member: DmrVariable; count: number; itemBytes: number | undefined; values: Uint8Array[] };

const SEMICOLON = 0x3b;

/**
 * Reads structures with text in them, which HDF5 keeps in several places: the builder wrote them one after the other, numbers
 * as little-endian bytes and each text as base64 with a semicolon behind it. Here the longest text of a member decides its size.
 */
export function readStructures(variable: DmrVariable, base64: string, scope: Scope): PackedStructures {
	const columns = variable.members.map((member) => columnOf(member, scope));
	const bytes = decodeBase64(base64);
	const rows = elementCount(scope.shapeOf(variable));
	const tooEarly = (): MiraError => new MiraError("corrupt-file", `the structures of "${variable.name}" end too early`);
	// Members of no elements take no bytes: rows of nothing else would never end. Whatever has elements takes a byte for each.
	const valueCount = columns.reduce((sum, { count, itemBytes }) => sum + (itemBytes === 0 ? Infinity : count), 0);
	if (rows * Math.max(1, valueCount) > bytes.length) throw tooEarly();
	let at = 0;
	for (let row = 0; row < rows; row++)
		for (const { count, itemBytes, values } of columns)
			for (let i = 0; i < count; i++) {
				const end = itemBytes === undefined ? bytes.indexOf(SEMICOLON, at) : at + itemBytes;
				if (end < at || end > bytes.length) throw tooEarly();
				const value = bytes.subarray(at, end);
				values.push(itemBytes === undefined ? decodeBase64(new TextDecoder().decode(value)) : value);
				at = itemBytes === undefined ? end + 1 : end;
			}
	const sized = columns.map(withTextSize);
	const element = fixedElement({ ...variable, members: sized.map(({ member }) => member) }, scope);
	const lengthBytes = rows * element.storedBytes;
	return { element, lengthBytes, pack: () => packRows(sized, rows, lengthBytes) };
}

function columnOf(member: DmrVariable, scope: Scope): Column {
	if (member.members.length > 0)
		throw new MiraError("unsupported-feature", `structures with text and with structures in them ("${member.name}")`, {
			hint: "The other arrays of the file can be read",
		});
	const itemBytes = isText(member.type) ? undefined : fixedElement(member, scope).storedBytes;
	return { member, count: elementCount(scope.shapeOf(member)), itemBytes, values: [] };
}

/** The type of a structure, or of one value of a member. */
function fixedElement(variable: DmrVariable, scope: Scope): FixedElement {
	const element = toZarrElement(toDatatype({ ...variable, storage: undefined }, "little", undefined, scope));
	if (element.kind === "fixed" && element.codec.name === "bytes") return element;
	throw new MiraError("unsupported-feature", `structures with text and members of type ${variable.type}`);
}

function withTextSize(column: Column): Column & { itemBytes: number } {
	const { member, itemBytes, values } = column;
	if (itemBytes !== undefined) return { ...column, itemBytes };
	const length = values.reduce((most, { length: own }) => Math.max(most, own), 1);
	return { ...column, member: { ...member, fixedString: { length, padding: "null_pad" } }, itemBytes: length };
}

function packRows(columns: readonly (Column & { itemBytes: number })[], rows: number, lengthBytes: number): Uint8Array {
	const bytes = new Uint8Array(lengthBytes);
	let at = 0;
	for (let row = 0; row < rows; row++)
		for (const { count, itemBytes, values } of columns)
			for (let i = 0; i < count; i++) {
				bytes.set(values[row * count + i] as Uint8Array, at);
				at += itemBytes;
			}
	return bytes;
}
