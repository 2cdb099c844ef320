import { decodeZstd, loadZstd } from "../codecs/zstd.ts";
import { isMiraError, MiraError } from "../errors.ts";
import { joinBytes } from "../zarr/join-bytes.ts";
import { isIcechunkFile, MAGIC } from "./signature.ts";

const IMPLEMENTATION_BYTES = 24;
const VERSION_AT = MAGIC.length + IMPLEMENTATION_BYTES;
/** Length of what every file begins with. */
export const HEADER_BYTES: number = VERSION_AT + 3;

/** What a file of a repository is. */
export type FileType = "snapshot" | "manifest" | "transaction log" | "repository";

const FILE_TYPES: Readonly<Record<FileType, number>> = {
	snapshot: 1,
	manifest: 2,
	"transaction log": 4,
	repository: 6,
};

/** The name of the program that wrote a file; undefined for what is not a file of Icechunk. */
export function implementationOf(file: Uint8Array): string | undefined {
	if (!isIcechunkFile(file)) return undefined;
	return new TextDecoder().decode(file.subarray(MAGIC.length, VERSION_AT)).trimEnd();
}

/** The FlatBuffer in a file; what is compressed may become `maxBytes` long. */
export async function unwrapFile(file: Uint8Array, type: FileType, url: string, maxBytes: number): Promise<Uint8Array> {
	if (file.length < HEADER_BYTES || !isIcechunkFile(file))
		throw new MiraError("corrupt-file", "it does not begin like an Icechunk file", { url });
	const [version, found, compression] = file.subarray(VERSION_AT, HEADER_BYTES);
	if (version !== 1 && version !== 2)
		throw new MiraError("unsupported-feature", `the file has version ${version} of Icechunk's format`, {
			url,
			hint: "Versions 1 and 2 can be read",
		});
	if (found !== FILE_TYPES[type])
		throw new MiraError("corrupt-file", `the file should be a ${type}, but is of type ${found}`, { url });
	const content = file.subarray(HEADER_BYTES);
	if (compression === 0) return content;
	if (compression !== 1)
		throw new MiraError("unsupported-feature", `the file has the unknown compression ${compression}`, { url });
	try {
		return decodeZstd(await loadZstd(), content, { maxOutputBytes: maxBytes });
	} catch (cause) {
		if (!isMiraError(cause, "corrupt-chunk")) throw cause;
		throw new MiraError("corrupt-file", `the file cannot be decompressed: ${cause.what}`, { url, cause });
	}
}

/** The file of version 2 around a FlatBuffer that is compressed already, as frames that follow each other. */
export function wrapFile(frames: readonly Uint8Array[], type: FileType, implementation: string): Uint8Array {
	const header = new Uint8Array(HEADER_BYTES);
	header.set(MAGIC);
	header.fill(0x20, MAGIC.length, VERSION_AT);
	header.set(new TextEncoder().encode(implementation).subarray(0, IMPLEMENTATION_BYTES), MAGIC.length);
	header.set([2, FILE_TYPES[type], 1], VERSION_AT);
	return joinBytes([header, ...frames]);
}
