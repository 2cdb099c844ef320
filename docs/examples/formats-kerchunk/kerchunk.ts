/** References of Kerchunk in JSON. What a template stands for can be said when they are opened, so that an archive may move. */
import { MemoryStore, ObjectStoreRegistry, openStore } from "mirazarr";
import { type KerchunkOptions, kerchunk } from "mirazarr/formats/kerchunk";

const references = {
	version: 1,
	templates: { archive: "https://old.example.org" },
	refs: {
		".zgroup": '{"zarr_format":2}',
		"a/.zarray":
			'{"zarr_format":2,"shape":[2],"chunks":[2],"dtype":"<i2","fill_value":0,"order":"C","compressor":null,"filters":null}',
		"a/0": ["{{archive}}/a.bin", 16, 4],
	},
};
const files = new MemoryStore([["refs.json", new TextEncoder().encode(JSON.stringify(references))]]);
const registry = new ObjectStoreRegistry().register("memory://refs/", files);
const options: KerchunkOptions = { templates: { archive: "s3://new-bucket" } };
const store = await openStore("memory://refs/refs.json", { registry, parser: kerchunk(options) });
console.log((await store.array("a").manifest()).urls.join()); // s3://new-bucket/a.bin
