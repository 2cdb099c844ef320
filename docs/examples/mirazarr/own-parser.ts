/** A parser of one's own: it turns the object at a URL into a store, and reads it through the registry alone. */
import { ManifestGroup, ManifestStore, MiraError, openStore, type Parser } from "mirazarr";
import { textAttribute } from "mirazarr/fill";

const notes: Parser = async (url, registry) => {
	const text = new TextDecoder().decode(await registry.source(url).readUpTo(0, 100));
	if (!text.startsWith("NOTE ")) throw new MiraError("unknown-format", "this is not a note", { url });
	const group = new ManifestGroup(new Map([["comment", textAttribute(text.slice(5))]]));
	return new ManifestStore({ url, group, registry });
};

const { group } = await openStore(new Blob(["NOTE no arrays here"]), { parser: notes });
console.log(group.attributes.get("comment")?.values.join()); // no arrays here
