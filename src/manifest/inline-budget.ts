import { type Advice, hint, MiraError, option } from "../errors.ts";

/** How much may be kept inline where no reference is possible (design, "Exactness"). */
export type InlineBudgetOptions = {
	/** Default 1 MiB. */
	arrayBytes?: number | undefined;
	/** Default 64 MiB. */
	storeBytes?: number | undefined;
};

/** Keeps count of the bytes that the arrays of a store carry inline, for parsers and for writers. */
export class InlineBudget {
	readonly #arrayBytes: number;
	readonly #storeBytes: number;
	readonly #otherwise: Advice | undefined;
	readonly #spentOn = new Map<string, number>();
	#spent = 0;

	/** `otherwise` ends the hint of a refusal: what can be done besides raising the budget. */
	constructor({ arrayBytes = 2 ** 20, storeBytes = 2 ** 26 }: InlineBudgetOptions = {}, otherwise?: Advice) {
		this.#arrayBytes = arrayBytes;
		this.#storeBytes = storeBytes;
		this.#otherwise = otherwise;
	}

	/** True if so many more bytes of an array are within the budget. */
	allows(path: string, bytes: number): boolean {
		return bytes <= this.#arrayBytes - (this.#spentOn.get(path) ?? 0) && bytes <= this.#storeBytes - this.#spent;
	}

	/**
	 * Refuses what is beyond the budget; `what` and `why` tell the user what would have been inlined, `instead` how to do
	 * without.
	 */
	check(path: string, bytes: number, what: string, why: string, instead?: Advice): void {
		if (this.allows(path, bytes)) return;
		const leftForArray = this.#arrayBytes - (this.#spentOn.get(path) ?? 0);
		const leftForStore = this.#storeBytes - this.#spent;
		const [left, scope] = bytes > leftForArray ? [leftForArray, "array"] : [leftForStore, "store"];
		const raise = hint`Raise ${option(scope === "array" ? "inlineBudget.arrayBytes" : "inlineBudget.storeBytes")}`;
		const ways = [raise, this.#otherwise, instead].filter((way) => way !== undefined);
		throw new MiraError(
			"limit-exceeded",
			`${what} would have to be inlined, ${bytes} bytes, where ${left} are left for the ${scope}: ${why}`,
			{ path, ...ways.reduce((all, way) => hint`${all}, or ${way}`) },
		);
	}

	/** Checks, and counts the bytes as spent. */
	spend(path: string, bytes: number, what: string, why: string, instead?: Advice): void {
		this.check(path, bytes, what, why, instead);
		this.#spentOn.set(path, (this.#spentOn.get(path) ?? 0) + bytes);
		this.#spent += bytes;
	}
}
