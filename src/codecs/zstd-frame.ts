import { MiraError } from "../errors.ts";
import { corruptChunk } from "./codec.ts";

/** What the headers of a zstd stream say, before anything is decompressed. */
export type ZstdSize = {
	/** Where the last frame ends; bytes behind it are not part of the stream. */
	endBytes: number;
	/** The size of the content, if every frame declares its own. GDAL's and streaming writers' do not. */
	contentBytes: number | undefined;
	/** What the blocks can hold at most. */
	maxContentBytes: number;
};

const MAGIC = 0xfd2fb528;
const SKIPPABLE_MAGIC = 0x184d2a50; // to …5f
const MAX_BLOCK_BYTES = 128 * 1024;

/** Walks the frames and the headers of their blocks (RFC 8878, section 3.1). */
export function measureZstd(bytes: Uint8Array): ZstdSize {
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	const size: ZstdSize = { endBytes: 0, contentBytes: 0, maxContentBytes: 0 };
	while (size.endBytes + 8 <= bytes.length) {
		const magic = view.getUint32(size.endBytes, true);
		if (magic === MAGIC) addFrame(view, size);
		else if ((magic & 0xfffffff0) >>> 0 === SKIPPABLE_MAGIC)
			size.endBytes += 8 + view.getUint32(size.endBytes + 4, true);
		else break;
	}
	if (size.endBytes === 0) throw corruptChunk("zstd", "the bytes do not begin with a zstd frame");
	if (size.endBytes > bytes.length) throw cutOff();
	return size;
}

function addFrame(view: DataView, size: ZstdSize): void {
	const descriptor = view.getUint8(size.endBytes + 4);
	const singleSegment = (descriptor >> 5) & 1;
	const dictionaryBytes = [0, 1, 2, 4][descriptor & 3] as number;
	const contentFieldBytes = [singleSegment, 2, 4, 8][descriptor >> 6] as number;
	const dictionaryAt = size.endBytes + 5 + (singleSegment ? 0 : 1);
	const contentAt = dictionaryAt + dictionaryBytes;
	let at = contentAt + contentFieldBytes;
	if (at > view.byteLength) throw cutOff();
	for (let i = dictionaryAt; i < contentAt; i++)
		if (view.getUint8(i) !== 0)
			throw new MiraError("unsupported-feature", "a zstd frame needs a dictionary, which Zarr has no place for");
	let most = 0;
	for (let last = false; !last; ) {
		if (at + 3 > view.byteLength) throw cutOff();
		const header = view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
		last = (header & 1) === 1;
		const type = (header >> 1) & 3;
		if (type === 3) throw corruptChunk("zstd", "a block has the reserved type 3");
		const blockBytes = header >> 3;
		at += 3 + (type === 1 ? 1 : blockBytes); // type 1 is one byte that is repeated
		most += type === 2 ? MAX_BLOCK_BYTES : blockBytes;
	}
	size.endBytes = at + (descriptor & 4 ? 4 : 0);
	size.maxContentBytes += most;
	const declared = contentSize(view, contentAt, contentFieldBytes);
	if (declared !== undefined && declared > most)
		throw corruptChunk("zstd", `a frame declares ${declared} bytes, its blocks hold ${most} at most`);
	size.contentBytes =
		declared === undefined || size.contentBytes === undefined ? undefined : size.contentBytes + declared;
}

function contentSize(view: DataView, at: number, fieldBytes: number): number | undefined {
	switch (fieldBytes) {
		case 0:
			return undefined;
		case 1:
			return view.getUint8(at);
		case 2:
			return view.getUint16(at, true) + 256;
		case 4:
			return view.getUint32(at, true);
		default:
			return Number(view.getBigUint64(at, true));
	}
}

function cutOff(): Error {
	return corruptChunk("zstd", "the stream is cut off");
}
