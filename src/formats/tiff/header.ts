import { MiraError } from "../../errors.ts";
import { isTiff } from "./format.ts";

/** What the first bytes of a file say. */
export type TiffHeader = { littleEndian: boolean; isBig: boolean; firstOffsetBytes: number };

/** Reads the header: 8 bytes, 16 in a BigTIFF. */
export function parseHeader(head: Uint8Array, url: string): TiffHeader {
	if (!isTiff(head)) throw new MiraError("corrupt-file", "the file does not begin like a TIFF", { url });
	const littleEndian = head[0] === 0x49;
	const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
	const isBig = view.getUint16(2, littleEndian) === 43;
	if (head.length < (isBig ? 16 : 8))
		throw new MiraError("truncated-file", "the file ends inside its header", { url, offset: head.length });
	if (!isBig) return { littleEndian, isBig, firstOffsetBytes: view.getUint32(4, littleEndian) };
	const offsetSize = view.getUint16(4, littleEndian);
	if (offsetSize !== 8)
		throw new MiraError("corrupt-file", `a BigTIFF has offsets of 8 bytes, not ${offsetSize}`, { url, offset: 4 });
	return { littleEndian, isBig, firstOffsetBytes: Number(view.getBigUint64(8, littleEndian)) };
}
