/**
 * A datatype message, taken apart (message 0x0003). `sizeBytes` is the size of an element as stored. Byte orders are those
 * of the file.
 */
export type Datatype =
	| {
			kind: "integer";
			sizeBytes: number;
			signed: boolean;
			order: ByteOrder;
			/** Bits that count, and where they begin; all of them for ordinary integers. */
			bitOffset: number;
			bitPrecision: number;
	  }
	| { kind: "float"; sizeBytes: number; order: ByteOrder | "vax"; layout: FloatLayout }
	| { kind: "time"; sizeBytes: number }
	| { kind: "string"; sizeBytes: number; padding: StringPadding; charset: Charset }
	| { kind: "bitfield"; sizeBytes: number; order: ByteOrder; bitOffset: number; bitPrecision: number }
	| { kind: "opaque"; sizeBytes: number; tag: string }
	| { kind: "compound"; sizeBytes: number; members: CompoundMember[] }
	/** What a reference points to: an object, a region of a dataset, an attribute (types 2 to 4 are those of HDF5 1.12). */
	| { kind: "reference"; sizeBytes: number; referenceType: number }
	| { kind: "enum"; sizeBytes: number; base: Datatype; members: { name: string; value: bigint }[] }
	| { kind: "vlen-string"; sizeBytes: number; padding: StringPadding; charset: Charset }
	| { kind: "vlen-sequence"; sizeBytes: number; base: Datatype }
	| { kind: "array"; sizeBytes: number; shape: number[]; base: Datatype }
	/** Class 11 of HDF5 2.0; compounds of two equal floats named r and i are recognised later. */
	| { kind: "complex"; sizeBytes: number; base: Datatype };

/** Little or big endian. */
export type ByteOrder = "little" | "big";

/** How fixed text is filled up: until a NUL, with NULs, with spaces. */
export type StringPadding = "nul-terminated" | "nul-padded" | "space-padded";

/** The encoding that the file declares; files often declare ASCII and hold UTF-8. */
export type Charset = "ascii" | "utf-8";

/** Where the fields of a floating-point number are, in bits. */
export type FloatLayout = {
	bitOffset: number;
	bitPrecision: number;
	exponentLocation: number;
	exponentBits: number;
	mantissaLocation: number;
	mantissaBits: number;
	exponentBias: number;
	signLocation: number;
	/** Whether the leading 1 of the mantissa is implied. */
	normalization: "none" | "always-set" | "implied";
};

/** A field of a compound, at its place in the element; members need not be packed. */
export type CompoundMember = { name: string; offsetBytes: number; datatype: Datatype };
