/** Notes what the sources are when references are written, in a document beside them: a later check finds what has changed. */
import { readFile } from "node:fs/promises";
import { MemoryStore, ObjectStoreRegistry, openStore } from "mirazarr";
import { netcdf3 } from "mirazarr/formats/netcdf3";
import { collectSources, parseSources, type SourceFacts, sourcesDocument, verify } from "mirazarr/verify";

const file = new Uint8Array(await readFile("samples/gauge-2023.nc"));
const archive = new MemoryStore([["gauge.nc", file]]);
const open = () =>
	openStore("memory://archive/gauge.nc", {
		registry: new ObjectStoreRegistry().register("memory://archive/", archive),
		parser: netcdf3(),
	});

const facts: SourceFacts[] = await collectSources(await open());
const document = sourcesDocument(facts);
console.log(facts.map(({ sizeBytes }) => sizeBytes).join()); // 340

await archive.put(
	"gauge.nc",
	file.map((byte, i) => (i === 339 ? byte + 1 : byte)),
);
const { ok, sources } = await verify(await open(), {
	sources: parseSources(document, "memory://archive/sources.json"),
});
console.log(ok, sources.map(({ status }) => status).join()); // false changed
