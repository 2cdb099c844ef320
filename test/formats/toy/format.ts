import type { Format } from "../../../src/formats/descriptor.ts";

/** Options of the toy format alone. */
export type ToyOptions = {
	/** A name for its numbers. */
	unit?: string | undefined;
	/** Whether they are shown the other way round. */
	reversed?: boolean | undefined;
};

/** A format for tests: the letters `TOY1`, then bytes, of which 255 means that there is no number. */
export const toyFormat: Format<"toy", ToyOptions> = {
	key: "toy",
	name: "Toy",
	page: "docs/formats/toy.md",
	fillPolicies: ["fits"],
	options: {
		unit: { kind: "text", description: "what the numbers count", flag: "--unit <name>" },
		reversed: { kind: "boolean", description: "the last number first" },
	},
	file: {
		recognises: (head) => new TextDecoder().decode(head.subarray(0, 4)) === "TOY1",
		load: async () => (await import("./index.ts")).toy,
	},
};
