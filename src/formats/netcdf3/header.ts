import { MiraError } from "../../errors.ts";
import { type AttributeValue, numericAttribute, textAttribute } from "../../zarr/attributes.ts";
import { type Budget, beyond } from "../../zarr/budget.ts";
import type { TypedNumbers } from "../../zarr/nd-array.ts";
import { decodeText } from "../../zarr/scalar.ts";
import { isNetcdf3 } from "./format.ts";
import { type NetcdfType, netcdfType } from "./types.ts";

/** The header of a classic NetCDF file, as it stands there. */
export type NetcdfHeader = {
	/** 1: classic, 2: 64-bit offsets, 5: 64-bit data. */
	version: 1 | 2 | 5;
	/** Undefined where the writer streamed: count them by the size of the file. */
	recordCount: number | undefined;
	/** Length 0 marks the record dimension. */
	dimensions: { name: string; length: number }[];
	attributes: Map<string, AttributeValue>;
	variables: NetcdfVariable[];
};

/** A variable of the header. `vsize` is not kept: it is redundant, and wrong in files beyond 4 GiB. */
export type NetcdfVariable = {
	name: string;
	dimensionIds: number[];
	attributes: Map<string, AttributeValue>;
	type: NetcdfType;
	beginBytes: number;
};

/** The header continues after the bytes that were given: read at least `bytes` of the file and try again. */
export type NeedMore = { needBytes: number };

const TAG_DIMENSION = 0x0a;
const TAG_VARIABLE = 0x0b;
const TAG_ATTRIBUTE = 0x0c;

/** What reading a header may cost. `charged` attributes were counted by an attempt with fewer bytes. */
export type HeaderAccount = { budget: Budget; charged: number };

/**
 * Parses the header from the first bytes of a file of `fileBytes` bytes. Where the bytes do not suffice the answer is how many
 * would. Grammar: "File Format Specifications" of the NetCDF User's Guide.
 */
export function parseHeader(
	head: Uint8Array,
	fileBytes: number,
	account: HeaderAccount,
	url?: string,
): NetcdfHeader | NeedMore {
	try {
		return new HeaderReader(head, fileBytes, account, url).header();
	} catch (error) {
		if (error instanceof Shortage) return { needBytes: error.needBytes };
		throw error;
	}
}

/** Thrown inside this file alone, to leave the depth of the grammar at once. */
class Shortage {
	readonly needBytes: number;
	constructor(needBytes: number) {
		this.needBytes = needBytes;
	}
}

class HeaderReader {
	readonly #bytes: Uint8Array;
	readonly #view: DataView;
	readonly #fileBytes: number;
	readonly #account: HeaderAccount;
	readonly #url: string | undefined;
	#version: 1 | 2 | 5 = 1;
	#at = 4;
	#attributeCount = 0;

	constructor(bytes: Uint8Array, fileBytes: number, account: HeaderAccount, url: string | undefined) {
		this.#bytes = bytes;
		this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
		this.#fileBytes = fileBytes;
		this.#account = account;
		this.#url = url;
	}

