import { createHash } from "node:crypto";
import type { OpenPartOptions } from "../dataset/open-part.ts";
import { withoutSignature } from "../io/url.ts";
import type { Batch } from "./batch.ts";

/** How files are opened; what cannot go to another thread or machine is not among it. */
export type PlainOpenOptions = Omit<
	OpenPartOptions,
	"registry" | "signal" | "timeoutMs" | "schemes" | "session" | "trace" | "parser"
>;

/** What all batches have in common whose files are opened. Plain data. */
export type OpenTask = {
	kind: "open";
	options: PlainOpenOptions;
	/** Folders of all files: each of them may refer to what is in any. */
	folders: readonly string[];
	/** Files opened, and requests under way, at a time, in each thread. */
	concurrency: number;
	/** The path or URL where partials are kept, if they are. */
	partials: string | undefined;
	/** That of the program: another may open files in another way. */
	version: string;
};

/** Changes when the form of partials does. */
const FORMAT = 4;

/** The name of the partial of a batch: another if files, options or this program are. What versions the files were is inside. */
export function keyOf({ urls }: Pick<Batch, "urls">, { options, version }: OpenTask): string {
	// What JSON has no number for, a fill value may be all the same.
	const exact = (_: string, fact: unknown): unknown =>
		isBeyondJson(fact) ? `${Object.is(fact, -0) ? "-0" : fact} ${typeof fact}` : fact;
	// A signature that was renewed is for the same object.
	const facts = [FORMAT, process.versions.v8, version, urls.map(withoutSignature), options];
	return createHash("sha256").update(JSON.stringify(facts, exact)).digest("hex");
}

/** A number that JSON has not, or would change. */
export function isBeyondJson(value: unknown): value is number | bigint {
	return typeof value === "bigint" || (typeof value === "number" && (!Number.isFinite(value) || Object.is(value, -0)));
}
