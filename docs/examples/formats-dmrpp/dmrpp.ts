/** A document of OPeNDAP that says where the chunks of a granule are: one small request, and the granule itself is not opened. */
import { decode, MemoryStore, ObjectStoreRegistry, openStore, type ParserOptions } from "mirazarr";
import { type DmrppOptions, dmrpp } from "mirazarr/formats/dmrpp";

const document = `<Dataset xmlns="http://xml.opendap.org/ns/DAP/4.0#" xmlns:dmrpp="http://xml.opendap.org/dap/dmrpp/1.0.0#"
	dapVersion="4.0" dmrVersion="1.0" name="a.h5" dmrpp:href="a.h5">
	<Dimension name="x" size="3"/>
	<Int16 name="height"><Dim name="/x"/>
		<Attribute name="_FillValue" type="Int16"><Value>-1</Value></Attribute>
		<dmrpp:chunks byteOrder="LE"><dmrpp:chunk offset="4" nBytes="6"/></dmrpp:chunks>
	</Int16>
</Dataset>`;
const granule = new Uint8Array(Int16Array.of(0, 0, 12, -1, 14).buffer);
const files = new MemoryStore([
	["a.h5.dmrpp", new TextEncoder().encode(document)],
	["a.h5", granule],
]);
const registry = new ObjectStoreRegistry().register("memory://granules/", files);

const options: DmrppOptions & ParserOptions = { drop: [] };
const store = await openStore("memory://granules/a.h5.dmrpp", { registry, parser: dmrpp(options) });
console.log((await decode(store, "height")).data.join()); // 12,NaN,14
