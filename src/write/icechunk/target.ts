import { encodeZstd } from "../../codecs/zstd.ts";
import { type FileType, wrapFile } from "../../icechunk/file.ts";
import { idText } from "../../icechunk/object-id.ts";
import { type Folder, Repository } from "../../icechunk/repository.ts";
import type { ObjectStore } from "../../io/object-store.ts";
import { ObjectStoreRegistry } from "../../io/registry.ts";
import { encodePath } from "../../io/url.ts";
import { joinBytes } from "../../zarr/join-bytes.ts";
import { OutputStore } from "../plan/output-store.ts";
import { RecordFrame } from "./record-frame.ts";
import type { LogBuffer } from "./transaction-log.ts";

/** Where a repository is, or will be. */
export type IcechunkTarget = {
	/** It must be able to `put`. */
	store: ObjectStore;
	/** The raw path of the repository in the store; its root by default. */
	path?: string | undefined;
};

/** References become smaller than at the level 3 of Icechunk itself, and sooner. */
const COMPRESSION_LEVEL = 2;
/** A longer log is not taken into memory as a whole. */
const LONG_LOG_BYTES = 2 ** 24;
/** How this program names itself in the files of a repository. */
export const IMPLEMENTATION = "mirazarr";
/** The store has no url of its own that would be known here. */
const TARGET_URL = "target://repository";

/** The store of a repository that is written. */
export class TargetStore extends OutputStore {
	constructor({ store, path }: IcechunkTarget, signal: AbortSignal | undefined) {
		super(store, signal, path);
	}

	/** Reads what is there now: every call begins again. */
	open(): Repository {
		const registry = new ObjectStoreRegistry().register(TARGET_URL, this.store);
		const url = this.prefix === "" ? TARGET_URL : `${TARGET_URL}/${encodePath(this.prefix.slice(0, -1))}`;
		return new Repository(url, registry.scope({ signal: this.signal }));
	}

	/** Writes a FlatBuffer as the file of an id, and gives its size. */
	async putFile(folder: Folder, id: Uint8Array, type: FileType, buffer: Uint8Array): Promise<number> {
		const file = await compressFile(type, buffer);
		return this.put(`${folder}/${idText(id)}`, file);
	}

	/** Writes the transaction log of a snapshot. */
	async putLog(id: Uint8Array, { byteLength, pieces }: LogBuffer): Promise<void> {
		const log = { folder: "transactions", type: "transaction log" } as const;
		if (byteLength <= LONG_LOG_BYTES) {
			await this.putFile(log.folder, id, log.type, joinBytes(Array.from(pieces(), ({ bytes }) => bytes)));
			return;
		}
		const frame = new RecordFrame(byteLength);
		for (const { bytes, recordBytes } of pieces()) frame.add(bytes, recordBytes);
		await this.put(`${log.folder}/${idText(id)}`, wrapFile(frame.finish(), log.type, IMPLEMENTATION));
	}
}

/** A FlatBuffer as a file of a repository. */
export async function compressFile(type: FileType, buffer: Uint8Array): Promise<Uint8Array> {
	return wrapFile([await encodeZstd(buffer, COMPRESSION_LEVEL)], type, IMPLEMENTATION);
}

/** A new id of so many bytes. */
export function randomId(byteCount: 8 | 12): Uint8Array {
	return crypto.getRandomValues(new Uint8Array(byteCount));
}
