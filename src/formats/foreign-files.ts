/** Files that people hand over by mistake: what each is by its first bytes, and what to do about it. */
export type ForeignFile = {
	/** With its article: `a PDF document`. */
	name: string;
	/** What helps, where it is more than to look for the right file. */
	advice?: string;
};

type Signature = ForeignFile & {
	/** Bytes, or ASCII text, at its beginning; a pattern for what is text. */
	begins: readonly number[] | string | RegExp;
	/** Where `begins` stands; 0 where nothing is said. */
	offset?: number;
};

const DOWNLOADED =
	"It is often an error or login page, saved under the name of the data: open it in a browser to see, and fetch the data again";

/** Formats are asked first: an HDF5 file may begin with anything, a script too (its user block). */
const SIGNATURES: readonly Signature[] = [
	{ name: "a PDF document", begins: "%PDF-" },
	{ name: "a PNG image", begins: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
	{ name: "a JPEG image", begins: [0xff, 0xd8, 0xff] },
	{ name: "a GIF image", begins: "GIF8" },
	{ name: "a JPEG 2000 image", begins: [0, 0, 0, 0x0c, 0x6a, 0x50, 0x20, 0x20, 0x0d, 0x0a, 0x87, 0x0a] },
	{ name: "an old Microsoft Office document", begins: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1] },
	{ name: "a file compressed with bzip2", begins: "BZh", advice: "Decompress it first, with bunzip2" },
	{
		name: "a file compressed with xz",
		begins: [0xfd, 0x37, 0x7a, 0x58, 0x5a, 0x00],
		advice: "Decompress it first, with unxz",
	},
	{
		name: "a file compressed with compress",
		begins: [0x1f, 0x9d],
		advice: "Decompress it first, with uncompress",
	},
	{ name: "a 7z archive", begins: [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c], advice: "Unpack it first" },
	{ name: "a RAR archive", begins: "Rar!", advice: "Unpack it first" },
	{ name: "a tar archive", begins: "ustar", offset: 257, advice: "Unpack it first, with tar -xf" },
	{ name: "a Parquet file", begins: "PAR1", advice: "References in Parquet are opened by their directory" },
	{
		name: "a Git LFS pointer, not the file that it stands for",
		begins: "version https://git-lfs.github.com/spec/",
		advice: "Fetch the file itself, with git lfs pull",
	},
	{
		name: "a git-annex pointer, not the file that it stands for",
		begins: "/annex/objects/",
		advice: "Fetch the file itself, with git annex get",
	},
	{ name: "a script", begins: "#!" },
	{ name: "an HTML page", begins: /^\s*(<!--.*?-->\s*)*<(!doctype html|html|head|body)\b/is, advice: DOWNLOADED },
	{ name: "an XML document", begins: /^\s*<\?xml\b/i, advice: DOWNLOADED },
	{ name: "NetCDF as text (CDL)", begins: /^\s*netcdf\s+\S+\s*\{/, advice: "Convert it to NetCDF with ncgen" },
];

/** More than this need not be read as text. */
const TEXT_BYTES = 1024;

/** What a file is that no format recognises, by its first bytes; undefined where that is not known. */
export function recogniseForeign(head: Uint8Array): ForeignFile | undefined {
	if (head.length === 0) return { name: "an empty file", advice: "Perhaps its download failed: fetch it again" };
	const text = new TextDecoder().decode(head.subarray(0, TEXT_BYTES));
	const found = SIGNATURES.find(({ begins, offset = 0 }) => {
		if (begins instanceof RegExp) return begins.test(text);
		const bytes = typeof begins === "string" ? new TextEncoder().encode(begins) : begins;
		return bytes.every((byte, i) => head[offset + i] === byte);
	});
	if (found !== undefined) return { name: found.name, ...(found.advice === undefined ? {} : { advice: found.advice }) };
	return isPlainText(head.subarray(0, TEXT_BYTES)) ? { name: "a text file" } : undefined;
}

/** True where all bytes are those of ASCII text. */
function isPlainText(bytes: Uint8Array): boolean {
	return bytes.every((byte) => (byte >= 0x20 && byte < 0x7f) || byte === 0x09 || byte === 0x0a || byte === 0x0d);
}
