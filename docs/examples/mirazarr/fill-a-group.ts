/** A group takes arrays, groups and errors: an array that cannot be decoded is listed with its reason, and the rest opens. */
import { isMiraError, ManifestGroup, ManifestStore, MiraError, type NodeContent, openStore } from "mirazarr";

const { url, group, registry } = await openStore("samples/buoys.nc");
const contents: Record<string, NodeContent> = {
	depth: group.arrays.get("depth")!,
	spectra: new MiraError("unsupported-feature", "spectra are compressed by a method that is secret", { url }),
	raw: new ManifestGroup(),
};
const root = new ManifestGroup();
for (const [name, content] of Object.entries(contents)) root.add(name, content);

const store = new ManifestStore({ url, group: root, registry });
const paths = store.contents().map(({ path }) => path);
console.log(paths.join(" ")); // / /depth /spectra /raw
try {
	store.array("spectra");
} catch (error) {
	if (isMiraError(error)) console.log(error.what); // spectra are compressed by a method that is secret
}
