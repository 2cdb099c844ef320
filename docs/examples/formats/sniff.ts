/** A parser of one's own reads the first bytes as all others do: `headerBytes` of them, so that one request serves all. */
import { ManifestGroup, ManifestStore, MiraError, openStore } from "mirazarr";
import { headerBytes, type Parser } from "mirazarr/formats";

const lines: Parser = async (url, registry) => {
	const head = await registry.source(url).readUpTo(0, headerBytes);
	if (head[0] !== 35) throw new MiraError("unknown-format", "the file does not begin with #", { url });
	return new ManifestStore({
		url,
		group: new ManifestGroup(),
		registry,
		facts: { version: `${head.length} bytes of text` },
	});
};
const { facts } = await openStore(new Blob(["# a comment"]), { parser: lines });
console.log(facts.version); // 11 bytes of text
