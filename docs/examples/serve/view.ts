/** A store as clients get it: decoded, and in codecs that every client has. */
import { openStore } from "mirazarr";
import { type Compression, servedView, type ViewOptions } from "mirazarr/serve";

const store = await openStore("samples/ocean-colour.nc");
const transcode: Compression = "zstd";
const options: ViewOptions = { decoded: true, transcode };
const view = servedView(store, options);
const { dataType, codecs } = view.array("physics/temperature").description;
console.log(dataType.name, codecs.map(({ name }) => name).join()); // float32 bytes,zstd
