import type { Format } from "../descriptor.ts";

/** Options of zip alone: there are none; those of the formats that it holds are passed on. */
export type ZipOptions = Record<never, never>;

/** True if a file begins as zip files do: with the header of a member, or with the end record if there is none. */
export function isZip(head: Uint8Array): boolean {
	const [p, k, a, b] = head;
	return p === 0x50 && k === 0x4b && ((a === 3 && b === 4) || (a === 5 && b === 6));
}

/** Zip files that hold a store or a file of another format. */
export const zipFormat: Format<"zip", ZipOptions> = {
	key: "zip",
	name: "zip",
	page: "docs/formats/zip.md",
	fillPolicies: [],
	options: {},
	file: {
		recognises: isZip,
		load: async () => {
			const { zip } = await import("./index.ts");
			return (options, others) => zip({ ...options, ...others });
		},
	},
};
