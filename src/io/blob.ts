import { MiraError } from "../errors.ts";
import type { GetOptions, ObjectPart, ObjectStore } from "./object-store.ts";
import type { ByteRange } from "./source.ts";

/** One object: a `Blob`, such as a `File` that was dropped on a page. Its bytes are read when they are asked for. */
export class BlobStore implements ObjectStore {
	readonly #blob: Blob;

	constructor(blob: Blob) {
		this.#blob = blob;
	}

	async get(path: string, range: ByteRange | undefined, { maxBytes = Infinity }: GetOptions = {}): Promise<ObjectPart> {
		if (path !== "") throw new MiraError("not-found", `A blob has no object "${path}" below it`);
		const { size } = this.#blob;
		if (range === undefined && size > maxBytes) {
			throw new MiraError("limit-exceeded", `The blob has more than ${maxBytes} bytes`);
		}
		const part = range === undefined ? this.#blob : this.#blob.slice(range.offset, range.offset + range.length);
		try {
			return { bytes: new Uint8Array(await part.arrayBuffer()), size, etag: undefined };
		} catch (cause) {
			// A File is a snapshot: the platform refuses to read it once the file on disk is another.
			throw new MiraError("source-changed", "The file was changed or removed after it was chosen", {
				cause,
				hint: "Choose it again",
			});
		}
	}
}
