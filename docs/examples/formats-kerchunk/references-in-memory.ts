/** References that are in memory already, as an object, without a file: from a database, or from another program. */
import { ObjectStoreRegistry, read } from "mirazarr";
import { parseReferences, type ReferenceInput } from "mirazarr/formats/kerchunk";

const references: ReferenceInput = {
	".zgroup": '{"zarr_format":2}',
	"a/.zarray":
		'{"zarr_format":2,"shape":[2],"chunks":[2],"dtype":"<i2","fill_value":0,"order":"C","compressor":null,"filters":null}',
	"a/0": "base64:AQACAA==",
};
const store = await parseReferences(references, new ObjectStoreRegistry());
console.log((await read(store, "a")).data.join()); // 1,2
