/** The parser of HDF4 and HDF-EOS 2, for programs that read nothing else: only its code is loaded. */
import { decode, openStore, type ParserOptions } from "mirazarr";
import { type Hdf4Options, hdf4 } from "mirazarr/formats/hdf4";

const options: Hdf4Options & ParserOptions = { drop: ["partly"] };
const store = await openStore("test/fixtures/hdf4/fills.hdf", { parser: hdf4(options) });
console.log((await decode(store, "masked")).data.join(" ")); // 1 NaN 3 4 NaN 6
