import type { Format } from "../descriptor.ts";

/** Options of DMR++ alone: there are none. */
export type DmrppOptions = Record<never, never>;

/** The namespace of DAP4 documents, which every DMR and DMR++ names in its first element; some write it with https. */
const NAMESPACE = "://xml.opendap.org/ns/DAP/4.0#";

/** A blank, a mark of the byte order, or the first bracket. */
const BEGINNINGS: ReadonlySet<number> = new Set([0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x20, 0xa0, 0xef, 0x3c]);

/** Whether a file begins as a DMR or DMR++ does: XML whose first element is a `Dataset` of DAP4. */
export function isDmrpp(head: Uint8Array): boolean {
	// Of every file that is opened it is asked whether it is one: most begin otherwise.
	if (!BEGINNINGS.has(head[0] ?? 0)) return false;
	const text = new TextDecoder("latin1").decode(head.subarray(0, 8192));
	return /^(\u00ef\u00bb\u00bf)?\s*</.test(text) && /<Dataset[\s>]/.test(text) && text.includes(NAMESPACE);
}

/** Documents that describe the data of a file beside them. */
export const dmrppFormat: Format<"dmrpp", DmrppOptions> = {
	key: "dmrpp",
	name: "DMR++",
	page: "docs/formats/dmrpp.md",
	fillPolicies: ["dmrpp"],
	options: {},
	file: { recognises: isDmrpp, load: async () => (await import("./index.ts")).dmrpp },
};
