import type { MiraError } from "../../errors.ts";
import { corruptChunk } from "../codec.ts";
import type { JpegComponent, JpegFrame } from "./jpeg-frame.ts";
import type { HuffmanTable } from "./jpeg-huffman.ts";
import { standardTables } from "./jpeg-standard-tables.ts";

/** Tables that a stream may leave to another one, such as the tag JPEGTables of TIFF. Each has four places. */
export type JpegTables = {
	quantization: (Uint16Array | undefined)[];
	dc: (HuffmanTable | undefined)[];
	ac: (HuffmanTable | undefined)[];
	/** Units between restart markers; 0 for none. */
	restartUnits: number;
};

/** A component in a scan, with the tables that the scan gives it: those that its coding needs. */
export type ScanComponent = { component: JpegComponent; dc: HuffmanTable | undefined; ac: HuffmanTable | undefined };

/** What a scan header (SOS) says, and the restart interval that holds for it. */
export type JpegScan = {
	components: ScanComponent[];
	/**
	 * Progressive coding: the first and last coefficient, and the bits above and below those that come. Lossless coding: the
	 * number of the predictor is `first`.
	 */
	first: number;
	last: number;
	high: number;
	low: number;
	/** Units between restart markers; 0 for none. */
	restartUnits: number;
};

/** Reads a scan header (T.81 B.2.3). */
export function parseScan(frame: JpegFrame, { dc, ac, restartUnits }: JpegTables, data: Uint8Array): JpegScan {
	const count = data[0] ?? 0;
	const [first = 0, last = 0, bits = 0] = data.subarray(1 + 2 * count);
	const components = Array.from({ length: count }, (_, i) => {
		const [id, tables = 0] = data.subarray(1 + 2 * i);
		const component = frame.components.find((candidate) => candidate.id === id);
		if (id === undefined) throw corruptChunk("jpeg", "the header of a scan ends before its components");
		if (component === undefined)
			throw corruptChunk("jpeg", `a scan is of component ${id}, which the frame does not have`);
		const standard = frame.coding === "sequential" ? standardTables() : undefined;
		return {
			component,
			dc: dc[tables >> 4] ?? standard?.dc[tables >> 4],
			ac: ac[tables & 15] ?? standard?.ac[tables & 15],
		};
	});
	const units = components.reduce((sum, { component }) => sum + component.across * component.down, 0);
	if (count < 1 || count > 4 || data.length !== 4 + 2 * count || (count > 1 && units > 10))
		throw corruptChunk("jpeg", "a scan header is damaged");
	if (new Set(components.map(({ component }) => component)).size !== count)
		throw corruptChunk("jpeg", "a scan has a component twice");
	// Writers of sequential streams put anything here.
	if (frame.coding === "sequential") return { components, first: 0, last: 63, high: 0, low: 0, restartUnits };
	if (frame.coding === "lossless") {
		if (first < 1 || first > 7 || (bits & 15) >= frame.precision)
			throw corruptChunk("jpeg", "a scan header is damaged");
		return { components, first, last: 0, high: 0, low: bits & 15, restartUnits };
	}
	const isBand = first === 0 ? last === 0 : first <= last && last < 64 && count === 1;
	if (!isBand || (bits & 15) > 13) throw corruptChunk("jpeg", "a scan header is damaged");
	return { components, first, last, high: bits >> 4, low: bits & 15, restartUnits };
}

/** Throws unless a scan has the tables that its coding needs, and restarts where its coding allows them. */
export function requireTables(frame: JpegFrame, { components, first, high, restartUnits }: JpegScan): void {
	const isProgressive = frame.coding === "progressive";
	const needsDc = !isProgressive || (first === 0 && high === 0);
	const needsAc = isProgressive ? first > 0 : frame.coding === "sequential";
	for (const { component, dc, ac } of components) {
		const isUnscaled = frame.coding === "sequential" && component.quantization === undefined;
		if ((needsDc && dc === undefined) || (needsAc && ac === undefined) || isUnscaled) throw noTable();
	}
	if (frame.coding === "lossless" && restartUnits % frame.width !== 0)
		throw corruptChunk("jpeg", "a restart interval is not a number of whole rows");
}

/** A scan without the tables it needs. */
export function noTable(): MiraError {
	return corruptChunk("jpeg", "a scan needs a table that the stream does not have");
}
