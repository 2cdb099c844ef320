/** Runs a parser of one's own on a file and on damaged copies of it: a list of what is wrong, a sentence each. */
import { readFile } from "node:fs/promises";
import { ManifestGroup, ManifestStore } from "mirazarr";
import { netcdf3 } from "mirazarr/formats/netcdf3";
import { checkParser, type Parser, type ParserCheck } from "mirazarr/testing";

const files: ParserCheck["files"] = [["buoys.nc", new Uint8Array(await readFile("samples/buoys.nc"))]];
const sound: ParserCheck = { parser: netcdf3(), files, damages: 20 };
console.log((await checkParser(sound)).length); // 0

const careless: Parser = async (url, registry) => {
	if ((await registry.source(url).size()) < 912) throw new RangeError("it is cut off");
	return new ManifestStore({ url, group: new ManifestGroup(), registry });
};
console.log((await checkParser({ parser: careless, files, damages: 20 }))[0]); // the file cut short (damage 0) makes it throw RangeError: it is cut off
