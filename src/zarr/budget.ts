import { hint, MiraError, option } from "../errors.ts";

/**
 * Bounds on what a file may make us do. They catch damaged and hostile files, not large ones: what a file says in many bytes
 * it may say, what it makes of few is bounded.
 */
export type Limits = {
	/** Largest document or metadata structure that is read into memory, default 1 GiB. */
	maxMetadataBytes: number;
	/** Most chunk references an array may have, default 2^28 (4 GiB of manifest). */
	maxReferences: number;
	/** Most bytes that one read of an array may make room for, default 2 GiB. */
	maxArrayBytes: number;
	/**
	 * Steps that a file may ask for besides reading its bytes once, default 10^8, and 16 more for every byte that was read. A
	 * step is about one value made, copied or compared.
	 */
	maxWork: number;
	/** Bytes that one opening may keep in memory, default 128 MiB, and 8 more for every byte that was read. */
	maxHeldBytes: number;
	/**
	 * Bytes that decoding one chunk may take, default 384 MiB, and 8 more for every byte that is stored of it. Who asks for as much
	 * as the chunk holds gets it: see `maxArrayBytes`.
	 */
	maxChunkBytes: number;
	/** Most arrays and groups of a store, default 2^17. */
	maxNodes: number;
	/** Most dimensions of an array, default 64. */
	maxDimensions: number;
	/** Most values that all attributes of a store have together, default 2^22. */
	maxAttributeValues: number;
	/** How deep groups may be nested, default 256. */
	maxNesting: number;
	/** Seconds without a byte after which a source is given up, or asked again, default 30. */
	maxIdleSeconds: number;
};

/** The limits that nobody changed. */
export const DEFAULT_LIMITS: Readonly<Limits> = {
	maxMetadataBytes: 2 ** 30,
	maxReferences: 2 ** 28,
	maxArrayBytes: 2 ** 31,
	maxWork: 1e8,
	maxHeldBytes: 2 ** 27,
	maxChunkBytes: 3 * 2 ** 27,
	maxNodes: 2 ** 17,
	maxDimensions: 64,
	maxAttributeValues: 2 ** 22,
	maxNesting: 256,
	maxIdleSeconds: 30,
};

/** What every byte that was read adds to a limit: a large file may do more than a small one. */
const PER_BYTE = { maxWork: 16, maxHeldBytes: 8 };

/** What a group or an array costs besides its attributes: about 10 µs and 1 kB. */
const NODE = { work: 1000, bytes: 1000 };
/** What an attribute costs besides its values. */
const ATTRIBUTE_BYTES = 550;
const VALUE_BYTES = 16;
/** A fill value is kept as bytes, and is text in documents. */
const FILL_COPIES = 16;

/** Steps after which the clock is looked at: less than a millisecond; and what a charge takes itself. */
const CHECK_STEPS = 2 ** 16;
const CHARGE_STEPS = 2 ** 8;

type Total = "maxWork" | "maxHeldBytes" | "maxNodes" | "maxAttributeValues";

const WORDS: Readonly<Record<Total, (limit: number) => string>> = {
	maxWork: (limit) => `it takes more than ${limit} steps`,
	maxHeldBytes: (limit) => `it would take more than ${limit} bytes of memory`,
	maxNodes: (limit) => `it has more than ${limit} arrays and groups`,
	maxAttributeValues: (limit) => `its attributes have more than ${limit} values`,
};

/**
 * What one opening, or one operation on what was opened, may still do. Every loop whose length a file decides and does not pay
 * for with bytes of its own charges it before it runs. Once a total is exceeded, every further charge throws the same error:
 * what goes on with the next array ends there too, at no cost.
 */
export class Budget {
	/** The limits that it keeps to. */
	readonly limits: Readonly<Limits>;
	readonly #spent: Record<Total, number> = { maxWork: 0, maxHeldBytes: 0, maxNodes: 0, maxAttributeValues: 0 };
	/** By object: bytes asked for, and its size where that is known. */
	readonly #received = new Map<string, { bytes: number; size: number }>();
	#receivedBytes = 0;
	/** Why it ended; once it did, it did for all. */
	#ended: { reason: unknown } | undefined;
	readonly #checkTime: (() => void) | undefined;
	#stepsUntilCheck = CHECK_STEPS;