	header(): NetcdfHeader {
		if (!isNetcdf3(this.#bytes)) throw this.#corrupt("this is not a classic NetCDF file");
		this.#version = this.#bytes[3] as 1 | 2 | 5;
		const recordCount = this.#recordCount();
		const dimensions = this.#list(TAG_DIMENSION, "dimensions", 8, () => ({
			name: this.#name(),
			length: this.#count(),
		}));
		const attributes = this.#attributes();
		const variables = this.#list(
			TAG_VARIABLE,
			"variables",
			28,
			() => this.#variable(),
			this.#account.budget.limits.maxNodes,
		);
		return { version: this.#version, recordCount, dimensions, attributes, variables };
	}

	#recordCount(): number | undefined {
		const at = this.#take(this.#version === 5 ? 8 : 4);
		const streaming = this.#view.getInt32(at) === -1 && (this.#version !== 5 || this.#view.getInt32(at + 4) === -1);
		this.#at = at;
		if (!streaming) return this.#count();
		this.#take(this.#version === 5 ? 8 : 4);
		return undefined;
	}

	#variable(): NetcdfVariable {
		const name = this.#name();
		const rank = this.#checked(this.#count(), this.#version === 5 ? 8 : 4, "dimensions of a variable");
		const dimensionIds = Array.from({ length: rank }, () => this.#count());
		const attributes = this.#attributes();
		const type = this.#type();
		this.#take(this.#version === 5 ? 8 : 4); // vsize
		return { name, dimensionIds, attributes, type, beginBytes: this.#version === 1 ? this.#uint32() : this.#uint64() };
	}

	#attributes(): Map<string, AttributeValue> {
		return new Map(
			this.#list(TAG_ATTRIBUTE, "attributes", 12, (): [string, AttributeValue] => {
				const name = this.#name();
				const type = this.#type();
				const count = this.#checked(this.#count(), type.itemBytes, "values of an attribute");
				this.#charge(type.name === "char" ? 1 : count);
				return [name, this.#values(type, count)];
			}),
		);
	}

	#charge(values: number): void {
		if (++this.#attributeCount <= this.#account.charged) return;
		this.#account.budget.attribute(values);
		this.#account.charged = this.#attributeCount;
	}

	#values(type: NetcdfType, count: number): AttributeValue {
		const at = this.#take(padded(count * type.itemBytes));
		if (type.name === "char") return textAttribute(attributeText(this.#bytes.subarray(at, at + count)));
		const shape = count === 1 ? [] : [count];
		const { getter, numbers } = NUMBERS[type.name] as NumberReader;
		const values = new numbers(count);
		for (let i = 0; i < count; i++) values[i] = this.#view[getter](at + i * type.itemBytes, false);
		return numericAttribute(values, shape);
	}

	/** A tagged list; a file without entries has two zeros instead, or a tag with a count of zero. */
	#list<T>(tag: number, what: string, leastBytes: number, entry: () => T, most = Number.POSITIVE_INFINITY): T[] {
		const found = this.#uint32();
		const count = this.#count();
		if (found !== tag && !(found === 0 && count === 0))
			throw this.#corrupt(`the list of ${what} has the tag 0x${found.toString(16)}`);
		this.#checked(count, leastBytes, what);
		if (count > most) throw beyond("maxNodes", `there are ${count} ${what}, more than ${most}`);
		return Array.from({ length: count }, entry);
	}

	#name(): string {
		const length = this.#checked(this.#count(), 1, "characters of a name");
		const at = this.#take(padded(length));
		return decodeText(this.#bytes.subarray(at, at + length));
	}

	#type(): NetcdfType {
		const code = this.#uint32();
		const type = netcdfType(code, this.#version);
		if (type === undefined) throw this.#corrupt(`type ${code} does not exist in CDF-${this.#version}`);
		return type;
	}

	/** NON_NEG of the grammar: 8 bytes in CDF-5, 4 before. */
	#count(): number {
		return this.#version === 5 ? this.#uint64() : this.#uint32();
	}

	#uint32(): number {
		return this.#view.getUint32(this.#take(4));
	}

	#uint64(): number {
		const value = this.#view.getBigUint64(this.#take(8));
		if (value > BigInt(Number.MAX_SAFE_INTEGER)) throw this.#corrupt(`the number ${value} is beyond 2^53`);
		return Number(value);
	}

	/** A count whose entries cannot fit into the rest of the file is corrupt: no array is made for it. */
	#checked(count: number, leastBytes: number, what: string): number {
		if (count * leastBytes > this.#fileBytes - this.#at)
			throw this.#corrupt(`there cannot be ${count} ${what} in the ${this.#fileBytes - this.#at} bytes that follow`);
		return count;
	}

	/** Position of the next `count` bytes, which are then behind the cursor. */
	#take(count: number): number {
		const at = this.#at;
		const end = at + count;
		if (end > this.#fileBytes)
			throw new MiraError("truncated-file", "the file ends inside its header", { url: this.#url, offset: at });
		if (end > this.#bytes.length) throw new Shortage(end);
		this.#at = end;
		return at;
	}

	#corrupt(message: string): MiraError {
		return new MiraError("corrupt-file", message, { url: this.#url, offset: this.#at });
	}
}

type NumberReader = {
	getter:
		| "getInt8"
		| "getInt16"
		| "getInt32"
		| "getFloat32"
		| "getFloat64"
		| "getUint8"
		| "getUint16"
		| "getUint32"
		| "getBigInt64"
		| "getBigUint64";
	numbers: new (length: number) => TypedNumbers;
};

const NUMBERS: { [type: string]: NumberReader } = {
	byte: { getter: "getInt8", numbers: Int8Array },
	short: { getter: "getInt16", numbers: Int16Array },
	int: { getter: "getInt32", numbers: Int32Array },
	float: { getter: "getFloat32", numbers: Float32Array },
	double: { getter: "getFloat64", numbers: Float64Array },
	ubyte: { getter: "getUint8", numbers: Uint8Array },
	ushort: { getter: "getUint16", numbers: Uint16Array },
	uint: { getter: "getUint32", numbers: Uint32Array },
	int64: { getter: "getBigInt64", numbers: BigInt64Array },
	uint64: { getter: "getBigUint64", numbers: BigUint64Array },
};

/** Entries of the header are padded to 4 bytes. What the padding holds is not looked at: real files have leftovers (N6). */
function padded(bytes: number): number {
	return Math.ceil(bytes / 4) * 4;
}

/** Unlike a name, a text may have NULs inside; netCDF4-python leaves them out and keeps what follows. */
function attributeText(bytes: Uint8Array): string {
	return decodeText(bytes.filter((byte) => byte !== 0));
}
