import { describe, expect, it } from "vitest";
import { fieldPacking, type PackingKind } from "../../../src/codecs/grib/field-packing.ts";
import { fieldSections } from "../../../src/codecs/grib/read-field.ts";
import { fixtureBytes, truths } from "../../formats/grib/fixtures.ts";

/** What ecCodes calls the same. */
const KINDS: [name: RegExp, kind: PackingKind][] = [
	[/^grid_simple$/, "simple"],
	[/^grid_complex$/, "complex"],
	[/^grid_complex_spatial/, "differences"],
	[/^grid_ieee$/, "ieee"],
	[/^grid_jpeg$/, "jpeg2000"],
	[/^grid_png$/, "png"],
	[/^grid_ccsds$/, "ccsds"],
	[/^grid_simple_log/, "logarithms"],
	[/^grid_run_length$/, "runLength"],
	[/^grid_second_order/, "secondOrder"],
	[/^spectral/, "spectral"],
	[/^grid_simple_matrix$/, "matrix"],
];

function packingOf(name: string): ReturnType<typeof fieldPacking> {
	const message = fixtureBytes(name);
	const sections = fieldSections(message, 0);
	return fieldPacking(sections, message.subarray(sections.data.offset, sections.data.offset + 14));
}

describe("fieldPacking", () => {
	const names = Object.keys(truths).filter((name) => name !== "junk" && (truths[name]?.fields.length ?? 0) > 0);
	it.each(names)("%s is of the kind that ecCodes names", (name) => {
		const packing = truths[name]?.fields[0]?.packing ?? "";
		expect(packingOf(name)?.kind).toBe(KINDS.find(([pattern]) => pattern.test(packing))?.[1]);
	});

	it.each(names.filter((name) => /^(simple|ccsds|jpeg|png)-\d+$/.test(name)))("%s has so many bits", (name) => {
		expect(packingOf(name)?.bits).toBe(Number(name.split("-")[1]));
	});

	it("tells orders of differences and numbers that mean missing", () => {
		expect(packingOf("differences-1")).toMatchObject({ differences: 1, missingNumbers: 0 });
		expect(packingOf("differences-2")).toMatchObject({ differences: 2, missingNumbers: 0 });
		expect(packingOf("missing-primary")).toMatchObject({ missingNumbers: 1 });
		expect(packingOf("missing-secondary")).toMatchObject({ missingNumbers: 2 });
	});

	it("takes a template that nobody knows for no kind", () => {
		expect(packingOf("unknown-template")).toMatchObject({ kind: "other", bits: undefined });
	});

	it("knows constant fields, and the scale that is for nothing there", () => {
		expect(packingOf("constant-decimal")).toMatchObject({ bits: 0, isConstant: true, decimalScale: 2 });
		expect(packingOf("constant1")).toMatchObject({ kind: "simple", bits: 0, isConstant: true });
		expect(packingOf("differences-constant")).toMatchObject({ isConstant: true });
	});

	it("does not take groups whose references have no bits for a constant field", () => {
		for (const name of ["groups-all-widths", "second-order-all-widths", "second-order2-no-bits"])
			expect(packingOf(name), name).toMatchObject({ bits: 0, isConstant: false });
	});
});
