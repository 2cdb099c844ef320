import type { Datatype } from "../element-type.ts";

/**
 * The datatypes of which netCDF-C makes variables: only those have a part in the numbers of dimensions. It remembers the types
 * of its own kind that it meets (4.10 does, hdf5open.c), even one that it could not read: the
 * second dataset of such a type is a variable.
 */
export class KnownTypes {
	readonly #met = new Set<string>();
	readonly #hasCommitted: boolean;

	/** `hasCommitted`: the file has datatypes of its own, which are known wherever they are used. */
	constructor(hasCommitted: boolean) {
		this.#hasCommitted = hasCommitted;
	}

	/** Whether a dataset of that type is a variable; to be asked in the order in which netCDF-C reads them. */
	admit(type: Datatype): boolean {
		switch (type.kind) {
			case "integer":
			case "float":
			case "string":
			case "vlen-string":
				return true;
			case "compound":
				return this.#meet(type, () =>
					type.members.every(({ datatype }) => this.#isPart(datatype.kind === "array" ? datatype.base : datatype)),
				);
			case "vlen-sequence":
				return this.#meet(type, () => this.#isPart(type.base));
			case "enum":
			case "opaque":
				return this.#meet(type, () => true);
			case "reference":
				return false;
			default:
				return this.#meet(type, () => false);
		}
	}

	#meet(type: Datatype, isReadable: () => boolean): boolean {
		const key = keyOf(type);
		if (this.#met.has(key)) return true;
		this.#met.add(key);
		return isReadable();
	}

	/** Inside others it knows its atomic types, and what it met before. */
	#isPart(type: Datatype): boolean {
		switch (type.kind) {
			case "integer":
			case "string":
			case "vlen-string":
				return true;
			case "float":
				return type.sizeBytes === 4 || type.sizeBytes === 8;
			case "compound":
			case "enum":
			case "opaque":
			case "vlen-sequence":
				return this.#hasCommitted || this.#met.has(keyOf(type));
			default:
				return false;
		}
	}
}

const keys = new WeakMap<Datatype, string>();

/** Datasets share types, and those of some have thousands of members. */
function keyOf(type: Datatype): string {
	const key = keys.get(type) ?? textOf(type);
	keys.set(type, key);
	return key;
}

function textOf(type: Datatype): string {
	return JSON.stringify(type, (_, value: unknown) => (typeof value === "bigint" ? String(value) : value));
}
