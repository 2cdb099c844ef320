import type { Diagnostic } from "../diagnostics.ts";
import { type Advice, hint, MiraError, option } from "../errors.ts";
import type { DroppedFill, FillSource } from "./model.ts";

/**
 * What can be said about the fill values of an array: those of the codes of diagnostics that the resolution gives.
 * `DiagnosticCode` says what each means.
 */
export type FillCode =
	| "fill-form"
	| "fill-text"
	| "fill-out-of-range"
	| "fill-cast-inexact"
	| "fill-type-mismatch"
	| "fill-conflict"
	| "fill-undefined"
	| "v2-fill-as-mask"
	| "packing-invalid"
	| "valid-range-ignored";

/** Collects what a resolution has to report: diagnostics, dropped candidates, and the error if the policy makes one. */
export class Findings {
	readonly diagnostics: Diagnostic[] = [];
	readonly dropped: DroppedFill[] = [];
	/** The first candidate that does not fit, where that is an error. */
	problem: MiraError | undefined;
	readonly #path: string;

	constructor(path: string) {
		this.#path = path;
	}

	/** Something the user should know, that changes nothing. */
	note(severity: "info" | "warning", code: FillCode, message: string, advice?: Advice): void {
		this.diagnostics.push({ severity, code, path: this.#path, message, ...advice });
	}

	/** A candidate that does not become a rule; `reason` is a clause such as `300 is outside 0 to 255`. */
	drop(role: DroppedFill["role"], source: FillSource, code: FillCode, reason: string, advice?: Advice): void {
		this.dropped.push({ role, source, code, reason });
		this.note(
			code === "valid-range-ignored" ? "info" : "warning",
			code,
			`${quote(source)} is not used: ${reason}`,
			advice,
		);
	}

	/** Makes a candidate that does not fit the error of this array. Only the first one is kept. */
	refuse(source: FillSource, dataTypeName: string, reason: string): void {
		this.problem ??= new MiraError(
			"fill-out-of-range",
			`${quote(source)} does not fit data type "${dataTypeName}": ${reason}`,
			{ path: this.#path, ...hint`Pass ${option("unrepresentableFill", "drop")} to open the array without it` },
		);
	}
}

/** The place and text of a candidate: `attribute _FillValue "-9999"`. */
export function quote({ place, text }: FillSource): string {
	return `${place} "${text}"`;
}
