import { hint, MiraError, option } from "../errors.ts";
import type { OutputStore } from "../write/plan/output-store.ts";
import { type JsonObject, writeJson } from "../zarr/json.ts";
import type { WriteOptions } from "./cube-form.ts";

/** The document of a cube in Parquet. */
export const METADATA_KEY = ".zmetadata";
/** The member of `.zmetadata` by which an update says that it is under way; readers do not look at it. */
const CLAIM = "mirazarr_update";
/** The member that says who does. */
const HOLDER = "mirazarr_updater";
/** An update that said so longer ago has died: it writes a few files, and says it again while it writes many. */
const CLAIM_MS = 10 * 60_000;

/** Python writes a bare NaN: what others have described stays as it was. */
export function documentBytes(document: JsonObject): Uint8Array {
	return new TextEncoder().encode(writeJson(document, { nonFinite: "bare" }));
}

/** The document without what an update says of itself. */
export function withoutClaim({ [CLAIM]: _began, [HOLDER]: _holder, ...rest }: JsonObject): JsonObject {
	return rest;
}

/**
 * The right to write, of one at a time: without it two updates would mix their rows. It is a member of `.zmetadata`, so that
 * whoever has another state of that has it not.
 */
export class Claim {
	readonly #output: OutputStore;
	readonly #metadata: JsonObject;
	readonly #options: WriteOptions;
	#etag: string | undefined;
	#takenMs = 0;
	#isTaken = false;

	constructor(output: OutputStore, metadata: JsonObject, etag: string | undefined, options: WriteOptions) {
		this.#output = output;
		this.#metadata = metadata;
		this.#etag = etag;
		this.#options = options;
	}

	async take(): Promise<void> {
		const other = this.#metadata[CLAIM];
		const began = typeof other === "string" ? Date.parse(other) : Number.NEGATIVE_INFINITY;
		if (this.#options.takeOver !== true && Date.now() - began < CLAIM_MS) throw this.#underWay(began);
		await this.#claim();
		this.#isTaken = true;
	}

	#underWay(began: number): MiraError {
		const holder = this.#metadata[HOLDER];
		const who = typeof holder === "string" ? ` by ${holder}` : "";
		const since = new Date(began).toISOString();
		const until = new Date(began + CLAIM_MS).toISOString();
		return new MiraError(
			"write-conflict",
			`an update of the cube${who}, heard of at ${since}, may still be under way`,
			{
				...hint`Wait for it. If it was killed, pass ${option("takeOver", true)}; from ${until} on nobody asks`,
			},
		);
	}

	/** Says again that the update is under way, before others take it for dead. */
	async renew(): Promise<void> {
		if (Date.now() - this.#takenMs > CLAIM_MS / 2) await this.#claim();
	}

	/** Throws if another has taken over. */
	async hold(): Promise<void> {
		await this.#claim();
	}

	/** Publishes the cube as it is now. */
	async release(metadata: Uint8Array): Promise<void> {
		await this.#put(metadata);
		this.#isTaken = false;
	}

	/** Leaves the cube as it was. */
	async giveBack(): Promise<void> {
		if (!this.#isTaken) return;
		await this.#put(documentBytes(withoutClaim(this.#metadata))).catch(() => {});
	}

	async #claim(): Promise<void> {
		this.#takenMs = Date.now();
		const { holder } = this.#options;
		const claimed = {
			...withoutClaim(this.#metadata),
			[CLAIM]: new Date(this.#takenMs).toISOString(),
			...(holder === undefined ? {} : { [HOLDER]: holder }),
		};
		await this.#put(documentBytes(claimed));
		this.#etag = (await this.#output.read(METADATA_KEY))?.etag;
	}

	async #put(bytes: Uint8Array): Promise<void> {
		await this.#output.put(METADATA_KEY, bytes, this.#etag === undefined ? undefined : { ifEtag: this.#etag });
	}
}
