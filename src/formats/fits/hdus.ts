import type { Diagnostic } from "../../diagnostics.ts";
import { isMiraError, located, MiraError } from "../../errors.ts";
import { headerBytes as firstReadBytes, type Source } from "../../io/source.ts";
import { type Budget, beyond } from "../../zarr/budget.ts";
import { elementCount } from "../../zarr/nd-array.ts";
import { BLOCK_BYTES, type FitsHeader, parseHeader } from "./header.ts";

/** A header and its data, the unit of which a FITS file is made. */
export type Hdu = {
	/** From 0, the primary one. */
	number: number;
	/** Where it is in the store: its number, below that of an HDU which holds its file. */
	path: string;
	header: FitsHeader;
	kind: HduKind;
	/** NAXISn reversed: the slowest axis first. */
	shape: number[];
	dataOffsetBytes: number;
	/** Without what pads them to a whole block. */
	dataBytes: number;
};

/** What the data are. */
export type HduKind =
	| { kind: "empty" }
	| { kind: "image" }
	| { kind: "compressed-image" }
	| { kind: "binary-table" }
	| { kind: "compressed-table" }
	| { kind: "ascii-table" }
	| { kind: "random-groups" }
	/** A FITS file in an extension: headerlets of HST. */
	| { kind: "file"; hdus: FoundHdu[] }
	/** An extension of a type that is not known. */
	| { kind: "bytes"; type: string };

/** An HDU, or why it is none; after one of which the size is not known nothing can be found. */
export type FoundHdu = Hdu | { number: number; path: string; problem: MiraError };

/** Enough for most headers of extensions: 360 cards. */
const WINDOW_BYTES = 10 * BLOCK_BYTES;
/** After so many short HDUs, more of them are expected, and read at once. */
const MANY_SHORT = 16;
const AHEAD_BYTES = 2 ** 20;
/** Ten times the largest headers that are known. What goes on for longer has no END. */
const MOST_HEADER_BYTES = 2 ** 24;
const MOST_AXES = 999;
const BITPIX: ReadonlySet<number> = new Set([8, 16, 32, 64, -32, -64]);

/** Finds all HDUs by the sizes that their headers tell: a request each, or none where a window has it, and never the data. */
export async function readHdus(
	source: Source,
	diagnostics: Diagnostic[],
	limits: Budget,
	signal: AbortSignal | undefined,
): Promise<FoundHdu[]> {
	const first = await readHeader(source, 0, firstReadBytes, signal);
	const endBytes = await source.size({ signal });
	return followingHdus(first, { source, diagnostics, limits, signal, path: "", beginBytes: 0, endBytes });
}

/** Bytes of an object that are a FITS file: all of them, or the data of an extension. */
type FileSpan = {
	source: Source;
	diagnostics: Diagnostic[];
	limits: Budget;
	signal: AbortSignal | undefined;
	/** Of the HDU that holds it. */
	path: string;
	beginBytes: number;
	endBytes: number;
};

/** All HDUs from a first header on, which begins where the span does. */
async function followingHdus(first: FoundHeader, span: FileSpan): Promise<FoundHdu[]> {
	const { source, signal, endBytes } = span;
	const hdus: FoundHdu[] = [];
	let found = first;
	let shortInARow = 0;
	let aheadTo = 0;
	for (let offset = span.beginBytes; ; ) {
		const number = hdus.length;
		if ("problem" in found) {
			if (number === 0) throw found.problem;
			reportEnd(span, number, found.problem, offset);
			return hdus;
		}
		const { header, headerBytes } = found;
		if (number > 0 && header.text("XTENSION") === undefined) {
			reportEnd(span, number, undefined, offset);
			return hdus;
		}
		const hdu = describeHdu(number, `${span.path}/${number}`, header, offset + headerBytes, source.url);
		hdus.push(hdu);
		const { maxNodes } = span.limits.limits;
		if (hdus.length > maxNodes) throw beyond("maxNodes", `it has more than ${maxNodes} HDUs`);
		if ("problem" in hdu) return hdus;
		if (number > 0 && INNER_FILES.has(extensionType(header))) await readInnerFile(hdu, span);
		const beginBytes = offset;
		offset = hdu.dataOffsetBytes + Math.ceil(hdu.dataBytes / BLOCK_BYTES) * BLOCK_BYTES;
		if (offset >= endBytes) return hdus;
		shortInARow = offset - beginBytes <= WINDOW_BYTES ? shortInARow + 1 : 0;
		// What little is left of a file is one request, whatever is in it.
		const isNearEnd = endBytes - offset <= firstReadBytes;
		if ((shortInARow >= MANY_SHORT || isNearEnd) && Math.min(offset + WINDOW_BYTES, endBytes) > aheadTo) {
			aheadTo = Math.min(offset + AHEAD_BYTES, endBytes);
			await source.readUpTo(offset, aheadTo - offset, { signal });
		}
		// The headers of one file are much alike.
		found = await readHeader(source, offset, Math.max(WINDOW_BYTES, headerBytes), signal);
	}
}

/** Types of extensions that hold a whole FITS file: that of stwcs, and the general one (astropy's FitsHDU). */
const INNER_FILES: ReadonlySet<string> = new Set(["HDRLET", "FITS"]);
/** Files within files within files have no end. */
const MOST_LEVELS = 4;

