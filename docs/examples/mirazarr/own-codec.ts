/** A codec of one's own, by the name that files have for it: afterwards `read`, `decode` and zarrita know it. */
import { openStore, read, registerCodec } from "mirazarr";

registerCodec("example.inverted", {
	kind: "bytes-to-bytes",
	create: () => ({ decode: (bytes) => bytes.map((byte) => 255 - byte), encodedBytes: (count) => count }),
});

const refs = {
	"zarr.json": '{"zarr_format":3,"node_type":"group"}',
	"a/zarr.json": JSON.stringify({
		...{ zarr_format: 3, node_type: "array", shape: [2], data_type: "uint8", fill_value: 0, attributes: {} },
		chunk_grid: { name: "regular", configuration: { chunk_shape: [2] } },
		chunk_key_encoding: { name: "default" },
		codecs: [{ name: "bytes" }, { name: "example.inverted" }],
	}),
	"a/c/0": "base64:/v0=",
};
const store = await openStore(new Blob([JSON.stringify({ version: 1, refs })]));
console.log((await read(store, "a")).data.join(" ")); // 1 2
