import { crc32 } from "../../codecs/checksum.ts";
import { loadInflate } from "../../codecs/inflate.ts";
import { isMiraError, MiraError } from "../../errors.ts";
import type { ObjectStoreRegistry } from "../../io/registry.ts";
import type { Source } from "../../io/source.ts";
import { readCentralDirectory, type ZipMember } from "./central-directory.ts";

const HEADER_SIGNATURE = 0x04034b50;
const HEADER_BYTES = 30;

/** The method of members that are not compressed. */
export const STORED = 0;
const DEFLATED = 8;

const METHOD_NAMES: { readonly [method: number]: string } = {
	1: "Shrink",
	6: "Implode",
	9: "Deflate64",
	12: "BZip2",
	14: "LZMA",
	93: "Zstandard",
	95: "XZ",
	98: "PPMd",
	99: "AES encryption",
};

/** A zip file that was opened: its members, and how to get at their data. */
export class ZipArchive {
	/** Files by their names; directories are left out. */
	readonly members: ReadonlyMap<string, ZipMember>;
	readonly #source: Source;
	readonly #registry: ObjectStoreRegistry;
	readonly #directoryOffset: number;

	private constructor(
		source: Source,
		registry: ObjectStoreRegistry,
		members: readonly ZipMember[],
		directoryOffset: number,
	) {
		this.#source = source;
		this.#registry = registry;
		this.#directoryOffset = directoryOffset;
		this.members = new Map(members.filter(({ name }) => !name.endsWith("/")).map((member) => [member.name, member]));
	}

	/** Reads the directory at the end of the file. */
	static async open(url: string, registry: ObjectStoreRegistry): Promise<ZipArchive> {
		const source = registry.source(url);
		const directory = await readCentralDirectory(source, registry);
		return new ZipArchive(source, registry, directory.members, directory.offset);
	}

	get url(): string {
		return this.#source.url;
	}

	/** Throws if the data of a member cannot be read, by the name of what is in the way. */
	check({ name, method, isEncrypted }: ZipMember): void {
		const known = METHOD_NAMES[method] ?? `method ${method}`;
		const what = isEncrypted
			? "encrypted"
			: method === STORED || method === DEFLATED
				? undefined
				: `compressed with ${known}`;
		if (what === undefined) return;
		throw new MiraError("unsupported-feature", `member "${name}" of the zip is ${what}`, {
			url: this.url,
			hint: "Pack it again, stored or with Deflate",
		});
	}

	/** Where the data of members begin. Headers are read, all at once, only of those for which the directory proves nothing. */
	async dataOffsets(members: readonly ZipMember[]): Promise<number[]> {
		const unknown = members.filter(({ dataOffset }) => dataOffset === undefined);
		const headers = await this.#source.readMany(
			unknown.map(({ headerOffset }) => ({ offset: headerOffset, length: HEADER_BYTES })),
			{ signal: this.#registry.signal },
		);
		for (const [i, member] of unknown.entries()) {
			const header = headers[i] as Uint8Array;
			const view = new DataView(header.buffer, header.byteOffset, header.byteLength);
			if (view.getUint32(0, true) !== HEADER_SIGNATURE)
				throw this.#corrupt(member, "there is no header before its data");
			member.dataOffset = member.headerOffset + HEADER_BYTES + view.getUint16(26, true) + view.getUint16(28, true);
		}
		return members.map((member) => {
			const offset = member.dataOffset as number;
			if (offset + member.compressedBytes <= this.#directoryOffset) return offset;
			throw this.#corrupt(member, "its data reach into the directory");
		});
	}

	/** The bytes of a member, decompressed and checked. */
	async read(member: ZipMember): Promise<Uint8Array> {
		this.check(member);
		// What is stored as it is was paid for with its own bytes.
		if (member.method !== STORED) this.#registry.budget.hold(member.sizeBytes);
		const [offset] = await this.dataOffsets([member]);
		const { signal } = this.#registry;
		const stored = await this.#source.read(offset as number, member.compressedBytes, { signal });
		const bytes = await this.decompress(member, stored);
		if (crc32(bytes) !== member.crc32) throw this.#corrupt(member, "its checksum is wrong");
		return bytes;
	}

	/** What the data of a member are once decompressed. */
	async decompress(member: ZipMember, stored: Uint8Array): Promise<Uint8Array> {
		const { method, sizeBytes } = member;
		if (method === STORED) return stored;
		const inflate = await loadInflate();
		try {
			return inflate("deflate", stored, { outputBytes: sizeBytes, maxOutputBytes: sizeBytes });
		} catch (cause) {
			if (!isMiraError(cause)) throw cause;
			throw this.#corrupt(member, cause.message, cause);
		}
	}

	#corrupt({ name, headerOffset }: ZipMember, what: string, cause?: unknown): MiraError {
		const details = { url: this.url, offset: headerOffset, cause };
		return new MiraError("corrupt-file", `member "${name}" of the zip cannot be read: ${what}`, details);
	}
}
