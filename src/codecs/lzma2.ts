import { corruptLzma, type LzmaDecoder, type LzmaProperties, lzmaProperties } from "./lzma-decoder.ts";

/** A piece of LZMA2: so many bytes of output, from `bytes`. */
type Piece = {
	isStored: boolean;
	resetsDictionary: boolean;
	/** Forgets what was learnt; with new properties where there is a byte for them. */
	resetsState: boolean;
	properties: LzmaProperties | undefined;
	outputBytes: number;
	bytes: Uint8Array;
	/** Where the next piece begins. */
	next: number;
};

/** Reads the head of a piece. Undefined at the byte that ends the data. */
function readPiece(bytes: Uint8Array, at: number): Piece | undefined {
	const control = bytes[at];
	if (control === 0) return undefined;
	const isStored = control !== undefined && control <= 2;
	if (control === undefined || (!isStored && control < 0x80)) throw corruptLzma("a piece of LZMA2 has no beginning");
	const mode = (control >>> 5) & 3;
	const hasProperties = !isStored && mode >= 2;
	const headBytes = isStored ? 3 : hasProperties ? 6 : 5;
	if (at + headBytes > bytes.length) throw corruptLzma("it ends too early");
	const view = new DataView(bytes.buffer, bytes.byteOffset + at, headBytes);
	const outputBytes = view.getUint16(1) + 1 + (isStored ? 0 : (control & 0x1f) << 16);
	const inputBytes = isStored ? outputBytes : view.getUint16(3) + 1;
	const next = at + headBytes + inputBytes;
	if (next > bytes.length) throw corruptLzma("it ends too early");
	return {
		isStored,
		resetsDictionary: isStored ? control === 1 : mode === 3,
		resetsState: !isStored && mode >= 1,
		properties: hasProperties ? lzma2Properties(view.getUint8(5)) : undefined,
		outputBytes,
		bytes: bytes.subarray(at + headBytes, next),
		next,
	};
}

/** LZMA2 has smaller tables than LZMA. */
function lzma2Properties(byte: number): LzmaProperties {
	const properties = lzmaProperties(byte);
	if (properties.literalContextBits + properties.literalPositionBits > 4)
		throw corruptLzma("its properties are impossible");
	return properties;
}

/** How many bytes LZMA2 data stand for, and where they end, without decoding them. */
export function measureLzma2(bytes: Uint8Array, start: number): { outputBytes: number; end: number } {
	let outputBytes = 0;
	let at = start;
	for (let piece = readPiece(bytes, at); piece !== undefined; piece = readPiece(bytes, at)) {
		outputBytes += piece.outputBytes;
		at = piece.next;
	}
	return { outputBytes, end: at + 1 };
}

/** Decodes LZMA2 data into an output of the size they were measured to have. */
export function decodeLzma2(bytes: Uint8Array, start: number, decoder: LzmaDecoder): void {
	let isFirst = true;
	let target = 0;
	for (let piece = readPiece(bytes, start); piece !== undefined; piece = readPiece(bytes, piece.next)) {
		if (isFirst && !piece.resetsDictionary) throw corruptLzma("its first piece refers to others");
		isFirst = false;
		target += piece.outputBytes;
		if (piece.resetsDictionary) decoder.resetDictionary();
		if (piece.resetsState) decoder.resetState(piece.properties);
		if (piece.isStored) decoder.store(piece.bytes);
		else if (decoder.decode(piece.bytes, target) !== "full" || !decoder.isFinished)
			throw corruptLzma("a piece of LZMA2 has another size than it says");
	}
}

/** Undoes the delta filter in place: each byte was stored as the difference to the one `distance` before. */
export function undoDelta(bytes: Uint8Array, distance: number): void {
	for (let i = distance; i < bytes.length; i++) bytes[i] = (bytes[i] as number) + (bytes[i - distance] as number);
}