	/** `checkTime` throws when there is no more time: work that lets no timer go off asks for it now and then. */
	constructor(limits: Readonly<Limits> = DEFAULT_LIMITS, checkTime?: () => void) {
		this.limits = limits;
		this.#checkTime = checkTime;
	}

	/** Steps that bytes of the file do not pay for. */
	work(steps: number): void {
		this.#spend("maxWork", steps);
	}

	/** Memory that is kept while the file is open. */
	hold(bytes: number): void {
		this.#spend("maxHeldBytes", bytes);
	}

	/** Bytes that may still be held, for what cannot say beforehand how large it becomes. */
	get heldBytesLeft(): number {
		return this.allowance("maxHeldBytes") - this.#spent.maxHeldBytes;
	}

	/** One more array or group, at a depth: 1 is below the root. */
	node(depth: number): void {
		this.#spend("maxNodes", 1);
		this.nest(depth);
		this.work(NODE.work);
		this.hold(NODE.bytes);
	}

	/** One more attribute, of so many values. */
	attribute(values: number): void {
		this.#spend("maxAttributeValues", Math.max(values, 1));
		this.hold(ATTRIBUTE_BYTES + values * VALUE_BYTES);
	}

	/** A depth of groups. */
	nest(depth: number): void {
		if (depth > this.limits.maxNesting)
			throw beyond("maxNesting", `groups are nested more than ${this.limits.maxNesting} deep`);
	}

	/** The dimensions of one array. */
	dimensions(count: number): void {
		const { maxDimensions } = this.limits;
		if (count > maxDimensions) throw beyond("maxDimensions", `it has ${count} dimensions, more than ${maxDimensions}`);
	}

	/** The size of one element of an array, of which a fill value is kept, and written as text. */
	element(bytes: number): void {
		const heldBytes = FILL_COPIES * bytes;
		if (heldBytes > this.limits.maxHeldBytes) throw beyond("maxHeldBytes", `an element of it has ${bytes} bytes`);
		this.hold(heldBytes);
	}

	/** Bytes of an object were read: no more than it has count, however often they are read. */
	receive(url: string, bytes: number, size: number | undefined): void {
		const before = this.#received.get(url) ?? { bytes: 0, size: Number.POSITIVE_INFINITY };
		const after = { bytes: before.bytes + bytes, size: size ?? before.size };
		this.#received.set(url, after);
		this.#receivedBytes += Math.min(after.bytes, after.size) - Math.min(before.bytes, before.size);
	}

	/** How much there may be of something in all, after what was read so far. */
	allowance(total: Total): number {
		const perByte = total === "maxWork" || total === "maxHeldBytes" ? PER_BYTE[total] : 0;
		return this.limits[total] + perByte * this.#receivedBytes;
	}

	/** Throws if a total was exceeded, or the time is over, also where the error was taken for that of one array. */
	requireUnspent(): void {
		if (this.#ended !== undefined) throw this.#ended.reason;
	}

	#spend(total: Total, amount: number): void {
		this.requireUnspent();
		this.#stepsUntilCheck -= total === "maxWork" ? amount + CHARGE_STEPS : CHARGE_STEPS;
		if (this.#stepsUntilCheck < 0) this.#requireTime();
		const spent = this.#spent[total] + amount;
		this.#spent[total] = spent;
		const limit = this.allowance(total);
		if (spent > limit) this.#end(beyond(total, WORDS[total](limit)));
	}

	#requireTime(): void {
		this.#stepsUntilCheck = CHECK_STEPS;
		try {
			this.#checkTime?.();
		} catch (reason) {
			this.#end(reason);
		}
	}

	#end(reason: unknown): never {
		this.#ended = { reason };
		throw reason;
	}
}

/** The error beyond a limit, which says how to raise it. */
export function beyond(limit: keyof Limits, what: string): MiraError {
	return new MiraError("limit-exceeded", what, { ...hint`Raise ${option(`limits.${limit}`)} if the file is sound` });
}
