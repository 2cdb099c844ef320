import { isIcechunk, SIGNATURE_FILES } from "../../icechunk/signature.ts";
import type { Format } from "../descriptor.ts";

/** Options of Icechunk alone: one of them at most. */
export type IcechunkOptions = {
	/** The branch to read, `main` by default. */
	branch?: string | undefined;
	/** A tag to read. */
	tag?: string | undefined;
	/** The id of a snapshot to read. */
	snapshot?: string | undefined;
};

/** Icechunk repositories. */
export const icechunkFormat: Format<"icechunk", IcechunkOptions> = {
	key: "icechunk",
	name: "Icechunk",
	page: "docs/formats/icechunk.md",
	fillPolicies: ["zarr-v3"],
	options: {
		branch: { kind: "text", description: "the branch to read, main by default", flag: "--branch <name>" },
		tag: { kind: "text", description: "the tag to read", flag: "--tag <name>" },
		snapshot: { kind: "text", description: "the snapshot to read", flag: "--snapshot <id>" },
	},
	// It asks for two objects, which other stores do not have.
	store: {
		isTriedLast: true,
		refersBeside: true,
		endings: [".icechunk"],
		documents: [[], SIGNATURE_FILES],
		recognises: isIcechunk,
		load: async () => (await import("./index.ts")).icechunk,
	},
};
