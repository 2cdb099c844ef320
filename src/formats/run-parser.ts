import { MiraError } from "../errors.ts";
import type { ObjectStoreRegistry } from "../io/registry.ts";
import { ManifestStore } from "../manifest/manifest-store.ts";
import { answerZarrita } from "../read/zarrita-extension.ts";
import type { Parser } from "./parser.ts";

/** Runs a parser and checks what it gives: parsers also come from applications, where no compiler looked. */
export async function runParser(parser: Parser, url: string, registry: ObjectStoreRegistry): Promise<ManifestStore> {
	if (typeof parser !== "function")
		throw new MiraError("bad-argument", "a parser must be a function (url, registry) => Promise<ManifestStore>");
	const store: unknown = await parser(url, registry);
	if (store instanceof ManifestStore) return answerZarrita(store);
	throw new MiraError("bad-argument", "the parser did not give a ManifestStore", { url });
}
