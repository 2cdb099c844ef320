import { MiraError } from "../../errors.ts";
import { corruptChunk } from "../codec.ts";

/** One component of an image: its samples are fewer than those of the image where it is subsampled. */
export type JpegComponent = {
	id: number;
	/** Blocks across and down in each interleaved unit (MCU). */
	across: number;
	down: number;
	quantizationId: number;
	/** Samples, without the padding to whole blocks. */
	width: number;
	height: number;
	/** Blocks, in a scan of this component alone. */
	blocksAcross: number;
	blocksDown: number;
	/** Blocks a row of the plane, padded to whole MCUs. */
	strideBlocks: number;
	/** As it was when the first scan of the component began. */
	quantization: Uint16Array | undefined;
};

/** What the frame header (SOF) says. */
export type JpegFrame = {
	/** Bits of a sample: 8 or 12, and 2 to 16 where the coding is lossless. */
	precision: number;
	width: number;
	height: number;
	coding: "sequential" | "progressive" | "lossless";
	components: JpegComponent[];
	unitsAcross: number;
	unitsDown: number;
	/** Samples of the image for one of a component that has `across` 1, and `down` 1. */
	maxAcross: number;
	maxDown: number;
};

/** Processes by the low four bits of their marker that nobody uses in TIFF. */
const PROCESSES = new Map([
	[5, "differential coding"],
	[6, "differential coding"],
	[7, "differential coding"],
	[9, "arithmetic coding"],
	[10, "arithmetic coding"],
	[11, "arithmetic coding"],
	[13, "arithmetic coding"],
	[14, "arithmetic coding"],
	[15, "arithmetic coding"],
]);

/** Reads the segment of a frame header (T.81 B.2.2). Its marker tells which process was used, one of 16. */
export function parseFrame(marker: number, segment: Uint8Array): JpegFrame {
	const process = PROCESSES.get(marker & 15);
	if (process !== undefined) throw unsupported(process);
	const [precision = 0, heightHigh = 0, heightLow = 0, widthHigh = 0, widthLow = 0, count = 0] = segment;
	const coding = marker === 0xc2 ? "progressive" : marker === 0xc3 ? "lossless" : "sequential";
	if (coding === "lossless" ? precision < 2 || precision > 16 : precision !== 8 && precision !== 12)
		throw unsupported(`samples of ${precision} bits`);
	const width = widthHigh * 256 + widthLow;
	const height = heightHigh * 256 + heightLow;
	if (width === 0 || height === 0 || count === 0 || segment.length !== 6 + 3 * count)
		throw corruptChunk("jpeg", `a frame of ${width} x ${height} with ${count} components makes no sense`);
	const factors = Array.from({ length: count }, (_, i) => {
		const [id = 0, sampling = 0, quantizationId = 0] = segment.subarray(6 + 3 * i);
		return { id, across: sampling >> 4, down: sampling & 15, quantizationId };
	});
	const maxAcross = Math.max(...factors.map(({ across }) => across));
	const maxDown = Math.max(...factors.map(({ down }) => down));
	if (factors.some(({ across, down }) => across < 1 || across > 4 || down < 1 || down > 4))
		throw corruptChunk("jpeg", "a sampling factor is not 1 to 4");
	if (factors.some(({ across, down }) => maxAcross % across !== 0 || maxDown % down !== 0))
		throw unsupported("fractional subsampling");
	const unitsAcross = Math.ceil(width / (8 * maxAcross));
	const unitsDown = Math.ceil(height / (8 * maxDown));
	const components = factors.map((factor): JpegComponent => {
		const componentWidth = Math.ceil((width * factor.across) / maxAcross);
		const componentHeight = Math.ceil((height * factor.down) / maxDown);
		return {
			id: factor.id,
			across: factor.across,
			down: factor.down,
			quantizationId: factor.quantizationId,
			width: componentWidth,
			height: componentHeight,
			blocksAcross: Math.ceil(componentWidth / 8),
			blocksDown: Math.ceil(componentHeight / 8),
			strideBlocks: unitsAcross * factor.across,
			quantization: undefined,
		};
	});
	if (coding === "lossless" && maxAcross * maxDown > 1) throw unsupported("lossless coding with subsampling");
	return { precision, width, height, coding, components, unitsAcross, unitsDown, maxAcross, maxDown };
}

function unsupported(what: string): MiraError {
	return new MiraError("unsupported-feature", `a JPEG stream has ${what}, which is not decoded`);
}
