import type { Diagnostic } from "../../diagnostics.ts";
import { MiraError } from "../../errors.ts";
import { Repository, type Version } from "../../icechunk/repository.ts";
import { ManifestStore } from "../../manifest/manifest-store.ts";
import { createParser, type Parser } from "../parser.ts";
import type { ParserOptions } from "../parser-options.ts";
import { readZarrTree } from "../zarr/tree.ts";
import { type IcechunkOptions, icechunkFormat } from "./format.ts";
import { SnapshotSpace } from "./snapshot-space.ts";

export type { IcechunkOptions } from "./format.ts";

/**
 * A parser for Icechunk repositories, format 1 and 2, by the url of their root: the branch `main`, or what `branch`, `tag` or
 * `snapshot` name. References to other objects are kept and listed in the diagnostics where they may not be read; the
 * checksums that they carry are compared when they are.
 */
export function icechunk(options: IcechunkOptions & ParserOptions = {}): Parser {
	return createParser(icechunkFormat, options, async (url, registry, choice) => {
		const diagnostics: Diagnostic[] = [];
		const repository = new Repository(url, registry);
		const { value: snapshot } = await repository.snapshot(await repository.resolve(versionOf(options)));
		const space = new SnapshotSpace(repository, snapshot, registry, diagnostics);
		const { group, version } = await readZarrTree(space, options, choice, diagnostics);
		const facts = { version: await repositoryVersion(repository, options), traits: [version] };
		return new ManifestStore({ url, group, registry, diagnostics, facts });
	});
}

/** A snapshot by its id needs nothing else of the repository, so nothing else is read for the sake of a name. */
async function repositoryVersion(repository: Repository, { snapshot }: IcechunkOptions): Promise<string> {
	if (snapshot !== undefined) return "Icechunk";
	return `Icechunk specification ${(await repository.repo()) === undefined ? 1 : 2}`;
}

function versionOf({ branch, tag, snapshot }: IcechunkOptions): Version {
	if ([branch, tag, snapshot].filter((name) => name !== undefined).length > 1)
		throw new MiraError("bad-argument", "of branch, tag and snapshot only one can be asked for");
	if (snapshot !== undefined) return { kind: "snapshot", id: snapshot };
	return tag === undefined ? { kind: "branch", name: branch ?? "main" } : { kind: "tag", name: tag };
}
