/** Attributes as the page shows them: as they are in the file, in the shortest way that says so. */
import { expect, it } from "vitest";
import { attributeFacts } from "../../web/engine/describe.ts";

it("numbers have the digits of their own type, not of the double that holds them", () => {
	// Truth: NumPy's repr of these float32 values.
	const values = Float32Array.of(0.001, 16777216, 1e20, -0, Number.NaN, Number.POSITIVE_INFINITY, 0.1 + 0.2, 1 / 3);
	expect(attributeFacts("a", { dataType: "float32", shape: [8], values }).text).toBe(
		"0.001, 16777216, 100000000000000000000, -0, NaN, Infinity, 0.3, 0.33333334",
	);
	expect(attributeFacts("a", { dataType: "float64", shape: [], values: Float64Array.of(0.1 + 0.2) }).text).toBe(
		"0.30000000000000004",
	);
	expect(attributeFacts("a", { dataType: "int64", shape: [], values: BigInt64Array.of(-(2n ** 63n)) }).text).toBe(
		"-9223372036854775808",
	);
});

it("texts stand as they are, and what only JSON has as JSON", () => {
	expect(attributeFacts("a", { dataType: "string", shape: [], values: ["two\nlines"] }).text).toBe("two\nlines");
	expect(attributeFacts("a", { dataType: "json", shape: [], values: [{ b: [1, null] }] }).text).toBe('{"b":[1,null]}');
});
