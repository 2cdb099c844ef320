import { MiraError } from "../../errors.ts";
import type { GetOptions, ObjectPart, ObjectStore } from "../../io/object-store.ts";
import type { ByteRange, Source } from "../../io/source.ts";

/** One object: a range of another one, such as a member that a zip holds as it is. */
export class MemberStore implements ObjectStore {
	readonly isLayered = true;
	/** How many zips it lies in. */
	readonly depth: number;
	readonly #source: Source;
	readonly #range: ByteRange;

	constructor(source: Source, range: ByteRange, depth: number) {
		this.#source = source;
		this.#range = range;
		this.depth = depth;
	}

	async get(
		path: string,
		range: ByteRange | undefined,
		{ signal, maxBytes = Infinity }: GetOptions = {},
	): Promise<ObjectPart> {
		if (path !== "") throw new MiraError("not-found", `A member of a zip has no object "${path}" below it`);
		const { offset, length: size } = this.#range;
		if (range === undefined && size > maxBytes)
			throw new MiraError("limit-exceeded", `The member has more than ${maxBytes} bytes`, { url: this.#source.url });
		const begin = Math.min(range?.offset ?? 0, size);
		const length = Math.min(range?.length ?? size, size - begin);
		// The reader of the member keeps what it needs; it need not be kept twice.
		const bytes = await this.#source.read(offset + begin, length, { signal, use: "chunk" });
		return { bytes: bytes.slice(), size, etag: this.#source.etag };
	}
}
