import type { Grib1Sections, Grib2Sections, GribSections } from "./message.ts";
import { signMagnitude, unsigned } from "./octets.ts";
import { grib1PackingHead, grib2PackingHead, representationTemplate } from "./packing-head.ts";
import type { Scaling } from "./unpack-bits.ts";

/** A way of packing values, whichever edition it is of. */
export type PackingKind =
	| "simple"
	| "complex"
	/** Complex packing of differences between neighbours. */
	| "differences"
	| "ieee"
	| "jpeg2000"
	| "png"
	| "ccsds"
	/** Simple packing of logarithms. */
	| "logarithms"
	| "runLength"
	| "secondOrder"
	| "spectral"
	/** Single values in the form of matrices. */
	| "matrix"
	| "other";

/** The same for people. */
export const PACKING_NAMES: { readonly [kind in PackingKind]: string } = {
	simple: "simple packing",
	complex: "complex packing",
	differences: "complex packing of differences",
	ieee: "IEEE floating point",
	jpeg2000: "JPEG 2000",
	png: "PNG",
	ccsds: "CCSDS",
	logarithms: "simple packing of logarithms",
	runLength: "run lengths",
	secondOrder: "second-order packing",
	spectral: "packed spherical harmonics",
	matrix: "simple packing in matrices",
	other: "a packing that is not known",
};

/** How the values of a field are packed, as its headers say. */
export type FieldPacking = {
	kind: PackingKind;
	/** Bits of a packed number, or of the reference of a group; undefined where nothing is packed. */
	bits: number | undefined;
	/** Whether nothing is packed but R: numbers without bits, or no groups. */
	isConstant: boolean;
	/** Undefined where values are not whole numbers that were scaled. */
	scaling: Scaling | undefined;
	/** D: values were multiplied by 10^D before they were packed. */
	decimalScale: number;
	/** Order of the differences, 0 without. */
	differences: number;
	/** How many of the highest numbers mean "missing". */
	missingNumbers: number;
};

/** Code table 5.0, with numbers of NCEP and of ECMWF. */
const GRIB2_KINDS: ReadonlyMap<number, PackingKind> = new Map<number, PackingKind>([
	[0, "simple"],
	[2, "complex"],
	[3, "differences"],
	[4, "ieee"],
	[40, "jpeg2000"],
	[41, "png"],
	[42, "ccsds"],
	[50, "spectral"],
	[51, "spectral"],
	[61, "logarithms"],
	[200, "runLength"],
	[40000, "jpeg2000"],
	[40010, "png"],
	[50001, "secondOrder"],
	[50002, "secondOrder"],
]);

const SCALED: ReadonlySet<PackingKind> = new Set(["simple", "complex", "differences", "jpeg2000", "png", "ccsds"]);

/**
 * Tells how a field is packed. In edition 1 the first octets of section 4 say it (`dataHead`); they are not at hand behind a
 * bitmap, and then undefined comes back.
 */
export function fieldPacking(sections: GribSections, dataHead?: Uint8Array): FieldPacking | undefined {
	if (sections.edition === 2) return grib2Packing(sections);
	const head = dataHead ?? sections.dataHead;
	return head === undefined ? undefined : grib1Packing(sections, head);
}

function grib2Packing(sections: Grib2Sections): FieldPacking {
	const { representation } = sections;
	const kind = GRIB2_KINDS.get(representationTemplate(sections)) ?? "other";
	const isGrouped = kind === "complex" || kind === "differences";
	if (kind === "ieee" || kind === "runLength" || kind === "other") return { kind, ...UNPACKED };
	const { bits, scaling } = grib2PackingHead(sections);
	return {
		kind,
		bits,
		// References of groups may have no bits where the groups have.
		isConstant: isGrouped ? unsigned(representation, 31, 4) === 0 : kind !== "secondOrder" && bits === 0,
		scaling: SCALED.has(kind) ? scaling : undefined,
		decimalScale: signMagnitude(representation, 17, 2),
		differences: kind === "differences" ? (representation[47] ?? 0) : 0,
		missingNumbers: isGrouped ? Math.min(representation[22] ?? 0, 2) : 0,
	};
}

const UNPACKED = {
	bits: undefined,
	isConstant: false,
	scaling: undefined,
	decimalScale: 0,
	differences: 0,
	missingNumbers: 0,
} as const;

function grib1Packing(sections: Grib1Sections, head: Uint8Array): FieldPacking {
	const kind = grib1Kind(head[3] ?? 0);
	if (kind === "ieee") return { kind, ...UNPACKED };
	const { bits, scaling } = grib1PackingHead(sections, head);
	const decimalScale = signMagnitude(sections.product, 26, 2);
	return {
		...UNPACKED,
		kind,
		bits,
		isConstant: kind !== "secondOrder" && bits === 0,
		scaling: kind === "simple" || kind === "matrix" ? scaling : undefined,
		decimalScale,
	};
}

/** Flags of octet 4 (table 11). */
function grib1Kind(flags: number): PackingKind {
	if ((flags & 0x80) !== 0) return "spectral";
	if ((flags & 0x40) !== 0) return "secondOrder";
	if ((flags & 0x10) === 0) return "simple";
	return (flags & 0x20) !== 0 ? "ieee" : "matrix";
}
