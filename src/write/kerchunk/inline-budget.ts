import { MiraError } from "../../errors.ts";

/** How much may be written into the references instead of being referenced. */
export type InlineBudgetOptions = {
	/** Default 1 MiB. */
	arrayBytes?: number | undefined;
	/** Default 64 MiB. */
	storeBytes?: number | undefined;
};

/** Keeps count of inlined bytes. What a store already carries inline is not counted: its parser did. */
export class InlineBudget {
	readonly #arrayBytes: number;
	readonly #storeBytes: number;
	readonly #spentOn = new Map<string, number>();
	#spent = 0;

	constructor({ arrayBytes = 2 ** 20, storeBytes = 2 ** 26 }: InlineBudgetOptions = {}) {
		this.#arrayBytes = arrayBytes;
		this.#storeBytes = storeBytes;
	}

	/** Refuses what is beyond the budget; `what` and `why` tell the user what would have been inlined. */
	check(path: string, bytes: number, what: string, why: string): void {
		const leftForArray = this.#arrayBytes - (this.#spentOn.get(path) ?? 0);
		const leftForStore = this.#storeBytes - this.#spent;
		if (bytes <= leftForArray && bytes <= leftForStore) return;
		const [left, scope] = bytes > leftForArray ? [leftForArray, "array"] : [leftForStore, "store"];
		throw new MiraError(
			"limit-exceeded",
			`${what} would have to be inlined, ${bytes} bytes, where ${left} are left for the ${scope}: ${why}`,
			{ path, hint: `Raise inlineBudget.${scope}Bytes, write Zarr v3 (Icechunk), or pass onUnsupported: "skip"` },
		);
	}

	/** Checks, and counts the bytes as spent. */
	spend(path: string, bytes: number, what: string, why: string): void {
		this.check(path, bytes, what, why);
		this.#spentOn.set(path, (this.#spentOn.get(path) ?? 0) + bytes);
		this.#spent += bytes;
	}
}