/** Reads the headers of the file that an extension holds; without them (compressed, or another thing) it stays bytes. */
async function readInnerFile(hdu: Hdu, outer: FileSpan): Promise<void> {
	const { header, path, dataOffsetBytes, dataBytes } = hdu;
	const endBytes = Math.min(dataOffsetBytes + dataBytes, outer.endBytes);
	const isTooDeep = path.split("/").length > MOST_LEVELS;
	if (header.flag("COMPRESS") || isTooDeep || dataOffsetBytes + BLOCK_BYTES > endBytes) return;
	const first = await readHeader(outer.source, dataOffsetBytes, Math.min(WINDOW_BYTES, dataBytes), outer.signal);
	if ("problem" in first || !first.header.flag("SIMPLE")) return;
	const hdus = await followingHdus(first, { ...outer, path, beginBytes: dataOffsetBytes, endBytes });
	hdu.kind = { kind: "file", hdus };
}

type FoundHeader = { header: FitsHeader; headerBytes: number } | { problem: MiraError };

async function readHeader(
	source: Source,
	offset: number,
	windowBytes: number,
	signal: AbortSignal | undefined,
): Promise<FoundHeader> {
	const { url } = source;
	for (let wanted = windowBytes; ; wanted *= 2) {
		const bytes = await source.readUpTo(offset, wanted, { signal });
		const parsed = parseHeader(bytes);
		if (parsed.kind === "header") return parsed;
		if (parsed.kind === "corrupt")
			return {
				problem: new MiraError("corrupt-file", "the header has no END: what follows is not a card", {
					url,
					offset: offset + parsed.at,
				}),
			};
		if (bytes.length < wanted)
			return { problem: new MiraError("truncated-file", "the file ends inside a header", { url, offset }) };
		if (wanted > MOST_HEADER_BYTES)
			return {
				problem: new MiraError("corrupt-file", `a header has no END within ${MOST_HEADER_BYTES} bytes`, {
					url,
					offset,
				}),
			};
	}
}

function reportEnd(
	{ diagnostics, path, endBytes }: FileSpan,
	number: number,
	problem: MiraError | undefined,
	offset: number,
): void {
	const isTruncated = isMiraError(problem, "truncated-file");
	diagnostics.push({
		severity: isTruncated ? "warning" : "info",
		code: isTruncated ? "truncated-file" : "bytes-skipped",
		path: path || "/",
		message: isTruncated
			? `the file ends inside the header of HDU ${number}, which begins at byte ${offset}`
			: `${endBytes - offset} bytes after HDU ${number - 1} are not another HDU and are left out`,
	});
}

function describeHdu(number: number, path: string, header: FitsHeader, dataOffsetBytes: number, url: string): FoundHdu {
	try {
		const bitpix = header.required("BITPIX", Number.MIN_SAFE_INTEGER);
		if (!BITPIX.has(bitpix)) throw new MiraError("corrupt-file", `the keyword BITPIX is ${bitpix}`);
		const axes = header.required("NAXIS", 0);
		if (axes > MOST_AXES) throw new MiraError("corrupt-file", `the keyword NAXIS is ${axes}`);
		const shape = Array.from({ length: axes }, (_, i) => header.required(`NAXIS${axes - i}`, 0));
		const kind = kindOf(number, header, axes);
		// Random groups mark themselves by a first axis of length 0 (FITS standard, 6.1).
		const isGroups = header.flag("GROUPS") && shape.at(-1) === 0;
		const elements = axes === 0 ? 0 : elementCount(isGroups ? shape.slice(0, -1) : shape);
		const { groups, parameters } = groupSizes(header);
		const dataBytes = axes === 0 ? 0 : (Math.abs(bitpix) / 8) * groups * (parameters + elements);
		if (!Number.isSafeInteger(dataBytes + dataOffsetBytes + BLOCK_BYTES))
			throw new MiraError(
				"corrupt-file",
				`its size is not a number of bytes: BITPIX ${bitpix}, axes ${shape.join(" x ")}`,
			);
		const found: HduKind = isGroups ? { kind: "random-groups" } : kind;
		return { number, path, header, kind: found, shape, dataOffsetBytes, dataBytes };
	} catch (error) {
		if (!isMiraError(error)) throw error;
		return { number, path, problem: located(error, { url, path, offset: dataOffsetBytes }) };
	}
}

/** GCOUNT and PCOUNT: how often the data are repeated, and what is beside them. */
export function groupSizes(header: FitsHeader): { groups: number; parameters: number } {
	const size = (keyword: string, fallback: number): number =>
		header.values.has(keyword) ? header.required(keyword, 0) : fallback;
	return { groups: size("GCOUNT", 1), parameters: size("PCOUNT", 0) };
}

function kindOf(number: number, header: FitsHeader, axes: number): HduKind {
	const type = number === 0 ? "IMAGE" : extensionType(header);
	switch (type) {
		case "IMAGE":
		case "IUEIMAGE":
			return axes === 0 ? { kind: "empty" } : { kind: "image" };
		case "BINTABLE":
		case "A3DTABLE":
			if (header.flag("ZTABLE")) return { kind: "compressed-table" };
			return header.flag("ZIMAGE") ? { kind: "compressed-image" } : { kind: "binary-table" };
		case "TABLE":
			return { kind: "ascii-table" };
		default:
			return axes === 0 ? { kind: "empty" } : { kind: "bytes", type };
	}
}

function extensionType(header: FitsHeader): string {
	return (header.text("XTENSION") ?? "").toUpperCase();
}
