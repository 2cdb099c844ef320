import { type BytesToBytesCodec, badConfiguration, requireLength } from "../codec.ts";
import { wholeNumber } from "../configuration.ts";

/**
 * `mirazarr.fits_column`: one column of a table whose rows are packed. The chunk is a run of whole rows of `row_bytes`; of each
 * it takes `column_bytes` from `offset_bytes` on.
 */
export const columnCodec: BytesToBytesCodec = {
	kind: "bytes-to-bytes",
	create(configuration) {
		const name = "mirazarr.fits_column";
		const rowBytes = wholeNumber(name, configuration, "row_bytes", { least: 1 });
		const offsetBytes = wholeNumber(name, configuration, "offset_bytes", { least: 0 });
		const columnBytes = wholeNumber(name, configuration, "column_bytes", { least: 1 });
		if (offsetBytes + columnBytes > rowBytes)
			throw badConfiguration(name, `a column of ${columnBytes} bytes at ${offsetBytes} is not in ${rowBytes}`);
		return {
			encodedBytes: (decodedBytes) => (decodedBytes / columnBytes) * rowBytes,
			decode(bytes, { outputBytes }) {
				const rows = outputBytes === undefined ? Math.floor(bytes.length / rowBytes) : outputBytes / columnBytes;
				requireLength(name, bytes, rows * rowBytes);
				return takeColumn(bytes, rows, { rowBytes, offsetBytes, columnBytes });
			},
		};
	},
};

type ColumnPlace = { rowBytes: number; offsetBytes: number; columnBytes: number };

function takeColumn(bytes: Uint8Array, rows: number, { rowBytes, offsetBytes, columnBytes }: ColumnPlace): Uint8Array {
	if (columnBytes === rowBytes) return bytes;
	const output = new Uint8Array(rows * columnBytes);
	// A view for each row costs more than the few bytes of a number.
	if (columnBytes <= 32) {
		for (let row = 0, to = 0; row < rows; row++) {
			const from = row * rowBytes + offsetBytes;
			for (let i = 0; i < columnBytes; i++) output[to++] = bytes[from + i] as number;
		}
		return output;
	}
	for (let row = 0; row < rows; row++) {
		const from = row * rowBytes + offsetBytes;
		output.set(bytes.subarray(from, from + columnBytes), row * columnBytes);
	}
	return output;
}
